/// Lists by which VoiceOver goes through a view.
/// - Remark: what VoiceOver reads of a view does not depend on them, so that they are in no snapshot.
extension View {
  /// Adds a list of places by which VoiceOver goes through the view.
  public nonisolated func accessibilityRotor<Content: View>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a list of places by which VoiceOver goes through the view.
  public nonisolated func accessibilityRotor<Content: View>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a list of places by which VoiceOver goes through the view.
  public nonisolated func accessibilityRotor<Content: View>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a list of places by which VoiceOver goes through the view, one for each value with its name.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Adds a list of places by which VoiceOver goes through the view, one for each value with its identifier and name.
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Adds a list of places by which VoiceOver goes through the view, one for each value with its name.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ rotorLabel: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Adds a list of places by which VoiceOver goes through the view, one for each value with its identifier and name.
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ rotorLabel: Text, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Adds a list of places by which VoiceOver goes through the view, one for each value with its name.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Adds a list of places by which VoiceOver goes through the view, one for each value with its identifier and name.
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Names the view as a place of a list by which VoiceOver goes through a view around it.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
}

/// What is in a list by which VoiceOver goes through a view.
/// - Remark: a view here, so that a `ForEach` of places is one, too; it is never drawn.
public protocol AccessibilityRotorContent: View {}

/// A place that VoiceOver goes to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Nothing that is drawn.
  public var body: some View { EmptyView() }

  /// Creates a place by the key of its name.
  public nonisolated init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Creates a place by its name as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Creates a place by its name as a text.
  public nonisolated init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Creates a place by the key of its name, in a namespace.
  public nonisolated init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil
  ) {}

  /// Creates a place by its name as it is, in a namespace.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil
  ) {}

  /// Creates a place by its name as a text, in a namespace.
  public nonisolated init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil
  ) {}
}

/// Makes places of the statements of a closure.
public typealias AccessibilityRotorContentBuilder = ViewBuilder

/// A list that VoiceOver has for every program.
public struct AccessibilitySystemRotor: Sendable {
  /// Its links.
  public static let links = AccessibilitySystemRotor()
  /// Its headings.
  public static let headings = AccessibilitySystemRotor()
  /// Its bold texts.
  public static let boldText = AccessibilitySystemRotor()
  /// Its italic texts.
  public static let italicText = AccessibilitySystemRotor()
  /// Its underlined texts.
  public static let underlineText = AccessibilitySystemRotor()
  /// Its misspelled words.
  public static let misspelledWords = AccessibilitySystemRotor()
  /// Its pictures.
  public static let images = AccessibilitySystemRotor()
  /// Its landmarks.
  public static let landmarks = AccessibilitySystemRotor()
  /// Its lists.
  public static let lists = AccessibilitySystemRotor()
  /// Its tables.
  public static let tables = AccessibilitySystemRotor()
  /// Its fields.
  public static let textFields = AccessibilitySystemRotor()
}
