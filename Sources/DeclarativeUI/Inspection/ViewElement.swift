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
  private let around: [Node]
  /// What is known of the view's type.
  package private(set) lazy var kind = ViewKind.of(type)
  /// What could not be done as the views ask for; kept by the outermost one.
  private let problems: [String]

  private init(
    _ node: Node, _ role: Role, below parent: ViewElement?, modifiers: [Node] = [], around: [Node],
    problems: [String] = []
  ) {
    self.node = node
    self.role = role
    self.parent = parent
    self.modifiers = modifiers
    self.around = around
    self.problems = problems
  }

  /// The outermost view of a screen.
  convenience init?(rootOf screen: Node, problems: [String]) {
    guard let first = screen.children.first else { return nil }
    self.init(from: first, .root, below: nil, around: [screen], problems: problems)
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

  private convenience init?(beside parent: ViewElement, _ view: some View, _ role: Role) {
    let root = ViewTree(of: view).root
    guard let first = root.children.first else { return nil }
    self.init(from: first, role, below: parent, around: [root])
  }

  /// A gesture, which is looked at as a view is.
  package convenience init(_ gesture: AddedGesture, by call: String, below parent: ViewElement) {
    let node = Node(Swift.type(of: gesture.core), Grouping(), below: nil, at: .content).from(gesture)
    self.init(node, .gesture(call: call), below: parent, around: parent.inside)
  }

  /// The first view that is met on the way down from a node.
  private convenience init(
    from start: Node, _ role: Role, below parent: ViewElement?, around outer: [Node], problems: [String] = []
  ) {
    var (node, around, modifiers) = (start, outer, [Node]())
    while let step = Self.step(from: node) {
      around += step.way
      modifiers += step.modifier.map { [$0] } ?? []
      node = step.next
    }
    self.init(node, role, below: parent, modifiers: modifiers.reversed(), around: around, problems: problems)
  }

  /// The way from a node that is no view of its own to the next one; nil at a view.
  private static func step(from node: Node) -> (way: [Node], modifier: Node?, next: Node)? {
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
  private var inside: [Node] { around + [node] }

  /// What could not be done as the views of the tree ask for.
  package var problemsOfTree: [String] { parent?.problemsOfTree ?? problems }

  /// What the code calls on the view, the innermost first.
  package var calls: [ModifierCall] { modifiers.compactMap(\.call) }

  /// What the code calls on the view and on all views that it inherits from, the nearest first.
  package var callsAround: [ModifierCall] { around.reversed().compactMap(\.call) }
}

extension ViewElement {
  /// The views inside, as the code has them; one that an `if` leaves out has its place.
  package var children: [ViewElement] {
    let statements = statements
    return statements.nodes.indices.map { child(at: $0, of: statements) }
  }

  /// How many views are inside.
  package var childCount: Int { statements.nodes.count }

  /// One of the views inside.
  package func child(at index: Int) -> ViewElement { child(at: index, of: statements) }

  private func child(at index: Int, of statements: (way: [Node], nodes: [Node])) -> ViewElement {
    let isCounted =
      statements.nodes.count > 1 || kind.isList || kind.isSection || isToolbar || node.memory is TabMemory
    return ViewElement(
      from: statements.nodes[index], .child(index: isCounted ? index : nil), below: self,
      around: inside + statements.way)
  }

  /// The nodes of the views inside, and the way to them: the statements of a builder belong to the view that they are in.
  private var statements: (way: [Node], nodes: [Node]) {
    if isToolbar { return ([], node.children.last?.toolbarPlaces ?? []) }
    if let screen = node.children.last, screen.type == LinkDestination.self { return statements(of: screen) }
    if kind.isAbsent || kind.isLeaf || kind.isControl || isUnresolved { return ([], []) }
    if kind.isLabeled { return contents }
    if let tabs = node.memory as? TabMemory { return ([], tabs.screens.map(\.node)) }
    if let rows = node.rowsOfList { return statements(of: rows) }
    if let root = (node.memory as? NavigationMemory)?.screens.first?.node { return statements(of: root) }
    if !kind.parts.isEmpty, !kind.isSection { return ([], []) }
    return statements(of: node)
  }

  /// The nodes of the views in a node, and the way to them.
  private func statements(of container: Node) -> (way: [Node], nodes: [Node]) {
    // An element of a `ForEach` is one view, whatever it is made of.
    let children = container.children.filter { $0.type != SectionPart.self }
    guard children.count == 1, kind.isSection || children[0].step.isContent else { return ([], children) }
    var (way, node) = ([Node](), children[0])
    while ViewKind.of(node.type).isTransparentToInspection, let next = node.children.first {
      way.append(node)
      node = next
    }
    return ViewKind.of(node.type).isSequence ? (way + [node], node.children) : ([], children)
  }

  /// The nodes of what a container with a label contains, and the way to them.
  private var contents: (way: [Node], nodes: [Node]) {
    guard var way = node.way(to: { $0.type is any ContainerContent.Type }), var content = way.last?.children.first
    else { return ([], []) }
    while ViewKind.of(content.type).isTransparentToInspection, let next = content.children.first {
      way.append(content)
      content = next
    }
    return ViewKind.of(content.type).isSequence ? (way + [content], content.children) : (way, [content])
  }

  /// What a control shows; nil where there is none.
  package var label: ViewElement? {
    if kind.isLabeled { return containerLabel }
    guard let keeping = value as? any LabelKeeping else { return part(.label) }
    return ViewElement(beside: self, keeping.label, .label)
  }

  /// Whether it is a link of a view without a host, whose screen is inside of it.
  package var showsDestination: Bool { node.children.last?.type == LinkDestination.self }

  /// Whether it is what a modifier puts into a bar.
  package var isToolbar: Bool { if case .layer(.toolbar, _) = role { true } else { false } }

  private var containerLabel: ViewElement? {
    guard let way = node.way(to: { $0.type is any ContainerLabel.Type }) else { return nil }
    return way.last?.children.first.map { ViewElement(from: $0, .label, below: self, around: inside + way) }
  }

  /// What a control shows as one of its parts; nil where there is none.
  package func part(_ part: ControlPart) -> ViewElement? {
    let isOwn = kind.parts.contains(part)
    guard kind.isControl || isOwn, let way = way(to: part) else { return nil }
    // A label's title is as the code gives it: what its style calls on it counts for the picture alone.
    let around = isOwn && kind.parts.contains(.icon) ? inside : inside + way
    return way.last?.children.first.map {
      ViewElement(from: $0, isOwn ? .part(part) : .label, below: self, around: around)
    }
  }

  private func way(to part: ControlPart) -> [Node]? {
    // What a canvas draws is all that is in it.
    if part == .symbols { return [node] }
    // Sections may be in each other.
    if kind.isSection { return node.children.first { $0.isPlace(of: part) }.map { [$0] } }
    return node.way(to: { $0.isPlace(of: part) })
  }

  /// The parts of a control besides its label.
  private var otherParts: [ViewElement] {
    [.currentValueLabel, .minimumValueLabel, .maximumValueLabel].compactMap { part($0) }
  }

  /// The parts that the view consists of, without those that are not there.
  package var ownParts: [ViewElement] {
    kind.parts.compactMap { part($0) }.filter { !$0.kind.isAbsent && $0.type != EmptyView.self }
  }

  /// What a style of the user's makes of a control; nil where the style is one of the library's.
  package var styleBody: ViewElement? {
    guard kind.isControl || kind.parts.contains(.icon), let style = node.children.first,
      !ViewKind.of(style.type).isOfLibrary
    else { return nil }
    return style.children.first.map { ViewElement(from: $0, .styleBody, below: self, around: inside + [style]) }
  }

  /// What modifiers of the user's make of the view, the innermost first.
  package var modifierBodies: [ViewElement] {
    modifiers.filter { $0.content is any ModifierKeeping }.map { modifier in
      ViewElement(modifier, .modifierBody, below: self, around: Array(around.prefix { $0 !== modifier }))
    }
  }

  /// The backgrounds and overlays of the view, the innermost first; they inherit nothing from modifiers before them.
  ///
  /// A group has one around each of its views; the first stands for all.
  package var layers: [ViewElement] {
    var counts: [LayerKind: Int] = [:]
    return modifiers.compactMap { modifier in
      guard let kind = (modifier.value as? any Layering)?.kind, modifier.children.count > 1,
        let layer = kind == .tabItem ? modifier.children.last : modifier.children[1],
        let content = layer.children.first
      else { return nil }
      defer { counts[kind, default: 0] += 1 }
      let role = Role.layer(kind, index: counts[kind, default: 0])
      let outside = Array(around.prefix { $0 !== modifier })
      if kind == .toolbar { return ViewElement(modifier, role, below: self, around: outside) }
      return ViewElement(from: content, role, below: self, around: outside + [modifier, layer])
    }
  }

  /// What the view presents at the moment, the innermost modifier first.
  package var presented: [ViewElement] {
    modifiers.flatMap(\.withModifiersInside).compactMap { modifier in
      guard let presenting = modifier.content as? any Presenting, modifier.children.count > 1,
        let content = modifier.children[1].children.first?.children.first
      else { return nil }
      return ViewElement(
        from: content, .presented(by: presenting.call.name), below: self,
        around: around.prefix { $0 !== modifier } + [modifier, modifier.children[1]])
    }
  }

  /// Whether the view is presented, and a way to say that it is not any more; nil of what is not presented.
  package var presentation: Binding<Bool>? {
    guard case .presented = role else { return nil }
    return around.lazy.reversed().compactMap { ($0.content as? any Presenting)?.isPresented }.first
  }

  /// By which guides the layer is aligned with its view; nil of what is no layer.
  package var layerAlignment: Alignment? {
    guard case .layer = role else { return nil }
    return around.lazy.reversed().compactMap { $0.value as? any Layering }.first?.alignment
  }

  /// The call of the modifier that adds the layer; nil where it is no layer.
  package var layerCall: ModifierCall? { layering?.call }

  /// Whether the layer is there, which the view's code can be told; nil where nobody asks.
  package var layerPresentation: Binding<Bool>? { (layering as? ViewShownElsewhere)?.presentation }

  private var layering: (any CallDescribing & Layering)? {
    guard case .layer = role else { return nil }
    return around.lazy.reversed().compactMap { $0.value as? any CallDescribing & Layering }.first
  }

  /// All views that belong to this one, each once.
  package var descendants: [ViewElement] {
    // The places of a modifier's content and of a control's label; what is there is reached without them.
    let added = modifierBodies + layers + presented
    if kind.placeholder != nil { return added }
    let parts = [label].compactMap(\.self) + (kind.isControl ? [styleBody].compactMap(\.self) + otherParts : [])
    return (children + parts + ownParts + [kind.isControl ? nil : styleBody].compactMap(\.self) + added).filter {
      !$0.kind.isAbsent
    }
  }
}

extension Node.Step {
  /// Whether it leads to what a container or a body consists of, and not to one of several views.
  fileprivate var isContent: Bool { self == .content || self == .body }
}

extension Node {
  /// Whether the node is where a style or a control has put one of the control's parts.
  fileprivate func isPlace(of part: ControlPart) -> Bool {
    if let content = content as? PartContent { return content.part == part }
    if let content = content as? SectionPartRule { return part == (content.kind == .header ? .header : .footer) }
    if part == .label, type is any StyledLabel.Type { return true }
    return (type as? any StyledPart.Type)?.part == part
  }

  /// The call of a modifier; nil at a view.
  fileprivate var call: ModifierCall? {
    if let described = value as? any CallDescribing { return described.call.byItsModifier }
    guard type is any ViewModifier.Type else { return nil }
    return ModifierCall("modifier", ["": type])
  }

  /// A modifier of the user's with those that its body calls on what it is applied to, the innermost first.
  fileprivate var withModifiersInside: [Node] {
    guard let user = content as? any ModifierKeeping, let way = way(to: { $0.type == user.contentType }) else {
      return [self]
    }
    return way.reversed().filter { $0.content is any Presenting } + [self]
  }

  /// The places in bars that are inside.
  fileprivate var toolbarPlaces: [Node] { memory is ToolbarPlace ? [self] : children.flatMap(\.toolbarPlaces) }

  /// The nodes on the way down to the first one that satisfies a condition, which is the last of them.
  func way(to condition: (Node) -> Bool) -> [Node]? {
    for child in children {
      if condition(child) { return [child] }
      if let way = child.way(to: condition) { return [child] + way }
    }
    return nil
  }
}
