import LayoutTree

/// One thing in a bar.
public struct ToolbarItem<ID, Content: View> {
  package private(set) var id: String?
  /// Whether it is there as long as people have not arranged the bar, which nobody does here.
  package private(set) var showsByDefault = true
  package let placement: ToolbarItemPlacement
  private let content: Content
}

extension ToolbarItem where ID == () {
  /// Creates a thing of a bar.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates a thing of a bar that people may arrange.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content())
  }

  /// Creates a thing of a bar that people may arrange, and that is there at first or not.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, showsByDefault: showsByDefault, placement: placement, content: content())
  }
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  /// What bars know themselves has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    var context = context
    if !showsByDefault { context.environment.toolbarItemIsHidden = true }
    let kind: ToolbarPlace.Kind = placement == .secondaryAction ? .overflow : .item
    return ToolbarPlace.node(of: Self.self, placement, kind, rows: content, in: context).from(self, in: context)
  }
}

/// Several things in a bar.
public struct ToolbarItemGroup<Content: View> {
  package let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates things of a bar.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Creates things of a bar that become one with a label where there is little room.
  /// - Remark: here there is always room.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  /// What bars know themselves has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    let kind: ToolbarPlace.Kind = placement == .secondaryAction ? .overflow : .item
    return ToolbarPlace.node(of: Self.self, placement, kind, rows: content, in: context).from(self, in: context)
  }
}

/// Things of a bar with a label for all of them.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  fileprivate let content: Content
  fileprivate let label: Label
}

extension LabeledToolbarItemGroupContent: View {
  /// The things.
  public var body: some View { content }
}

/// The menu behind the title of a bar.
public struct ToolbarTitleMenu<Content: View> {
  private let content: Content

  /// Creates a menu.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates the menu of a program's commands, of which there are none here: the title has no menu.
  public nonisolated init() { content = EmptyView() }
}

extension ToolbarTitleMenu: ToolbarContent, PrimitiveToolbarContent {
  /// What bars know themselves has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    if Content.self == EmptyView.self {
      return ToolbarPlace.node(of: Self.self, .title, .usual, in: context) { _ in [] }
    }
    return ToolbarPlace.node(of: Self.self, .title, .titleMenu, rows: content, in: context)
  }
}

/// Free space between the things of a bar.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates free space.
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {}

extension ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  /// What bars know themselves has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    ToolbarPlace.node(of: Self.self, placement, .spacer(sizing), in: context) { _ in [] }
  }
}

/// What a bar has of its own, at another place: in iOS 26 the field of the nearest `searchable`.
///
/// At the bottom it stands between the other things there, in the order of the code; above the screen of a phone it is a button
/// that opens the field. Other kinds stay where they are.
public struct DefaultToolbarItem {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// Creates a thing that a bar has of its own.
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }
}

extension DefaultToolbarItem: CustomizableToolbarContent {}

extension DefaultToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  /// What bars know themselves has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    ToolbarPlace.node(of: Self.self, placement, kind == .search ? .search : .usual, in: context) { _ in [] }
  }
}

/// How much space is left free.
public enum SpacerSizing: Hashable, Sendable {
  case fixed, flexible
}
