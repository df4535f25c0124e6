import Drawings
import Foundation
import LayoutValues
import PixelImages
import PlaneGeometry

/// Places the sections of a list, and has their backgrounds, lines and chevrons painted.
struct ListPlacing {
  private let metrics: ListMetrics
  private let frame: CGRect
  private let isMirrored: Bool
  private let pass: PlacingPass
  /// What rows are given besides their contents, by their boxes.
  var accessories: [ObjectIdentifier: ListRowAccessories] = [:]

  init(_ metrics: ListMetrics, in frame: CGRect, isMirrored: Bool, during pass: PlacingPass) {
    self.metrics = metrics
    self.frame = frame
    self.isMirrored = isMirrored
    self.pass = pass
  }

  /// Places what may be seen of a section.
  func place(_ part: ListArrangement.Part, seen: inout [LayoutBox]) {
    if let header = part.header { place(header, &seen) }
    placeBackground(of: part)
    for index in part.rows.indices where maySee(placed(part.rows[index].frame)) {
      seen.append(part.rows[index].row.box)
      placeRow(index, of: part)
    }
    if let footer = part.footer { place(footer, &seen) }
  }

  /// The rows that may be seen, with their frames on the screen.
  func rowsInSight(of parts: [ListArrangement.Part]) -> [(box: LayoutBox, frame: CGRect)] {
    parts.flatMap(\.rows).map { (box: $0.row.box, frame: placed($0.frame)) }.filter {
      maySee($0.frame)
    }
  }

  /// Whether something in a frame is placed: it may be seen, or somebody looks for where it is.
  private func maySee(_ frame: CGRect) -> Bool { pass.placesAll || pass.mayShow(frame, reach: 0) }

  private func place(_ part: (box: LayoutBox, place: CGPoint, proposal: ProposedViewSize), _ seen: inout [LayoutBox]) {
    let height = part.box.size(for: part.proposal).height
    guard maySee(placed(CGRect(x: part.place.x, y: part.place.y, width: 1, height: height))) else {
      return
    }
    seen.append(part.box)
    part.box.place(at: part.place, proposal: part.proposal, inside: frame, isMirrored: isMirrored, during: pass)
  }

  /// A rectangle of the arrangement where the list is.
  private func placed(_ rect: CGRect) -> CGRect {
    let x = isMirrored ? frame.width - rect.maxX : rect.minX
    return CGRect(x: frame.minX + x, y: frame.minY + rect.minY, width: rect.width, height: rect.height)
  }
}

extension ListPlacing {
  private func placeBackground(of part: ListArrangement.Part) {
    let background = placed(part.background)
    guard background.height > 0, pass.mayShow(background, reach: 0) else { return }
    let shape = backgroundPath(of: part, background)
    let backgrounds = part.rows.filter { $0.row.traits.background != nil }
    if backgrounds.isEmpty {
      if metrics.background != .none {
        pass.paint { [paint = backgroundPaint] in
          $0.add(paint.item("ListSection", shape, .fill(.nonZero), in: background))
        }
      }
      return
    }
    pass.clipped(to: shape, .fill(.nonZero), frame: Rect(background)) {
      for row in part.rows {
        let rect = placed(row.frame)
        if let background = row.row.traits.background {
          for box in background.boxes.array {
            box.place(at: rect.origin, proposal: ProposedViewSize(rect.size), during: pass)
          }
        } else if metrics.background != .none {
          paint(backgroundPaint, "ListRow", in: rect)
        }
      }
    }
  }

  private var backgroundPaint: StylePaint {
    pass.surface.isGlass ? .color(metrics.glassColor) : metrics.backgroundPaint
  }

  private func backgroundPath(of part: ListArrangement.Part, _ rect: CGRect) -> PlaneGeometry.Path {
    guard case .card(let radius) = metrics.background else { return path(of: rect) }
    let ends = [part.rows.first { $0.isFirst }, part.rows.last { $0.isLast }].map { $0.map { Double($0.frame.height) } }
    return Path { $0.addLayer(Rect(rect), cornerRadius: Double(radius), firstHeight: ends[0], lastHeight: ends[1]) }
  }

  private func path(of rect: CGRect) -> PlaneGeometry.Path { Path { $0.addRect(Rect(rect)) } }

  /// Has a rectangle painted.
  private func paint(_ paint: StylePaint, _ name: String, in rect: CGRect) {
    pass.paint { $0.add(paint.item(name, Path { $0.addRect(Rect(rect)) }, .fill(.nonZero), in: rect)) }
  }

