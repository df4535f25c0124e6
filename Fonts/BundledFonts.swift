import Foundation

/// The font files that come with Stills.
public enum BundledFonts {
  /// The family that text is set in when it asks for none.
  public static let systemFamily: String = "Inter"

  /// The files of the system family.
  public static let system: [BundledFont] = [
    inter("Regular", 400), inter("Medium", 500), inter("SemiBold", 600), inter("Bold", 700),
    inter("Italic", 400, isItalic: true), inter("SemiBoldItalic", 600, isItalic: true),
    inter("BoldItalic", 700, isItalic: true), inter("Light", 300), inter("Black", 900),
  ]

  /// The files of scripts that the system family lacks, in the order of fall-back.
  public static let scripts: [BundledFont] =
    notoSans("Arabic", [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC])
    + notoSans("Hebrew", [0x590...0x5FF, 0xFB1D...0xFB4F])
    + notoSans("Thai", [0xE00...0xE7F])
    + notoSans("Devanagari", [0x900...0x97F, 0x1CD0...0x1CFF, 0xA830...0xA839, 0xA8E0...0xA8FF])

  /// The file of the emoji.
  public static let emoji = BundledFont(
    file: "NotoColorEmoji/NotoColorEmoji-subset.ttf", family: "Noto Color Emoji", weight: 400, hasColorImages: true)

  /// All files, in the order of fall-back.
  public static let all: [BundledFont] = system + scripts + [emoji]

  /// The emoji that the emoji font draws, one to a line.
  public static let emojiList: String = "NotoColorEmoji/emoji.txt"

  /// The bytes of a file of this folder.
  /// - Parameter name: the path of the file from this folder, as in `BundledFont.file`.
  /// - Throws: the error of the file system, which names the file.
  public static func bytes(of name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: Bundle.module.bundleURL.appending(path: name)))
  }

  private static func inter(_ style: String, _ weight: Int, isItalic: Bool = false) -> BundledFont {
    BundledFont(file: "Inter/Inter-\(style).otf", family: systemFamily, weight: weight, isItalic: isItalic)
  }

  private static func notoSans(_ script: String, _ blocks: [ClosedRange<UInt32>]) -> [BundledFont] {
    [("Regular", 400), ("Bold", 700)].map { style, weight in
      BundledFont(
        file: "NotoSans/NotoSans\(script)-\(style).ttf", family: "Noto Sans \(script)", weight: weight,
        scalars: blocks + [BundledFont.dottedCircle])
    }
  }
}

/// A font file that comes with Stills, described so that it need not be read before a text needs it.
public struct BundledFont: Hashable, Sendable {
  /// The path of the file from the folder `Fonts`.
  public let file: String
  /// The name of the family.
  public let family: String
  /// The weight on the OpenType scale from 1 to 1000.
  public let weight: Int
  /// Whether the face is slanted.
  public let isItalic: Bool
  /// Whether glyphs are colour pictures.
  public let hasColorImages: Bool
  /// The characters that the font is for, some of which it may lack; nil for a font that is asked for every character.
  public let scalars: [ClosedRange<UInt32>]?

  /// What a mark without a letter stands on.
  static let dottedCircle: ClosedRange<UInt32> = 0x25CC...0x25CC

  init(
    file: String, family: String, weight: Int, isItalic: Bool = false, hasColorImages: Bool = false,
    scalars: [ClosedRange<UInt32>]? = nil
  ) {
    self.file = file
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.hasColorImages = hasColorImages
    self.scalars = scalars
  }
}
