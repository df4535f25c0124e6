import BundledFonts

extension FontLibrary {
  /// The fonts that come with Stills: Inter as the system family and Noto Color Emoji.
  ///
  /// They are read once, when they are first needed.
  public static let bundled: FontLibrary = {
    do {
      return try readBundledFonts()
    } catch {
      preconditionFailure("The fonts that come with Stills cannot be read, build the package again: \(error)")
    }
  }()

  private static func readBundledFonts() throws -> FontLibrary {
    var faces: [FontFace] = []
    // A loop, because Swift 6.3's optimizer crashes on a `map` that throws both errors of a file and of a font.
    for name in BundledFonts.textFiles + [BundledFonts.emojiFile] {
      faces.append(try FontFace(bytes: BundledFonts.bytes(of: name), name: name))
    }
    return FontLibrary(faces: faces, systemFamily: BundledFonts.systemFamily)
  }
}
