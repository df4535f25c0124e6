import Typefaces

/// What a text asks for; a `FontLibrary` answers with the nearest face.
package struct FontDescriptor: Hashable, Sendable {
  /// The name of a family in the library, or nil for the system family.
  package var family: String?
  /// The em size in points.
  package var size: Double
  /// How heavy the face should be.
  package var weight: FontWeight
  /// Whether the face should be slanted.
  package var isItalic: Bool
  /// The extra distance between lines in points: line pitch less line height.
  ///
  /// Text styles have some, plain sizes have none.
  package var leading: Double
  /// Which relative of the system family is asked for; without meaning where a family is named.
  package var design = FontDesign.default
  /// How wide the letters are; only those of the system family itself become wider or narrower.
  package var width = FontWidth.standard
  /// Which glyphs are to be others.
  package var features: FontFeatures = []

  /// Creates a description of a font.
  package init(
    family: String? = nil, size: Double, weight: FontWeight = .regular, isItalic: Bool = false, leading: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.leading = leading
  }
}

/// A relative of the system family.
package enum FontDesign: Hashable, Sendable {
  /// The system family itself.
  case `default`
  /// Letters with serifs.
  case serif
  /// Letters with round corners.
  case rounded
  /// Letters of one width.
  case monospaced

  /// The name of the family that comes along for the design; nil for the system family itself.
  var family: String? {
    switch self {
    case .default: nil
    case .serif: BundledFonts.serifFamily
    case .rounded: BundledFonts.roundedFamily
    case .monospaced: BundledFonts.monospacedFamily
    }
  }

  /// Whether letters have the widths of the system font: the rounded family has the same.
  var hasSystemWidths: Bool { self == .default || self == .rounded }

  /// How wide letters of a size are beside those of the bundled family.
  ///
  /// The letters with serifs of iOS become narrower as they become larger: measured at 100 pt, where an I and the space to the
  /// next one are 0.78 of Noto Serif's and an X before an I 0.91; that they are as wide as Noto's at 20 pt, and how they change
  /// until 54 pt, where iOS has its largest drawings, is a guess.
  func width(atSize size: Double) -> FontWidth {
    guard self == .serif else { return .standard }
    let share = min(max((size - 20) / (54 - 20), 0), 1)
    // In steps of a hundredth, so that there are few faces.
    return FontWidth(rawValue: 1000 - Int((share * 14).rounded()) * 10)
  }
}

/// How heavy a face is, on the OpenType scale from 1 to 1000.
package struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
  /// The `usWeightClass` of the face: 400 is regular, 700 is bold.
  package let rawValue: Int

  /// Creates a weight from its place on the OpenType scale.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The lightest strokes; UIKit and SwiftUI put this below thin, OpenType's own names are the other way round.
  package static let ultraLight = FontWeight(rawValue: 100)
  /// Between ultra light and light.
  package static let thin = FontWeight(rawValue: 200)
  /// Lighter than text usually is.
  package static let light = FontWeight(rawValue: 300)
  /// The weight of running text.
  package static let regular = FontWeight(rawValue: 400)
  /// A little heavier than running text.
  package static let medium = FontWeight(rawValue: 500)
  /// The weight of headlines.
  package static let semibold = FontWeight(rawValue: 600)
  /// The weight of emphasis.
  package static let bold = FontWeight(rawValue: 700)
  /// Heavier than bold.
  package static let heavy = FontWeight(rawValue: 800)
  /// The heaviest strokes.
  package static let black = FontWeight(rawValue: 900)

  /// The weight in which letters of the system font are drawn that have this one.
  ///
  /// Heavy ones as bold: stems of Apple's are 0.163 em, measured in two lines of 17 points (iOS 17), those of Inter's bold
  /// letters 0.151 and of its black ones 0.196, and words are as wide as in bold. Apple's black ones have 0.193, at 28 points.
  var drawn: FontWeight { self == .heavy ? .bold : self }

  /// Whether the first is lighter than the second.
  package static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}
