/// The faces that a text may be set in: families, the system family, and the order of fall-back.
public struct FontLibrary: Sendable {
  /// The fonts that come with Stills: Inter as the system family and Noto Color Emoji.
  public static let bundled = FontLibrary()
}
