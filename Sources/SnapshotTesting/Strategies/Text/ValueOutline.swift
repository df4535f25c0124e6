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

  /// The objects that contain what is being written.
  private var ancestors: Set<ObjectIdentifier> = []

  /// The outline, each line with its line feed.
  func text(of value: Any) -> String { text(of: value, name: nil, depth: 0) }

  private func text(of value: Any, name: String?, depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    let indentation = String(repeating: "  ", count: depth)
    var inner = self
    if mirror.displayStyle == .class, !inner.ancestors.insert(ObjectIdentifier(value as AnyObject)).inserted {
      let bullet = mirror.children.isEmpty ? "-" : "▿"
      return "\(indentation)\(bullet) \(name ?? "value") (circular reference detected)\n"
    }
    let content = ValueOutline.content(of: value, mirror)
    let bullet = content.order == .none || mirror.children.isEmpty ? "-" : "▿"
    let label = name.map { "\($0): " } ?? ""
    return "\(indentation)\(bullet) \(label)\(content.text)\n"
      + inner.children(of: mirror, content.order, depth: depth + 1).joined()
  }

  private func children(of mirror: Mirror, _ order: Order, depth: Int) -> [String] {
    switch order {
    case .none: return []
    case .given: return mirror.children.map { text(of: $0.value, name: $0.label, depth: depth) }
    case .sorted:
      let children = mirror.children.map { child in
        (label: child.label ?? "", text: text(of: child.value, name: child.label, depth: depth))
      }
      return children.sorted { ($0.label, $0.text) < ($1.label, $1.text) }.map(\.text)
    }
  }

  private static func content(of value: Any, _ mirror: Mirror) -> Content {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return (count == 1 ? "1 element" : "\(count) elements", .given)
    case .dictionary: return (count == 1 ? "1 key/value pair" : "\(count) key/value pairs", .sorted)
    case .set: return (count == 1 ? "1 member" : "\(count) members", .sorted)
    case .tuple: return (count == 1 ? "(1 element)" : "(\(count) elements)", .given)
    case .optional: return (typeName(mirror) + (count == 0 ? ".none" : ""), .given)
    default: return ownContent(of: value, mirror)
    }
  }

  private static func ownContent(of value: Any, _ mirror: Mirror) -> Content {
    if let value = value as? any AnySnapshotStringConvertible {
      return (value.snapshotDescription, type(of: value).renderChildren ? .given : .none)
    }
    if let value = value as? any CustomStringConvertible { return (value.description, .given) }
    switch mirror.displayStyle {
    case .struct, .class: return (typeName(mirror), .sorted)
    case .enum: return (typeName(mirror) + (mirror.children.isEmpty ? ".\(value)" : ""), .given)
    default: return (String(describing: value), .given)
    }
  }

  /// The type without the number that tells local types apart, which changes with the code around them.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(#/ #\d+/#, with: "")
  }
}
