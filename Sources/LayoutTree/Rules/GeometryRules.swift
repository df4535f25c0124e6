package import Foundation
package import LayoutValues

/// What a view contains that is made when it is known where the view stands.
@MainActor
package protocol PlacedContent: AnyObject {
  /// The boxes of the content, which is evaluated where it is not what it was for this place.
  func boxes(in geometry: PlacedGeometry) -> [LayoutBox]
}

/// A `GeometryReader`: takes what is offered, and only then has contents, in its upper leading corner.
///
/// Nothing of the contents changes the size, so that they can be made while the boxes are placed.
package struct GeometryReaderRule: LayoutRule {
  let content: any PlacedContent
  let isMirrored: Bool

  package init(_ content: any PlacedContent, isMirrored: Bool) {
    self.content = content
    self.isMirrored = isMirrored
  }

  package var dependsOnPlace: Bool { true }

  package func boxes(of node: Node) -> LayoutBoxes { .one(LayoutBox(node, self)) }

  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    let geometry = pass.geometry(of: frame, isMirrored: isMirrored)
    let offered = ProposedViewSize(frame.size)
    pass.boxes(of: content, in: geometry).forEachByDepth(\.self) { box, _ in
      box.place(at: .zero, proposal: offered, inside: frame, isMirrored: isMirrored, during: pass)
    }
  }
}

/// Is told the frame of a view.
@MainActor
package protocol PlaceObserver: AnyObject {
  /// Called each time the view is placed.
  func place(in geometry: PlacedGeometry)
}

/// Tells an observer where a view stands.
package struct PlaceObservingRule: UnaryRule {
  let observer: any PlaceObserver
  package let isMirrored: Bool

  package init(_ observer: any PlaceObserver, isMirrored: Bool) {
    self.observer = observer
    self.isMirrored = isMirrored
  }

  package var dependsOnPlace: Bool { true }

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    pass.tell(observer, pass.geometry(of: frame, isMirrored: isMirrored))
    placeChild(child, in: frame, proposal: proposal, during: pass)
  }
}

/// `coordinateSpace`: the child's corner is where places are counted from by a name.
package struct CoordinateSpaceRule: UnaryRule {
  package let name: AnyHashable

  package init(name: AnyHashable) {
    self.name = name
  }

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    pass.withSpace(NamedSpace(name: name, frame: frame)) {
      placeChild(child, in: frame, proposal: proposal, during: pass)
    }
  }
}

extension PlacingPass {
  // Views are placed on the main actor, as their bodies are evaluated there; rules do not say so.

  fileprivate func boxes(of content: any PlacedContent, in geometry: PlacedGeometry) -> [LayoutBox] {
    nonisolated(unsafe) let (content, geometry) = (content, geometry)
    nonisolated(unsafe) var boxes: [LayoutBox] = []
    MainActor.assumeIsolated { boxes = content.boxes(in: geometry) }
    return boxes
  }

  fileprivate func tell(_ observer: any PlaceObserver, _ geometry: PlacedGeometry) {
    nonisolated(unsafe) let (observer, geometry) = (observer, geometry)
    MainActor.assumeIsolated { observer.place(in: geometry) }
  }
}
