// Fields to search by with tokens: what was chosen stands before what is written.

/// What stands before the words in a field to search by.
struct SearchTokens {
  /// The views of the tokens with what tells one from the other.
  let views: [(id: AnyHashable, view: AnyView)]
  /// The tokens that are offered; nil where none are.
  let suggestions: AnyView?
  /// Adds a token where it is of the right kind.
  let append: (Any) -> Void

  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<C>, suggested: Binding<C>? = nil, _ view: @escaping (C.Element) -> some View
  ) where C.Element: Identifiable {
    views = tokens.wrappedValue.map { (AnyHashable($0.id), AnyView(view($0))) }
    suggestions = suggested.map { suggested in
      AnyView(ForEach(Array(suggested.wrappedValue)) { view($0).searchCompletion($0) })
    }
    append = { token in
      if let token = token as? C.Element { tokens.wrappedValue.append(token) }
    }
  }
}

extension SearchTokens {
  /// Tokens that change themselves, each found by its identity.
  fileprivate nonisolated init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    editable tokens: Binding<C>, _ view: @escaping (Binding<C.Element>) -> some View
  ) where C.Element: Identifiable {
    self.init(tokens) { token in
      view(
        Binding(
          get: { tokens.wrappedValue.first { $0.id == token.id } ?? token },
          set: { changed in
            if let index = tokens.wrappedValue.firstIndex(where: { $0.id == token.id }) {
              tokens.wrappedValue[index] = changed
            }
          }))
    }
  }
}

extension View {
  /// The view, on whose screen a field searches by words and by tokens.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, nil, placement, prompt, SearchTokens(tokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, isPresented, placement, prompt, SearchTokens(tokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, nil, placement, Text(prompt), SearchTokens(tokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, isPresented, placement, Text(prompt), SearchTokens(tokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, nil, placement, Text(prompt), SearchTokens(tokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, isPresented, placement, Text(prompt), SearchTokens(tokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens, some of which are offered.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, nil, placement, prompt, SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens, some of which are offered.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, isPresented, placement, prompt, SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens, some of which are offered.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, nil, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens, some of which are offered.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, isPresented, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens, some of which are offered.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, nil, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens, some of which are offered.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, isPresented, placement, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens, each of which is given a binding to itself.
  public nonisolated func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, nil, placement, prompt, SearchTokens(editable: editableTokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens, each of which is given a binding to itself.
  public nonisolated func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, isPresented, placement, prompt, SearchTokens(editable: editableTokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens, each of which is given a binding to itself.
  public nonisolated func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, nil, placement, Text(prompt), SearchTokens(editable: editableTokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens, each of which is given a binding to itself.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, nil, placement, Text(prompt), SearchTokens(editable: editableTokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens, each of which is given a binding to itself.
  public nonisolated func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, isPresented, placement, Text(prompt), SearchTokens(editable: editableTokens, token))
  }

  /// The view, on whose screen a field searches by words and by tokens, each of which is given a binding to itself.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, isPresented, placement, Text(prompt), SearchTokens(editable: editableTokens, token))
  }

  private nonisolated func search(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?,
    _ tokens: SearchTokens
  ) -> some View {
    modifier(Searching(text: text, isPresented: isPresented, placement: placement, prompt: prompt, tokens: tokens))
  }
}
