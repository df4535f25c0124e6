import BundledFonts

extension FontLibrary {
  /// The fonts that come with Stills: Inter as the system family, Noto Sans for Arabic, Hebrew, Thai, Devanagari and
  /// symbols, and Noto Color Emoji.
  ///
  /// Each file is read when a text first needs it.
  public static let bundled = FontLibrary(
    faces: BundledFonts.all.map { FontFace($0) }, systemFamily: BundledFonts.systemFamily)
}

extension FontFace {
  /// A face that comes with Stills; its file is read when a text first needs it.
  convenience init(_ font: BundledFont) {
    self.init(font) {
      do {
        return try FontTables(FontBytes(font.contents()), index: 0, name: font.file)
      } catch {
        preconditionFailure("The fonts that come with Stills cannot be read, build the package again: \(error)")
      }
    }
  }
}
