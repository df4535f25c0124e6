public import Foundation
import Typesetting

/// What a font is like, by UIKit's name: a font that can be asked for with further attributes.
/// - Remark: what of it nothing here draws fails the snapshot by its name.
public struct UIFontDescriptor: Hashable, Sendable {
  /// What can be said of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name in Core Text.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family: a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name, which is a family's here: a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// What its letters have: `[TraitKey: Any]`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Features of the font: a list of `[FeatureKey: Int]`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// What names a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name in Core Text.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How heavy it is: a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide its letters are: a `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
  }

  /// What names a feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name in Core Text.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of feature, such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The one of its kind, such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind of feature, by its name up to iOS 14.
    public static let featureIdentifier = type
    /// The one of its kind, by its name up to iOS 14.
    public static let typeIdentifier = selector
  }

  /// The forms of the system font, by UIKit's name.
  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design

    /// The usual form.
    public static let `default` = SystemDesign(design: .default)
    /// Letters with serifs.
    public static let serif = SystemDesign(design: .serif)
    /// Letters with round corners.
    public static let rounded = SystemDesign(design: .rounded)
    /// Letters of one width.
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  /// What letters have that a family may have or not, by UIKit's name.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of Core Text.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines closer to each other.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines further from each other.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  let font: UIFont

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }

  init(_ font: UIFont) {
    self.font = font
  }

  /// Describes a font by attributes; what they leave open is that of the system font of 12 points.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self = UIFontDescriptor(.systemFont(ofSize: 12)).addingAttributes(attributes)
  }

  /// Describes a font by its family name and its size in points.
  public init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The description of the font of a text style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// The description with further attributes.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    // A family comes before what is asked of it, and the order of a dictionary means nothing.
    let sorted = attributes.sorted { ($0.key.order, $0.key.rawValue) < ($1.key.order, $1.key.rawValue) }
    return sorted.reduce(self) { $0.adding($1.key, $1.value) }
  }

  /// The description of the font in another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }

  /// The description of a font of a family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// The description of the system font in another form.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { adding([.design(design.design)]) }

  /// The description of a font with exactly these traits besides its own.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let all: [(SymbolicTraits, Font.Adjustment)] = [
      (.traitItalic, .italic), (.traitBold, .weight(.bold)), (.traitMonoSpace, .design(.monospaced)),
      (.traitTightLeading, .leading(.tight)), (.traitLooseLeading, .leading(.loose)),
    ]
    let unknown = all.reduce(symbolicTraits) { $0.subtracting($1.0) }
    let problem = Font.Adjustment.unknown(
      "UIFontDescriptor's traits \(unknown.rawValue) are not drawn; leave them out, or use a font that has them")
    return adding(all.filter { symbolicTraits.contains($0.0) }.map(\.1) + (unknown.isEmpty ? [] : [problem]))
  }

  private func adding(_ adjustments: [Font.Adjustment]) -> UIFontDescriptor {
    let changed = adjustments.reduce(font.font) { $0.adding($1) }
    return UIFontDescriptor(UIFont(changed, font.pointSize, lineHeight: font.lineHeight))
  }

  private func adding(_ name: AttributeName, _ value: Any) -> UIFontDescriptor {
    switch (name, value) {
    case (.family, let family as String), (.name, let family as String):
      UIFontDescriptor(UIFont(name: family, size: pointSize) ?? font)
    case (.size, let size as any BinaryFloatingPoint): withSize(CGFloat(size))
    case (.size, let size as any BinaryInteger): withSize(CGFloat(size))
    case (.traits, let traits as [TraitKey: Any]): adding(traits.map { adjustment($0.key, $0.value) })
    case (.featureSettings, let settings as [[FeatureKey: Any]]): adding(settings.map(\.adjustment))
    default:
      adding([
        .unknown("UIFontDescriptor's attribute \(name.rawValue), \(value), is not drawn; leave it out, or see UIFont")
      ])
    }
  }

  private func adjustment(_ key: TraitKey, _ value: Any) -> Font.Adjustment {
    switch (key, value) {
    case (.weight, let weight as UIFont.Weight): .weight(weight.weight)
    case (.width, let width as UIFont.Width): .width(Font.Width(width.rawValue))
    default:
      .unknown(
        "UIFontDescriptor's trait \(key.rawValue), \(value), is not drawn; give a UIFont.Weight or a UIFont.Width")
    }
  }
}

extension UIFontDescriptor.AttributeName {
  fileprivate var order: Int { self == .family || self == .name ? 0 : self == .size ? 1 : 2 }
}

extension UIFont {
  /// What the font is like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Creates the font of a description.
  /// - Parameters:
  ///   - descriptor: what the font is like.
  ///   - pointSize: the size in points; 0 is that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = pointSize == 0 ? descriptor.font : descriptor.font.withSize(pointSize)
    self.init(font.font, font.pointSize, lineHeight: font.lineHeight)
  }
}
