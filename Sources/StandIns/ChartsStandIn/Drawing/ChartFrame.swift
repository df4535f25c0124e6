import DeclarativeUI

/// What a part of a chart beside its plot is, and where.
struct ChartPart {
  enum Kind { case label, tick }

  let kind: Kind
  /// Whether it belongs to the axis below or above the plot.
  let isHorizontal: Bool
  /// Whether it is above the plot or before it.
  let isAtStart: Bool
  /// Whether a label's middle is at the value, and not its leading edge beside it.
  let isCentered: Bool
  /// Points between the plot and a label; nil for the usual.
  let spacing: CGFloat?
  /// How far along the plot of a length it is.
  let fraction: (CGFloat) -> CGFloat
}

struct ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart? { nil }
}

/// A plot, and around it the labels of its axes.
///
/// Labels are four points from the plot and from the line that they stand beside, and the row of labels below takes whole
/// points: on iOS 16 it takes 18 of words that are 13.1 high.
struct ChartFrame: Layout {
  private static let gap: CGFloat = 4

  /// What labels take at each edge, in points.
  private struct Room {
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let room = room(of: subviews)
    let (width, height) = (room.leading + room.trailing, room.top + room.bottom)
    let plot = subviews.first?.sizeThatFits(
      ProposedViewSize(
        width: proposal.width.map { max($0 - width, 0) }, height: proposal.height.map { max($0 - height, 0) }))
    return CGSize(width: (plot?.width ?? 0) + width, height: (plot?.height ?? 0) + height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let room = room(of: subviews)
    let plot = CGRect(
      x: bounds.minX + room.leading, y: bounds.minY + room.top,
      width: max(bounds.width - room.leading - room.trailing, 0),
      height: max(bounds.height - room.top - room.bottom, 0))
    for subview in subviews {
      guard let part = subview[ChartPartKey.self] else {
        subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
        continue
      }
      place(subview, part, beside: plot, room)
    }
  }

  private func place(_ subview: LayoutSubview, _ part: ChartPart, beside plot: CGRect, _ room: Room) {
    let fraction = part.fraction(part.isHorizontal ? plot.width : plot.height)
    let (x, y) = (plot.minX + fraction * plot.width, plot.maxY - fraction * plot.height)
    let gap = part.spacing ?? Self.gap
    switch (part.kind, part.isHorizontal) {
    case (.tick, true):
      let length = part.isAtStart ? room.top : room.bottom
      let origin = CGPoint(x: x, y: part.isAtStart ? plot.minY - length : plot.maxY)
      subview.place(at: origin, proposal: ProposedViewSize(width: 0.5, height: length))
    case (.tick, false):
      let origin = CGPoint(x: part.isAtStart ? plot.minX - gap : plot.maxX, y: y)
      subview.place(at: origin, proposal: ProposedViewSize(width: gap, height: 0.5))
    case (.label, true):
      let origin = CGPoint(
        x: part.isCentered ? x : x + Self.gap, y: part.isAtStart ? plot.minY - gap : plot.maxY + gap)
      let anchor = UnitPoint(x: part.isCentered ? 0.5 : 0, y: part.isAtStart ? 1 : 0)
      subview.place(at: origin, anchor: anchor, proposal: .unspecified)
    case (.label, false):
      let origin = CGPoint(x: part.isAtStart ? plot.minX - gap : plot.maxX + gap, y: y)
      subview.place(at: origin, anchor: part.isAtStart ? .trailing : .leading, proposal: .unspecified)
    }
  }

  private func room(of subviews: Subviews) -> Room {
    var room = Room()
    for subview in subviews {
      guard let part = subview[ChartPartKey.self], part.kind == .label else { continue }
      let size = subview.sizeThatFits(.unspecified)
      let gap = part.spacing ?? Self.gap
      switch (part.isHorizontal, part.isAtStart) {
      case (true, true): room.top = max(room.top, (gap + size.height).rounded(.up))
      case (true, false): room.bottom = max(room.bottom, (gap + size.height).rounded(.up))
      case (false, true): room.leading = max(room.leading, gap + size.width)
      case (false, false): room.trailing = max(room.trailing, gap + size.width)
      }
    }
    return room
  }
}
