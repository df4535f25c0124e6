package import Foundation
import LayoutValues

/// What a row of a list is given besides its contents: controls that edit it, actions beside it, that it is selected.
package struct ListRowDress {
  /// A view at one end of a row.
  package struct Item {
    let box: LayoutBox
    let isTrailing: Bool
    /// From the row's edge, in points.
    let inset: CGFloat
    /// Whether the contents move aside by the item's width.
    let pushes: Bool

    package init(_ box: LayoutBox, isTrailing: Bool, inset: CGFloat, pushes: Bool = false) {
      self.box = box
      self.isTrailing = isTrailing
      self.inset = inset
      self.pushes = pushes
    }
  }

  package var items: [Item] = []
  package var isSelected = false
  /// Where touches of the whole row go that nothing in it takes.
  package var receiver: Node?

  package init() {}

  /// How far the contents move towards the end of the row, in points.
  func push(inHeight height: CGFloat) -> CGFloat {
    items.filter(\.pushes).reduce(0) { sum, item in
      let width = item.box.size(for: ProposedViewSize(width: nil, height: height)).width
      return sum + (item.isTrailing ? -width : width)
    }
  }
}

/// Who knows what the rows of a list are given.
@MainActor
package protocol ListCompanion: AnyObject {
  /// Whether a large title stands directly above the list, as its latest layout has found.
  var isBelowLargeTitle: Bool { get set }

  /// What the contents of a row leave free besides what they always do, in points.
  func shift(of row: LayoutBox) -> (leading: CGFloat, trailing: CGFloat)

  /// What rows are given that are seen, with their frames on the screen.
  func dress(_ rows: [(box: LayoutBox, frame: CGRect)]) -> [ListRowDress]
}

// Views are placed on the main actor, as their bodies are evaluated there; rules do not say so.

extension ListRule {
  var isBelowLargeTitle: Bool {
    nonisolated(unsafe) let companion = companion
    return MainActor.assumeIsolated { companion?.isBelowLargeTitle ?? false }
  }

  func setBelowLargeTitle(_ isBelow: Bool) {
    nonisolated(unsafe) let companion = companion
    MainActor.assumeIsolated { companion?.isBelowLargeTitle = isBelow }
  }

  func shift(of row: LayoutBox) -> (leading: CGFloat, trailing: CGFloat) {
    guard let companion else { return (0, 0) }
    nonisolated(unsafe) let (companionHere, rowHere) = (companion, row)
    nonisolated(unsafe) var shift: (leading: CGFloat, trailing: CGFloat) = (0, 0)
    MainActor.assumeIsolated { shift = companionHere.shift(of: rowHere) }
    return shift
  }

  /// What rows are given, by their boxes.
  func dress(_ rows: [(box: LayoutBox, frame: CGRect)]) -> [ObjectIdentifier: ListRowDress] {
    guard let companion, !rows.isEmpty else { return [:] }
    nonisolated(unsafe) let (companionHere, rowsHere) = (companion, rows)
    nonisolated(unsafe) var dresses: [ListRowDress] = []
    MainActor.assumeIsolated { dresses = companionHere.dress(rowsHere) }
    return Dictionary(
      zip(rows.map { ObjectIdentifier($0.box) }, dresses), uniquingKeysWith: { first, _ in first })
  }
}
