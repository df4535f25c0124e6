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
  /// - Remark: how iOS sets another language than that of the locale is not known, and the snapshot fails.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.language(language)) : self
  }

  /// The text, set as a language asks for.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
}

/// As which language texts are set.
public struct TypesettingLanguage: Hashable, Sendable {
  /// Nil is that of the locale.
  let explicit: Locale.Language?

  /// As that of the locale.
  public static let automatic = TypesettingLanguage(explicit: nil)

  /// As a language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(explicit: language)
  }
}

extension View {
  /// Texts in this view with letters of another scale.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.rareTextStyle) { if isEnabled { $0.scale = scale } }
  }

  /// Texts in this view, set as a language asks for.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.rareTextStyle) { if isEnabled { $0.language = language } }
  }

  /// Texts in this view, set as a language asks for.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
}
