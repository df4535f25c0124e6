package import Foundation
package import LayoutValues

/// A screen with bars at its upper and lower edges, below which scroll views and backgrounds go on.
///
/// The node's children are its parts (`BarPartContent`); one that has no box is left out.
package struct BarredScreenRule: LayoutRule {
  /// The figures of a bar at the upper edge, in points.
  package struct Top {
    /// How high the bar is without what stands below it.
    package var height: CGFloat
    /// How high what stands in it is; the rest of the bar is below.
    package var controls: CGFloat
    /// From the leading edge of the safe area to what stands there, where it is not the usual distance.
    package var leadingMargin: CGFloat?
    /// The same at the trailing edge.
    package var trailingMargin: CGFloat?
    /// How far the title stands beside the middle, towards the end.
    package var titleShift: CGFloat = 0
    /// Between the title and what stands beside it, at least.
    package var titleGap: CGFloat
    /// Whether the title comes before what is at the beginning, as before the words of a back button.
    package var leadingYields = true
    /// How high the large title below the bar is; 0 without one.
    package var large: CGFloat
    /// How high the field below that is; 0 without one.
    package var drawer: CGFloat
    /// Whether the field stays when the contents are scrolled.
    package var isDrawerPinned = false
    /// Whether the title in the bar is seen where the large one is not.
    package var showsTitle = true
    /// How far below the safe area's edge the bar begins.
    package var drop: CGFloat = 0
    /// How high the row of tabs above is that the bar stands in.
    package var lift: CGFloat = 0
    /// Whether the words of a back button make room for the title, too, while the large one is seen in its place.
    package var yieldsToHiddenTitle = false
    /// Whether the title stands at the leading edge, where the middle is taken.
    package var titleLeads = false
    /// How far below the bar's other things its title stands, in a row of its own; 0 beside them.
    package var titleRow: CGFloat = 0
    /// Whether the large title stands in the bar, at the leading edge, as long as nothing is scrolled.
    package var isLargeInRow = false
    /// How far the bar reaches into a safe area of 59 points, and of 62 points: that of phones with an island.
    package var rises: (at59: CGFloat, at62: CGFloat) = (0, 0)

    package init(
      height: CGFloat, controls: CGFloat, titleGap: CGFloat, large: CGFloat = 0, drawer: CGFloat = 0
    ) {
      self.height = height
      self.controls = controls
      self.titleGap = titleGap
      self.large = large
      self.drawer = drawer
    }

    /// How far the bar reaches into a safe area of a height.
    func rise(into inset: CGFloat) -> CGFloat {
      if inset >= 61.5 { return rises.at62 }
      return inset >= 58.5 ? rises.at59 : 0
    }

    fileprivate var whole: CGFloat { height + large + drawer }
    fileprivate var wholeWithDrop: CGFloat { drop + whole }

    /// From the edges of the safe area to what stands at the ends: measured as 16 on phones, and 20 on the widest ones.
    static func margin(in width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
  }

  /// The figures of a bar at the lower edge, in points.
  package struct Bottom {
    /// How far it reaches into the safe area above what bars and corners cover.
    package var height: CGFloat
    /// How far it reaches from the screen's edge, where nothing but the screen's own corners is below; 0 where that does not
    /// matter.
    package var slot: CGFloat

    package init(height: CGFloat, slot: CGFloat = 0) {
      self.height = height
      self.slot = slot
    }

    fileprivate func height(above inset: CGFloat) -> CGFloat {
      slot > 0 && inset > 0 && inset < 50 ? slot - inset : height
    }
  }

  /// Which way contents are scrolled: down to what follows, or up to what precedes.
  package enum Minimizing: Hashable, Sendable {
    case down, up
  }

  /// The figures of a bar at the leading edge, in points.
  package struct Sidebar: Hashable, Sendable {
    package var width: CGFloat
    /// Whether it lies in front of the screen, and not beside it.
    package var overlaps: Bool
    /// Whether it floats on a panel below which goes on what ignores the safe area.
    package var isGlass: Bool

    package init(width: CGFloat, overlaps: Bool, isGlass: Bool) {
      self.width = width
      self.overlaps = overlaps
      self.isGlass = isGlass
    }
  }

  package var top: Top?
  package var bottom: Bottom?
  package var sidebar: Sidebar?
  /// How high the row of tabs at the upper edge is; 0 without one.
  package var upperTabs: CGFloat = 0
  /// Which way contents are scrolled for which the lower bar makes room; nil for none.
  package var minimizesBottom: Minimizing?
  /// Whether the lower bar's background is there where no contents go on below it, too.
  package var alwaysHasBottomBackground = false
  package let isMirrored: Bool
  private var parts: [BarPart] = []

  package init(top: Top? = nil, bottom: Bottom? = nil, isMirrored: Bool) {
    self.top = top
    self.bottom = bottom
    self.isMirrored = isMirrored
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    var rule = self
    var boxes: [LayoutBox] = []
    for child in node.children {
      guard let part = (child.content as? any BarPartKeeping)?.barPart else { continue }
      for box in child.boxes {
        rule.parts.append(part)
        boxes.append(box)
      }
    }
    return .one(LayoutBox(node, rule, children: boxes))
  }

  private func child(_ part: BarPart, of box: LayoutBox) -> LayoutBox? {
    parts.firstIndex(of: part).map { box.children[$0] }
  }

  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let bars = (top?.wholeWithDrop ?? 0) + (bottom?.height ?? 0) + upperTabs
    let inside = ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - bars, 0) })
    let content = child(.content, of: box)?.size(for: inside) ?? .zero
    return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height + bars)
  }

  package func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    // Bars stand within the safe area of the window, whatever the views around their container ignore.
    let frame =
      top == nil && bottom == nil && upperTabs == 0 && sidebar == nil ? frame : pass.surface.insideSafeArea(of: frame)
    let screen = pass.surface.extendingIntoUnsafeArea(frame, sides: .all)
    if let background = child(.background, of: box) {
      background.place(at: screen.origin, proposal: ProposedViewSize(screen.size), during: pass)
    }
    guard let sidebar else { return placeBars(of: box, in: frame, screen: screen, during: pass) }
    let width = min(sidebar.width, frame.width)
    let panel = FloatingPanel(width: width, in: frame, screen: screen, isMirrored: isMirrored)
    let column =
      sidebar.isGlass
      ? panel.column
      : CGRect(x: isMirrored ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.height)
    if sidebar.overlaps {
      placeBars(of: box, in: frame, screen: screen, during: pass)
    } else {
      pass.beside(column, at: isMirrored ? .trailing : .leading, in: frame, goesBelow: sidebar.isGlass) { rest in
        let screen = pass.surface.extendingIntoUnsafeArea(rest, sides: .all)
        placeBars(of: box, in: rest, screen: screen, during: pass)
      }
    }
    if sidebar.isGlass {
      child(.sidebarBackground, of: box)?.place(
        at: panel.frame.origin, proposal: ProposedViewSize(panel.frame.size), during: pass)
      if let bar = child(.sidebar, of: box) { pass.place(bar, in: panel) }
    } else {
      child(.sidebar, of: box)?.place(at: column.origin, proposal: ProposedViewSize(column.size), during: pass)
    }
  }

  private func placeBars(of box: LayoutBox, in frame: CGRect, screen: CGRect, during pass: PlacingPass) {
    // Bars at the edge of a column do not go on below it.
    let across = pass.isBesideColumn ? frame : screen
    let lift = top?.lift ?? 0
    let barTop = frame.minY + (top?.drop ?? 0) - (lift > 0 ? lift : top?.rise(into: frame.minY - screen.minY) ?? 0)
    let safeTop = max(top.map { barTop + $0.whole } ?? frame.minY, frame.minY + upperTabs)
    let bottomHeight = bottom?.height(above: screen.maxY - frame.maxY) ?? 0
    let safe = CGRect(
      x: frame.minX, y: safeTop, width: frame.width, height: max(frame.maxY - bottomHeight - safeTop, 0))
    let first = pass.placed.nodes.count
    placeContent(child(.content, of: box), in: frame, safe, during: pass)
    placeContent(child(.front, of: box), in: frame, safe, during: pass)
    let goesOn = alwaysHasBottomBackground || pass.remainingDistance(above: safe.maxY, fromNode: first) > 0
    let isSmall = minimizesBottom.map { pass.isScrolled($0, fromNode: first) } ?? false
    for bar in [goesOn ? child(.bottomBackground, of: box) : nil, child(isSmall ? .bottomSmall : .bottom, of: box)] {
      let height = bottomHeight + screen.maxY - frame.maxY
      bar?.place(
        at: CGPoint(x: across.minX, y: screen.maxY - height),
        proposal: ProposedViewSize(width: across.width, height: height), during: pass)
    }
    child(.upperTabs, of: box)?.place(
      at: frame.origin, proposal: ProposedViewSize(width: frame.width, height: upperTabs), during: pass)
    guard let top else { return }
    let scrolled = pass.scrolledDistance(below: safe.minY, fromNode: first)
    TopBarPlacing(
      figures: top, frame: frame, screen: screen, barTop: barTop, scrolled: scrolled, isMirrored: isMirrored
    ).place({ child($0, of: box) }, during: pass)
  }

  private func placeContent(_ content: LayoutBox?, in frame: CGRect, _ safe: CGRect, during pass: PlacingPass) {
    guard let content else { return }
    let belowTop = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: max(frame.maxY - safe.minY, 0))
    let offered = ProposedViewSize(safe.size)
    let size = content.size(for: offered)
    let x = (safe.width - size.width) / 2
    let y = safe.minY - frame.minY + (safe.height - size.height) / 2
    pass.withSafeArea(belowTop, in: frame, at: .top) {
      pass.withSafeArea(safe, in: frame, at: .bottom) {
        // Measured: lists begin at the edge of a field to search by, too, as at that of a large title.
        pass.below(largeTitle: top.map { $0.large > 0 || $0.drawer > 0 } ?? false) {
          content.place(
            at: CGPoint(x: x, y: y), proposal: offered, inside: frame, isMirrored: isMirrored, during: pass)
        }
      }
    }
  }
}

