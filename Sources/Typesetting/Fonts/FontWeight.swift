/// How heavy a face is, on the OpenType scale from 1 to 1000.
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
  /// The `usWeightClass` of the face: 400 is regular, 700 is bold.
  public let rawValue: Int

  /// Creates a weight from its place on the OpenType scale.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The lightest strokes; UIKit and SwiftUI put this below thin, OpenType's own names are the other way round.
  public static let ultraLight = FontWeight(rawValue: 100)
  /// Between ultra light and light.
  public static let thin = FontWeight(rawValue: 200)
  /// Lighter than text usually is.
  public static let light = FontWeight(rawValue: 300)
  /// The weight of running text.
  public static let regular = FontWeight(rawValue: 400)
  /// A little heavier than running text.
  public static let medium = FontWeight(rawValue: 500)
  /// The weight of headlines.
  public static let semibold = FontWeight(rawValue: 600)
  /// The weight of emphasis.
  public static let bold = FontWeight(rawValue: 700)
  /// Heavier than bold.
  public static let heavy = FontWeight(rawValue: 800)
  /// The heaviest strokes.
  public static let black = FontWeight(rawValue: 900)

  /// Whether the first is lighter than the second.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}
