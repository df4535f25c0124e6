import TextFormats

/// The views of a tree as text: each on a line of its own, as code writes it, with its modifiers; what is inside of it is
/// indented below.
///
/// Texts of two runs are the same where the views are: there is nothing in them of the machine, of memory or of time.
@MainActor
package struct ViewTreeText {
  /// How many characters of a line are written at most; nil writes all.
  private let lineLimit: Int?
  package private(set) var lines: [String] = []

  /// The text of a view with all views inside.
  package init(_ element: ViewElement, lineLimit: Int? = nil) {
    self.lineLimit = lineLimit
    add(element, title: "", at: 0)
  }

  private mutating func add(_ element: ViewElement, title: String, at depth: Int) {
    guard !element.kind.isAbsent else { return }
    var line = String(repeating: "  ", count: depth) + title + element.inCode
    if let lineLimit, line.count > lineLimit { line = line.prefix(lineLimit - 3) + "..." }
    lines.append(line)
    addBodies(of: element, at: depth + 1)
    for child in element.kind.placeholder == nil ? element.children : [] { add(child, title: "", at: depth + 1) }
    if let label = element.label { add(label, title: "", at: depth + 1) }
    for part in element.ownParts {
      guard case .part(let name) = part.role else { continue }
      add(part, title: "\(name): ", at: depth + 1)
    }
  }

  /// What is written between a view and what it contains: its layers, and what modifiers and styles make of it.
  private mutating func addBodies(of element: ViewElement, at depth: Int) {
    for layer in element.layers {
      guard case .layer(let kind, _) = layer.role else { continue }
      add(layer, title: kind.rawValue + ": ", at: depth)
    }
    for body in element.modifierBodies {
      lines.append(String(repeating: "  ", count: depth) + "modifier \(body.kind.name):")
      for child in body.children { add(child, title: "", at: depth + 1) }
    }
    for presented in element.presented {
      guard case .presented(let name) = presented.role else { continue }
      add(presented, title: name + ": ", at: depth)
    }
    if let body = element.styleBody { add(body, title: "style: ", at: depth) }
  }
}

extension ViewTree {
  /// The views as text, each on a line of its own, as code writes it; what is inside of it is indented below.
  package var text: String {
    element.map { ViewTreeText($0).lines.joined(separator: "\n") } ?? problems.joined(separator: "\n")
  }
}

extension ViewElement {
  /// The view as code writes it, with its modifiers in their order.
  package var inCode: String {
    let mark = isUnresolved ? " (not evaluated)" : ""
    // Layers are written below the view, not behind it.
    let written = calls.filter { LayerKind(rawValue: $0.name)?.saysNothingElse != true }
    return viewInCode + mark + written.map(\.inCode).joined()
  }

  /// The view without its modifiers.
  private var viewInCode: String {
    if let placeholder = kind.placeholder { return "\(placeholder)" }
    guard let spelling = (value as? any CodeSpelled)?.inCode else { return kind.name + (kind.isShape ? "()" : "") }
    // What a style is by a name of its own is no view by it.
    return spelling.hasPrefix(".") ? kind.name + spelling : spelling
  }
}
