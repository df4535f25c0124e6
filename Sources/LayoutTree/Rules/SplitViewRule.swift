package import Foundation
package import LayoutValues

/// A column of a split view, or what belongs to columns.
package enum SplitPart: Hashable {
  case sidebar, content, detail
  /// The background of the first column where that floats.
  case panel
  /// What lies between columns that are in front of the last one and that one.
  case scrim
  /// The lines after the first column and after the second one.
  case sidebarLine, contentLine
}

/// A column of a split view, or what belongs to columns: several views lie on top of each other.
package struct SplitPartContent: NodeContent {
  package let part: SplitPart
  private let overlap: OverlappingBoxes

  package init(_ part: SplitPart, isMirrored: Bool) {
    self.part = part
    overlap = OverlappingBoxes(alignment: .center, isMirrored: isMirrored)
  }

  package func boxes(of node: Node) -> LayoutBoxes { overlap.boxes(of: node) }
}

/// How wide a column of a split view may be, in points.
package struct SplitColumnWidth: Hashable, Sendable {
  package var minimum, ideal, maximum: CGFloat

  package init(minimum: CGFloat, ideal: CGFloat, maximum: CGFloat = .infinity) {
    (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
  }

  /// The ideal width, or what room there is for the column; the limits count more than the room.
  fileprivate func width(in room: CGFloat) -> CGFloat {
    min(max(room > 0 ? min(ideal, room) : ideal, minimum), maximum)
  }
}

/// The columns of a split view side by side.
///
/// The node's children are its parts (`SplitPartContent`); one that has no box is left out.
package struct SplitViewRule: LayoutRule {
  /// Whether the first column floats in front of what is beside it.
  package var isFloating: Bool
  package var sidebar: SplitColumnWidth
  package var content: SplitColumnWidth
  /// How wide the last column is at least where there is room, in points.
  package var detailMinimum: CGFloat
  /// How wide lines between columns are, in points.
  package var line: CGFloat
  /// Whether columns lie in front of the last one, and not beside it.
  package var sidebarOverlaps: Bool
  package var contentOverlaps: Bool
  package var isMirrored: Bool
  private var parts: [SplitPart] = []

  package init(
    isFloating: Bool, sidebar: SplitColumnWidth, content: SplitColumnWidth, detailMinimum: CGFloat, line: CGFloat,
    sidebarOverlaps: Bool, contentOverlaps: Bool, isMirrored: Bool
  ) {
    (self.isFloating, self.sidebar, self.content) = (isFloating, sidebar, content)
    (self.detailMinimum, self.line) = (detailMinimum, line)
    (self.sidebarOverlaps, self.contentOverlaps, self.isMirrored) = (sidebarOverlaps, contentOverlaps, isMirrored)
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    var rule = self
    var boxes: [LayoutBox] = []
    for child in node.children {
      guard let part = (child.content as? SplitPartContent)?.part else { continue }
      for box in child.boxes {
        rule.parts.append(part)
        boxes.append(box)
      }
    }
    return .one(LayoutBox(node, rule, children: boxes))
  }

  private func child(_ part: SplitPart, of box: LayoutBox) -> LayoutBox? {
    parts.firstIndex(of: part).map { box.children[$0] }
  }

  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    let ideal = child(.detail, of: box)?.size(for: proposal) ?? .zero
    return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  /// How wide the first two columns are: the second one gives way to the last one first, as is measured.
  private func widths(in total: CGFloat, _ box: LayoutBox) -> (sidebar: CGFloat, content: CGFloat) {
    let edges = (isFloating ? FloatingPanel.inset : line)
    let hasSidebar = parts.contains(.sidebar) && !sidebarOverlaps
    let hasContent = parts.contains(.content) && !contentOverlaps
    let room = isFloating ? total - detailMinimum : .infinity
    guard parts.contains(.content) else { return (sidebar.width(in: hasSidebar ? room - edges : total), 0) }
    let beside = hasSidebar ? sidebar.width(in: .infinity) + edges : 0
    let second = content.width(in: hasContent ? room - line - beside : total)
    return (sidebar.width(in: hasSidebar ? room - edges - (hasContent ? second + line : 0) : total), second)
  }

  package func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    let frame = pass.surface.insideSafeArea(of: frame)
    let screen = pass.surface.extendingIntoUnsafeArea(frame, sides: .all)
    let widths = widths(in: frame.width, box)
    let panel = FloatingPanel(width: widths.sidebar, in: frame, screen: screen, isMirrored: isMirrored)
    let column =
      isFloating ? panel.column : self.column(at: 0, width: widths.sidebar + line, of: frame)
    guard let sidebar = child(.sidebar, of: box) else {
      return placeLast(box, widths.content, in: frame, screen: screen, during: pass)
    }
    if sidebarOverlaps {
      placeLast(box, widths.content, in: frame, screen: screen, during: pass)
      child(.scrim, of: box)?.place(at: screen.origin, proposal: ProposedViewSize(screen.size), during: pass)
    } else {
      pass.beside(column, at: isMirrored ? .trailing : .leading, in: frame, goesBelow: isFloating) { rest in
        placeLast(box, widths.content, in: rest, screen: screen, during: pass)
      }
    }
    if isFloating {
      child(.panel, of: box)?.place(
        at: panel.frame.origin, proposal: ProposedViewSize(panel.frame.size), during: pass)
      pass.place(sidebar, in: panel)
    } else {
      placeColumn(sidebar, child(.sidebarLine, of: box), widths.sidebar, in: frame, screen: screen, during: pass)
    }
  }

  /// The second column and the last one.
  private func placeLast(
    _ box: LayoutBox, _ width: CGFloat, in frame: CGRect, screen: CGRect, during pass: PlacingPass
  ) {
    let detail = child(.detail, of: box)
    func place(_ rest: CGRect) { detail?.place(at: rest.origin, proposal: ProposedViewSize(rest.size), during: pass) }
    guard let content = child(.content, of: box) else { return place(frame) }
    if contentOverlaps {
      place(frame)
      if parts.contains(.scrim), !parts.contains(.sidebar) {
        child(.scrim, of: box)?.place(at: screen.origin, proposal: ProposedViewSize(screen.size), during: pass)
      }
    } else {
      let column = column(at: 0, width: width + line, of: frame)
      pass.beside(column, at: isMirrored ? .trailing : .leading, in: frame, goesBelow: false, place)
    }
    placeColumn(content, child(.contentLine, of: box), width, in: frame, screen: screen, during: pass)
  }

  /// A column at the leading edge of a frame that takes all of the screen's height, and the line after it.
  private func placeColumn(
    _ box: LayoutBox, _ lineBox: LayoutBox?, _ width: CGFloat, in frame: CGRect, screen: CGRect,
    during pass: PlacingPass
  ) {
    let rest = column(at: width, width: max(frame.width - width, 0), of: frame)
    pass.beside(rest, at: isMirrored ? .leading : .trailing, in: frame, goesBelow: false) { column in
      box.place(at: column.origin, proposal: ProposedViewSize(column.size), during: pass)
    }
    let place = column(at: width, width: line, of: frame)
    lineBox?.place(
      at: CGPoint(x: place.minX, y: screen.minY), proposal: ProposedViewSize(width: line, height: screen.height),
      during: pass)
  }

  /// A part of a frame of a width, at a distance from its leading edge.
  private func column(at x: CGFloat, width: CGFloat, of frame: CGRect) -> CGRect {
    CGRect(
      x: isMirrored ? frame.maxX - x - width : frame.minX + x, y: frame.minY, width: width, height: frame.height)
  }
}
