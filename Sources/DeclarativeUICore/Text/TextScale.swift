public import Foundation

extension Text {
  /// How large letters are beside what their font asks for.
  /// - Remark: how much smaller `secondary` is, is not known: the text has its usual size, and the snapshot fails.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// As large as the font asks for.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }

  /// The text with letters of another scale.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.scale(scale)) : self
  }

  /// The text, set as a language asks for.
  /// - Remark: accepted; changes no still picture: the fonts have one form for each character.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// Texts in this view with letters of another scale.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.rareTextStyle) { if isEnabled { $0.scale = scale } }
  }

  /// Texts in this view, set as a language asks for.
  /// - Remark: accepted; changes no still picture: the fonts have one form for each character.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}
