package import LayoutTree

/// A button that puts a screen on top of the stack around it; outside of a stack it is disabled.
///
/// In a row of a list it is the whole row, which shows that by a chevron.
@MainActor @preconcurrency
public struct NavigationLink<Label: View, Destination: View> {
  private nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let route: NavigationTarget

  private nonisolated init(label: Label, target: NavigationTarget) {
    self.label = label
    route = target
  }
}

/// Where a link leads.
private enum NavigationTarget {
  /// To the screen for a value; nil leads nowhere.
  case value(AnyHashable?)
  /// To a screen of its own.
  case screen(any View)
  /// To a screen of its own that a binding asks for.
  case bound(isActive: Binding<Bool>, any View)
}

extension NavigationLink {
  /// Creates a link to a screen.
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .screen(destination()))
  }

  /// Creates a link to a screen.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .screen(destination))
  }

  /// Creates a link to a screen that is there as long as a value is true.
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .bound(isActive: isActive, destination))
  }

  /// Creates a link to a screen that is there as long as a value is true.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .bound(isActive: isActive, destination()))
  }

  /// Creates a link to a screen that is there as long as the selection is a tag.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .bound(isActive: selection.isSelected(tag), destination))
  }

  /// Creates a link to a screen that is there as long as the selection is a tag.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .bound(isActive: selection.isSelected(tag), destination()))
  }

  /// The link, which leads to the next column, or to a screen on its own one.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View {
    environment(\.linksLeadToNextColumn, isDetailLink)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen for a value; nil leads nowhere.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }

  /// Creates a link to the screen for a value that can be stored; nil leads nowhere.
  public nonisolated init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }
}

extension Binding {
  /// Whether the value is a tag; writing true makes it that, and false takes it away.
  fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    map(
      AnyHashable(tag), get: { wrappedValue == tag },
      set: { isActive in if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil } })
  }
}

extension NavigationLink: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let navigation = context.environment.navigation
    let node = context.place(of: Self.self, Grouping())
    let memory = node.memory as? LinkMemory ?? LinkMemory(label)
    node.memory = memory
    memory.place.label.show(label)
    if case .screen(let view) = route { memory.source.change { _ in view } }
    let content = NavigationLinkContent(
      isEnabled: context.environment.isEnabled && leadsSomewhere && navigation != nil,
      isFollowed: !context.environment.isRowOfEditedList, place: memory.place,
      isShownBeside: shown(navigation, memory, in: context.environment),
      hasChevron: context.environment.navigationLinkIndicatorVisibility.isShown,
      action: action(navigation, memory, context.environment))
    context.fill(node, content) { inside in
      let appearance = LinkAppearance(place: memory.place, isEnabled: content.isEnabled, isShown: content.isShownBeside)
      let label = appearance.node(in: inside.at(.position(0)))
      if inside.isForInspection { return [label] + destination(in: inside) }
      guard case .bound(let isActive, let view) = route, navigation != nil else { return [label] }
      let screen = BoundScreenBody(
        wanted: { isActive.wrappedValue ? AnyHashable(true) : nil }, dismiss: { isActive.wrappedValue = false },
        make: { _ in view })
      return [label, screen.node(in: inside.at(.position(1)))]
    }
    return node.from(self, in: context)
  }

  /// The screen that the link leads to, for those who look into the tree; none where screens would lie in themselves.
  @MainActor private func destination(in context: ResolveContext) -> [Node] {
    let screen: any View
    switch route {
    case .value: return []
    case .screen(let view): screen = view
    case .bound(let isActive, let view):
      guard isActive.wrappedValue else { return [] }
      screen = view
    }
    guard !context.isInside(Swift.type(of: screen)) else { return [] }
    return [context.at(.position(1)).node(LinkDestination.self, Grouping()) { [screen.resolved(in: $0)] }]
  }

  /// Whether the column of a split view after this one shows what the link leads to.
  @MainActor private func shown(
    _ navigation: NavigationMemory?, _ memory: LinkMemory, in environment: EnvironmentValues
  ) -> @MainActor () -> Bool {
    guard environment.splitColumn == .sidebar || environment.splitColumn == .content else { return { false } }
    switch route {
    case .value(let value):
      return { [weak navigation, source = memory.source] in
        value.map { navigation?.isBeside($0, source) ?? false } ?? false
      }
    case .screen: return { [weak navigation, source = memory.source] in navigation?.isBeside(nil, source) ?? false }
    case .bound: return { false }
    }
  }

  private var leadsSomewhere: Bool { if case .value(nil) = route { false } else { true } }

  @MainActor private func action(
    _ navigation: NavigationMemory?, _ memory: LinkMemory, _ environment: EnvironmentValues
  ) -> () -> Void {
    let (selection, leadsOn) = (environment.columnSelection, environment.linksLeadToNextColumn)
    switch route {
    case .value(let value):
      return { [weak navigation] in
        // In a column whose list selects such values, the link selects its own.
        if let value, !(selection?.select(value) ?? false) { navigation?.push(value, leadsOn: leadsOn) }
      }
    case .screen: return { [weak navigation] in navigation?.push(memory.source, leadsOn: leadsOn) }
    case .bound(let isActive, _): return { isActive.wrappedValue = true }
    }
  }
}

