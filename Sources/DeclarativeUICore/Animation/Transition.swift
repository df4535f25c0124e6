/// How a view appears and disappears: what it looks like before, while it is there, and after.
///
/// A picture shows it as it is while it is there.
@MainActor @preconcurrency
public protocol Transition {
  /// The kind of the changed view.
  associatedtype Body: View
  /// The view that appears and disappears.
  typealias Content = ModifierContent<AppliedTransition<Self>>

  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What the system may do instead.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Movement, which the system may replace.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(AppliedTransition(transition: self, phase: phase))
  }

  /// Both transitions together.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

/// Whether a view comes, is there, or goes.
public enum TransitionPhase: Hashable, Sendable {
  /// It comes.
  case willAppear
  /// It is there.
  case identity
  /// It goes.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view is there, 0 while it is, and 1 after that.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition consists of.
public struct TransitionProperties: Sendable {
  /// Whether something moves, which people can ask the system not to do.
  public var hasMotion: Bool

  /// Creates what a transition consists of.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A phase of a transition.
/// - Remark: what a transition gives its view.
public struct AppliedTransition<T: Transition> {
  let transition: T
  var phase = TransitionPhase.identity
}

extension AppliedTransition: ViewModifier {
  /// The kind of the changed view.
  public typealias Body = T.Body

  /// The view in the phase.
  public func body(content: Content) -> T.Body { transition.body(content: content, phase: phase) }
}

private struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

extension View {
  /// The view, which appears and disappears in a way.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(AppliedTransition(transition: transition)).transition(AnyTransition(transition))
  }
}
