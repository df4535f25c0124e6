public import Foundation

// What views ask of the container around them that leads from screen to screen. Without one iOS shows nothing of it, and
// there is none here yet (`NavigationStack` and its like are unavailable): the views stay as they are.

extension View {
  /// The view as it is: no bar around it shows a title.
  public nonisolated func navigationTitle(_ title: Text) -> some View { self }

  /// The view as it is: no bar around it shows a title.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// The view as it is: no bar around it shows a title.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// The view as it is: no bar around it shows a title.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { self }

  /// The view as it is: no bar around it shows a title.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// The view as it is: no bar around it shows a title.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  /// The view as it is: no bar around it shows a title.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { self }

  /// The view as it is: no container around it leads anywhere.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// The view as it is: no container around it leads anywhere.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }

  /// The view as it is: no container around it leads anywhere.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// The view as it is: no container around it leads anywhere.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// The view as it is: a host stands at the end of every transition.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// The view as it is: a host stands at the end of every transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// The view as it is: no container around it has columns.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// The view as it is: no container around it has columns.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// The view as it is: there are no containers that lead anywhere.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// The view as it is: there are no containers that lead anywhere.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}

// The names that SwiftUI had first, and still has.
extension View {
  /// The view as it is: no bar around it shows a title.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { self }

  /// The view as it is: no bar around it shows a title.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// The view as it is: no bar around it shows a title.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// The view as it is: no bar around it shows a title.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// The view as it is: no bar around it shows a title.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// The view as it is: no bar around it shows a title.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { self }
}

/// What a bar shows of a screen.
public enum NavigationBarItem {
  /// How large a bar shows a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large, inlineLarge
  }
}

/// How one screen becomes the next.
public protocol NavigationTransition {}

/// As is usual.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// By growing out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As is usual.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// By growing out of the view of a `matchedTransitionSource(id:in:)`.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// How a `NavigationView` shows its screens.
public protocol NavigationViewStyle {}

/// As is usual.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// One in front of the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two side by side, by the name that SwiftUI had first.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As is usual.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One in front of the other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// How a `NavigationSplitView` shows its columns.
public protocol NavigationSplitViewStyle {}

/// As is usual.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The columns share the space.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The detail keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As is usual.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The columns share the space.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

/// How a view looks while a screen grows out of it; no picture is taken then.
public protocol MatchedTransitionSourceConfiguration {}

/// The usual look of a view out of which a screen grows.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// The look as it is: no picture is taken on the way.
  /// - Remark: accepted; changes no still picture.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// The look as it is: no picture is taken on the way.
  /// - Remark: accepted; changes no still picture.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// The look as it is: no picture is taken on the way.
  /// - Remark: accepted; changes no still picture.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
