/// A view whose values go along keyframes; a picture shows it at rest, with the values that it begins with.
/// - Remark: a picture shows the first value; which one SwiftUI keeps after keyframes that end elsewhere is not known.
@MainActor @preconcurrency
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
  private nonisolated(unsafe) let initialValue: Value
  private nonisolated(unsafe) let content: (Value) -> Content

  /// Creates a view whose values go along keyframes, again and again or once.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  /// Creates a view whose values go along keyframes each time that a value changes.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue: initialValue, content: content, keyframes: keyframes)
  }
}

extension KeyframeAnimator: View {
  /// The content with the first value.
  public var body: some View { content(initialValue) }
}

extension View {
  /// The view with values that go along keyframes; a picture shows the first.
  /// - Remark: a picture shows the first value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }

  /// The view with values that go along keyframes when a value changes; a picture shows the first.
  /// - Remark: a picture shows the first value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    keyframeAnimator(initialValue: initialValue, content: content, keyframes: keyframes)
  }
}
