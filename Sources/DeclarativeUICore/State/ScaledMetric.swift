/// A number that grows with the text size of the environment, as the size of a text style does.
///
/// At `large` it is what it was declared as. Elsewhere it grows as the distance of the style's lines does, to whole pixels:
/// 16 points are 15.5 at `medium` on a screen of two pixels a point, and 17 are 16, which pictures of iOS show.
/// - Remark: measured at `medium` only, for the body style.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let baseValue: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.displayScale) private var displayScale

  /// Creates a property that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    baseValue = wrappedValue
    style = textStyle
  }

  /// Creates a property that grows as the body style does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number at the text size of the environment.
  public var wrappedValue: Value {
    Value(style.scaledLength(Double(baseValue), at: typeSize, displayScale: Double(displayScale)))
  }
}

extension Font.TextStyle {
  /// A length that grows as the distance of the style's lines does, to whole pixels.
  func scaledLength(_ length: Double, at size: DynamicTypeSize, displayScale: Double) -> Double {
    guard size != .large else { return length }
    let (line, usual) = (metrics(at: size).line, metrics(at: .large).line)
    return (length * Double(line) / Double(usual) * displayScale).rounded() / displayScale
  }
}
