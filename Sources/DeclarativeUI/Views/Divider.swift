import Foundation

/// A line of one device pixel: upright in a row, level anywhere else.
public struct Divider: Sendable {
  /// Creates a line.
  public init() {}
}

extension Divider: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let thickness = context.environment.pixelLength
    let isUpright = context.stackAxis == .horizontal
    let line = ShapeRule(
      Rectangle(), name: "Divider", fill: FillStyle(),
      paint: Color(.separator).paint(in: context.environment))
    return [
      LayoutNode(
        FixedFrameRule(
          child: LayoutNode(line), width: isUpright ? thickness : nil, height: isUpright ? nil : thickness,
          alignment: .center, isMirrored: false))
    ]
  }
}
