import BundledFonts

extension FontLibrary {
  /// The fonts that come with Stills: Inter as the system family and Noto Color Emoji.
  ///
  /// They are read once, when they are first needed.
  public static let bundled: FontLibrary = {
    do {
      let names = BundledFonts.textFiles + [BundledFonts.emojiFile]
      let faces = try names.map { try FontFace(bytes: BundledFonts.bytes(of: $0), name: $0) }
      return FontLibrary(faces: faces, systemFamily: BundledFonts.systemFamily)
    } catch {
      preconditionFailure("The fonts that come with Stills cannot be read, build the package again: \(error)")
    }
  }()
}
