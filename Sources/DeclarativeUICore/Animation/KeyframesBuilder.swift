/// What several tracks, branches and loops of keyframes become in a builder.
///
/// A picture shows the first value, so that nothing of them is kept.
/// - Remark: what a builder makes of several keyframes.
public struct KeyframesOfBuilder<Value>: Keyframes {
  /// It consists of nothing else.
  public typealias Body = Self
}

/// Puts tracks together.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// One keyframe or track content, for the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// One track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// No track.
  public static func buildBlock() -> KeyframesOfBuilder<Value> { KeyframesOfBuilder() }

  /// Several keyframes of the whole value, one after the other.
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ content: repeat each K
  ) -> KeyframesOfBuilder<Value> { KeyframesOfBuilder() }

  /// Several tracks, which run at the same time.
  public static func buildBlock<each K: Keyframes>(_ tracks: repeat each K) -> KeyframesOfBuilder<Value> {
    KeyframesOfBuilder()
  }
}

/// What several keyframes of one property become in a builder.
///
/// A picture shows the first value, so that nothing of them is kept.
/// - Remark: what a builder makes of several keyframes.
public struct KeyframeTrackContentOfBuilder<Value: Animatable>: KeyframeTrackContent {
  /// It consists of nothing else.
  public typealias Body = Self
}

/// Puts the values of one property together.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// One keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Several keyframes, one after the other.
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ content: repeat each K
  ) -> KeyframeTrackContentOfBuilder<Value> { KeyframeTrackContentOfBuilder() }

  /// Keyframes that a loop makes.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> KeyframeTrackContentOfBuilder<
    Value
  > { KeyframeTrackContentOfBuilder() }

  /// The keyframes of a branch.
  public static func buildEither<K: KeyframeTrackContent>(first component: K) -> KeyframeTrackContentOfBuilder<Value>
  where K.Value == Value { KeyframeTrackContentOfBuilder() }

  /// The keyframes of a branch.
  public static func buildEither<K: KeyframeTrackContent>(second component: K) -> KeyframeTrackContentOfBuilder<Value>
  where K.Value == Value { KeyframeTrackContentOfBuilder() }

  /// The keyframes of a branch that may not be taken; there already.
  /// - Remark: there already; SwiftUI's builder has no branch without `else`.
  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> KeyframeTrackContentOfBuilder<Value> { KeyframeTrackContentOfBuilder() }
}
