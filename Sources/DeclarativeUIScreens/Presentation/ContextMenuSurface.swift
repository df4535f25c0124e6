import Drawings
import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry

// The open menu of a view that a finger rests on. Measured: 16 between the preview and the menu, and a screen that is 20 %
// darker, 48 % in the dark appearance. That the screen is blurred is generally known, and how much is a guess. Measured in
// iOS 18: the row of a plain list lies on a card with corners of 13, and is made smaller until 16 are free at either side.
extension HostedScreen {
  private static let previewRadius: CGFloat = 13
  /// What is free at either side of a view that is as wide as the screen, in points.
  private static let previewMargin: CGFloat = 16
  /// How much the screen behind is blurred: the standard deviation in points, a guess.
  private static let blurBehind = 8.0

  /// Places the open menu of a view with the view, or what stands for it, above the dimmed screen.
  @MainActor
  func placeContextMenu(
    of surface: Node, _ presentation: PresentationPlace, during pass: PlacingPass, size: CGSize, safeArea: CGRect,
    _ scheme: ColorScheme
  ) {
    let boxes = surface.children.flatMap(\.childBoxes)
    guard let menu = boxes.first, let presenter = surface.parent else { return }
    let source = row(inside: presenter) ?? presenter
    let screen = CGRect(origin: .zero, size: size)
    let anchor =
      pass.placed.places { $0 === source }.first?.frame
      ?? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
    let room = safeArea.insetBy(dx: 8, dy: 8)
    let dark = RGBAColor(red: 0, green: 0, blue: 0, alpha: scheme == .dark ? 122 : 51)
    if !environment.accessibilityReduceTransparency {
      let through = Backdrop(
        blur: Self.blurBehind, colors: ColorChange.saturation(1).matrix,
        tint: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0))
      pass.paint {
        $0.add(StylePaint.backdrop(through).item("Blur", Path(screen).contours, .fill(.nonZero), in: screen))
      }
    }
    pass.paint { $0.add(shape("Dimming", screen, Path(screen), dark)) }
    let preview = boxes.count > 1 ? boxes[1] : nil
    let card = row(around: source, anchor) ?? anchor
    let wanted = preview?.size(for: ProposedViewSize(width: room.width, height: nil)) ?? card.size
    let cardRoom = ProposedViewSize(width: room.width, height: nil)
    let ideal = menu.size(for: cardRoom)
    let scale = preview == nil ? min(1, (size.width - 2 * Self.previewMargin) / max(card.width, 1)) : 1
    let lifted = CGSize(
      width: min(wanted.width * scale, size.width), height: min(wanted.height * scale, room.height))
    let place = ContextMenuPlace(lifted: lifted, menu: ideal, anchor: card, room: room)
    presentation.side.open(above: place.isAbove)
    if preview == nil {
      let moved = anchor.offsetBy(dx: place.lifted.minX - card.minX, dy: place.lifted.minY - card.minY)
      let whole = CGRect(
        origin: place.lifted.origin, size: CGSize(width: card.width, height: place.lifted.height / scale))
      lift(source, to: moved, on: whole, by: scale, pass, scheme)
    }
    pass.withSurface(
      surface, touchable: screen, bounds: screen, safeArea: place.lifted, clippedTo: Path(screen).contours
    ) {
      if let preview { pass.place(preview, proposal: ProposedViewSize(lifted)) }
    }
    pass.withSurface(
      surface, touchable: screen, bounds: screen, safeArea: place.menu, clippedTo: Path(screen).contours
    ) {
      pass.place(menu, proposal: ProposedViewSize(place.menu.size))
    }
  }

  /// The row of a list inside of which the menu is the open one.
  @MainActor
  private func row(inside presenter: Node) -> Node? {
    presenter.children.first?.descendants().lazy.compactMap { ($0.memory as? ListEditor)?.rowOfMenu }.first
  }

  /// The row of a list that a view is in.
  @MainActor
  private func row(around source: Node, _ anchor: CGRect) -> CGRect? {
    for node in source.ancestors {
      guard let editor = node.memory as? ListEditor else { continue }
      return editor.frame(ofRowAt: CGPoint(x: anchor.midX, y: anchor.midY))
    }
    return nil
  }

  /// Has a view painted once more, on a card; it takes no place a second time.
  /// - Parameter scale: how much larger it is then, counted from the corner of the card.
  @MainActor
  private func lift(
    _ source: Node, to frame: CGRect, on card: CGRect, by scale: CGFloat, _ pass: PlacingPass, _ scheme: ColorScheme
  ) {
    let outline = Path(roundedRect: card, cornerRadius: Self.previewRadius, style: .continuous)
    let copy = PlacingPass(bounds: card, safeArea: frame, problems: pass.problems)
    func paint() {
      copy.clipped(to: outline.contours, .fill(.nonZero), frame: Rect(card)) {
        copy.paint {
          $0.add(shape("Preview", card, outline, SystemColor.secondarySystemGroupedBackground.color(in: scheme)))
        }
        for box in source.boxes { copy.place(box, proposal: ProposedViewSize(frame.size)) }
      }
    }
    if scale < 1 {
      let smaller = Projection(Transform(a: Double(scale), b: 0, c: 0, d: Double(scale), tx: 0, ty: 0))
      copy.projected(by: smaller, from: card.origin, paint)
    } else {
      paint()
    }
    pass.paint(copy)
  }
}

/// Where the view and its menu stand: the menu below the view, or above it where there is no room below.
struct ContextMenuPlace {
  let lifted: CGRect
  let menu: CGRect
  /// Whether the menu is above the view.
  let isAbove: Bool

  private static let gap: CGFloat = 16

  init(lifted size: CGSize, menu ideal: CGSize, anchor: CGRect, room: CGRect) {
    let menuSize = CGSize(width: ideal.width, height: min(ideal.height, room.height))
    let least = anchor.midX - size.width / 2
    // A view as wide as the screen stays where it is.
    let x = size.width >= room.width ? least : min(max(least, room.minX), max(room.maxX - size.width, room.minX))
    var y = anchor.midY - size.height / 2
    isAbove =
      y + size.height + Self.gap + menuSize.height > room.maxY && y - Self.gap - menuSize.height >= room.minY
    if !isAbove {
      y = max(min(y, room.maxY - menuSize.height - Self.gap - size.height), room.minY)
    }
    lifted = CGRect(x: x, y: y, width: size.width, height: size.height)
    let menuY = isAbove ? y - Self.gap - menuSize.height : min(y + size.height + Self.gap, room.maxY - menuSize.height)
    let middle = room.midX
    let menuX = anchor.midX > middle + 1 ? lifted.maxX - menuSize.width : lifted.minX
    menu = CGRect(
      x: min(max(menuX, room.minX), max(room.maxX - menuSize.width, room.minX)), y: max(menuY, room.minY),
      width: menuSize.width, height: menuSize.height)
  }
}