/// The destination of a link, for inspection.
enum LinkDestination {}

/// Where a link leads, as the code gives it.
package protocol LinkTarget {
  /// Whether a binding says that the screen is there, which it can be told; nil where there is none.
  var isActive: Binding<Bool>? { get }
  /// The value that it leads to the screen of; nil where there is none.
  var target: AnyHashable? { get }
}

extension NavigationLink: LinkTarget {
  package nonisolated var isActive: Binding<Bool>? { if case .bound(let isActive, _) = route { isActive } else { nil } }
  package nonisolated var target: AnyHashable? { if case .value(let value) = route { value } else { nil } }
}

/// What a link remembers: its label, and where its screen comes from.
@MainActor
private final class LinkMemory {
  let place: ButtonPlace
  let source = ScreenSource()

  init(_ label: any View) {
    place = ButtonPlace(label)
  }
}

/// The appearance of a link, by the style of buttons around it; in the row of a list the label is as it is.
@MainActor
private struct LinkAppearance {
  let place: ButtonPlace
  let isEnabled: Bool
  let isShown: @MainActor () -> Bool

  func node(in context: ResolveContext) -> Node {
    var context = context
    context.environment.isEnabled = isEnabled
    // Measured: what is secondary in the row of a link is half as strong as its title, and no second colour of labels.
    if context.environment.linksAreRows { context.environment.pushUsualForeground() }
    let usual: any ButtonStyle =
      context.environment.linksAreRows ? LinkRowStyle(isShown: isShown) : TintedButtonAppearance()
    let style = context.environment.buttonStyle ?? usual
    let configuration = ButtonStyleConfiguration(
      role: nil, label: ButtonStyleConfiguration.Label(slot: place.label), place: place)
    return Self.styled(configuration, by: style, in: context)
  }

  private static func styled(
    _ configuration: ButtonStyleConfiguration, by style: some ButtonStyle, in context: ResolveContext
  ) -> Node {
    context.evaluated(StyleBody(subject: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

/// The label of a link that is a row: half as strong where it leads nowhere, as measured.
private struct LinkRowStyle: ButtonStyle {
  let isShown: @MainActor () -> Bool

  func makeBody(configuration: Configuration) -> some View {
    LinkRowLabel(configuration: configuration, isShown: isShown)
  }
}

private struct LinkRowLabel: View {
  let configuration: ButtonStyleConfiguration
  let isShown: @MainActor () -> Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listAppearance) private var appearance
  @Environment(\.systemDesign) private var design

  var body: some View {
    // The row is drawn again when a finger comes down.
    _ = configuration.isPressed
    // In the panel of iOS 26 it has the tint, as what is selected has.
    let hasTint = isShown() && appearance == .sidebarColumn && design == .iOS26
    return configuration.label.opacity(isEnabled ? 1 : 0.5)
      .modifier(ForegroundModifier(styles: hasTint ? [AnyShapeStyle(TintShapeStyle())] : []))
  }
}

private enum LinksAreRowsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether links are rows of a list: their labels have no tint, and the row draws the chevron.
  var linksAreRows: Bool {
    get { self[LinksAreRowsKey.self] }
    set { self[LinksAreRowsKey.self] = newValue }
  }
}

/// What a link is besides its appearance.
package struct NavigationLinkContent: GestureReceiver, ControlContent, ListRowLink, RowPressing {
  package static var listRoles: ListRoles { [.link, .pressing] }

  package let isEnabled: Bool
  package let isFollowed: Bool
  let place: ButtonPlace
  let isShownBeside: @MainActor () -> Bool
  package let hasChevron: Bool?
  /// Puts the screen on top.
  package let action: () -> Void

  package var meaning: Meaning? { .button(isEnabled: isEnabled, action: action) }

  package var accessibility: AccessibilityAttributes? {
    AccessibilityAttributes(
      addedTraits: isEnabled ? .isButton : [.isButton, .isNotEnabled], removedTraits: [.isStaticText, .isImage],
      children: .combine, actions: [AccessibilityAction(.activate, perform: action)])
  }

  @MainActor package var isDown: Bool { place.isDown }
  @MainActor package var isShown: Bool { isShownBeside() }
  package var isRowButton: Bool { false }
  @MainActor package func share(row: [any RowPressing]) {}
  var kind: String { "NavigationLink" }
  package var takesWholeFrame: Bool { true }
  package var attachment: GestureAttachment {
    GestureAttachment(pressing: action, isEnabled: isEnabled && isFollowed) { [place] in place.isPressed = $0 }
  }

  package func boxes(of node: Node) -> LayoutBoxes { node.children.first?.boxes ?? .none }
}
