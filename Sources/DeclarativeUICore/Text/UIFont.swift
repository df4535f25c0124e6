public import Foundation
import Typesetting

/// A font by UIKit's name: in a size that does not follow the reader's text size.
/// - Remark: in the size that it has at the usual text size.
public final class UIFont: Hashable, Sendable {
  /// How heavy a font is, by UIKit's name.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight

    /// The lightest weight.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// Between ultra-light and light.
    public static let thin = Weight(weight: .thin)
    /// Lighter than running text.
    public static let light = Weight(weight: .light)
    /// The weight of running text.
    public static let regular = Weight(weight: .regular)
    /// A little heavier than running text.
    public static let medium = Weight(weight: .medium)
    /// The weight of headings.
    public static let semibold = Weight(weight: .semibold)
    /// The weight of emphasis.
    public static let bold = Weight(weight: .bold)
    /// Heavier than bold.
    public static let heavy = Weight(weight: .heavy)
    /// The heaviest weight.
    public static let black = Weight(weight: .black)
  }

  /// How wide letters are, by UIKit's name; see `Font.Width`.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// 0 is as wide as usual; less is narrower, more is wider.
    public let rawValue: CGFloat

    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Much narrower than usual.
    public static let compressed = Width(Font.Width.compressed.value)
    /// Narrower than usual.
    public static let condensed = Width(Font.Width.condensed.value)
    /// As wide as usual.
    public static let standard = Width(Font.Width.standard.value)
    /// Wider than usual.
    public static let expanded = Width(Font.Width.expanded.value)
  }

  /// What a text is for, by UIKit's name.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle

    /// Large titles.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// Titles.
    public static let title1 = TextStyle(style: .title)
    /// Second titles.
    public static let title2 = TextStyle(style: .title2)
    /// Third titles.
    public static let title3 = TextStyle(style: .title3)
    /// Headings.
    public static let headline = TextStyle(style: .headline)
    /// Subheadings.
    public static let subheadline = TextStyle(style: .subheadline)
    /// Running text.
    public static let body = TextStyle(style: .body)
    /// Callouts.
    public static let callout = TextStyle(style: .callout)
    /// Footnotes.
    public static let footnote = TextStyle(style: .footnote)
    /// Captions.
    public static let caption1 = TextStyle(style: .caption)
    /// Second captions.
    public static let caption2 = TextStyle(style: .caption2)
  }

  let font: Font
  /// The font at another text size of the reader; nil where it stays as it is.
  private let atTextSize: (@Sendable (DynamicTypeSize) -> UIFont)?
  /// The size in points.
  public let pointSize: CGFloat
  /// The distance of two lines in points.
  /// - Remark: of a font that the app does not bring along it is that of the system font.
  public let lineHeight: CGFloat

  init(
    _ font: Font, _ pointSize: CGFloat, lineHeight: CGFloat? = nil,
    atTextSize: (@Sendable (DynamicTypeSize) -> UIFont)? = nil
  ) {
    (self.font, self.atTextSize) = (font, atTextSize)
    self.pointSize = pointSize
    self.lineHeight = lineHeight ?? pointSize * Font.lineHeightPerEm
  }

  /// Creates a font by its name in PostScript, its full name or its family's; one that neither the app nor the font library has
  /// fails the snapshot, and there always is one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let face = AppFonts.face(named: fontName)
    self.init(
      .custom(fontName, fixedSize: fontSize), fontSize,
      lineHeight: face.map { CGFloat(FontMetrics($0, size: Double(fontSize)).lineHeight) })
  }

  /// The families of the fonts that the app brings along.
  /// - Remark: only these: those of iOS are not there.
  public static var familyNames: [String] { Set(AppFonts.faces.map(\.family)).sorted() }

  /// The names in PostScript of the fonts of a family that the app brings along.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    AppFonts.faces.filter { $0.family == familyName }.compactMap { $0.names?.postScript }
  }

  /// The system font in a size in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight), fontSize)
  }

  /// The system font with letters of another width, in a size in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(Font.system(size: fontSize, weight: weight.weight).width(Font.Width(width.rawValue)), fontSize)
  }

  /// The bold system font in a size in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The slanted system font in a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font.system(size: fontSize).italic(), fontSize)
  }

  /// The system font with letters of one width, in a size in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced), fontSize)
  }

  /// The system font with digits of one width, in a size in points.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: fontSize, weight: weight.weight).monospacedDigit(), fontSize)
  }

  /// The font of a text style at the usual text size; which one the reader has is not known outside of a view.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of some traits, or the usual one.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(style.style, at: traitCollection?.preferredContentSizeCategory.dynamicTypeSize ?? .large)
  }

  private static func preferredFont(_ style: Font.TextStyle, at textSize: DynamicTypeSize) -> UIFont {
    let metrics = style.metrics(at: textSize)
    return UIFont(
      .system(size: CGFloat(metrics.size), weight: style.weight), CGFloat(metrics.size),
      lineHeight: CGFloat(metrics.line), atTextSize: { preferredFont(style, at: $0) })
  }

  /// The font at a text size of the reader, where it is that of a text style or was scaled by one.
  package func adjusted(to textSize: DynamicTypeSize) -> UIFont { atTextSize?(textSize) ?? self }

  /// The same font in another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    let isPossible = pointSize > 0 && pointSize.isFinite
    return UIFont(
      font.sized(fontSize), fontSize, lineHeight: face == nil || !isPossible ? nil : lineHeight / pointSize * fontSize)
  }

  /// The font's name in PostScript; of a system font that which iOS gives to the regular one.
  public var fontName: String { face?.names?.postScript ?? customName ?? ".SFUI-Regular" }

  /// The name of the font's family.
  public var familyName: String { face?.family ?? customName ?? Self.systemFamily }

  /// The family of the system font, by which code asks for it, too.
  static let systemFamily = ".AppleSystemUIFont"

  /// How far letters reach above the baseline, in points.
  public var ascender: CGFloat { CGFloat(metrics.ascent) }

  /// How far letters reach below the baseline, in points: a negative number.
  public var descender: CGFloat { CGFloat(-metrics.descent) }

  /// The distance of two lines besides their height, in points.
  public var leading: CGFloat { CGFloat(metrics.leading) }

  private var customName: String? {
    if case .custom(let name, _, _) = font.base { name } else { nil }
  }

  private var face: FontFace? { customName.flatMap { AppFonts.face(named: $0) } }

  var metrics: FontMetrics {
    face.map { FontMetrics($0, size: Double(pointSize)) } ?? .system(size: Double(pointSize))
  }

  /// Whether both are the same font in the same size.
  public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }

  /// Hashes the font.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  /// Creates the font that a font of UIKit is.
  public init(_ font: UIFont) {
    self = font.font
  }

  fileprivate func sized(_ size: CGFloat) -> Font {
    let base: Base =
      switch base {
      case .style(let style, let design, let weight): .system(size: size, weight ?? style.weight, design)
      case .system(_, let weight, let design): .system(size: size, weight, design)
      case .custom(let name, _, let style): .custom(name: name, size: size, relativeTo: style)
      }
    var font = Font(base)
    font.adjustments = adjustments
    return font
  }
}
