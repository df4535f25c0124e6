// The marks of sliders of iOS 26.

/// A mark of a slider at a value.
public struct SliderTick<V: BinaryFloatingPoint>: Hashable {
  /// Where the mark is.
  public let value: V

  /// Creates a mark.
  public init(_ value: V) {
    self.value = value
  }

  /// Creates a mark with a label, which is not drawn.
  public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) {
    self.value = value
  }
}

extension SliderTick: SliderTickContent {
  /// The mark itself.
  public var ticks: [SliderTick<V>] { [self] }
}

/// The marks of a slider.
public protocol SliderTickContent<Value> {
  /// The values of the slider.
  associatedtype Value: BinaryFloatingPoint

  /// The marks.
  var ticks: [SliderTick<Value>] { get }
}

/// Marks that a builder has put together.
public struct BuiltSliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
  /// The marks.
  public let ticks: [SliderTick<Value>]
}

/// A mark for each element of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Value: BinaryFloatingPoint>:
  SliderTickContent
{
  /// The marks.
  public let ticks: [SliderTick<Value>]

  /// Creates the marks.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> SliderTick<Value>) {
    ticks = data.map(content)
  }
}

/// Puts the marks of a slider together.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// A mark, or several.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> BuiltSliderTicks<Value>
  where C.Value == Value {
    BuiltSliderTicks(ticks: content.ticks)
  }

  /// One after the other.
  public static func buildBlock(_ parts: BuiltSliderTicks<Value>...) -> BuiltSliderTicks<Value> {
    BuiltSliderTicks(ticks: parts.flatMap(\.ticks))
  }

  /// Marks that are there only under a condition.
  public static func buildIf(_ part: BuiltSliderTicks<Value>?) -> BuiltSliderTicks<Value> {
    part ?? BuiltSliderTicks(ticks: [])
  }

  /// The marks of the first branch.
  public static func buildEither(first: BuiltSliderTicks<Value>) -> BuiltSliderTicks<Value> { first }

  /// The marks of the second branch.
  public static func buildEither(second: BuiltSliderTicks<Value>) -> BuiltSliderTicks<Value> { second }
}

extension View {
  /// The view, whose sliders have thumbs or none.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}

private enum SliderThumbVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether sliders have thumbs.
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbVisibilityKey.self] }
    set { self[SliderThumbVisibilityKey.self] = newValue }
  }
}
