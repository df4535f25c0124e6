/// A view on whose screen a field searches.
///
/// Who writes into the field searches until that is cancelled, even where the field has the focus no more.
struct Searching {
  @Binding private var text: String
  private let isPresented: Binding<Bool>?
  private let placement: SearchFieldPlacement
  private let prompt: Text?
  private let tokens: SearchTokens?
  @State private var isActive = false
  @FocusState private var hasFocus: Bool
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchKeepsBar) private var keepsBar
  @Environment(\.searchFocus) private var focus
  @Environment(\.searchIsMinimized) private var isMinimized
  @Environment(\.searchBeginsWithTab) private var beginsWithTab
  @Environment(\.hasTabBar) private var hasTabBar
  @Environment(\.horizontalSizeClass) private var widthClass

  nonisolated init(
    text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?,
    tokens: SearchTokens?
  ) {
    _text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
    self.tokens = tokens
  }
}

extension Searching: ViewModifier {
  func body(content: Content) -> some View {
    let activity = SearchActivity(isActive: isActive, dismiss: end, complete: complete)
    return
      content
      .environment(\.search, activity)
      .modifier(
        SearchLending(
          field: field, scopes: scopes?.picker,
          suggestions: hasFocus
            ? (tokens?.suggestions ?? suggestions).map {
              AnyView(SearchSuggestionList(suggestions: $0).environment(\.search, activity))
            } : nil,
          state: SearchState(
            placement: placement, isActive: isActive, keepsBar: keepsBar,
            showsScopes: scopes?.isShown(isActive: isActive, text: text) ?? false,
            isMinimized: isMinimized && !isActive && text.isEmpty, begin: begin, cancel: end))
      )
      .onAppear { if beginsWithTab { begin() } }
      .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
        guard let isPresented, isPresented != isActive else { return }
        if isPresented { hasFocus = true } else { end() }
      }
      .onChange(of: hasFocus) { _, hasFocus in
        if hasFocus { isActive = true }
      }
      .onChange(of: isActive) { _, isActive in
        if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
      }
  }

  @MainActor @ViewBuilder private var field: some View {
    let field = SearchFieldBody(
      text: $text, prompt: prompt, tokens: tokens,
      place: placement.isDrawer ? .asked : hasTabBar && widthClass != .regular ? .belowBar : .elsewhere
    ).focused($hasFocus)
    if let focus { focus(AnyView(field)) } else { field }
  }

  @MainActor private func complete(_ completion: SearchCompletion) {
    switch completion {
    case .text(let text): self.text = text
    case .token(let token): tokens?.append(token)
    }
    hasFocus = false
  }

  @MainActor private func begin() { hasFocus = true }

  @MainActor private func end() {
    text = ""
    hasFocus = false
    isActive = false
  }
}

/// Whether people search, and what ends that.
struct SearchActivity {
  let isActive: Bool
  let dismiss: () -> Void
  let complete: (SearchCompletion) -> Void
}

private enum SearchKey: EnvironmentKey {
  static var defaultValue: SearchActivity? { nil }
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: ((AnyView) -> AnyView)? { nil }
}

private enum SearchIsMinimizedKey: EnvironmentKey {
  static let defaultValue = false
}

private enum SearchKeepsBarKey: EnvironmentKey {
  static let defaultValue = false
}

/// Ends the search around a view.
public struct DismissSearchAction {
  fileprivate let activity: SearchActivity?

  /// Ends the search; nothing where nobody searches.
  @MainActor @preconcurrency
  public func callAsFunction() { activity?.dismiss() }
}

extension EnvironmentValues {
  /// The search around the view; nil where there is none.
  var search: SearchActivity? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// Ties the focus of the field to what views around want; nil where they want nothing.
  var searchFocus: ((AnyView) -> AnyView)? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }

  /// Whether a field at the bottom is a button as long as nobody searches.
  var searchIsMinimized: Bool {
    get { self[SearchIsMinimizedKey.self] }
    set { self[SearchIsMinimizedKey.self] = newValue }
  }

  /// Whether the bar stays while people search.
  var searchKeepsBar: Bool {
    get { self[SearchKeepsBarKey.self] }
    set { self[SearchKeepsBarKey.self] = newValue }
  }

  /// Whether people search by the field of the view around.
  public var isSearching: Bool { search?.isActive ?? false }

  /// Ends the search around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(activity: search) }
}
