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
    /// It is a part of what a view consists of.
    case part(ControlPart)
    /// It is a background or an overlay, counted from the view outwards.
    case layer(LayerKind, index: Int)
    /// It is what a modifier of the user's makes of the view.
    case modifierBody
    /// It is what a style of the user's makes of a control.
    case styleBody
    /// It is in front of the screen, presented by the view's modifier of this name.
    case presented(by: String)
    /// It is a text that is said of the view.
    case remark(call: String?)
    /// It is what a view would show at another moment; the call is that which leads to it.
    case possible(call: String)
    /// It is a gesture of the view, or one of two that another one is made of; the call is that which leads to it.
    case gesture(call: String)
  }

  package let node: Node
  package let role: Role
  /// The view above.
  package let parent: ViewElement?
  /// The modifiers of this view, the innermost first.
  package let modifiers: [Node]
  /// All nodes around this one that it inherits from, the outermost first.
  ///
  /// They are kept although nodes know who is above them: a host that goes on may take them out of its tree.
  let around: [Node]
  /// What is known of the view's type.
  package private(set) lazy var kind = ViewKind.of(type)
  /// What could not be done as the views ask for; kept by the outermost one.
  private let problems: [String]
  /// Whether a host shows the tree.
  package let isHosted: Bool

  init(
    _ node: Node, _ role: Role, below parent: ViewElement?, modifiers: [Node] = [], around: [Node],
    problems: [String] = [], isHosted: Bool = false
  ) {
    self.node = node
    self.role = role
    self.parent = parent
    self.modifiers = modifiers
    self.around = around
    self.problems = problems
    self.isHosted = parent?.isHosted ?? isHosted
  }

  /// The outermost view of a screen.
  convenience init?(rootOf screen: Node, problems: [String], isHosted: Bool) {
    guard let first = screen.children.first else { return nil }
    self.init(from: first, .root, below: nil, around: [screen], problems: problems, isHosted: isHosted)
  }

  /// A text about a view, such as its accessibility label.
  /// - Parameter call: that which leads to it, by itself; nil where it is walked to as a text.
  package convenience init(remark text: Text, on parent: ViewElement, by call: String? = nil) {
    let node = Node(Text.self, Grouping(), below: nil, at: .content).from(text)
    self.init(node, .remark(call: call), below: parent, around: parent.inside)
  }

  /// A view that another one would show at another moment, evaluated beside it.
  package convenience init?(possible view: some View, by call: String, below parent: ViewElement) {
    self.init(beside: parent, view, .possible(call: call))
  }

  convenience init?(beside parent: ViewElement, _ view: some View, _ role: Role) {
    let root = ViewTree(of: view).root
    guard let first = root.children.first else { return nil }
    self.init(from: first, role, below: parent, around: parent.inside + [root])
  }

  /// A gesture, which is looked at as a view is.
  package convenience init(_ gesture: AddedGesture, by call: String, below parent: ViewElement) {
    let node = Node(Swift.type(of: gesture.core), Grouping(), below: nil, at: .content).from(gesture)
    self.init(node, .gesture(call: call), below: parent, around: parent.inside)
  }

  /// The first view that is met on the way down from a node.
  convenience init(
    from start: Node, _ role: Role, below parent: ViewElement?, around outer: [Node], problems: [String] = [],
    isHosted: Bool = false
  ) {
    var (node, around, modifiers) = (start.evaluated, outer, [Node]())
    while let step = Self.step(from: node) {
      around += step.way
      modifiers += step.modifier.map { [$0] } ?? []
      node = step.next.evaluated
    }
    self.init(
      node, role, below: parent, modifiers: modifiers.reversed(), around: around, problems: problems, isHosted: isHosted
    )
  }

  /// The way from a node that is no view of its own to the next one; nil at a view.
  static func step(from node: Node) -> (way: [Node], modifier: Node?, next: Node)? {
    guard let first = node.children.first else { return nil }
    let kind = ViewKind.of(node.type)
    if kind.isTransparentToInspection { return ([node], nil, first) }
    guard kind.isModifier else { return nil }
    guard let user = node.content as? any ModifierKeeping else { return ([node], node, first) }
    // What the modifier is applied to lies somewhere in its body, if the body shows it.
    guard let way = node.way(to: { $0.type == user.contentType }), let next = way.last?.children.first else {
      return ([node], nil, first)
    }
    return ([node] + way, node, next)
  }

  /// The view; a place that no view has taken is `nil` of its type.
  package var value: Any {
    if let background = node.value as? any BackgroundPainting { return background.paintedStyle }
    return node.value
  }

  /// The type of the view.
  package var type: Any.Type { node.value is any BackgroundPainting ? Swift.type(of: value) : node.type }

  /// The name of the type where it is one of this library's; nil for the user's own types.
  package var libraryName: String? { kind.isOfLibrary ? kind.name : nil }

  /// Whether the view's body could not be asked for, because something that it reads is missing.
  package var isUnresolved: Bool {
    // A box stands below the node in its place, or below what it modifies.
    ([node] + node.children.prefix(1)).contains { $0.type == node.type && $0.content is MissingImageRule }
      && type != Image.self
  }

  /// The nodes that views inside inherit from.
  var inside: [Node] { around + [node] }

  /// What could not be done as the views of the tree ask for.
  package var problemsOfTree: [String] { parent?.problemsOfTree ?? problems }

  /// What the code calls on the view, the innermost first.
  package var calls: [ModifierCall] { modifiers.compactMap(\.call) }

  /// What the code calls on the view and on all views that it inherits from, the nearest first.
  package var callsAround: [ModifierCall] { around.reversed().compactMap(\.call) }
}

extension ViewElement {
  /// All views that belong to this one, each once.
  package var descendants: [ViewElement] {
    // The places of a modifier's content and of a control's label; what is there is reached without them.
    let added = modifierBodies + layers + presented
    if kind.placeholder != nil { return added }
    let parts = [givenLabel].compactMap(\.self) + (kind.isControl ? [styleBody].compactMap(\.self) + otherParts : [])
    return (seenChildren + parts + ownParts + [kind.isControl ? nil : styleBody].compactMap(\.self) + added).filter {
      !$0.kind.isAbsent
    }
  }
}

extension Node {
  /// The call of a modifier; nil at a view.
  fileprivate var call: ModifierCall? {
    if let described = value as? any CallDescribing { return described.call.byItsModifier }
    guard type is any ViewModifier.Type else { return nil }
    return ModifierCall("modifier", ["": type])
  }

  /// The node, or that of the view that waits there, evaluated by itself.
  @MainActor fileprivate var evaluated: Node { waitingView.flatMap { ViewTree(of: $0).root.children.first } ?? self }

  /// The nodes on the way down to the first one that satisfies a condition, which is the last of them.
  func way(to condition: (Node) -> Bool) -> [Node]? {
    for child in children {
      if condition(child) { return [child] }
      if let way = child.way(to: condition) { return [child] + way }
    }
    return nil
  }
}
