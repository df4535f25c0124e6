import Drawings
import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry

// What iOS shows in front of a screen. Figures of iOS 26 were read off running systems; those of iOS 13 to 18 are generally
// known.

/// A large sheet with another one presented in front of it.
struct EarlierSheet {
  let frame: CGRect
  let outline: DeclarativeUICore.Path
  /// How much had been painted before it.
  let start: Int
}

extension HostedScreen {
  /// From this width on a screen is one on which iOS presents otherwise, in points.
  private static let regularWidth: CGFloat = 600

  /// Places what is presented in front of a root, and what is presented in front of that.
  /// - Parameter earlier: the large sheet of iOS 26 in which it is presented, if it is.
  /// - Returns: what is in front of everything; nil where nothing is presented.
  @MainActor
  func placePresentations(
    of preferences: Preferences, during pass: PlacingPass, size: CGSize, safeArea: CGRect, _ scheme: ColorScheme,
    _ problems: ProblemLog, above earlier: EarlierSheet? = nil
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
    if place.name == "contextMenu" {
      placeContextMenu(of: surface, place, during: pass, size: size, safeArea: safeArea, scheme)
      return placePresentations(of: inside, during: pass, size: size, safeArea: safeArea, scheme, problems) ?? surface
    }
    if place.style.isBesideView {
      placeMenu(of: surface, place, during: pass, size: size, safeArea: safeArea)
      return placePresentations(of: inside, during: pass, size: size, safeArea: safeArea, scheme, problems) ?? surface
    }
    let options = inside[PresentationOptions.self] as? PresentationOptions
    let style = style(of: place, options, on: size, problems)
    let screen = PresentingScreen(
      size: size, safeArea: safeArea, design: place.design, isWide: isWide(size), scheme: scheme,
      environment: place.environment ?? environment, isInFrontOfSheet: earlier != nil)
    let card: PresentedCard
    if style == .popover {
      let source = place.source.flatMap { pass.frame(of: $0) } ?? safeArea
      card = PresentedCard(
        besides: place.aim.part(of: source), at: place.aim.edge, of: surface, options, on: screen, dims: false)
    } else {
      card = PresentedCard(style, options, of: surface, chosen: place.chosen, on: screen)
    }
    (place.frame, place.rests, place.height) = (card.frame, card.rests, card.height)
    place.recedes = card.recedes
    let sheet = self.place(card, of: surface, during: pass, screen, above: earlier)
    return placePresentations(
      of: inside, during: pass, size: size, safeArea: safeArea, scheme, problems, above: sheet) ?? surface
  }

  private func isWide(_ size: CGSize) -> Bool {
    size.width >= Self.regularWidth && environment.horizontalSizeClass != .compact
      && environment.verticalSizeClass != .compact
  }

  /// What something becomes where there is little room, by the requests of the views in it.
  private func style(
    of place: PresentationPlace, _ options: PresentationOptions?, on size: CGSize, _ problems: ProblemLog
  ) -> PresentationStyle {
    // In iOS 26 the choices stand beside the view that presents them.
    if place.name == "confirmationDialog" || place.name == "actionSheet", place.design == .iOS26 { return .popover }
    let adaptation =
      environment.verticalSizeClass == .compact
      ? options?.verticalAdaptation : environment.horizontalSizeClass == .regular ? nil : options?.horizontalAdaptation
    let usual: PresentationStyle = place.style == .popover && !isWide(size) ? .sheet : place.style
    guard let adaptation else { return usual }
    func report(_ drawn: String, _ wayOut: String) {
      problems.report(
        "A \(place.name) with presentationCompactAdaptation(.\(adaptation.name)) is drawn as a \(drawn) here; \(wayOut)"
      )
    }
    switch (place.style, adaptation) {
    case (.popover, .popover), (.popover, .none): return .popover
    case (.sheet, .fullScreenCover), (.popover, .fullScreenCover): return .cover
    case (.sheet, .popover): report("sheet", "show what is in it in an overlay")
    case (.cover, .popover): report("cover", "show what is in it in an overlay")
    case (.cover, .sheet): report("cover", "present it by sheet")
    default: break
    }
    return usual
  }

