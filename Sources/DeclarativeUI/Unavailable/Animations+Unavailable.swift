// Animations in steps and of one's own, by their signatures in SwiftUI: the compiler names them where code uses them.

@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
extension View {
  /// Not yet.
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }

  /// Not yet.
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }

  /// Not yet.
  public nonisolated func keyframeAnimator<Value, Content: View, Tracks>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    keyframes: @escaping (Value) -> Tracks
  ) -> some View { self }

  /// Not yet.
  public nonisolated func keyframeAnimator<Value, Content: View, Tracks>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    keyframes: @escaping (Value) -> Tracks
  ) -> some View { self }
}

/// A view that goes through phases.
@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {}

  /// Not yet.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {}
}

/// A view that goes through values in time.
@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
public struct KeyframeAnimator<Value, Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init<Tracks>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> Tracks
  ) {}

  /// Not yet.
  public nonisolated init<Tracks>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> Tracks
  ) {}
}

/// The values of one property in time.
@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
public struct KeyframeTrack {}

/// A value that is reached in a straight line.
@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
public struct LinearKeyframe {}

/// A value that is reached along a curve.
@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
public struct CubicKeyframe {}

/// A value that is reached as a spring does.
@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
public struct SpringKeyframe {}

/// A value that is reached at once.
@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
public struct MoveKeyframe {}

/// An animation of one's own.
@available(*, unavailable, message: "not in Stills yet: use an Animation")
public protocol CustomAnimation: Hashable {}
