public import Foundation

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
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Tracks
  ) -> some View { self }

  /// Not yet.
  public nonisolated func keyframeAnimator<Value, Content: View, Tracks>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Tracks
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
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Tracks
  ) {}

  /// Not yet.
  public nonisolated init<Tracks>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Tracks
  ) {}
}

/// The values of one property in time.
@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
public struct KeyframeTrack<Root, Value> {
  /// Not yet.
  public init<Content>(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}
}

@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
extension KeyframeTrack where Root == Value {
  /// Not yet.
  public init<Content>(@KeyframeTrackContentBuilder<Value> content: () -> Content) {}
}

/// A value that is reached in a straight line.
@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
public struct LinearKeyframe<Value> {
  /// Not yet.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached along a curve.
@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
public struct CubicKeyframe<Value> {
  /// Not yet.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A value that is reached as a spring does.
@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
public struct SpringKeyframe<Value> {
  /// Not yet.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// A value that is reached at once.
@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
public struct MoveKeyframe<Value> {
  /// Not yet.
  public init(_ to: Value) {}
}

/// Puts tracks together.
@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
@resultBuilder
public enum KeyframesBuilder<Root> {
  /// Not yet.
  public static func buildExpression<Value>(_ track: KeyframeTrack<Root, Value>) {}

  /// Not yet.
  public static func buildExpression(_ keyframe: LinearKeyframe<Root>) {}

  /// Not yet.
  public static func buildExpression(_ keyframe: CubicKeyframe<Root>) {}

  /// Not yet.
  public static func buildExpression(_ keyframe: SpringKeyframe<Root>) {}

  /// Not yet.
  public static func buildExpression(_ keyframe: MoveKeyframe<Root>) {}

  /// Not yet.
  public static func buildBlock(_ tracks: Void...) {}
}

/// Puts the values of one property together.
@available(*, unavailable, message: "not in Stills yet: draw the view as it is at rest")
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Not yet.
  public static func buildExpression(_ keyframe: LinearKeyframe<Value>) {}

  /// Not yet.
  public static func buildExpression(_ keyframe: CubicKeyframe<Value>) {}

  /// Not yet.
  public static func buildExpression(_ keyframe: SpringKeyframe<Value>) {}

  /// Not yet.
  public static func buildExpression(_ keyframe: MoveKeyframe<Value>) {}

  /// Not yet.
  public static func buildBlock(_ keyframes: Void...) {}

  /// Not yet.
  public static func buildArray(_ keyframes: [Void]) {}

  /// Not yet.
  public static func buildOptional(_ keyframes: Void?) {}

  /// Not yet.
  public static func buildEither(first: Void) {}

  /// Not yet.
  public static func buildEither(second: Void) {}
}

/// An animation of one's own.
@available(*, unavailable, message: "not in Stills yet: use an Animation")
public protocol CustomAnimation: Hashable {}
