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

extension View {
  /// The view as it is: there is no bar around it.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// The view as it is: there is no bar around it.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// The view as it is: there is no keyboard, above which the field would be.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// The view as it is: nobody looks for words in it.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// The view as it is: nobody looks for words in it.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// Whether a field takes down what people say.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let activation: TextInputDictationActivation?

  /// As is usual.
  public static let automatic = TextInputDictationBehavior(activation: nil)
  /// It does, where the text is.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(activation: activation)
  }
}

/// When a field begins to take down what people say.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String

  /// When they look at it.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// When they choose it.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// How a field in a bar becomes small.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// It becomes a button.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
