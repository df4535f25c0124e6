import TextFormats

/// An outline of all that a value is made of, the same for the same value in every process.
///
/// The form is that of pointfreeco's SnapshotTesting, so that its references stay valid: fields are in the order of
/// their names, and those of a superclass are not shown.
struct ValueOutline {
  private typealias Content = (text: String, order: Order)

  /// What follows below a value's own line.
  private enum Order {
    /// Nothing.
    case none
    /// What it is made of, as it stands.
    case given
    /// What it is made of, sorted, because it has no order of its own or none that matters.
    case sorted
  }

  /// Deeper values could exhaust the stack of the thread.
  static let deepestLevel = 500
  /// The objects that contain what is being written.
  private var ancestors: Set<ObjectIdentifier> = []
  private var remainingParts: Int

  /// The outline of a value, each line with its line feed.
  /// - Parameter mostParts: how many parts the value may have; more could exhaust the memory.
  /// - Throws: `OutlineTooLarge` where the value is nested too deeply or has too many parts.
  static func text(of value: Any, mostParts: Int = 1_000_000) throws -> String {
    var outline = ValueOutline(remainingParts: mostParts)
    return try outline.text(of: value, name: nil, depth: 0)
  }

  private mutating func text(of value: Any, name: String?, depth: Int) throws -> String {
    remainingParts -= 1
    guard depth <= ValueOutline.deepestLevel else { throw OutlineTooLarge.tooDeep }
    guard remainingParts >= 0 else { throw OutlineTooLarge.tooManyParts }
    let mirror = Mirror(reflecting: value)
    let indentation = String(repeating: "  ", count: depth)
    let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    if let object, !ancestors.insert(object).inserted {
      let bullet = mirror.children.isEmpty ? "-" : "▿"
      return "\(indentation)\(bullet) \(name ?? "value") (circular reference detected)\n"
    }
    defer { object.map { _ = ancestors.remove($0) } }
    let content = ValueOutline.content(of: value, mirror)
    let bullet = content.order == .none || mirror.children.isEmpty ? "-" : "▿"
    let label = name.map { "\($0): " } ?? ""
    return "\(indentation)\(bullet) \(label)\(content.text)\n"
      + (try children(of: mirror, content.order, depth: depth + 1).joined())
  }

  private mutating func children(of mirror: Mirror, _ order: Order, depth: Int) throws -> [String] {
    guard order != .none else { return [] }
    var children: [(label: String, text: String)] = []
    for child in mirror.children {
      children.append((child.label ?? "", try text(of: child.value, name: child.label, depth: depth)))
    }
    if order == .sorted { children.sort { ($0.label, $0.text) < ($1.label, $1.text) } }
    return children.map(\.text)
  }

  private static func content(of value: Any, _ mirror: Mirror) -> Content {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return (count.counted("element"), .given)
    case .dictionary: return (count.counted("key/value pair"), .sorted)
    case .set: return (count.counted("member"), .sorted)
    case .tuple: return ("(\(count.counted("element")))", .given)
    case .optional: return (typeName(mirror) + (count == 0 ? ".none" : ""), .given)
    default: return ownContent(of: value, mirror)
    }
  }

  private static func ownContent(of value: Any, _ mirror: Mirror) -> Content {
    if let value = value as? any AnySnapshotStringConvertible {
      return (value.snapshotDescription, type(of: value).renderChildren ? .given : .none)
    }
    if isAddress(mirror) { return (typeName(mirror), .none) }
    if let value = value as? any CustomStringConvertible { return (value.description, .given) }
    switch mirror.displayStyle {
    case .struct, .class: return (typeName(mirror), .sorted)
    case .enum: return (typeName(mirror) + (mirror.children.isEmpty ? ".\(value)" : ""), .given)
    default: return (String(describing: value), .given)
    }
  }

  /// Whether a value is a place in memory, which is another one in the next run.
  private static func isAddress(_ mirror: Mirror) -> Bool {
    let name = String(describing: mirror.subjectType).prefix { $0 != "<" }
    return [
      "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer", "OpaquePointer",
      "ObjectIdentifier",
    ].contains(name)
  }

  /// The type without the number that tells local types apart, which changes with the code around them.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(#/ #\d+/#, with: "")
  }
}
