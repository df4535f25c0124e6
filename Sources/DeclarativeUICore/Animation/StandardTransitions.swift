public import Foundation

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
