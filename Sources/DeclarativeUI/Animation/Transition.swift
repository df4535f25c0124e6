public import Foundation
public import LayoutTree

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

/// At once.
public struct IdentityTransition {
  /// Creates the transition.
  public init() {}
}

extension IdentityTransition: Transition {
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By fading.
public struct OpacityTransition {
  /// Creates the transition.
  public init() {}
}

extension OpacityTransition: Transition {
  /// The view, not seen until it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// By growing from a scale.
public struct ScaleTransition {
  /// The scale before and after the view is there.
  public var scale: Double
  /// Around which point of the view.
  public var anchor: UnitPoint

  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  /// The view, smaller until it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// From beside its place.
public struct OffsetTransition {
  /// How far from its place, in points.
  public var offset: CGSize

  /// Creates the transition.
  public init(_ offset: CGSize) {
    self.offset = offset
  }
}

extension OffsetTransition: Transition {
  /// The view, beside its place until it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// From an edge, and back to it.
/// - Remark: the view is drawn where it is in the end, in each phase.
public struct MoveTransition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }
}

extension MoveTransition: Transition {
  /// The view where it is in the end.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge, and on to the opposite one, fading.
/// - Remark: the view is drawn where it is in the end, in each phase.
public struct PushTransition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }
}

extension PushTransition: Transition {
  /// The view where it is in the end.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From the leading edge, and to the trailing one.
/// - Remark: the view is drawn where it is in the end, in each phase.
public struct SlideTransition {
  /// Creates the transition.
  public init() {}
}

extension SlideTransition: Transition {
  /// The view where it is in the end.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By a blur, through which another view takes its place.
/// - Remark: the view is drawn where it is in the end, in each phase.
public struct BlurReplaceTransition {
  /// What moves meanwhile.
  public enum Configuration: Hashable, Sendable {
    /// The view goes down, and the other one comes from above.
    case downUp
    /// The view goes up, and the other one comes from below.
    case upUp
  }

  /// What moves meanwhile.
  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }
}

extension BlurReplaceTransition: Transition {
  /// The view where it is in the end.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// One way to appear, another one to disappear.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The way to appear.
  public var insertion: Insertion
  /// The way to disappear.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// The view in a phase of both.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
}

extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// By fading.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// By growing from nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// By growing from a scale, around a point.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// From beside its place.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// From beside its place, by distances in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// From an edge, and back to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// From an edge, and on to the opposite one, fading.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// From the leading edge, and to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == BlurReplaceTransition {
  /// By a blur, through which another view takes its place.
  public static var blurReplace: BlurReplaceTransition { blurReplace() }

  /// By a blur, through which another view takes its place.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
