/// The glyphs that stand for others where a text asks for them, by the features of OpenType.
package struct FontFeatures: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  // What `OptionSet` has for any set: in a debug build each look at a text would ask what kind of set this is.

  package func contains(_ member: FontFeatures) -> Bool { rawValue & member.rawValue == member.rawValue }

  package func isDisjoint(with other: FontFeatures) -> Bool { rawValue & other.rawValue == 0 }

  /// Creates one feature by its tag in OpenType; nil where it is none that a text asks for.
  /// - Parameter isOn: whether it is asked for, or not to be, of those that texts have unasked.
  package init?(tag: String, isOn: Bool = true) {
    guard let bit = FontFeatures.settings.firstIndex(of: isOn ? tag : tag + "=0") else { return nil }
    self.init(rawValue: 1 << UInt64(bit))
  }

  /// Digits of one width (`tnum`), where the face has some.
  package static let monospacedDigits = FontFeatures(rawValue: 1)
  /// Small capitals in the place of small letters (`smcp`); of a face that has none, smaller capitals.
  package static let smallCapsForLowercase = FontFeatures(rawValue: 2)
  /// Small capitals in the place of capitals (`c2sc`); of a face that has none, smaller capitals.
  package static let smallCapsForUppercase = FontFeatures(rawValue: 4)

  /// Of the letters that depend on their neighbours (`calt`) only a colon between digits, which is raised.
  ///
  /// So iOS's system font is set: its contextual alternates, on unless asked otherwise, are known to raise that colon
  /// (cocoa-dev, "Vertically Centered Colon", December 2016), and no others are known. The faces that stand for it have
  /// many of their own: an arrow for `->`, a multiplication sign for the x of `3x3`, brackets as high as capitals.
  static let systemContext = FontFeatures(rawValue: 1 << 63)
  /// No letters that depend on their neighbours.
  package static let noContext = FontFeatures(tag: "calt", isOn: false) ?? []

  static let smallCaps: FontFeatures = [.smallCapsForLowercase, .smallCapsForUppercase]

  /// What a face is asked for, one a bit: a tag, followed by `=0` for what it is not to do.
  private static let settings: [String] =
    [
      "tnum", "smcp", "c2sc", "pnum", "lnum", "onum", "zero", "frac", "afrc", "sups", "subs", "ordn", "sinf", "case",
      "dlig", "hlig", "salt", "pcap", "c2pc", "liga=0", "calt=0",
    ] + numbered("ss") + numbered("cv")

  private static func numbered(_ name: String) -> [String] {
    (1...20).map { $0 < 10 ? "\(name)0\($0)" : "\(name)\($0)" }
  }

  /// The tags in OpenType, those of what a face is not to do with `=0`; so HarfBuzz reads them.
  package var names: [String] {
    FontFeatures.settings.indices.filter { rawValue >> UInt64($0) & 1 == 1 }.map { FontFeatures.settings[$0] }
  }
}
