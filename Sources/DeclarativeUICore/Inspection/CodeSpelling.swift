import Foundation
import TextFormats

/// A value that is written as view code writes it: the same on every machine and in every run.
package protocol CodeSpelled {
  /// The value in code.
  var inCode: String { get }
}

/// A value of any type in code; of a type that nothing is known of, only its name.
package func inCode(_ value: Any) -> String {
  if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable { return inCode(hashable.base) }
  switch value {
  case let value as any CodeSpelled: return value.inCode
  case let value as String: return value.quoted
  case let value as any BinaryInteger: return value.description
  case let value as any BinaryFloatingPoint: return Double(value).formatted(as: .exact)
  case let value as any LosslessStringConvertible: return value.description
  case let type as any Any.Type: return nameInCode(of: type)
  default: break
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum: return "." + (mirror.children.first.flatMap(\.label) ?? String(describing: value))
  case .optional: return mirror.children.first.map { inCode($0.value) } ?? "nil"
  case nil where "\(value)" == "(Function)": return "{ ... }"
  default: return nameInCode(of: type(of: value))
  }
}

extension ModifierCall: CodeSpelled {
  /// The call as it follows a view: `.padding(16)`.
  package var inCode: String {
    let given = arguments.map { label, value in
      switch value {
      // Key paths are written where the code needs them.
      case let keyPath as AnyKeyPath where name.lowercased().hasSuffix("environment"):
        Self.environmentName(of: keyPath).map { "\\." + $0 } ?? ""
      case is AnyKeyPath: ""
      // Edges are always smooth, whatever code says.
      case let style as FillStyle where !style.isEOFilled: ""
      default: (label.isEmpty ? "" : label + ": ") + DeclarativeUICore.inCode(value)
      }
    }
    let list = given.filter { !$0.isEmpty }.joined(separator: ", ")
    guard action != nil else { return ".\(name)(\(list))" }
    return ".\(name)\(list.isEmpty ? "" : "(\(list))") { ... }"
  }
}

extension Alignment: CodeSpelled {
  /// The alignment, or nil where it is the middle, which modifiers have by themselves.
  package var ifNotCentered: Alignment? { self == .center ? nil : self }

  package var inCode: String {
    if self == .center { return ".center" }
    let (horizontal, vertical) = (horizontal.inCode, vertical.inCode)
    let named: [Alignment: String] = [
      .top: ".top", .bottom: ".bottom", .leading: ".leading", .trailing: ".trailing", .topLeading: ".topLeading",
      .topTrailing: ".topTrailing", .bottomLeading: ".bottomLeading", .bottomTrailing: ".bottomTrailing",
    ]
    return named[self] ?? "Alignment(horizontal: \(horizontal), vertical: \(vertical))"
  }
}

extension HorizontalAlignment: CodeSpelled {
  package var inCode: String {
    let named: [HorizontalAlignment: String] = [.leading: ".leading", .center: ".center", .trailing: ".trailing"]
    return named[self] ?? "HorizontalAlignment"
  }
}

extension VerticalAlignment: CodeSpelled {
  package var inCode: String {
    let named: [VerticalAlignment: String] = [
      .top: ".top", .center: ".center", .bottom: ".bottom", .firstTextBaseline: ".firstTextBaseline",
      .lastTextBaseline: ".lastTextBaseline",
    ]
    return named[self] ?? "VerticalAlignment"
  }
}

extension AlignmentKey: CodeSpelled {
  package var inCode: String {
    for guide in [HorizontalAlignment.leading, .center, .trailing] where guide.key == self { return guide.inCode }
    for guide in [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
    where guide.key == self { return guide.inCode }
    return "AlignmentGuide"
  }
}

extension Edge.Set: CodeSpelled {
  package var inCode: String {
    let named: [(Edge.Set, String)] = [
      (.all, ".all"), (.horizontal, ".horizontal"), (.vertical, ".vertical"), (.top, ".top"), (.leading, ".leading"),
      (.bottom, ".bottom"), (.trailing, ".trailing"),
    ]
    if let name = named.first(where: { $0.0 == self })?.1 { return name }
    return "[" + named.dropFirst(3).filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}

extension EdgeInsets: CodeSpelled {
  /// One length for all edges, one for some of them, or one for each.
  package var inCode: String {
    let lengths: [(edge: Edge.Set, length: CGFloat)] = [
      (.top, top), (.leading, leading), (.bottom, bottom), (.trailing, trailing),
    ]
    let padded = lengths.filter { $0.length != 0 }
    guard let length = padded.first?.length, padded.allSatisfy({ $0.length == length }) else {
      if padded.isEmpty { return "0" }
      let each = zip(["top", "leading", "bottom", "trailing"], lengths)
        .map { "\($0): \(DeclarativeUICore.inCode($1.length))" }
      return "EdgeInsets(" + each.joined(separator: ", ") + ")"
    }
    let edges = padded.reduce(into: Edge.Set()) { $0.formUnion($1.edge) }
    return (edges == .all ? "" : edges.inCode + ", ") + DeclarativeUICore.inCode(length)
  }
}

extension CGSize: CodeSpelled {
  package var inCode: String { "x: \(Double(width).formatted(as: .exact)), y: \(Double(height).formatted(as: .exact))" }
}

extension CGPoint: CodeSpelled {
  package var inCode: String { "x: \(Double(x).formatted(as: .exact)), y: \(Double(y).formatted(as: .exact))" }
}

extension ClosedRange: CodeSpelled {
  package var inCode: String { DeclarativeUICore.inCode(lowerBound) + " ... " + DeclarativeUICore.inCode(upperBound) }
}

/// The name of a type, without modules and without what it is generic over.
package func nameInCode(of type: Any.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}
