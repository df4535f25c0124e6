/// The selection in a text.
public struct TextSelection: Hashable, Sendable {
  /// The places that are selected.
  public enum Indices: Hashable, Sendable {
    /// What is between two places; nothing where they are the same.
    case selection(Range<String.Index>)
    /// What is in several parts.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places that are selected.
  public var indices: Indices

  /// Creates the selection of a part.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Creates the selection of several parts.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Creates the place where something would be written.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected, and the place is where something would be written.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension Binding where Value == String {
  /// A text whose selection is told its end when something is written.
  func telling(_ selection: Binding<TextSelection?>) -> Binding<String> {
    Binding(
      get: { wrappedValue },
      set: { text in
        wrappedValue = text
        selection.wrappedValue = TextSelection(insertionPoint: text.endIndex)
      })
  }
}

extension TextField {
  /// Creates a field of any label that tells what of its text is selected: after typing the end.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text.telling(selection), prompt: prompt, axis: axis ?? .horizontal, label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a field that tells what of its text is selected: after typing the end.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field that tells what of its text is selected: after typing the end.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
