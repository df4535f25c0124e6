// What is offered to people who search, in a list in front of the screen.

extension View {
  /// The view with suggestions, which are a list in front of it while people write into the field to search by.
  /// - Remark: that the list is a plain one is generally known; it was not measured.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// The view with suggestions in some places: a phone has one place for all of them, which cannot be hidden but as a whole.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchSuggestions) { suggestions in
      if visibility == .hidden, placements.contains(.content) { suggestions = nil }
    }
  }

  /// The view as a suggestion, which a tap writes into the field.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SuggestionModifier(completion: .text(completion)))
  }

  /// The view as a suggestion, which a tap puts before what is written in the field.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SuggestionModifier(completion: .token(token)))
  }
}

/// What a suggestion makes of the field.
enum SearchCompletion {
  case text(String)
  case token(Any)
}

/// Makes a view a suggestion.
private struct SuggestionModifier {
  let completion: SearchCompletion
  @Environment(\.search) private var search

  nonisolated init(completion: SearchCompletion) {
    self.completion = completion
  }
}

extension SuggestionModifier: ViewModifier {
  func body(content: Content) -> some View {
    if let search {
      Button {
        search.complete(completion)
      } label: {
        content.foregroundStyle(Color(.label)).frame(maxWidth: .infinity, alignment: .leading)
          .contentShape(Rectangle())
      }
    } else {
      content
    }
  }
}

// The older forms of fields with suggestions.
extension View {
  /// The view, on whose screen a field searches and offers something.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// The view, on whose screen a field searches and offers something.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// The view, on whose screen a field searches and offers something.
  @_disfavoredOverload
  public nonisolated func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }
}

/// The list of suggestions; nothing where there are none.
struct SearchSuggestionList: View {
  let suggestions: AnyView

  var body: some View {
    Group(subviews: suggestions) { rows in
      if !rows.isEmpty {
        List { ForEach(rows) { $0 } }.listStyle(.plain).background(Color(.systemBackground))
      }
    }
  }
}

private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// What is offered to people who search; nil where nothing is.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
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
