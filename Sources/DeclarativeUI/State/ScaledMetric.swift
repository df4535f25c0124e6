import LayoutTree

/// A number that grows with the text size of the environment, as the size of a text style does.
///
/// At `large` it is what it was declared as. Elsewhere it grows by the sizes of the style in Apple's guidelines, as
/// `Font.custom(_:size:relativeTo:)` does; whether iOS rounds the result is not known, and nothing is rounded.
/// - Remark: grows as the size of the text style does; how iOS rounds is not known, and nothing is rounded.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let baseValue: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var typeSize

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
  public var wrappedValue: Value { baseValue * Value(style.scale(at: typeSize)) }
}
