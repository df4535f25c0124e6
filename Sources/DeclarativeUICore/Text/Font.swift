public import Foundation
import Typesetting

/// The font that a text asks for; text styles grow and shrink with the environment's `dynamicTypeSize`.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle, Design, Weight?)
    case system(size: CGFloat, Weight?, Design)
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// What a modifier changes in a font.
  package enum Adjustment: Hashable, Sendable {
    case weight(Weight)
    case bold
    case italic
    case leading(Leading)
    case monospacedDigit
    case design(Design)
    case width(Width)
    case smallCaps(SmallCaps)
    /// Features of OpenType.
    case features(FontFeatures)
    /// What a description of UIKit asks for and nothing here can be, in words.
    case unknown(String)
  }

  /// Which letters become small capitals.
  package enum SmallCaps: Hashable, Sendable {
    case all, lowercase, uppercase
  }

  let base: Base
  var adjustments: [Adjustment] = []

  init(_ base: Base) {
    self.base = base
  }

  /// The font of a text style.
  /// - Remark: letters are Inter's, with the sizes and distances of iOS.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design ?? .default, weight))
  }

  /// The system font in a size in points, which does not follow the reader's text size.
  /// - Remark: letters are Inter's, with the sizes and distances of iOS.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight, design ?? .default))
  }

  /// A font by its name in PostScript, its full name or its family's, in a size in points, which grows with the body style.
  /// - Remark: of a name that neither the app's fonts nor the font library has the system font is drawn, and the snapshot fails.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }

  /// A font by its name in PostScript, its full name or its family's, in a size in points, which grows with a text style.
  /// - Remark: of a name that neither the app's fonts nor the font library has the system font is drawn, and the snapshot fails.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  /// A font by its name in PostScript, its full name or its family's, in a size in points, which does not follow the reader's
  /// text size.
  /// - Remark: of a name that neither the app's fonts nor the font library has the system font is drawn, and the snapshot fails.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }

  /// The font, emphasised.
  public func bold() -> Font { adding(.bold) }

  /// The font, slanted.
  public func italic() -> Font { adding(.italic) }

  /// The font with digits of one width.
  /// - Remark: a family without digits of one width keeps its own.
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }

  /// The font with letters of one width.
  public func monospaced() -> Font { adding(.design(.monospaced)) }

  /// The font with letters of another width.
  /// - Remark: those of the default design alone; of another design or family the snapshot fails. See `Font.Width`.
  public func width(_ width: Width) -> Font { adding(.width(width)) }

  /// The font with small capitals in place of all letters.
  /// - Remark: of a face that has none, as the system font's here, capitals of 0.7 times the size; Apple's factor is not
  ///   known.
  public func smallCaps() -> Font { adding(.smallCaps(.all)) }

  /// The font with small capitals in place of small letters.
  /// - Remark: of a face that has none, as the system font's here, capitals of 0.7 times the size; Apple's factor is not
  ///   known.
  public func lowercaseSmallCaps() -> Font { adding(.smallCaps(.lowercase)) }

  /// The font with small capitals in place of large letters.
  /// - Remark: of a face that has none, as the system font's here, capitals of 0.7 times the size; Apple's factor is not
  ///   known.
  public func uppercaseSmallCaps() -> Font { adding(.smallCaps(.uppercase)) }

  /// The font with another distance between its lines.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }

  func adding(_ adjustment: Adjustment) -> Font {
    var font = self
    font.adjustments.append(adjustment)
    return font
  }
}

extension Font {
  /// What a text is for; each has its size and line height.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The forms of the system font.
  ///
  /// - Remark: monospaced letters are those of Noto Sans Mono, serif ones those of Noto Serif; how wide those of iOS are
  ///   was not measured. Rounded letters are those of Inter with round corners, as wide as in the default design.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How wide letters are.
  ///
  /// - Remark: a value is what letters are wider or narrower by, from -0.5 to 0.5: 0.7, 0.8 and 1.2 times the width of Inter's,
  ///   in the weight that looks as heavy then; how wide those of iOS are is not known. Letters and emoji that other
  ///   families draw, such as Arabic, and symbols stay as wide as they are. Whether iOS has other widths of its serif,
  ///   rounded and monospaced designs is not known.
  public struct Width: Hashable, Sendable {
    /// 0 is as wide as usual; less is narrower, more is wider.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Much narrower than usual.
    public static let compressed = Width(-0.3)
    /// Narrower than usual.
    public static let condensed = Width(-0.2)
    /// As wide as usual.
    public static let standard = Width(0)
    /// Wider than usual.
    public static let expanded = Width(0.2)
  }

  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    /// As the text style has it.
    case standard
    /// Two points less.
    case tight
    /// Two points more.
    case loose
  }

  /// The font of large titles: 34 points at the usual text size.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of titles: 28 points.
  public static let title = Font.system(.title)
  /// The font of second titles: 22 points.
  public static let title2 = Font.system(.title2)
  /// The font of third titles: 20 points.
  public static let title3 = Font.system(.title3)
  /// The font of headings: 17 points, semibold.
  public static let headline = Font.system(.headline)
  /// The font of subheadings: 15 points.
  public static let subheadline = Font.system(.subheadline)
  /// The font of running text: 17 points.
  public static let body = Font.system(.body)
  /// The font of callouts: 16 points.
  public static let callout = Font.system(.callout)
  /// The font of footnotes: 13 points.
  public static let footnote = Font.system(.footnote)
  /// The font of captions: 12 points.
  public static let caption = Font.system(.caption)
  /// The font of second captions: 11 points.
  public static let caption2 = Font.system(.caption2)
}

extension Font {
  /// How heavy a font is.
  public struct Weight: Hashable, Sendable {
    let face: FontWeight

    /// The lightest weight.
    public static let ultraLight = Weight(face: FontWeight(rawValue: 100))
    /// Between ultra-light and light.
    public static let thin = Weight(face: FontWeight(rawValue: 200))
    /// Lighter than running text.
    public static let light = Weight(face: .light)
    /// The weight of running text.
    public static let regular = Weight(face: .regular)
    /// A little heavier than running text.
    public static let medium = Weight(face: .medium)
    /// The weight of headings.
    public static let semibold = Weight(face: .semibold)
    /// The weight of emphasis.
    public static let bold = Weight(face: .bold)
    /// Heavier than bold.
    public static let heavy = Weight(face: .heavy)
    /// The heaviest weight.
    public static let black = Weight(face: .black)
  }
}