  private func placeRow(_ index: Int, of part: ListArrangement.Part) {
    let placedRow = part.rows[index]
    let row = placedRow.row
    let rect = placed(placedRow.frame)
    let own = accessories[ObjectIdentifier(row.box)]
    if isHighlighted(row) { paintHighlight(in: rect, of: part, isSelected: isSelected(row)) }
    // A button or link takes the touches of the whole row.
    let receiver = row.receiver ?? own?.receiver
    if let receiver { pass.enter(receiver, in: rect) }
    let firstNode = pass.placed.nodes.count
    let push = own?.push(inHeight: rect.height) ?? 0
    if push == 0 {
      placeContent(of: placedRow, in: rect)
    } else {
      // What is pushed away is seen within the section only.
      let background = placed(part.background)
      pass.clipped(to: backgroundPath(of: part, background), .fill(.nonZero), frame: Rect(background)) {
        placeContent(of: placedRow, in: rect, pushedBy: push)
      }
    }
    if receiver != nil { pass.leave() }
    for item in own?.items ?? [] { place(item, in: placedRow.frame) }
    paintSeparators(of: placedRow, start: separatorStart(placedRow, firstNode: firstNode) - push)
  }

  private func placeContent(of placed: ListArrangement.Row, in rect: CGRect, pushedBy push: CGFloat = 0) {
    let row = placed.row
    row.box.place(
      at: CGPoint(x: placed.content.x + push, y: placed.content.y), proposal: placed.proposal, inside: frame,
      isMirrored: isMirrored, during: pass)
    guard metrics.hasChevron(row), let link = row.link?.content as? any ListRowLink else { return }
    paintChevron(in: rect.offsetBy(dx: isMirrored ? -push : push, dy: 0), isEnabled: link.isEnabled)
  }
}

extension ListPlacing {
  /// The background of a row that is selected or pressed.
  private func paintHighlight(in row: CGRect, of part: ListArrangement.Part, isSelected: Bool) {
    let paint = StylePaint.color(isSelected ? metrics.selectedColor ?? metrics.pressedColor : metrics.pressedColor)
    if let radius = metrics.highlightRadius {
      let corner = Double(min(radius, row.height / 2))
      let path = Path { $0.addRoundedRect(Rect(row), cornerSize: Size(width: corner, height: corner)) }
      return pass.paint { $0.add(paint.item("SelectedRow", path, .fill(.nonZero), in: row)) }
    }
    let background = placed(part.background)
    pass.clipped(to: backgroundPath(of: part, background), .fill(.nonZero), frame: Rect(background)) {
      self.paint(paint, "SelectedRow", in: row)
    }
  }

  /// A view at one end of a row, in its middle; `row` is in the list's own coordinates.
  private func place(_ item: ListRowAccessories.Item, in row: CGRect) {
    let proposal = ProposedViewSize(width: nil, height: row.height)
    let size = item.box.size(for: proposal)
    let x = item.isTrailing ? row.maxX - item.inset - size.width : row.minX + item.inset
    item.box.place(
      at: CGPoint(x: x, y: row.midY - size.height / 2), proposal: proposal, inside: frame, isMirrored: isMirrored,
      during: pass)
  }
}

extension ListPlacing {
  /// Where a row's lines begin, from the leading edge of the list's frame: at its first text that no control keeps to itself.
  ///
  /// Nor does one count that is an overlay's or a background's: those take no part in the alignment of what they belong to.
  /// It is counted with what the contents are pushed away by.
  private func separatorStart(_ row: ListArrangement.Row, firstNode: Int) -> CGFloat {
    let box = row.row.box
    let push = accessories[ObjectIdentifier(box)]?.push(inHeight: row.frame.height) ?? 0
    if let guide = box.explicitGuide(HorizontalAlignment.listRowSeparatorLeading.key, proposal: row.proposal) {
      return row.content.x + guide + push
    }
    let text = pass.placed.nodes[firstNode...].first {
      guard case .text = $0.node.content.meaning else { return false }
      return !$0.node.ancestors.contains { $0.listRoles.contains(.opaque) } && !$0.node.liesInLayer(below: box.node)
    }
    guard let text else { return row.content.x + push }
    return isMirrored ? frame.maxX - text.frame.maxX : text.frame.minX - frame.minX
  }

