public import Foundation

/// A colour by Core Graphics' name: its amounts in sRGB.
/// - Remark: always four amounts, in sRGB.
public final class CGColor: Hashable, Sendable {
  let amounts: Color.Resolved

  init(_ amounts: Color.Resolved) {
    self.amounts = amounts
  }

  /// Creates a colour from amounts of red, green and blue in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// Creates a colour from amounts of red, green and blue in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey from 0, black, to 1, white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha.
  ///
  /// Of a grey colour Core Graphics has two numbers; which ones of a view's colours are grey is not known.
  public var components: [CGFloat]? {
    [amounts.red, amounts.green, amounts.blue, amounts.opacity].map { CGFloat($0) }
  }

  /// How many amounts there are, with alpha.
  public var numberOfComponents: Int { 4 }

  /// How opaque it is.
  public var alpha: CGFloat { CGFloat(amounts.opacity) }

  /// Whether both have the same amounts.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.amounts == right.amounts }

  /// Hashes the amounts.
  public func hash(into hasher: inout Hasher) { hasher.combine(amounts) }
}

extension UIColor {
  /// Creates the colour that a colour of Core Graphics is.
  public convenience init(cgColor: CGColor) {
    self.init(Color(cgColor.amounts))
  }

  /// The amounts of the colour that this one is in a light appearance.
  public var cgColor: CGColor { CGColor(lightAmounts) }
}

extension Color {
  /// Creates the colour that a colour of Core Graphics is.
  public init(cgColor: CGColor) {
    self.init(cgColor.amounts)
  }

  /// The amounts of the colour in a light appearance; SwiftUI has none of a colour that is not made of amounts.
  public var cgColor: CGColor? { UIColor(self).cgColor }
}
