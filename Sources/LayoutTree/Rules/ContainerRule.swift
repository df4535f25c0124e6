package import Foundation
package import LayoutValues

/// `containerShape`: shapes inside know the container around them.
package struct ContainerRule: UnaryRule {
  private let container: (CGRect) -> Any

  /// - Parameter container: what shapes inside are told of a frame.
  package init(_ container: @escaping (CGRect) -> Any) {
    self.container = container
  }

  package func draw(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: PlacementCanvas
  ) {
    canvas.inside(container(frame)) { drawChild(child, in: frame, proposal: proposal, on: canvas) }
  }
}
