// What VoiceOver makes of a text that is a part of another one: as modifiers of views the same are preferred.

extension Text {
  /// The text with a label that is heard in its place, also where it is joined to others.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: Text) -> Text { adding(.label(label)) }

  /// The text with other words for VoiceOver, which are not translated.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// The text with a label that is heard in its place, also where it is joined to others.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// The text as it is.
  /// - Remark: of a text that is joined to others, the rank of a heading is not heard.
  @_disfavoredOverload
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

  /// The text as it is: nobody reads it aloud.
  @_disfavoredOverload
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

  /// The text as it is: nobody reads it aloud.
  @_disfavoredOverload
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// The text as it is: nobody reads it aloud.
  @_disfavoredOverload
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// The text as it is: nobody reads it aloud.
  @_disfavoredOverload
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// The text as it is: nobody reads it aloud.
  @_disfavoredOverload
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
