// The field in a bar by which people search. Without a container that has bars there is none.

extension View {
  private nonisolated func search(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
  ) -> some View {
    modifier(Searching(text: text, isPresented: isPresented, placement: placement, prompt: prompt, tokens: nil))
  }

  /// The view, on whose screen a field searches.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { search(text, nil, placement, prompt) }

  /// The view, on whose screen a field searches.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { search(text, nil, placement, Text(prompt)) }

  /// The view, on whose screen a field searches.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { search(text, nil, placement, Text(prompt)) }

  /// The view, on whose screen a field searches; a binding says whether people do.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { search(text, isPresented, placement, prompt) }

  /// The view, on whose screen a field searches; a binding says whether people do.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { search(text, isPresented, placement, Text(prompt)) }

  /// The view, on whose screen a field searches; a binding says whether people do.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { search(text, isPresented, placement, Text(prompt)) }

  /// The view, around which a bar stays while people search, or makes room for the field.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    environment(\.searchKeepsBar, behavior == .avoidHidingContent)
  }
}

/// Where a field to search by stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When a bar shows a field.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    case automatic, always
  }

  private let name: String

  /// Where is usual: as `toolbar`.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// At the end of the bar on tablets; on phones below the bar, or at the bottom in iOS 26.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the bar, in the place of its title.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// In the first column of a split view around which it is said; elsewhere as `automatic`.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Below the bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    displayMode == .always ? SearchFieldPlacement(name: "navigationBarDrawer always") : navigationBarDrawer
  }

  /// Whether the field stays when the contents are scrolled.
  var isPinned: Bool { name == "navigationBarDrawer always" }
  /// Whether the field stands below the bar, wherever there is room for it.
  var isDrawer: Bool { isPinned || self == .navigationBarDrawer }
}

/// What becomes of a bar while people search.
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  case automatic, avoidHidingContent
}

extension View {
  /// The view, whose field to search by has the focus while a property is true.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, { AnyView($0.focused(binding)) })
  }

  /// The view, whose field to search by has the focus while a property has a value.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    environment(\.searchFocus, { AnyView($0.focused(binding, equals: value)) })
  }

  /// The view as it is: what is selected in the field is not drawn.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }

  /// The view as it is: nobody speaks to the field.
  public nonisolated func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// The view, whose field at the bottom of a phone's screen in iOS 26 is a button as long as nobody searches.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    environment(\.searchIsMinimized, behavior == .minimize)
  }

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
