package import Foundation
import LayoutValues

/// What a row of a list has besides its contents: controls to edit it, swipe actions, and whether it is selected.
package struct ListRowAccessories {
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

/// Edits a list, and knows the accessories of its rows.
@MainActor
package protocol ListEditing: AnyObject {
  /// Whether a large title stands directly above the list, as its latest layout has found.
  var isBelowLargeTitle: Bool { get set }

  /// What the contents of a row leave free besides what they always do, in points.
  func shift(of row: LayoutBox) -> (leading: CGFloat, trailing: CGFloat)

  /// The accessories of visible rows, which come with their frames on the screen.
  func accessories(of rows: [(box: LayoutBox, frame: CGRect)]) -> [ListRowAccessories]
}

// Views are placed on the main actor, as their bodies are evaluated there; rules do not say so.

extension ListRule {
  var isBelowLargeTitle: Bool {
    nonisolated(unsafe) let editor = editor
    return MainActor.assumeIsolated { editor?.isBelowLargeTitle ?? false }
  }

  func setBelowLargeTitle(_ isBelow: Bool) {
    nonisolated(unsafe) let editor = editor
    MainActor.assumeIsolated { editor?.isBelowLargeTitle = isBelow }
  }

  func shift(of row: LayoutBox) -> (leading: CGFloat, trailing: CGFloat) {
    guard let editor else { return (0, 0) }
    nonisolated(unsafe) let (editorHere, rowHere) = (editor, row)
    nonisolated(unsafe) var shift: (leading: CGFloat, trailing: CGFloat) = (0, 0)
    MainActor.assumeIsolated { shift = editorHere.shift(of: rowHere) }
    return shift
  }

  /// The accessories of rows, by their boxes.
  func accessories(of rows: [(box: LayoutBox, frame: CGRect)]) -> [ObjectIdentifier: ListRowAccessories] {
    guard let editor, !rows.isEmpty else { return [:] }
    nonisolated(unsafe) let (editorHere, rowsHere) = (editor, rows)
    nonisolated(unsafe) var accessories: [ListRowAccessories] = []
    MainActor.assumeIsolated { accessories = editorHere.accessories(of: rowsHere) }
    return Dictionary(
      zip(rows.map { ObjectIdentifier($0.box) }, accessories), uniquingKeysWith: { first, _ in first })
  }
}
