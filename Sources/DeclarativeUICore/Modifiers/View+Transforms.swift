public import Foundation
import LayoutTree
import PlaneGeometry

// What is turned or stretched is drawn anew in that size, so that edges stay sharp; how iOS smooths them is not known.

extension View {
  /// The view turned around a place in it, clockwise for a positive angle; its place in the layout stays.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationModifier(angle: angle, anchor: anchor))
  }

  /// The view stretched around a place in it; its place in the layout stays.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleModifier(scale: scale, anchor: anchor))
  }

  /// The view made larger or smaller around a place in it; its place in the layout stays.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// The view stretched around a place in it; its place in the layout stays.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// The view moved by an affine map, whose origin is the view's upper left corner; its place in the layout stays.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(ProjectionModifier(transform: ProjectionTransform(transform), affine: transform))
  }

  /// The view moved by a map, whose origin is the view's upper left corner; its place in the layout stays.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionModifier(transform: transform))
  }

  /// The view turned in space around an axis, and seen from the front.
  ///
  /// How far the eye is away was not measured: at a perspective of 1 it is as far as the longer side of the view is long.
  /// - Parameters:
  ///   - angle: how far the view turns.
  ///   - axis: the direction of the axis; z points to the eye.
  ///   - anchor: the place of the view that stays.
  ///   - anchorZ: how far behind the view the axis lies, in points.
  ///   - perspective: how strongly things become smaller with the distance; 0 is not at all.
  /// - Remark: how far away iOS has the eye was not measured.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DModifier(
        angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}

/// A map of the plane that keeps straight lines straight, as a matrix by which rows of x, y and 1 are multiplied.
public struct ProjectionTransform: Hashable, Sendable {
  /// The coefficients by row and column.
  public var m11, m12, m13, m21, m22, m23, m31, m32, m33: CGFloat

  /// Creates the map that moves nothing.
  public init() {
    self.init(CGAffineTransform.identity)
  }

  /// Creates a map without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m13) = (m.a, m.b, 0)
    (m21, m22, m23) = (m.c, m.d, 0)
    (m31, m32, m33) = (m.tx, m.ty, 1)
  }

  /// Whether the map moves nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The map that applies this one first and another one to its result.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(projection.then(rhs.projection))
  }

  /// The map back; where there is none the map that moves nothing.
  public func inverted() -> ProjectionTransform {
    projection.inverse.map { ProjectionTransform($0) } ?? ProjectionTransform()
  }

  /// Becomes the map back.
  /// - Returns: whether there is one.
  @discardableResult
  public mutating func invert() -> Bool {
    guard let inverse = projection.inverse else { return false }
    self = ProjectionTransform(inverse)
    return true
  }

  init(_ map: Projection) {
    (m11, m12, m13) = (CGFloat(map.a), CGFloat(map.b), CGFloat(map.p))
    (m21, m22, m23) = (CGFloat(map.c), CGFloat(map.d), CGFloat(map.q))
    (m31, m32, m33) = (CGFloat(map.tx), CGFloat(map.ty), CGFloat(map.r))
  }

  var projection: Projection {
    Projection(
      a: Double(m11), b: Double(m12), p: Double(m13), c: Double(m21), d: Double(m22), q: Double(m23), tx: Double(m31),
      ty: Double(m32), r: Double(m33))
  }

  var numbers: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }
}

private struct RotationModifier: LayoutModifier {
  let angle: Angle
  let anchor: UnitPoint

  var call: ModifierCall { ModifierCall("rotationEffect", ["": angle, "anchor": anchor == .center ? nil : anchor]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    context.problems.check(CGFloat(angle.degrees), .finite, in: "rotationEffect(.degrees(\(angle.degrees)))")
    guard angle.radians.isFinite else { return ProjectionRule(isMirrored: false) { _ in Projection(.identity) } }
    let turn = Projection(.rotation(angle.radians))
    return ProjectionRule(isMirrored: context.environment.isMirrored) { [anchor] size in
      turn.around(anchor.place(in: size))
    }
  }
}

private struct ScaleModifier: LayoutModifier {
  let scale: CGSize
  let anchor: UnitPoint

