/// What a navigation controller shows: its screens below one bar.
///
/// A navigation controller has its bar whether there is a title or not, and its titles are small unless the bar prefers large
/// ones, whatever the views ask for.
struct BarredScreens: View {
  @Current var screens: [UIViewController]
  /// The class of the navigation controller.
  let name: String
  let hasLargeTitles: Bool
  let isBarHidden: Bool

  var body: some View {
    if let first = screens.first {
      NavigationStack(path: .constant(Array(screens.indices.dropFirst()))) {
        barred(first).navigationDestination(for: Int.self) { barred(screens[$0]) }
      }
      .environment(\.allowsLargeTitles, hasLargeTitles)
      // Measured in iOS 18: 52 points below the bar without a title, too.
      .environment(\.keepsRoomForLargeTitle, hasLargeTitles)
    } else {
      // Screens of the system are some, such as one that takes photos.
      StandInSurface(
        named: name, "\(name) is a screen of UIKit that shows no other one here: a labelled surface stands in for it")
    }
  }

  private func barred(_ screen: UIViewController) -> some View {
    let isShown = screen === screens.last
    return BarredScreen(screen: screen, isShown: isShown, isBarHidden: isBarHidden)
      .toolbarVisibility(
        isShown && screens.count > 1 && screen.hidesBottomBarWhenPushed ? .hidden : .automatic, for: .tabBar)
  }
}

/// The view of one screen with its own title.
private struct BarredScreen: View {
  @Current var screen: UIViewController
  let isShown: Bool
  let isBarHidden: Bool

  var body: some View {
    let view = shown.toolbarVisibility(isBarHidden ? .hidden : .visible, for: .navigationBar)
    if let title { barred(view.navigationTitle(title)) } else { barred(view) }
  }

  /// Those below are seen by what the way back says alone.
  private var title: String? {
    let own = screen.barTitle ?? screen.title
    return isShown ? own : (screen.barItem as? any ScreenBarItem)?.backTitle ?? own
  }

  /// Those below are not loaded.
  @ViewBuilder private var shown: some View {
    if isShown { ScreenView(screen: screen) } else { Color.clear }
  }

  private func barred(_ view: some View) -> AnyView {
    (screen.barItem as? any ScreenBarItem)?.barred(AnyView(view)) ?? AnyView(view)
  }
}

/// What a tab bar controller shows: the screen that is chosen, above the tabs of all.
struct TabbedScreens: View {
  @Current var screens: [UIViewController]
  let selectedIndex: Int
  let isBarHidden: Bool

  var body: some View {
    TabView(selection: .constant(selectedIndex)) {
      ForEach(Array(screens.indices), id: \.self) { index in
        let item = speaker(for: screens[index])
        screen(at: index).tabItem { label(of: item) }.badge(badge(of: item)).tag(index)
      }
    }
  }

  @ViewBuilder private func screen(at index: Int) -> some View {
    // The others are not loaded before they are chosen.
    if index == selectedIndex {
      ScreenView(screen: screens[index]).toolbarVisibility(isBarHidden ? .hidden : .automatic, for: .tabBar)
    } else {
      Color.clear
    }
  }

  /// Who says what the tab says: of a navigation controller that says nothing its first screen.
  private func speaker(for screen: UIViewController) -> UIViewController {
    let isSilent = screen.tabItem == nil && screen.title == nil
    return isSilent ? (screen as? UINavigationController)?.viewControllers.first ?? screen : screen
  }

  @ViewBuilder private func label(of screen: UIViewController) -> some View {
    if let item = screen.tabItem as? any ScreenTabItem {
      item.label(title: screen.title)
    } else {
      Text(verbatim: screen.title ?? "")
    }
  }

  private func badge(of screen: UIViewController) -> Text? {
    (screen.tabItem as? any ScreenTabItem)?.badge.map { Text(verbatim: $0) }
  }
}

/// What a screen has in a bar above it, by a module that knows of it.
package protocol ScreenBarItem: AnyObject {
  /// The screen's view with what it has in the bar.
  @MainActor func barred(_ view: AnyView) -> AnyView
  /// What the way back to it says, where that is not its title.
  @MainActor var backTitle: String? { get }
}

/// What a screen has in a bar below it, by a module that knows of it.
package protocol ScreenTabItem: AnyObject {
  /// - Parameter title: what it says where it was told nothing.
  @MainActor func label(title: String?) -> AnyView
  @MainActor var badge: String? { get }
}

private struct AllowsLargeTitlesKey: EnvironmentKey {
  static let defaultValue = true
}

private struct KeepsRoomForLargeTitleKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a bar is as high as with a large title where there is none.
  var keepsRoomForLargeTitle: Bool {
    get { self[KeepsRoomForLargeTitleKey.self] }
    set { self[KeepsRoomForLargeTitleKey.self] = newValue }
  }

  /// Whether a title may be large; where it may not, it stands in the bar whatever is asked for.
  var allowsLargeTitles: Bool {
    get { self[AllowsLargeTitlesKey.self] }
    set { self[AllowsLargeTitlesKey.self] = newValue }
  }
}
