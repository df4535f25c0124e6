// What is said about a view to people who do not see it. A still picture shows none of it: these modifiers exist so
// that view code compiles, return the view as it is, and keep nothing of what they are given.

extension View {
  /// The view as it is: its name has no effect in a picture and is not kept.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }

  /// The view as it is: its name has no effect in a picture and is not kept.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// The view as it is: its name has no effect in a picture and is not kept.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// The view as it is: the hint has no effect in a picture and is not kept.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }

  /// The view as it is: the hint has no effect in a picture and is not kept.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// The view as it is: the hint has no effect in a picture and is not kept.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// The view as it is: the value has no effect in a picture and is not kept.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View { self }

  /// The view as it is: the value has no effect in a picture and is not kept.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// The view as it is: the value has no effect in a picture and is not kept.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// The view as it is: what is hidden from those who listen is still drawn.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// The view as it is: traits have no effect in a picture and are not kept.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// The view as it is: traits have no effect in a picture and are not kept.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// The view as it is: how it is read has no effect in a picture and is not kept.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
}

/// What becomes of the views inside of one that is read as a whole.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// They are not read.
  case ignore
  /// They are read one by one.
  case contain
  /// They are read together.
  case combine
}

/// What a view is and does, for people who do not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// It can be pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// It heads what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It is where one searches.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// It is a text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// It sums up the screen.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It starts to play a medium.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns the page when it was read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Nothing beside it can be used.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
}
