/// A screen of UIKit that hosts a view, which other screens can show within their own.
@MainActor
protocol HostingScreen: UIViewController {
  var hostedView: AnyView { get }
}

extension UIHostingController: HostingScreen {
  var hostedView: AnyView { AnyView(rootView) }
}

/// What a navigation controller shows: the views that its screens host, below one bar.
///
/// A navigation controller has its bar whether there is a title or not, and its titles are small unless the bar prefers large
/// ones, whatever the views ask for.
struct BarredScreens: View {
  let hosts: [any HostingScreen]
  let hasLargeTitles: Bool

  var body: some View {
    NavigationStack(path: .constant(Array(hosts.indices.dropFirst()))) {
      if let first = hosts.first {
        BarredScreen(host: first)
          .navigationDestination(for: Int.self) { BarredScreen(host: hosts[$0]) }
      }
    }
    .environment(\.allowsLargeTitles, hasLargeTitles)
  }
}

/// The view of one screen with its own title, background and appearance.
private struct BarredScreen: View {
  let host: any HostingScreen
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    coloredView
      .toolbarVisibility(.visible, for: .navigationBar)
      .environment(\.colorScheme, ownScheme ?? scheme)
  }

  @ViewBuilder private var coloredView: some View {
    if let color = host.view.backgroundColor {
      ZStack {
        Color(uiColor: color).ignoresSafeArea()
        titledView
      }
    } else {
      titledView
    }
  }

  @ViewBuilder private var titledView: some View {
    if let title = host.barTitle ?? host.title {
      host.hostedView.navigationTitle(title)
    } else {
      host.hostedView
    }
  }

  private var ownScheme: ColorScheme? {
    switch host.overrideUserInterfaceStyle {
    case .light: .light
    case .dark: .dark
    case .unspecified: nil
    }
  }
}

private struct AllowsLargeTitlesKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether a title may be large; where it may not, it stands in the bar whatever is asked for.
  var allowsLargeTitles: Bool {
    get { self[AllowsLargeTitlesKey.self] }
    set { self[AllowsLargeTitlesKey.self] = newValue }
  }
}
