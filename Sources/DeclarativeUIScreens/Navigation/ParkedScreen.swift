import LayoutTree

/// A screen of a container: several views stand in a column.
struct ScreenContent: ParkableContent {
  let place: ScreenPlace
  let column: StackRule

  func boxes(of node: Node) -> LayoutBoxes {
    node.childBoxes.count == 1 ? node.childBoxes : column.boxes(of: node)
  }
}

extension ScreenContent: BarPartKeeping {
  var barPart: BarPart { .content }
}
