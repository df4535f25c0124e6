// The field in a bar by which people search. Without a container that has bars iOS shows none, and there is none here yet.

extension View {
  /// The view as it is: there is no bar around it.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }

  /// The view as it is: there is no bar around it.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }

  /// The view as it is: there is no bar around it.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { self }

  /// The view as it is: nobody searches.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// The view as it is: nobody searches.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// The view as it is: nobody searches.
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }

  /// The view as it is: nobody searches.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }

  /// The view as it is: nobody searches.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}

/// Where a field to search by stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When a bar shows a field.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic, always
  }

  private let name: String

  /// Where is usual.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the bar, in its middle.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// In the first column.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Below the bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}

/// Where suggestions stand.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
  case automatic, menu, content

  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a place.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A menu.
    public static let menu = Set(rawValue: 1 << 0)
    /// The contents.
    public static let content = Set(rawValue: 1 << 1)
  }
}

/// What becomes of a bar while people search.
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  case automatic, avoidHidingContent
}

/// Ends a search; there is none.
/// - Remark: does nothing.
public struct DismissSearchAction {
  /// Does nothing: nobody searches.
  @MainActor @preconcurrency
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Whether people search: never here.
  /// - Remark: always false.
  public var isSearching: Bool { false }

  /// Ends a search; there is none.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}