  var call: ModifierCall { ModifierCall("scaleEffect", ["": scale, "anchor": anchor == .center ? nil : anchor]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    context.problems.check(scale.width, .finite, in: "scaleEffect(x: \(scale.width))")
    context.problems.check(scale.height, .finite, in: "scaleEffect(y: \(scale.height))")
    guard scale.width.isFinite, scale.height.isFinite else {
      return ProjectionRule(isMirrored: false) { _ in Projection(.identity) }
    }
    let stretch = Projection(.scale(x: Double(scale.width), y: Double(scale.height)))
    return ProjectionRule(isMirrored: context.environment.isMirrored) { [anchor] size in
      stretch.around(anchor.place(in: size))
    }
  }
}

private struct ProjectionModifier: LayoutModifier {
  let transform: ProjectionTransform
  /// The map as the code gives it where it is affine.
  var affine: CGAffineTransform?

  var call: ModifierCall {
    affine.map { ModifierCall("transformEffect", ["": $0]) } ?? ModifierCall("projectionEffect", ["": transform])
  }

  func rule(in context: ResolveContext) -> some UnaryRule {
    let wrong = transform.numbers.first { !$0.isFinite }
    context.problems.check(wrong, .finite, in: "projectionEffect with \(wrong ?? 0)")
    let map = wrong == nil ? transform.projection : Projection(.identity)
    return ProjectionRule(isMirrored: context.environment.isMirrored) { _ in map }
  }
}

private struct Rotation3DModifier: LayoutModifier {
  let angle: Angle
  let x, y, z: CGFloat
  let anchor: UnitPoint
  let anchorZ, perspective: CGFloat

  var call: ModifierCall {
    ModifierCall(
      "rotation3DEffect",
      [
        "": angle, "x": x, "y": y, "z": z, "anchor": anchor == .center ? nil : anchor,
        "anchorZ": anchorZ == 0 ? nil : anchorZ, "perspective": perspective == 1 ? nil : perspective,
      ])
  }

  func rule(in context: ResolveContext) -> some UnaryRule {
    let numbers = [CGFloat(angle.radians), x, y, z, anchorZ, perspective]
    let wrong = numbers.first { !$0.isFinite }
    context.problems.check(wrong, .finite, in: "rotation3DEffect with \(wrong ?? 0)")
    let turn = SpaceRotation(angle.radians, axis: (Double(x), Double(y), Double(z)), depth: Double(anchorZ))
    guard wrong == nil, let turn else { return ProjectionRule(isMirrored: false) { _ in Projection(.identity) } }
    return ProjectionRule(isMirrored: context.environment.isMirrored) { [anchor, perspective] size in
      turn.seen(perspective: Double(perspective), in: size).around(anchor.place(in: size))
    }
  }
}

/// A rotation in space around an axis (Rodrigues' formula), projected to the plane.
struct SpaceRotation {
  private let rows: [(x: Double, y: Double, z: Double)]
  private let depth: Double

  /// Nil for an axis without a direction.
  init?(_ radians: Double, axis: (x: Double, y: Double, z: Double), depth: Double) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return nil }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let turn = Transform.rotation(radians)
    let (cosine, sine) = (turn.a, turn.b)
    let rest = 1 - cosine
    rows = [
      (cosine + x * x * rest, x * y * rest - z * sine, x * z * rest + y * sine),
      (y * x * rest + z * sine, cosine + y * y * rest, y * z * rest - x * sine),
      (z * x * rest - y * sine, z * y * rest + x * sine, cosine + z * z * rest),
    ]
    self.depth = depth
  }

  /// The coefficients by column: what becomes of x, y and z each.
  var columns: [[Double]] {
    [rows.map(\.x), rows.map(\.y), rows.map(\.z)]
  }

  /// The map of the plane when it is seen from the front.
  func seen(perspective: Double, in size: CGSize) -> Projection {
    // Places are (x, y, depth) from the axis; after the turn the depth is taken off again.
    let distance = max(Double(max(size.width, size.height)), 1)
    let nearness = -perspective / distance
    let (across, down, out) = (rows[0], rows[1], rows[2])
    return Projection(
      a: across.x, b: down.x, p: out.x * nearness, c: across.y, d: down.y, q: out.y * nearness, tx: across.z * depth,
      ty: down.z * depth, r: 1 + (out.z * depth - depth) * nearness)
  }
}

extension UnitPoint {
  /// The place in a rectangle of a size whose upper left corner is the origin.
  fileprivate func place(in size: CGSize) -> Point {
    point(in: CGRect(origin: .zero, size: size))
  }
}
