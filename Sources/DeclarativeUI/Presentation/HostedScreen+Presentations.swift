import Drawings
import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry

// What iOS 13 to 18 show on a phone, as is generally known; of none of it a picture was measured. A sheet's screen is
// dimmed but not made smaller here, as iOS makes it behind a large one.

extension HostedScreen {
  /// The least distance of a sheet from the top of the safe area, in points.
  private static let sheetGap: CGFloat = 10
  /// The radius of a sheet's upper corners where nothing else is asked for, in points.
  private static let sheetRadius: CGFloat = 10
  /// From this width on a screen is one on which iOS presents otherwise, in points.
  private static let regularWidth: CGFloat = 600

  /// Draws what is presented in front of a root, and what is presented in front of that.
  /// - Returns: what is in front of everything; nil where nothing is presented.
  @MainActor
  func drawPresentations(
    of preferences: Preferences, on canvas: DrawingCanvas, size: CGSize, safeArea: CGRect, _ scheme: ColorScheme,
    _ problems: ProblemLog
  ) -> Node? {
    guard let places = (preferences[Presentations.self] as? Presentations)?.places, let place = places.first,
      let surface = place.surface
    else { return nil }
    for other in places.dropFirst() {
      problems.report(
        "\(other.name) and \(place.name) are presented at once, and a screen presents one thing at a time: only the "
          + "first one is drawn. Present the second one from inside of the first, or after it")
    }
    let inside = Preferences(of: surface.children)
    let options = inside[PresentationOptions.self] as? PresentationOptions
    let style = style(of: place, options, problems)
    let card = PresentedCard(style, options, size, safeArea)
    if style == .sheet, size.width >= Self.regularWidth {
      problems.report(
        "How a \(place.name) stands on a screen \(size.width) points wide is not known here, and it is drawn as on a "
          + "phone; take the picture on a narrower screen")
    }
    draw(card, of: surface, on: canvas, screen: CGRect(origin: .zero, size: size), scheme)
    return drawPresentations(of: inside, on: canvas, size: size, safeArea: safeArea, scheme, problems) ?? surface
  }

  /// What something becomes where there is little room, by the wishes of the views in it.
  private func style(
    of place: PresentationPlace, _ options: PresentationOptions?, _ problems: ProblemLog
  ) -> PresentationStyle {
    let adaptation =
      environment.verticalSizeClass == .compact
      ? options?.verticalAdaptation : environment.horizontalSizeClass == .regular ? nil : options?.horizontalAdaptation
    guard let adaptation else { return place.style }
    func report(_ drawn: String, _ wayOut: String) {
      problems.report(
        "A \(place.name) with presentationCompactAdaptation(.\(adaptation.name)) is drawn as a \(drawn) here; \(wayOut)"
      )
    }
    switch (place.style, adaptation) {
    case (.sheet, .fullScreenCover): return .cover
    case (.sheet, .popover): report("sheet", "show what is in it in an overlay")
    case (.sheet, .none) where place.name == "popover": report("sheet", "show what is in it in an overlay")
    case (.cover, .popover): report("cover", "show what is in it in an overlay")
    case (.cover, .sheet): report("cover", "present it by sheet")
    default: break
    }
    return place.style
  }

  private func draw(
    _ card: PresentedCard, of surface: Node, on canvas: DrawingCanvas, screen: CGRect, _ scheme: ColorScheme
  ) {
    if card.dims {
      let dark = RGBAColor(red: 0, green: 0, blue: 0, alpha: scheme == .dark ? 122 : 51)
      canvas.add(shape("Dimming", screen, Path(screen), dark))
    }
    canvas.withSurface(
      surface, touchable: card.isModal ? screen : card.frame, bounds: card.frame, safeArea: card.safeArea,
      clippedTo: card.outline.contours
    ) {
      if let color = card.background {
        canvas.add(shape("Background", card.frame, card.outline, color.color(in: scheme)))
      }
      for box in surface.children.flatMap(\.boxes) {
        canvas.draw(box, proposal: ProposedViewSize(card.safeArea.size))
      }
      if let grabber = card.grabber {
        let path = Path(roundedRect: grabber, cornerRadius: grabber.height / 2)
        canvas.add(shape("Grabber", grabber, path, SystemColor.tertiaryLabel.color(in: scheme)))
      }
    }
  }

  private func shape(_ name: String, _ frame: CGRect, _ path: Path, _ color: RGBAColor) -> DrawingItem {
    .shape(
      DrawnShape(name: name, frame: Rect(frame), path: path.contours, style: .fill(.nonZero), paint: .color(color)))
  }

  /// Where something is presented, and on what.
  private struct PresentedCard {
    let frame: CGRect
    let safeArea: CGRect
    /// The edge of what is seen; below the screen it goes on.
    let outline: Path
    /// Nil where nothing is behind the view.
    let background: Ground?
    let dims: Bool
    /// Whether touches beside it reach nothing.
    let isModal: Bool
    /// The line by which a sheet is dragged; nil without one.
    let grabber: CGRect?

    init(_ style: PresentationStyle, _ given: PresentationOptions?, _ size: CGSize, _ safe: CGRect) {
      let options = given ?? PresentationOptions()
      let screen = CGRect(origin: .zero, size: size)
      guard style == .sheet else {
        frame = screen
        safeArea = safe
        outline = Path(screen)
        background = style == .cover && !options.hidesBackground ? .screen : nil
        dims = style == .dialog
        isModal = true
        grabber = nil
        return
      }
      let bottom = size.height - safe.maxY
      let most = max(size.height - (safe.minY + HostedScreen.sheetGap) - bottom, 0)
      let heights = options.detents.map { $0.height(most: most) }
      let chosen = options.selection?.height(most: most) ?? heights.min() ?? most
      let height = min(max(chosen, 0), most) + bottom
      frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
      safeArea = CGRect(x: safe.minX, y: frame.minY, width: safe.width, height: height - bottom)
      let radius = options.cornerRadius ?? HostedScreen.sheetRadius
      // A continuous corner reaches 1.53 radii: those at the bottom are wholly below the screen.
      outline = Path(
        roundedRect: CGRect(x: 0, y: frame.minY, width: size.width, height: height + 2 * radius), cornerRadius: radius,
        style: .continuous)
      background = options.hidesBackground ? nil : .sheet
      dims = !options.allowsInteractionBehind
      isModal = !options.allowsInteractionBehind
      let showsGrabber = options.dragIndicator.map { $0 == .visible } ?? (options.detents.count > 1)
      grabber = showsGrabber ? CGRect(x: size.width / 2 - 18, y: frame.minY + 5, width: 36, height: 5) : nil
    }
  }
}

/// The colour behind what is presented.
private enum Ground {
  /// That of a screen.
  case screen
  /// In the dark the next lighter one.
  case sheet

  func color(in scheme: ColorScheme) -> RGBAColor {
    let color: SystemColor = self == .sheet && scheme == .dark ? .secondarySystemBackground : .systemBackground
    return color.color(in: scheme)
  }
}
