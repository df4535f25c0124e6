import Foundation

/// The font files that come with Stills.
package enum BundledFonts {
  /// The family that text is set in when it asks for none.
  package static let systemFamily: String = "Inter"

  /// The family of text that asks for letters of one width.
  package static let monospacedFamily: String = "Noto Sans Mono"

  /// The family of text that asks for serifs.
  package static let serifFamily: String = "Noto Serif"

  /// The family of text that asks for round corners: the system family with its corners rounded.
  package static let roundedFamily: String = "Stills Rounded"

  /// The files of the system family.
  package static let system: [BundledFont] = [
    inter("Regular", 400), inter("Medium", 500), inter("SemiBold", 600), inter("Bold", 700),
    inter("Italic", 400, isItalic: true), inter("SemiBoldItalic", 600, isItalic: true),
    inter("BoldItalic", 700, isItalic: true), inter("Light", 300), inter("Black", 900),
  ]

  /// The files of scripts that the system family lacks, in the order of fall-back.
  package static let scripts: [BundledFont] =
    notoSans("Arabic", [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC])
    + notoSans("Hebrew", [0x590...0x5FF, 0xFB1D...0xFB4F])
    + notoSans("Thai", [0xE00...0xE7F])
    + notoSans("Devanagari", [0x900...0x97F, 0x1CD0...0x1CFF, 0xA830...0xA839, 0xA8E0...0xA8FF])

  /// The files of symbols, among them emoji as text, in the order of fall-back.
  package static let symbols: [BundledFont] = [
    notoSans("Symbols2", "Regular", 400, symbolBlocks + [0x1F004...0x1F004, 0x1F0CF...0x1F0CF]),
    notoSans("Symbols", "Regular", 400, symbolBlocks + [0x1F100...0x1F1FF]),
    notoSans("Math", "Regular", 400, [0x2100...0x27FF, 0x2900...0x2BFF]),
  ]

  /// The files of the families that a text asks for by a design, which other texts do not fall back to.
  package static let designs: [BundledFont] =
    [("Regular", 400), ("Bold", 700)].map { style, weight in
      BundledFont(file: "NotoSans/NotoSansMono-\(style).ttf", family: monospacedFamily, weight: weight)
    }
    + [
      serif("Regular", 400), serif("SemiBold", 600), serif("Bold", 700), serif("Italic", 400, isItalic: true),
      serif("BoldItalic", 700, isItalic: true),
    ]
    + [("Light", 300), ("Regular", 400), ("Medium", 500), ("SemiBold", 600), ("Bold", 700), ("Black", 900)].map {
      style, weight in
      BundledFont(
        file: "StillsRounded/StillsRounded-\(style).otf", family: roundedFamily, weight: weight, keepsPlainGlyphs: true)
    }

  /// The file of the emoji.
  package static let emoji = BundledFont(
    file: "NotoColorEmoji/NotoColorEmoji.ttf", family: "Noto Color Emoji", weight: 400, hasColorImages: true)

  /// The files of icons, which symbols are drawn with and no text ever is: Phosphor, Material Design Icons.
  package static let icons: (phosphor: BundledFont, material: BundledFont) = (
    BundledFont(file: "Phosphor/Phosphor.ttf", family: "Phosphor", weight: 400, scalars: []),
    BundledFont(
      file: "MaterialDesignIcons/MaterialDesignIcons.ttf", family: "Material Design Icons", weight: 400, scalars: [])
  )

  /// All files that text is set in, in the order of fall-back.
  package static let all: [BundledFont] = system + scripts + symbols + [emoji] + designs

  private static let symbolBlocks: [ClosedRange<UInt32>] = [
    0x2190...0x27FF, 0x2900...0x2BFF, 0x1F300...0x1F6FF,
  ]

  private static func inter(_ style: String, _ weight: Int, isItalic: Bool = false) -> BundledFont {
    BundledFont(
      file: "Inter/Inter-\(style).otf", family: systemFamily, weight: weight, isItalic: isItalic,
      keepsPlainGlyphs: true)
  }

  private static func serif(_ style: String, _ weight: Int, isItalic: Bool = false) -> BundledFont {
    BundledFont(file: "NotoSerif/NotoSerif-\(style).ttf", family: serifFamily, weight: weight, isItalic: isItalic)
  }

  private static func notoSans(_ script: String, _ blocks: [ClosedRange<UInt32>]) -> [BundledFont] {
    [notoSans(script, "Regular", 400, blocks), notoSans(script, "Bold", 700, blocks)]
  }

  private static func notoSans(
    _ script: String, _ style: String, _ weight: Int, _ blocks: [ClosedRange<UInt32>]
  ) -> BundledFont {
    // What a mark without a letter stands on.
    let dottedCircle: ClosedRange<UInt32> = 0x25CC...0x25CC
    return BundledFont(
      file: "NotoSans/NotoSans\(script)-\(style).ttf", family: "Noto Sans \(script)", weight: weight,
      scalars: blocks + [dottedCircle])
  }
}

/// A font file that comes with Stills, described so that it need not be read before a text needs it.
package struct BundledFont: Hashable, Sendable {
  /// The path of the file from the folder `Fonts`.
  package let file: String
  /// The name of the family.
  package let family: String
  /// The weight on the OpenType scale from 1 to 1000.
  package let weight: Int
  /// Whether the face is slanted.
  package let isItalic: Bool
  /// Whether glyphs are colour pictures.
  package let hasColorImages: Bool
  /// The characters that the font is for, some of which it may lack; nil for a font that is asked for every character.
  package let scalars: [ClosedRange<UInt32>]?
  /// Whether a text of nothing but printable ASCII has the glyph of each character, whatever stands beside it, where no
  /// feature but those of every text is asked for, and no contextual alternates: no ligature, no other form in English;
  /// and whether only the next character decides where it ends there.
  package let keepsPlainGlyphs: Bool

  init(
    file: String, family: String, weight: Int, isItalic: Bool = false, hasColorImages: Bool = false,
    scalars: [ClosedRange<UInt32>]? = nil, keepsPlainGlyphs: Bool = false
  ) {
    self.file = file
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.hasColorImages = hasColorImages
    self.scalars = scalars
    self.keepsPlainGlyphs = keepsPlainGlyphs
  }

  /// Maps the file into memory.
  /// - Throws: the error of the file system, which names the file.
  package func contents() throws -> MappedFile {
    try MappedFile(Bundle.module.bundleURL.appending(path: file))
  }
}