extension PlacingPass {
  /// How far the first scroll view that begins at a height is scrolled down; 0 where there is none.
  /// - Parameter first: the first node that was placed of the contents.
  fileprivate func scrolledDistance(below top: CGFloat, fromNode first: Int) -> CGFloat {
    for placed in placed.nodes[first...] {
      guard let scroll = placed.node.content as? ScrollRule, scroll.axes.contains(.vertical),
        abs(scroll.state.frame.minY - top) < 0.5
      else { continue }
      return scroll.state.currentOffset.y
    }
    return 0
  }

  /// How far below a height the contents end of the first scroll view that is seen there; 0 where there is none.
  ///
  /// It is seen there, too, if it ends above something else at the edge of the safe area.
  /// - Parameter first: the first node that was placed of the contents.
  fileprivate func remainingDistance(above bottom: CGFloat, fromNode first: Int) -> CGFloat {
    for placed in placed.nodes[first...] {
      guard let scroll = placed.node.content as? ScrollRule, scroll.axes.contains(.vertical),
        scroll.state.frame.maxY < bottom + 0.5,
        abs(scroll.state.frame.maxY - bottom) < 0.5 || scroll.state.window.maxY > bottom + 0.5
      else { continue }
      return scroll.state.frame.maxY - bottom + scroll.state.limit.height - scroll.state.currentOffset.y
    }
    return 0
  }

  /// Whether the first scroll view of the contents that goes down was scrolled a way last, and is not at the end from where
  /// that begins.
  fileprivate func isScrolled(_ way: BarredScreenRule.Minimizing, fromNode first: Int) -> Bool {
    let scrolls = placed.nodes[first...].lazy.compactMap { $0.node.content as? ScrollRule }
    guard let state = scrolls.first(where: { $0.axes.contains(.vertical) })?.state else { return false }
    switch way {
    case .down: return state.currentOffset.y > 0.5 && !state.wasScrolledBack
    case .up: return state.currentOffset.y < state.limit.height - 0.5 && state.wasScrolledBack
    }
  }
}