  /// - Returns: where it stands, if it is a large sheet of iOS 26.
  private func place(
    _ card: PresentedCard, of surface: Node, during pass: PlacingPass, _ screen: PresentingScreen,
    above earlier: EarlierSheet?
  ) -> EarlierSheet? {
    let whole = CGRect(origin: .zero, size: screen.size)
    if card.recedes { recede(pass, screen) }
    if card.dims, card.isStacked, let earlier {
      recede(earlier, pass, screen)
    } else if card.dims {
      // Measured behind a large sheet of iOS 18 in light; in the dark it is taken from a sheet of iOS 26 behind another one, a guess.
      let alphas: (dark: UInt8, light: UInt8) = card.recedes ? (75, 30) : (122, 51)
      let dark = RGBAColor(red: 0, green: 0, blue: 0, alpha: screen.scheme == .dark ? alphas.dark : alphas.light)
      pass.paint { $0.add(shape("Dimming", whole, Path(whole), dark)) }
    }
    if card.hasShadow { pass.paint { $0.add(card.shadow) } }
    // In front of nothing but the screen, so that what is behind is seen through it.
    let (isGlass, isLight) = (isTranslucent(card, screen), screen.scheme == .light)
    if isGlass {
      pass.paint {
        $0.add(card.glassGround(in: screen.scheme))
        if isLight { $0.add(card.glassRim) }
      }
    }
    let sheet = card.isStacked ? EarlierSheet(frame: card.frame, outline: card.outline, start: pass.paintedSteps) : nil
    pass.withSurface(
      surface, touchable: card.isModal ? whole : card.frame, bounds: card.frame, safeArea: card.safeArea,
      clippedTo: card.clip.contours
    ) {
      if let color = card.background, !isGlass {
        let own = color.color(in: screen.scheme)
        let isOpaque = screen.environment.accessibilityReduceTransparency
        pass.paint { $0.add(shape("Background", card.frame, card.outline, isOpaque ? own.opaque : own)) }
      }
      pass.scaled(by: card.scale, bounds: card.bounds, safeArea: card.safeArea, isGlass: isGlass) {
        for box in surface.children.flatMap(\.boxes) {
          pass.place(box, proposal: ProposedViewSize(card.safeArea.size))
        }
        guard let grabber = card.grabber else { return }
        let path = Path(roundedRect: grabber, cornerRadius: grabber.height / 2)
        // On glass it is a quarter of black, as measured.
        let color =
          isGlass && isLight
          ? RGBAColor(red: 0, green: 0, blue: 0, alpha: 63) : SystemColor.tertiaryLabel.color(in: screen.scheme)
        pass.paint { $0.add(shape("Grabber", grabber, path, color)) }
      }
    }
    return sheet
  }

  /// Whether something is seen through a card.
  private func isTranslucent(_ card: PresentedCard, _ screen: PresentingScreen) -> Bool {
    card.background == .sheetOfGlass && !screen.environment.accessibilityReduceTransparency
  }

  /// Makes a large sheet smaller and darker behind a second one, as measured in iOS 26: its edge stays where it is, and what is
  /// behind it, too.
  private func recede(_ sheet: EarlierSheet, _ pass: PlacingPass, _ screen: PresentingScreen) {
    let dark = RGBAColor(red: 0, green: 0, blue: 0, alpha: screen.scheme == .dark ? 75 : 29)
    pass.paint { $0.add(shape("Dimming", sheet.frame, sheet.outline, dark)) }
    let width = screen.size.width
    let scale = Double((width - 32) / width)
    let top = Double(sheet.frame.minY)
    let whole = CGRect(origin: .zero, size: screen.size)
    pass.recede(
      by: Transform(a: scale, b: 0, c: 0, d: scale, tx: 16, ty: top * (1 - scale)),
      clippedTo: Path(whole).contours, frame: Rect(whole), from: sheet.start)
  }

  /// Makes the screen behind a large sheet of iOS 13 to 18 smaller, in front of black.
  private func recede(_ pass: PlacingPass, _ screen: PresentingScreen) {
    let whole = CGRect(origin: .zero, size: screen.size)
    let scale = Double((screen.size.width - 32) / screen.size.width)
    let smaller = CGRect(
      x: 16, y: screen.safeArea.minY, width: screen.size.width - 32, height: screen.size.height)
    pass.recede(
      by: Transform(a: scale, b: 0, c: 0, d: scale, tx: 16, ty: Double(smaller.minY)),
      clippedTo: Path(roundedRect: smaller, cornerRadius: 10, style: .continuous).contours, frame: Rect(smaller))
    let black = RGBAColor(red: 0, green: 0, blue: 0, alpha: 255)
    pass.paintBehind { $0.add(shape("Black", whole, Path(whole), black)) }
  }

  /// A filled shape.
  func shape(_ name: String, _ frame: CGRect, _ path: DeclarativeUICore.Path, _ color: RGBAColor) -> DrawingItem {
    .shape(
      DrawnShape(name: name, frame: Rect(frame), path: path.contours, style: .fill(.nonZero), paint: .color(color)))
  }
}

extension PlacingPass {
  /// Where a view stands that was placed; nil where it was not.
  fileprivate func frame(of node: Node) -> CGRect? {
    placed.places { $0 === node }.map(\.frame).reduce(nil) { whole, frame in whole?.union(frame) ?? frame }
  }
}
