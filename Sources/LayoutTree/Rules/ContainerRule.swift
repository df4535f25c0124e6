package import Foundation
package import LayoutValues

/// `containerShape`: shapes inside know the container around them.
package struct ContainerRule: UnaryRule {
  private let container: (CGRect) -> Any

  /// - Parameter container: what shapes inside are told of a frame.
  package init(_ container: @escaping (CGRect) -> Any) {
    self.container = container
  }

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    pass.inside(container(frame)) { placeChild(child, in: frame, proposal: proposal, during: pass) }
  }
}
