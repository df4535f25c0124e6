package import LayoutTree

/// A view as people speak of it, in the tree of nodes.
///
/// Modifiers, the branches of a condition and the views of a `ViewBuilder` have nodes too. Here modifiers belong to the
/// view that they change, and branches are looked through.
@MainActor
package final class ViewElement {
  /// How the view belongs to the one above.
  package enum Role: Equatable {
    /// It is the outermost one.
    case root
    /// It is one of the views inside; the index is nil where there can be only one.
    case child(index: Int?)
    /// It is what a control shows.
    case label
    /// It is a background or an overlay, counted from the view outwards.
    case layer(LayerKind, index: Int)
    /// It is what a modifier of the user's makes of the view.
    case modifierBody
    /// It is what a style of the user's makes of a control.
    case styleBody
    /// It is a text that is said of the view.
    case remark
  }

  package let node: Node
  package let role: Role
  /// The view above.
  package let parent: ViewElement?
  /// What could not be done as the views ask for; kept by the outermost one.
  private let problems: [String]
  /// The modifiers of this view, the innermost first.
  package let modifiers: [Node]
  /// All nodes between the one above and this one, the outermost first.
  ///
  /// They are kept although nodes know who is above them: a host that goes on may take them out of its tree.
  private let between: [Node]

  private init(
    _ node: Node, _ role: Role, below parent: ViewElement?, modifiers: [Node] = [], between: [Node] = [],
    problems: [String] = []
  ) {
    self.problems = problems
    self.node = node
    self.role = role
    self.parent = parent
    self.modifiers = modifiers
    self.between = between
  }

  /// The outermost view of a screen.
  convenience init?(rootOf screen: Node, problems: [String]) {
    guard let first = screen.children.first else { return nil }
    self.init(from: first, .root, below: nil, problems: problems)
  }

  /// A text that is said of a view, such as its name for people who do not see it.
  package convenience init(remark text: Text, on parent: ViewElement) {
    self.init(Node(Text.self, Grouping(), below: nil, at: .content).from(text), .remark, below: parent)
  }

  /// The first view that is met on the way down from a node.
  convenience init(
    from start: Node, _ role: Role, below parent: ViewElement?, between: [Node] = [], problems: [String] = []
  ) {
    var (node, between, modifiers) = (start, between, [Node]())
    while let step = Self.step(from: node) {
      between += step.way
      modifiers += step.modifier.map { [$0] } ?? []
      node = step.next
    }
    self.init(
      node, role, below: parent, modifiers: modifiers.reversed(), between: between, problems: problems)
  }

  /// The way from a node that is no view of its own to the next one; nil at a view.
  private static func step(from node: Node) -> (way: [Node], modifier: Node?, next: Node)? {
    guard let first = node.children.first else { return nil }
    if node.type is any LookedThrough.Type { return ([node], nil, first) }
    guard node.type is any ViewModifier.Type else { return nil }
    guard let user = node.content as? any ModifierKeeping else { return ([node], node, first) }
    // What the modifier is applied to lies somewhere in its body, if the body shows it.
    guard let way = node.way(to: { $0.type == user.contentType }), let next = way.last?.children.first else {
      return ([node], nil, first)
    }
    return ([node] + way, node, next)
  }

  /// What could not be done as the views of the tree ask for.
  package var problemsOfTree: [String] { parent?.problemsOfTree ?? problems }

  /// What the code calls on the view, the innermost first.
  package var calls: [ModifierCall] { modifiers.compactMap(\.call) }

  /// What the code calls on the view and on all views around it, the nearest first.
  package var callsAround: [ModifierCall] {
    between.reversed().compactMap(\.call) + (parent?.callsAround ?? [])
  }
}

extension ViewElement {
  /// The views inside, as the code has them; one that an `if` leaves out has its place.
  package var children: [ViewElement] {
    if isAbsent || isLeaf || isControl || isUnresolved { return [] }
    // The statements of a builder belong to the view whose content they are.
    if case .element? = node.children.first?.step {
    } else if node.children.count == 1 {
      var (way, node) = ([Node](), node.children[0])
      while node.type is any LookedThrough.Type, let next = node.children.first {
        way.append(node)
        node = next
      }
      if node.type is any ViewSequence.Type { return elements(at: node.children, between: way + [node]) }
    }
    return elements(at: node.children, between: [])
  }

  private func elements(at nodes: [Node], between: [Node]) -> [ViewElement] {
    let isCounted = nodes.count > 1 || isList
    return nodes.enumerated().map { index, node in
      ViewElement(from: node, .child(index: isCounted ? index : nil), below: self, between: between)
    }
  }

  /// What a control shows; nil where there is none.
  package var label: ViewElement? {
    guard isControl, let way = node.way(to: { $0.type is any StyledLabel.Type }) else { return nil }
    return way.last?.children.first.map { ViewElement(from: $0, .label, below: self, between: way) }
  }

  /// What a style of the user's makes of a control; nil where the style is one of the library's.
  package var styleBody: ViewElement? {
    guard isControl, let style = node.children.first, !style.isOfLibrary else { return nil }
    return style.children.first.map { ViewElement(from: $0, .styleBody, below: self, between: [style]) }
  }

  /// What modifiers of the user's make of the view, the innermost first.
  package var modifierBodies: [ViewElement] {
    modifiers.filter { $0.content is any ModifierKeeping }.map { ViewElement($0, .modifierBody, below: self) }
  }

  /// The backgrounds and overlays of the view, the innermost first.
  ///
  /// A group has one around each of its views; the first stands for all.
  package var layers: [ViewElement] {
    var counts: [LayerKind: Int] = [:]
    return modifiers.compactMap { modifier in
      guard let kind = (modifier.value as? any Layering)?.kind, modifier.children.count > 1,
        let content = modifier.children[1].children.first
      else { return nil }
      defer { counts[kind, default: 0] += 1 }
      return ViewElement(
        from: content, .layer(kind, index: counts[kind, default: 0]), below: self,
        between: [modifier, modifier.children[1]])
    }
  }

  /// By which guides the layer is aligned with its view; nil of what is no layer.
  package var layerAlignment: Alignment? {
    guard case .layer = role else { return nil }
    return (between.first?.value as? any Layering)?.alignment
  }

  /// All views that belong to this one, each once.
  package var descendants: [ViewElement] {
    // The places of a modifier's content and of a control's label; what is there is reached without them.
    if isPlaceholder { return layers + modifierBodies }
    return (children + [label, styleBody].compactMap(\.self) + modifierBodies + layers).filter { !$0.isAbsent }
  }
}

extension Node {
  /// The call of a modifier; nil at a view.
  fileprivate var call: ModifierCall? {
    if let described = value as? any CallDescribing { return described.call }
    guard type is any ViewModifier.Type else { return nil }
    return ModifierCall("modifier", ["": type])
  }

  /// The nodes on the way down to the first one that satisfies a condition, which is the last of them.
  fileprivate func way(to condition: (Node) -> Bool) -> [Node]? {
    for child in children {
      if condition(child) { return [child] }
      if let way = child.way(to: condition) { return [child] + way }
    }
    return nil
  }

  /// Whether the view or modifier is one of this library and not of its user.
  fileprivate var isOfLibrary: Bool { ViewElement.isOfLibrary(type) }
}
