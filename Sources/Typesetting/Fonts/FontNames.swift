/// The names by which a face may be asked for, as its file has them.
package struct FontNames: Hashable, Sendable {
  /// The name in PostScript, such as "Inter-BoldItalic".
  package var postScript: String?
  /// The name in full, such as "Inter Bold Italic".
  package var full: String?
  /// The names of its family: that of all weights first, then that of at most four styles.
  package var families: [String]

  /// Whether a name is that of the face alone.
  func means(_ name: String) -> Bool { postScript == name || full == name }
}

extension FontFace {
  /// How wide letters are in the file, in hundredths of what is usual.
  var widthClass: Int { harfBuzz.widthClass }

  /// Whether another face is of the same family, and as wide.
  func isRelated(to other: FontFace) -> Bool { family == other.family && widthClass == other.widthClass }
}