  /// Whether a row is selected, or a column beside shows what it leads to.
  private func isSelected(_ row: ListRow) -> Bool {
    if accessories[ObjectIdentifier(row.box)]?.isSelected ?? false { return true }
    nonisolated(unsafe) let link = row.link?.content as? any ListRowLink
    return MainActor.assumeIsolated { link?.isShown ?? false }
  }

  /// Whether a row is selected, or a finger is on it.
  private func isHighlighted(_ row: ListRow) -> Bool {
    if isSelected(row) { return true }
    nonisolated(unsafe) let controls = row.pressing
    return MainActor.assumeIsolated { controls.contains { $0.isDown } }
  }

  private func separatorEnd(_ row: ListArrangement.Row) -> CGFloat {
    let box = row.row.box
    if let guide = box.explicitGuide(HorizontalAlignment.listRowSeparatorTrailing.key, proposal: row.proposal) {
      return row.content.x + guide
    }
    return row.frame.maxX - metrics.separatorEnd
  }

  private func paintSeparators(of row: ListArrangement.Row, start: CGFloat) {
    let traits = row.row.traits
    let end = separatorEnd(row)
    func line(at y: CGFloat, from start: CGFloat, to end: CGFloat, _ color: RGBAColor?) {
      let line = placed(CGRect(x: start, y: y, width: max(end - start, 0), height: metrics.separatorThickness))
      let usual = pass.surface.isGlass ? metrics.glassSeparatorColor : metrics.separatorColor
      paint(.color(color ?? usual), "Separator", in: line)
    }
    let thickness = metrics.separatorThickness
    let (hasOuter, isWhole) = (metrics.outerSeparators != .none, metrics.outerSeparators == .whole)
    let (outerStart, outerEnd) = (
      isWhole ? row.frame.minX : start, metrics.outerSeparators == .asRows ? end : row.frame.maxX
    )
    let isHidden = !isWhole && isHighlighted(row.row)
    if row.isFirst, !isHidden, traits.sectionSeparator.top ?? hasOuter, traits.separator.top ?? true {
      line(at: row.frame.minY, from: outerStart, to: outerEnd, traits.separatorColor.top)
    }
    if row.isLast {
      guard !isHidden, traits.sectionSeparator.bottom ?? hasOuter, traits.separator.bottom ?? true else { return }
      line(at: row.frame.maxY - thickness, from: outerStart, to: outerEnd, traits.separatorColor.bottom)
    } else if metrics.hasSeparators {
      // Lines above and below a row that is selected or pressed are not there.
      if isHighlighted(row.row) || row.below.map(isHighlighted) ?? false { return }
      // Hidden by the row above or by the one below.
      guard traits.separator.bottom ?? true, row.below?.traits.separator.top ?? true else { return }
      line(
        at: row.frame.maxY - thickness, from: start, to: end,
        traits.separatorColor.bottom ?? row.below?.traits.separatorColor.top)
    }
  }

  /// The chevron of a row that leads somewhere; half as strong where it leads nowhere, as measured.
  private func paintChevron(in row: CGRect, isEnabled: Bool) {
    let size = metrics.chevronSize
    let line = metrics.chevronLine
    let right = isMirrored ? row.minX + metrics.chevronInset + size.width : row.maxX - metrics.chevronInset
    let ink = CGRect(x: right - size.width, y: row.midY - size.height / 2, width: size.width, height: size.height)
    let color = isEnabled ? metrics.chevronColor : metrics.chevronColor.faded(by: 0.5)
    pass.paint { [isMirrored] pass in
      // The tip of a line with round joins ends half a line's width behind its corner.
      let half = line / 2
      let (tip, back) = isMirrored ? (ink.minX + half, ink.maxX - half) : (ink.maxX - half, ink.minX + half)
      let path = Path {
        $0.move(to: Point(x: Double(back), y: Double(ink.minY + half)))
        $0.addLine(to: Point(x: Double(tip), y: Double(ink.midY)))
        $0.addLine(to: Point(x: Double(back), y: Double(ink.maxY - half)))
      }
      let style = DrawnShape.Style.stroke(StrokeStyle(width: Double(line), cap: .round, join: .round))
      pass.add(StylePaint.color(color).item("Chevron", path, style, in: ink))
    }
  }
}

extension Node {
  /// Whether it belongs to an overlay or a background, not to what that lies over or behind.
  fileprivate func liesInLayer(below top: Node) -> Bool {
    var inside = self
    while inside !== top, let around = inside.parent {
      if around.content is LayeredRule, around.children.first !== inside { return true }
      inside = around
    }
    return false
  }
}
