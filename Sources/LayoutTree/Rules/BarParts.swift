package import LayoutValues

/// A part of the bars around a screen, or what is between them.
package enum BarPart: Hashable {
  /// What the screen shows.
  case content
  /// What lies behind the screen.
  case background
  /// What lies behind the upper bar where contents are below it, and where none are.
  case scrolledBackground, restingBackground
  /// What stands at the ends of the upper bar, and between them.
  case leading, title, trailing
  /// What stands in the middle of the upper bar where its title stands at the leading edge.
  case center
  /// What stands below the upper bar, and moves away when the contents are scrolled.
  case large, drawer
  /// The bar at the lower edge, and what lies behind it where contents go on below it.
  case bottom, bottomBackground
  /// What lies in front of the contents, between the bars.
  case front
  /// The bar of tabs at the upper edge of a wide screen, whose row the screen's own bar shares.
  case upperTabs
  /// The bar of tabs at the leading edge of a wide screen, and the panel that it is on where it floats.
  case sidebar, sidebarBackground
  /// The bar at the lower edge where it has made room for what is scrolled.
  case bottomSmall
}

/// A part of the bars around a screen: several views lie on top of each other.
package struct BarPartContent: NodeContent {
  package let part: BarPart
  private let overlap: OverlappingBoxes

  package init(_ part: BarPart, alignment: Alignment = .center, isMirrored: Bool) {
    self.part = part
    overlap = OverlappingBoxes(alignment: alignment, isMirrored: isMirrored)
  }

  package func boxes(of node: Node) -> LayoutBoxes { overlap.boxes(of: node) }
}

/// What stands in a bar, which part it is.
package protocol BarPartKeeping: NodeContent {
  var barPart: BarPart { get }
}

extension BarPartContent: BarPartKeeping {
  package var barPart: BarPart { part }
}
