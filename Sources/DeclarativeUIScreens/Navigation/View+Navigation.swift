public import Foundation

// What the views of a screen say about the bar above it.

extension View {
  /// The view, above whose screen a bar shows a title.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    barRequest("navigationTitle", ["": title]) { $0.title = title }
  }

  /// The view, above whose screen a bar shows a title.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The view, above whose screen a bar shows a title.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// The view, above whose screen a bar shows a title that people may change.
  /// - Remark: nobody changes it here: the menu in which that is done is not drawn.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title)).noted("navigationTitle", ["": title])
  }

  /// The view, above whose screen a bar shows a line below the title, in iOS 26.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    barRequest("navigationSubtitle", ["": subtitle]) { $0.subtitle = subtitle }
  }

  /// The view, above whose screen a bar shows a line below the title, in iOS 26.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// The view, above whose screen a bar shows a line below the title, in iOS 26.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// The view, whose bar shows its title large or small.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barRequest("navigationBarTitleDisplayMode", ["": displayMode]) { $0.displayMode = displayMode.ofToolbar }
  }

  /// The view, whose bar has no button that leads back.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    barRequest("navigationBarBackButtonHidden", ["": hidesBackButton]) { $0.hidesBackButton = hidesBackButton }
  }

  /// The view as it is: a host stands at the end of every transition.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// The view as it is: a host stands at the end of every transition.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// The view as it is: a host stands at the end of every transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}

// The names that SwiftUI had first, and still has.
extension View {
  /// The view, above whose screen a bar shows a title.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The view, above whose screen a bar shows a title.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// The view, above whose screen a bar shows a title.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// The view, above whose screen a bar shows a title.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// The view, above whose screen a bar shows a title.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

  /// The view, above whose screen a bar shows a title.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// The view with a bar above its screen or without one.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    barRequest("navigationBarHidden", ["": hidden]) { $0[.navigationBar].visibility = hidden ? .hidden : .visible }
  }
}

/// A title that a binding holds, which is watched for changes.
private struct BoundTitle {
  @Binding var title: String
}

extension BoundTitle: ViewModifier {
  func body(content: Content) -> some View { content.navigationTitle(Text(title)) }
}

extension NavigationBarItem.TitleDisplayMode {
  fileprivate var ofToolbar: ToolbarTitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .inline: .inline
    case .large: .large
    case .inlineLarge: .inlineLarge
    }
  }
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

/// How a view looks while a screen grows out of it; no picture is taken then.
public protocol MatchedTransitionSourceConfiguration {}

/// The usual look of a view out of which a screen grows.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// The appearance as it is: no picture is taken on the way.
  /// - Remark: accepted; changes no still picture.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// The appearance as it is: no picture is taken on the way.
  /// - Remark: accepted; changes no still picture.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// The appearance as it is: no picture is taken on the way.
  /// - Remark: accepted; changes no still picture.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
