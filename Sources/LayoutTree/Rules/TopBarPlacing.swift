import Foundation
import LayoutValues

/// Where the parts of an upper bar stand.
struct TopBarPlacing {
  let figures: BarredScreenRule.Top
  /// What the screen's safe area was, in points.
  let frame: CGRect
  let screen: CGRect
  let barTop: CGFloat
  /// How far the contents have moved away.
  let scrolled: CGFloat
  let isMirrored: Bool

  private var rowBottom: CGFloat { barTop + figures.height }
  /// How much of the field and then of the large title has moved away.
  private var drawerGone: CGFloat { figures.isDrawerPinned ? 0 : min(max(scrolled, 0), figures.drawer) }
  private var largeGone: CGFloat { min(max(scrolled - drawerGone, 0), figures.large) }
  private var bottom: CGFloat { rowBottom + figures.large - largeGone + figures.drawer - drawerGone }
  private var isLargeSeen: Bool { figures.large > 0 && largeGone < figures.large }

  func place(_ part: (BarPart) -> LayoutBox?, during pass: PlacingPass) {
    let isScrolled = scrolled > drawerGone + largeGone
    if let background = part(isScrolled ? .scrolledBackground : .restingBackground) {
      background.place(
        at: screen.origin, proposal: ProposedViewSize(width: screen.width, height: bottom - screen.minY), during: pass)
    }
    placeBelow(part, during: pass)
    placeRow(part, during: pass)
  }

  /// The large title and the field, of which nothing is seen in the bar above.
  private func placeBelow(_ part: (BarPart) -> LayoutBox?, during pass: PlacingPass) {
    let margin = BarredScreenRule.Top.margin(in: frame.width)
    func place(_ box: LayoutBox?, at y: CGFloat, _ height: CGFloat, gone: CGFloat, seen: CGRect) {
      guard let box, seen.height > 0 else { return }
      let offered = ProposedViewSize(width: max(frame.width - 2 * margin, 0), height: height)
      // What is there as a whole is not cut: the shadow of a field reaches beyond its place.
      pass.clipped(to: gone > 0 ? seen : nil) {
        box.place(
          at: CGPoint(x: margin, y: y - frame.minY), proposal: offered, inside: frame, isMirrored: isMirrored,
          during: pass)
      }
    }
    let largeBottom = rowBottom + figures.large - largeGone
    place(
      isLargeSeen ? part(.large) : nil, at: rowBottom - largeGone, figures.large, gone: largeGone,
      seen: CGRect(x: screen.minX, y: rowBottom, width: screen.width, height: largeBottom - rowBottom))
    // Nothing is above a field that has taken the place of the bar.
    let drawerTop = figures.height > 0 ? largeBottom : screen.minY
    place(
      part(.drawer), at: largeBottom, figures.drawer, gone: drawerGone,
      seen: CGRect(x: screen.minX, y: drawerTop, width: screen.width, height: bottom - drawerTop))
  }

  private func placeRow(_ part: (BarPart) -> LayoutBox?, during pass: PlacingPass) {
    let row = CGRect(x: frame.minX, y: barTop, width: frame.width, height: figures.controls)
    let (leading, trailing) = (part(.leading), part(.trailing))
    let large = figures.isLargeInRow && scrolled <= 0.5 ? part(.large) : nil
    let isTitleSeen = figures.large > 0 ? !isLargeSeen : figures.showsTitle
    let title = isTitleSeen ? large ?? part(.title) : nil
    let margin = BarredScreenRule.Top.margin(in: row.width)
    let leadingMargin = figures.leadingMargin ?? margin
    let trailingMargin = figures.trailingMargin ?? margin
    let most = max(row.width - leadingMargin - trailingMargin, 0)
    let least = leading?.size(for: ProposedViewSize(width: 0, height: row.height)).width ?? 0
    let trailingOffer = ProposedViewSize(
      width: max(most - (least > 0 ? least + figures.titleGap : 0), 0), height: row.height)
    let trailingWidth = trailing?.size(for: trailingOffer).width ?? 0
    let yields = figures.leadingYields && isTitleSeen || figures.large > 0 && figures.yieldsToHiddenTitle
    let wide = title ?? (yields ? part(.title) : nil)
    let ideal = wide?.size(for: ProposedViewSize(width: nil, height: row.height)).width ?? 0
    // The title comes before the words of a back button, but never before the button.
    let beside = yields ? max((row.width - ideal) / 2 - figures.titleGap, 0) : most - trailingWidth
    let leadingOffer = ProposedViewSize(width: max(beside - leadingMargin, 0), height: row.height)
    let leadingWidth = leading?.size(for: leadingOffer).width ?? 0
    place(leading, at: leadingMargin, leadingOffer, in: row, during: pass)
    place(trailing, at: row.width - trailingMargin - trailingWidth, trailingOffer, in: row, during: pass)
    var start = leadingWidth > 0 ? leadingMargin + leadingWidth + figures.titleGap : margin
    let end = row.width - (trailingWidth > 0 ? trailingMargin + trailingWidth + figures.titleGap : margin)
    if let title, figures.titleRow > 0 {
      let below = row.offsetBy(dx: 0, dy: figures.titleRow)
      place(title, between: margin, row.width - margin, besideMiddle: 0, in: below, during: pass)
    } else if let title {
      let leads = figures.titleLeads || large != nil
      let shift = leads ? nil : figures.titleShift
      let width = place(title, between: start, end, besideMiddle: shift, in: row, during: pass)
      if leads, width > 0 { start += width + figures.titleGap }
    }
    if let center = part(.center) { place(center, between: start, end, besideMiddle: 0, in: row, during: pass) }
  }

  /// Places something in the middle of the row as far as there is room, or at the beginning of the room.
  /// - Parameter shift: how far beside the middle; nil for the beginning.
  /// - Returns: how wide it is.
  @discardableResult private func place(
    _ box: LayoutBox, between start: CGFloat, _ end: CGFloat, besideMiddle shift: CGFloat?, in row: CGRect,
    during pass: PlacingPass
  ) -> CGFloat {
    let offer = ProposedViewSize(width: max(end - start, 0), height: row.height)
    let width = box.size(for: offer).width
    let x = shift.map { min(max((row.width - width) / 2 + $0, start), max(end - width, start)) } ?? start
    place(box, at: x, offer, in: row, during: pass)
    return width
  }

  private func place(
    _ box: LayoutBox?, at x: CGFloat, _ offer: ProposedViewSize, in row: CGRect, during pass: PlacingPass
  ) {
    guard let box else { return }
    let y = (row.height - box.size(for: offer).height) / 2
    box.place(at: CGPoint(x: x, y: y), proposal: offer, inside: row, isMirrored: isMirrored, during: pass)
  }
}

extension PlacingPass {
  /// Draws what is seen in a rectangle only; everything where there is none.
  fileprivate func clipped(to rectangle: CGRect?, _ place: () -> Void) {
    guard let rectangle else { return place() }
    let contour = FramedRectangle().contour(in: rectangle, problems: problems)
    clipped(to: contour.path, contour.style, frame: .init(rectangle), place)
  }
}
