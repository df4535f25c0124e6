import PixelImages

/// Groups of pixels that lie near each other, as few rectangles that a reader can look at one by one.
///
/// The picture is divided into square cells; cells with a differing pixel that touch, even at a corner, are one group.
/// The cells' sides start at 16 pixels and double until there are few enough groups, which costs time linear in the
/// number of pixels however the differences lie.
struct DifferenceClusters {
  /// The tight boxes, from top to bottom and then from left to right.
  let boxes: [PixelRect]

  private static let largestCount = 10
  private static let smallestCell = 16

  init(of map: DifferenceMap) {
    let state: DifferenceMap.State = map.differentCount > 0 ? .different : .forgiven
    var grid = CellGrid(of: map, state: state, side: DifferenceClusters.smallestCell)
    var groups = grid.groups()
    while groups.count > DifferenceClusters.largestCount {
      grid = grid.coarser()
      groups = grid.groups()
    }
    boxes = groups.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }
}
