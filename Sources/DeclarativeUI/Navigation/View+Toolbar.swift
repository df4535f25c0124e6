// The bars around screens. A view without a container that has bars shows none on iOS, and there is no such container here
// yet: what would stand in them is neither drawn nor evaluated.

extension View {
  /// The view as it is: there is no bar around it.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// The view as it is: there is no bar around it.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// The view as it is: there is no bar around it.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// The view as it is: there is no bar around it.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// The view as it is: there is no bar around it.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

/// A bar around a screen.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, bottomBar, navigationBar, tabBar, bottomOrnament, windowToolbar
}

/// What a bar has of its own.
public enum ToolbarDefaultItemKind: Hashable, Sendable {
  case sidebarToggle, title, search
}

/// What a bar is for.
public enum ToolbarRole: Hashable, Sendable {
  case automatic, navigationStack, browser, editor
}

/// How large a bar shows a title.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  case automatic, inline, large, inlineLarge
}

/// Where in which bar something stands.
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status
  case confirmationAction, cancellationAction, destructiveAction
  case keyboard, topBarLeading, topBarTrailing, bottomBar, navigationBarLeading, navigationBarTrailing, bottomOrnament
  case title, largeTitle, subtitle, largeSubtitle
  case accessoryBar(id: String)
}

/// What stands in the bars around a screen; it is not drawn here.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The kind of content that describes this one.
  associatedtype Body: ToolbarContent

  /// What the content consists of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never called: nothing shows bars here.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body to ask for")
  }
}

extension ToolbarContent {
  /// The content as it is: there is no bar that it could be in.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }

  /// The content as it is: there is no bar that it could be in.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// The content as it is: there is no bar that it could be in.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

/// One thing in a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// What the layout never asks for has no body.
  public typealias Body = Never
}

extension ToolbarItem where ID == () {
  /// Creates a thing of a bar.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

extension ToolbarItem where ID == String {
  /// Creates a thing of a bar that people may arrange.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// Several things in a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// What the layout never asks for has no body.
  public typealias Body = Never

  /// Creates things of a bar.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// The menu behind the title of a bar.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// What the layout never asks for has no body.
  public typealias Body = Never

  /// Creates a menu.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// Free space between the things of a bar.
public struct ToolbarSpacer: ToolbarContent {
  /// What the layout never asks for has no body.
  public typealias Body = Never

  /// Creates free space.
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// How much space is left free.
public enum SpacerSizing: Hashable, Sendable {
  case fixed, flexible
}

/// Several things that stand in bars.
/// - Remark: several items in a builder.
public struct TupleToolbarContent<T>: ToolbarContent {
  /// What the layout never asks for has no body.
  public typealias Body = Never

  fileprivate nonisolated init() {}
}

/// Makes one content of the statements of a closure; nothing is kept of it here.
@resultBuilder
public struct ToolbarContentBuilder {
  /// The content of a statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The content of a closure without statements.
  public static func buildBlock() -> TupleToolbarContent<()> { TupleToolbarContent() }

  /// The content of a closure with one statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The content of a closure with several statements.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<(repeat each Content)> { TupleToolbarContent() }

  /// The content of an `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> TupleToolbarContent<Content?> {
    TupleToolbarContent()
  }

  /// The content of an `if` that holds.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> TupleToolbarContent<(First, Second)> { TupleToolbarContent() }

  /// The content of an `else`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> TupleToolbarContent<(First, Second)> { TupleToolbarContent() }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    content
  }
}
