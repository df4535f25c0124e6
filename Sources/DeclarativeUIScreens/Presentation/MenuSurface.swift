import Foundation
import LayoutTree
import PlaneGeometry

/// The surface of an open menu, which a touch beside the menu closes.
struct MenuSurface: GestureReceiver {
  let surface: PresentationSurface
  let isPresented: Binding<Bool>

  var isSurface: Bool { true }
  var takesWholeFrame: Bool { true }
  var attachment: GestureAttachment {
    GestureAttachment(pressing: { isPresented.wrappedValue = false }, isEnabled: true)
  }

  func boxes(of node: Node) -> LayoutBoxes { [] }

  func preferences(around inside: Preferences) -> Preferences { surface.preferences(around: inside) }
}

extension HostedScreen {
  /// How near to the edges of the safe area a menu comes, in points: a guess.
  private static let menuMargin: CGFloat = 8
  /// The most that a menu takes in iOS 26, measured where the screen has 874 points; what it is in others is not known.
  private static let mostHeight: CGFloat = 520
  /// Between a view and its menu in iOS 18, in points: a guess.
  private static let menuGap: CGFloat = 8

  /// Places an open menu beside what it belongs to.
  @MainActor
  func placeMenu(
    of surface: Node, _ place: PresentationPlace, during pass: PlacingPass, size: CGSize, safeArea: CGRect
  ) {
    guard let box = surface.children.flatMap(\.boxes).first, let source = surface.parent else { return }
    let screen = CGRect(origin: .zero, size: size)
    // A label of several views is all of them.
    let frames = pass.placed.places { $0 === source }.map(\.frame)
    let anchor =
      frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
      ?? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
    let room = safeArea.insetBy(dx: Self.menuMargin, dy: Self.menuMargin)
    let ideal = box.size(for: ProposedViewSize(width: room.width, height: nil))
    let most = place.design == .iOS26 ? min(room.height, Self.mostHeight) : room.height
    let card = CGSize(width: ideal.width, height: min(ideal.height, most))
    let spot = spot(of: card, beside: anchor, in: room, isNew: place.design == .iOS26)
    place.side.open(above: spot.isAbove)
    let frame = CGRect(origin: spot.origin, size: card)
    pass.withSurface(
      surface, touchable: screen, bounds: screen, safeArea: frame, clippedTo: Path(screen).contours
    ) {
      pass.place(box, proposal: ProposedViewSize(card))
    }
  }

  /// Where a menu stands: in iOS 26 over its view, before that below it, or above it where there is more room.
  ///
  /// It begins or ends where its view does, as that is in the left, middle or right part of the screen. All of it is a guess.
  private func spot(
    of card: CGSize, beside anchor: CGRect, in room: CGRect, isNew: Bool
  ) -> (origin: CGPoint, isAbove: Bool) {
    let left: CGFloat =
      switch (anchor.midX - room.minX) / max(room.width, 1) {
      case ..<0.4: anchor.minX
      case 0.6...: anchor.maxX - card.width
      default: anchor.midX - card.width / 2
      }
    let below = isNew ? anchor.minY : anchor.maxY + Self.menuGap
    let above = (isNew ? anchor.maxY : anchor.minY - Self.menuGap) - card.height
    let fitsBelow = below + card.height <= room.maxY
    let isAbove = !fitsBelow && (above >= room.minY || room.maxY - below < above + card.height - room.minY)
    let top = isAbove ? above : below
    let origin = CGPoint(
      x: min(max(left, room.minX), max(room.maxX - card.width, room.minX)),
      y: min(max(top, room.minY), max(room.maxY - card.height, room.minY)))
    return (origin, isAbove)
  }
}
