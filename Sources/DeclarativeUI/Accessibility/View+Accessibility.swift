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
