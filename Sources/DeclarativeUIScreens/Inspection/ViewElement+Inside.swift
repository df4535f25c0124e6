import LayoutTree

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

  /// Whether one of the views inside is the screen of a tab that a binding does not choose.
  package func isPassedOver(at index: Int) -> Bool {
    guard let tabs = node.memory as? TabMemory, tabs.screens.indices.contains(index) else { return false }
    return tabs.isPassedOver(tabs.screens[index])
  }

  /// The views inside that are seen; of a tab that a binding does not choose, what leads to it.
  var seenChildren: [ViewElement] {
    children.enumerated().flatMap { index, child in
      guard isPassedOver(at: index) else { return [child] }
      return child.layers.filter { if case .layer(.tabItem, _) = $0.role { true } else { false } }
    }
  }

  /// The nodes of the views inside, and the way to them: the statements of a builder belong to the view that they are in.
  private var statements: (way: [Node], nodes: [Node]) {
    if isToolbar { return ([], node.children.last?.toolbarPlaces ?? []) }
    if let screen = node.children.last, screen.type == LinkDestination.self { return statements(of: screen) }
    if kind.isAbsent || kind.isLeaf || kind.isControl || isUnresolved { return ([], []) }
    if kind.isLabeled { return contents }
    if let tabs = node.memory as? TabMemory { return ([], tabs.screens.map(\.node)) }
    if let rows = node.rowsOfList { return statements(of: rows) }
    if let column = middleColumn { return column }
    if let root = (node.memory as? NavigationMemory)?.screens.first?.node { return statements(of: root) }
    if !kind.parts.isEmpty, !kind.isSection { return ([], []) }
    return statements(of: node)
  }

  /// The nodes of the views in a node, and the way to them.
  func statements(of container: Node) -> (way: [Node], nodes: [Node]) {
    // An element of a `ForEach` is one view, whatever it is made of.
    let children = container.children.filter { $0.type != SectionPart.self }
    guard children.count == 1, kind.isSection || children[0].step.isContent else { return ([], children) }
    var (way, node) = ([Node](), children[0])
    while ViewKind.of(node.type).isTransparentToInspection, let next = node.children.first {
      way.append(node)
      node = next
    }
    // What a view of the user's calls on what it was given is called on each of several views.
    while kind.isOfUser, let step = Self.step(from: node) {
      way += step.way
      node = step.next
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
    if kind.isLabeled { return containerLabel ?? hiddenLabel }
    if kind.parts.contains(.label) { return nil }
    guard let keeping = value as? any LabelKeeping else { return hiddenLabel ?? part(.label) }
    return ViewElement(beside: self, keeping.label, .label)
  }

  /// What a button shows, also where the style around leaves it out because it is shown at another place.
  package var givenLabel: ViewElement? {
    label ?? (node.memory as? ButtonPlace).flatMap { ViewElement(beside: self, $0.label.view, .label) }
  }

  /// Whether it is a link of a view without a host, whose screen is inside of it.
  package var showsDestination: Bool { node.children.last?.type == LinkDestination.self }

  /// Whether it is what a modifier puts into a bar.
  package var isToolbar: Bool { if case .layer(.toolbar, _) = role { true } else { false } }

  /// The label that a view has, and does not show since labels are hidden there.
  private var hiddenLabel: ViewElement? {
    guard hidesLabels, let keeping = value as? any LabelHaving else { return nil }
    return ViewElement(beside: self, keeping.label, .label)
  }

  /// Whether labels are hidden in the view.
  package var hidesLabels: Bool {
    callsAround.lazy.filter { $0.name == "labelsVisibility" }.compactMap { $0.argument(as: Visibility.self) }.first
      == .hidden
  }

  private var containerLabel: ViewElement? {
    guard let way = node.way(to: { $0.type is any ContainerLabel.Type }) else { return nil }
    let place = way.lineOfLabel ?? way
    return place.last?.children.first.map { ViewElement(from: $0, .label, below: self, around: inside + place) }
  }

  /// What a control shows as one of its parts; nil where there is none.
  package func part(_ part: ControlPart) -> ViewElement? {
    if let column = columnAsPart(part) { return column }
    let isOwn = kind.parts.contains(part)
    guard kind.isControl || isOwn, let place = way(to: part) else { return nil }
    let way = place.lineOfLabel ?? place
    // A label's title is as the code gives it: what its style calls on it counts for the picture alone.
    let around = isOwn && kind.parts.contains(.icon) ? inside : inside + way
    return way.last?.children.first.map {
      ViewElement(from: $0, isOwn || part != .label ? .part(part) : .label, below: self, around: around)
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
  var otherParts: [ViewElement] {
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

}

extension [Node] {
  /// The way to where a style has put the one line of a label, whose way this is; nil where it has the label itself, or
  /// what may be several lines.
  ///
  /// A style that tells lines apart has the label in a list, in which nothing is evaluated.
  @MainActor fileprivate var lineOfLabel: [Node]? {
    guard last?.children.first?.waitingView != nil,
      let list = firstIndex(where: { $0.type == SubviewList.self }), list > 0,
      let lines = self[list - 1].children.first, let line = lines.way(to: { $0.type == Subview.self })
    else { return nil }
    return prefix(list) + [lines] + line
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

  /// The places in bars that are inside.
  fileprivate var toolbarPlaces: [Node] { memory is ToolbarPlace ? [self] : children.flatMap(\.toolbarPlaces) }

}
