public import Foundation
import PixelImages

/// A colour of UIKit, as far as views are given one.
public final class UIColor: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case color(Color)
    case dynamic(Provider)
    case withAlpha(UIColor, Double)
  }

  /// What chooses a colour for traits; two are equal where they are the same one.
  final class Provider: Hashable, Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor

    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) {
      self.color = color
    }

    static func == (left: Provider, right: Provider) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  let storage: Storage

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// Creates the colour that views are drawn with.
  public init(_ color: Color) {
    if case .uiColor(let color) = color.storage { storage = color.storage } else { storage = .color(color) }
  }

  /// Creates a colour from amounts of red, green and blue in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a colour from amounts of the red, green and blue of Apple's screens.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(.displayP3, red: Double(displayP3Red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a colour from its hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
  }

  /// Creates a grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Creates a colour by its name in the asset catalogues of a bundle, or of the environment's bundles.
  ///
  /// - Remark: looked for where it is drawn, so never nil; of a name without an asset the snapshot fails.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    self.init(Color(name, bundle: bundle))
  }

  /// Creates a colour that is chosen for the traits of the place where it is drawn.
  ///
  /// Known there are the appearance, the text size, the direction and the scale; the other traits are unspecified.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    // Not `Sendable`, as UIKit's, so that one of the main actor is one here; pictures are drawn there.
    nonisolated(unsafe) let provider = dynamicProvider
    self.init(.dynamic(Provider { provider($0) }))
  }

  /// The same colour with another opacity, in place of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(.withAlpha(self, Double(alpha))) }

  /// Whether both are made alike; two that are chosen for traits are equal where they are the same object's.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.storage == right.storage }

  /// Hashes how the colour is made.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

extension UIColor {
  /// The colour that this one is for some traits; unspecified ones are a light appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    environment.dynamicTypeSize = traitCollection.preferredContentSizeCategory.dynamicTypeSize
    environment.layoutDirection = traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    environment.displayScale = traitCollection.displayScale
    return UIColor(Color(amounts(in: environment, traits: traitCollection) ?? Color.Resolved(.clear)))
  }

  /// Gives the amounts in sRGB of the colour that this one is in a light appearance.
  /// - Returns: whether they are known: always.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let amounts = lightAmounts
    red?.pointee = CGFloat(amounts.red)
    green?.pointee = CGFloat(amounts.green)
    blue?.pointee = CGFloat(amounts.blue)
    alpha?.pointee = CGFloat(amounts.opacity)
    return true
  }

  /// Gives hue, saturation and brightness of the colour that this one is in a light appearance.
  /// - Returns: whether they are known: always.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let amounts = lightAmounts
    let (red, green, blue) = (CGFloat(amounts.red), CGFloat(amounts.green), CGFloat(amounts.blue))
    let largest = max(red, green, blue)
    let range = largest - min(red, green, blue)
    // The six sides of the colour hexagon, counted from red.
    let side =
      range == 0
      ? 0
      : largest == red
        ? (green - blue) / range : largest == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    hue?.pointee = (side < 0 ? side + 6 : side) / 6
    saturation?.pointee = largest == 0 ? 0 : range / largest
    brightness?.pointee = largest
    alpha?.pointee = CGFloat(amounts.opacity)
    return true
  }

  var lightAmounts: Color.Resolved { amounts(in: EnvironmentValues()) ?? Color.Resolved(.clear) }

  /// The colour as amounts in an environment; nil of an asset that is not there.
  /// - Parameter traits: those that a choice is made for; nil for the environment's.
  func amounts(in environment: EnvironmentValues, traits: UITraitCollection? = nil) -> Color.Resolved? {
    switch storage {
    case .color(let color): return color.amounts(in: environment)
    case .dynamic(let provider):
      return provider.color(traits ?? UITraitCollection(environment)).amounts(in: environment, traits: traits)
    case .withAlpha(let color, let alpha):
      var amounts = color.amounts(in: environment, traits: traits)
      amounts?.opacity = Float(alpha)
      return amounts
    }
  }

  func rgba(in context: ResolveContext) -> RGBAColor {
    switch storage {
    case .color(let color): return color.rgba(in: context)
    case .dynamic(let provider): return provider.color(UITraitCollection(context.environment)).rgba(in: context)
    case .withAlpha(let color, let alpha):
      var rgba = color.rgba(in: context)
      rgba.alpha = RGBAColor.channel(alpha)
      return rgba
    }
  }
}

extension Color {
  /// Creates the colour that a colour of UIKit is.
  public init(uiColor: UIColor) {
    if case .color(let color) = uiColor.storage { self = color } else { self.init(.uiColor(uiColor)) }
  }

  /// Creates the colour that a colour of UIKit is.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    // A name that a catalogue has, too, `Color(.label)`, is taken for that: which one iOS takes is not known.
    self.init(uiColor: color)
  }
}

// Colours in the source, which editors show as coloured squares.

/// The type of a `#colorLiteral` where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a `#colorLiteral`, of amounts in sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
