// The choice of where is searched.

extension View {
  /// The view with a choice of where is searched, as segments below the field while people search.
  /// - Remark: where the segments stand and how high their row is is a guess.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// The view with a choice of where is searched, as segments below the field as long as people search or write.
  /// - Remark: where the segments stand and how high their row is is a guess.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    environment(\.searchScopes, SearchScopes(activation: activation, scope: scope, scopes: scopes()))
  }
}

/// When people are asked where is searched.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// As is usual: while people search.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// When something was written.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// While people search.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// A choice of where is searched.
struct SearchScopes {
  let picker: AnyView
  private let activation: SearchScopeActivation

  nonisolated init<V: Hashable>(activation: SearchScopeActivation, scope: Binding<V>, scopes: some View) {
    self.activation = activation
    picker = AnyView(Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented).labelsHidden())
  }

  func isShown(isActive: Bool, text: String) -> Bool {
    activation == .onTextEntry ? isActive && !text.isEmpty : isActive
  }
}

private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
  /// The choice of where is searched; nil where there is none.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}
