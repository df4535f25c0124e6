// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple.

public import DeclarativeUI
import Pictures

/// How symbols are drawn; views draw them in the size, weight and scale that it says.
public enum UIImageSymbolWeight: Int, Hashable, Sendable {
  case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight of the same name, on the scale from 100 to 900.
  fileprivate var ofFonts: Int? { self == .unspecified ? nil : rawValue * 100 }
}
public enum UIImageSymbolScale: Int, Hashable, Sendable {
  case `default` = -1
  case unspecified, small, medium, large

  fileprivate var steps: Int? { self == .unspecified ? nil : self == .default ? 0 : rawValue - 2 }
}
extension UIImage {
  public typealias SymbolWeight = UIImageSymbolWeight
  public typealias SymbolScale = UIImageSymbolScale
  public typealias SymbolConfiguration = UIImageSymbolConfiguration

  /// Finds a symbol, drawn as it is said; nil where there is no drawing of it.
  public init?(systemName name: String, withConfiguration configuration: UIImageSymbolConfiguration?) {
    self.init(systemName: name)
    if let configuration { self = withConfiguration(configuration) }
  }

  /// The symbol, drawn as it is said; any other picture as it is.
  public func withConfiguration(_ configuration: UIImageSymbolConfiguration) -> UIImage {
    guard case .symbol(let name, _) = drawing else { return self }
    var image = self
    image.drawing = .symbol(name: name, configuration.traits)
    return image
  }

  /// The symbol, drawn as it is said, and as before where nothing is said; any other picture as it is.
  public func applyingSymbolConfiguration(_ configuration: UIImageSymbolConfiguration) -> UIImage? {
    guard case .symbol(let name, let own) = drawing else { return self }
    var image = self
    image.drawing = .symbol(name: name, own.changed(by: configuration.traits))
    return image
  }
}

/// - Remark: size, weight and scale are drawn; of a font its size alone is taken. A picture of a symbol with colours reports
///   that they are not drawn.
open class UIImageSymbolConfiguration: NSObject, @unchecked Sendable {
  fileprivate let traits: SymbolTraits

  fileprivate init(_ traits: SymbolTraits) { self.traits = traits }

  public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified) }
  public convenience init(
    pointSize: CGFloat, weight: UIImageSymbolWeight, scale: UIImageSymbolScale = .unspecified
  ) {
    var traits = SymbolTraits()
    (traits.pointSize, traits.weight, traits.scale) = (Double(pointSize), weight.ofFonts, scale.steps)
    self.init(traits)
  }
  public convenience init(weight: UIImageSymbolWeight) {
    var traits = SymbolTraits()
    traits.weight = weight.ofFonts
    self.init(traits)
  }
  public convenience init(scale: UIImageSymbolScale) {
    var traits = SymbolTraits()
    traits.scale = scale.steps
    self.init(traits)
  }
  public convenience init(font: UIFont, scale: UIImageSymbolScale = .unspecified) {
    self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
  }
  @MainActor @preconcurrency
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImageSymbolScale = .unspecified) {
    self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
  }
  public convenience init(paletteColors: [UIColor]) { self.init(.colored) }
  public convenience init(hierarchicalColor: UIColor) { self.init(.colored) }
  public class func preferringMulticolor() -> UIImageSymbolConfiguration { UIImageSymbolConfiguration(.colored) }
  public class func preferringMonochrome() -> UIImageSymbolConfiguration { UIImageSymbolConfiguration(SymbolTraits()) }
  public func applying(_ otherConfiguration: UIImageSymbolConfiguration) -> UIImageSymbolConfiguration {
    UIImageSymbolConfiguration(traits.changed(by: otherConfiguration.traits))
  }
}

extension SymbolTraits {
  fileprivate static var colored: SymbolTraits {
    var traits = SymbolTraits()
    traits.hasColors = true
    return traits
  }

  fileprivate func changed(by other: SymbolTraits) -> SymbolTraits {
    var traits = self
    traits.pointSize = other.pointSize ?? pointSize
    traits.weight = other.weight ?? weight
    traits.scale = other.scale ?? scale
    traits.hasColors = other.hasColors || hasColors
    return traits
  }
}
