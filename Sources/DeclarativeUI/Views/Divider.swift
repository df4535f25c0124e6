import Foundation
import LayoutTree

/// A line of one device pixel: upright in a row, level anywhere else.
public struct Divider: Sendable {
  /// Creates a line.
  public init() {}
}

extension Divider: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    let thickness = context.environment.pixelLength
    let isUpright = context.stackAxis == .horizontal
    let line = ShapeRule(FramedRectangle(), name: "Divider", paint: Color(.separator).paint(in: context))
    let frame = FixedFrameRule(
      width: isUpright ? thickness : nil, height: isUpright ? nil : thickness, alignment: .center, isMirrored: false)
    return context.node(Self.self, frame) { [$0.node(Self.self, line)] }
  }
}
