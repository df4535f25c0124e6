public import DeclarativeUI
public import Foundation
public import LayoutValues

extension InspectableView {
  /// How far the view is blurred, in points.
  public func blur() throws -> (radius: CGFloat, isOpaque: Bool) {
    (try argument("radius", of: "blur"), (try? argument("opaque", of: "blur")) ?? false)
  }

  /// How the view's colours are mixed with those behind it.
  public func blendMode() throws -> BlendMode { try argument(of: "blendMode") }

  /// How much brighter the view is.
  public func brightness() throws -> Double { try argument(of: "brightness") }

  /// How much stronger differences of brightness are.
  public func contrast() throws -> Double { try argument(of: "contrast") }

  /// How strong the view's colours are.
  public func saturation() throws -> Double { try argument(of: "saturation") }

  /// How grey the view is: 1 has no colours.
  public func grayscale() throws -> Double { try argument(of: "grayscale") }

  /// How far the view's colours are turned.
  public func hueRotation() throws -> Angle { try argument(of: "hueRotation") }

  /// Makes sure that the view's colours are inverted.
  public func colorInvert() throws { try require("colorInvert") }

  /// The colour that the view's are multiplied by.
  public func colorMultiply() throws -> Color { try argument(of: "colorMultiply") }

  /// Makes sure that the view's brightness is its opacity.
  public func luminanceToAlpha() throws { try require("luminanceToAlpha") }

  /// Makes sure that the view has a modifier.
  func require(_ name: String) throws {
    if call(name) == nil { throw missing(name) }
  }
}

extension InspectableView {
  /// How far the view is turned, and around which place.
  public func rotation() throws -> (angle: Angle, anchor: UnitPoint) {
    (try argument(of: "rotationEffect"), (try? argument("anchor", of: "rotationEffect")) ?? .center)
  }

  /// How far the view is turned in space, around which axis, and how it is seen.
  public func rotation3D() throws -> (
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat
  ) {
    func given<Value>(_ label: String, or usual: Value) -> Value {
      (try? argument(label, of: "rotation3DEffect")) ?? usual
    }
    let angle: Angle = try argument(of: "rotation3DEffect")
    let axis = (x: given("x", or: CGFloat(0)), y: given("y", or: CGFloat(0)), z: given("z", or: CGFloat(0)))
    return (
      angle, axis, given("anchor", or: UnitPoint.center), given("anchorZ", or: CGFloat(0)),
      given("perspective", or: CGFloat(1))
    )
  }

  /// How much the view is stretched, 1 is not at all.
  public func scaleEffect() throws -> CGSize { try argument(of: "scaleEffect") }

  /// The place that stays where it is when the view is stretched.
  public func scaleEffectAnchor() throws -> UnitPoint {
    try require("scaleEffect")
    return (try? argument("anchor", of: "scaleEffect")) ?? .center
  }

  /// How the view is projected.
  public func projectionTransform() throws -> ProjectionTransform { try argument(of: "projectionEffect") }

  /// Whether the view fills the space that is offered, and keeps its proportions.
  public func isScaledToFill() -> Bool { isScaled(.fill) }

  /// Whether the view fits into the space that is offered, and keeps its proportions.
  public func isScaledToFit() -> Bool { isScaled(.fit) }

  private func isScaled(_ mode: ContentMode) -> Bool {
    element.calls.contains { $0.name == "aspectRatio" && $0.argument("contentMode") == mode }
  }
}

extension InspectableView {
  /// How small letters may become where a text does not fit, as a share of their size.
  public func minimumScaleFactor() throws -> CGFloat { try inherited("minimumScaleFactor") }

  /// Whether letters come closer where a text does not fit.
  public func allowsTightening() -> Bool { (try? inherited("allowsTightening")) ?? false }
}
