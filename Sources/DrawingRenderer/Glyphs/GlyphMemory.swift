/// The drawn glyphs that renderers remember.
public enum GlyphMemory {
  /// Forgets all glyphs; the next text is drawn from outlines.
  public static func forgetAll() {
    GlyphCache.shared.removeAll()
  }
}
