import Drawings
import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry

/// The screen behind what is presented.
struct PresentingScreen {
  let size: CGSize
  let safeArea: CGRect
  let design: SystemDesign
  /// Whether iOS presents on cards in its middle.
  let isWide: Bool
  let scheme: ColorScheme
  let environment: EnvironmentValues
  /// Whether it is in front of a large sheet.
  var isInFrontOfSheet = false
}

/// Where something is presented, and on what.
struct PresentedCard {
  /// The colour behind what is presented.
  enum Background {
    /// That of a screen.
    case screen
    /// In the dark the next lighter one.
    case sheet
    /// That of glass: nearly opaque.
    case glass
    /// That of a low sheet of iOS 26: what is behind is seen through it.
    case sheetOfGlass

    func color(in scheme: ColorScheme) -> RGBAColor {
      switch self {
      case .screen: SystemColor.systemBackground.color(in: scheme)
      case .sheet:
        (scheme == .dark ? SystemColor.secondarySystemBackground : .systemBackground).color(in: scheme)
      // As measured on menus.
      case .glass, .sheetOfGlass:
        scheme == .dark
          ? RGBAColor(red: 0x1E, green: 0x1E, blue: 0x1E, alpha: 240)
          : RGBAColor(red: 0xF9, green: 0xF9, blue: 0xF9, alpha: 240)
      }
    }
  }

  private(set) var frame: CGRect
  /// How much smaller what is on the card is drawn than it is laid out.
  private(set) var scale: CGFloat = 1
  /// The inside of the card that bars and corners leave free, as it is laid out.
  private(set) var safeArea: CGRect
  /// The card as it is laid out, before it becomes smaller.
  var bounds: CGRect {
    CGRect(x: frame.minX, y: frame.minY, width: frame.width / scale, height: frame.height / scale)
  }
  /// The edge of what is seen; below the screen it goes on.
  private(set) var outline: DeclarativeUICore.Path
  /// Outside of which nothing of the view is seen; nil is the outline.
  private var ownClip: DeclarativeUICore.Path?
  var clip: DeclarativeUICore.Path { ownClip ?? outline }
  /// Nil where nothing is behind the view.
  private(set) var background: Background?
  private(set) var dims: Bool
  /// Whether touches beside it reach nothing.
  private(set) var isModal = true
  /// The line by which a sheet is dragged; nil without one.
  private(set) var grabber: CGRect?
  /// Whether the screen behind becomes smaller.
  private(set) var recedes = false
  /// Whether it is a large sheet of iOS 26, of which one may stand in front of another.
  private(set) var isStacked = false
  /// Whether a faint shadow lies around the card.
  private(set) var hasShadow = false
  /// Whether that is the one of a sheet of iOS 26 on a tablet: measured as 9 % at its edge, and less and less up to 120 points
  /// away.
  private var hasWideShadow = false
  /// The heights at which a sheet rests, from low to high, and how high it is, in points with what corners cover.
  private(set) var rests: [(detent: PresentationDetent, height: CGFloat)] = []
  private(set) var height: CGFloat = 0

  /// - Parameters:
  ///   - surface: what is presented.
  ///   - chosen: the height that people gave a sheet whose views do not say it.
  init(
    _ style: PresentationStyle, _ given: PresentationOptions?, of surface: Node, chosen: PresentationDetent?,
    on screen: PresentingScreen
  ) {
    let options = given ?? PresentationOptions()
    frame = CGRect(origin: .zero, size: screen.size)
    safeArea = screen.safeArea
    outline = Path(frame)
    background = style == .cover && !options.hidesBackground ? .screen : nil
    dims = style == .dialog
    guard style == .sheet else { return }
    background = options.hidesBackground ? nil : .sheet
    isModal = !options.allowsInteractionBehind
    if screen.isWide { layOutForm(options, of: surface, on: screen) } else { layOutSheet(options, chosen, on: screen) }
    dims = isModal
    let showsGrabber = options.dragIndicator.map { $0 == .visible } ?? (options.detents.count > 1)
    grabber = showsGrabber ? CGRect(x: bounds.midX - 18, y: frame.minY + 5, width: 36, height: 5) : nil
  }

  /// A sheet of a phone.
  ///
  /// iOS 26, as measured: a large one begins at the safe area's upper edge, a second one 10 below; a lower one floats 8 from
  /// the edges, and is as much smaller in both directions, with all that is on it. The corners at the bottom are those of the
  /// display. Before: from edge to edge, 10 below the safe area's upper edge at most.
  private mutating func layOutSheet(
    _ options: PresentationOptions, _ chosen: PresentationDetent?, on screen: PresentingScreen
  ) {
    let (size, safe) = (screen.size, screen.safeArea)
    let isNew = screen.design == .iOS26
    let bottom = size.height - safe.maxY
    let most = max(size.height - (safe.minY + (isNew && !screen.isInFrontOfSheet ? 0 : 10)) - bottom, 0)
    var environment = screen.environment
    environment.systemDesign = screen.design
    let context = PresentationDetent.Context(maxDetentValue: most, environment: environment)
    rests = options.detents.compactMap { detent in
      detent.height(in: context).map { (detent, min(max($0, 0), most) + bottom) }
    }.sorted { $0.height < $1.height }
    let known = chosen.flatMap { options.detents.contains($0) ? $0 : nil }
    let wanted = (options.selection ?? known)?.height(in: context) ?? rests.first.map { $0.height - bottom } ?? most
    height = min(max(wanted, 0), most) + bottom
    if let limit = options.interactionLimit?.height(in: context), wanted > limit + 0.5 { isModal = true }
    let isLarge = height >= most + bottom - 0.5
    frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    let radius = options.cornerRadius ?? (isNew ? 38 : 10)
    let display = DisplayCorners.radius(of: size)
    if isNew, isLarge {
      safeArea = CGRect(x: safe.minX, y: frame.minY, width: safe.width, height: height - bottom)
      outline = Self.outline(of: frame, top: radius, bottom: display ?? 0)
      // Measured on 13 sheets: a list or another background of the view's own reaches into the corners of the display.
      ownClip = Self.outline(of: frame, top: radius, bottom: 0)
      isStacked = true
      return
    }
    guard isNew else {
      safeArea = CGRect(x: safe.minX, y: frame.minY, width: safe.width, height: height - bottom)
      // A continuous corner reaches 1.53 radii: those at the bottom are wholly below the screen.
      outline = Path(
        roundedRect: CGRect(x: 0, y: frame.minY, width: size.width, height: height + 2 * radius), cornerRadius: radius,
        style: .continuous)
      recedes = isLarge && safe.minY > 20 && isModal
      return
    }
    scale = (size.width - 16) / size.width
    frame = CGRect(x: 8, y: size.height - 8 - height * scale, width: size.width - 16, height: height * scale)
    safeArea = CGRect(x: frame.minX + safe.minX, y: frame.minY, width: safe.width, height: height - bottom)
    outline = Self.outline(
      of: frame, top: options.cornerRadius ?? 38 * scale, bottom: options.cornerRadius ?? display.map { $0 - 8 } ?? 42)
    if background != nil { background = .sheetOfGlass }
  }

  private static func outline(of frame: CGRect, top: CGFloat, bottom: CGFloat) -> DeclarativeUICore.Path {
    UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top
    ).path(in: frame)
  }

  /// A sheet in the middle of a tablet: 540 x 620, as is generally known; its corners are those of a phone's.
  ///
  /// In iOS 26 it is 580 x 650 and 5 above the middle, with corners of 32, and a second one in front of it begins 10 lower and
  /// ends where it does: measured on a tablet of 1024 x 1366 in portrait.
  ///
  /// How large a page is, is a guess: 704 wide, and nearly as high as the screen.
  private mutating func layOutForm(_ options: PresentationOptions, of surface: Node, on screen: PresentingScreen) {
    let sizing = options.sizing ?? .automatic
    let isNew = screen.design == .iOS26
    let room = CGSize(width: screen.size.width - 32, height: screen.safeArea.height - 32)
    var wanted =
      sizing == .page
      ? CGSize(width: 704, height: room.height)
      : isNew ? CGSize(width: 580, height: 650) : CGSize(width: 540, height: 620)
    if sizing.fitsAcross || sizing.fitsAlong, let box = surface.children.flatMap(\.boxes).first {
      let width = sizing.fitsAcross ? box.size(for: .unspecified).width : wanted.width
      let offered = ProposedViewSize(width: min(width, room.width), height: nil)
      wanted = CGSize(width: width, height: sizing.fitsAlong ? box.size(for: offered).height : wanted.height)
    }
    let (width, height) = (min(wanted.width, room.width), min(wanted.height, room.height))
    frame = CGRect(
      x: (screen.size.width - width) / 2, y: (screen.size.height - height) / 2 - (isNew ? 5 : 0), width: width,
      height: height)
    (isStacked, hasShadow, hasWideShadow) = (isNew, isNew && !screen.isInFrontOfSheet, isNew)
    if isNew, screen.isInFrontOfSheet {
      frame.origin.y += 10
      frame.size.height -= 10
    }
    safeArea = frame
    let radius = options.cornerRadius ?? (isNew ? 32 : 10)
    outline = Path(roundedRect: frame, cornerRadius: radius, style: .continuous)
  }
}

extension PresentedCard {
  /// A card beside a view, with an arrow that points to it: below it where there is room, or else above it.
  ///
  /// Measured in iOS 26: corners of 34 and an arrow of 28 x 13. Measured in iOS 18: corners of 13, and 19 at least beside it on
  /// a phone.
  /// - Parameter edge: the edge of the view at which the arrow is; nil for any.
  init(
    besides source: CGRect, at edge: Edge?, of surface: Node, _ options: PresentationOptions?,
    on screen: PresentingScreen, dims: Bool
  ) {
    let isNarrow = screen.design == .iOS18 && screen.environment.horizontalSizeClass == .compact
    let room = screen.safeArea.insetBy(dx: isNarrow ? 19 : 8, dy: 8)
    let wanted = surface.children.flatMap(\.boxes).first?.size(for: .unspecified) ?? .zero
    let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    // A view that is about the whole screen has nothing beside it.
    let pointsTo = source.height < screen.size.height / 2 ? source : nil
    let isBelow = source.maxY + PopoverArrow.length + size.height <= room.maxY
    let side = PopoverArrow.Side(
      edge, isMirrored: screen.environment.layoutDirection == .rightToLeft, usual: isBelow ? .below : .above)
    var card = CGRect(origin: side.origin(of: size, beside: source), size: size)
    if pointsTo == nil { card.origin.y = room.maxY - size.height }
    card.origin.x = min(max(card.minX, room.minX), max(room.maxX - size.width, room.minX))
    card.origin.y = min(max(card.minY, room.minY), max(room.maxY - size.height, room.minY))
    let usual = options?.cornerRadius ?? (screen.design == .iOS26 ? min(34, size.height / 2) : 13)
    // The arrow has its place between the corners.
    let radius = min(usual, side.mostRadius(of: size))
    var outline = Path(roundedRect: card, cornerRadius: radius, style: .continuous)
    if let pointsTo { PopoverArrow.add(to: &outline, of: card, radius: radius, at: side, pointingTo: pointsTo) }
    self.frame = card
    safeArea = card
    self.outline = outline
    background = options?.hidesBackground ?? false ? nil : screen.design == .iOS26 ? .glass : .sheet
    self.dims = dims
    hasShadow = true
  }

  /// The faint shadow.
  var shadow: DrawingItem {
    let dark = DrawnShape(
      name: "Shadow", frame: Rect(frame), path: outline.contours, style: .fill(.nonZero),
      paint: .color(RGBAColor(red: 0, green: 0, blue: 0, alpha: hasWideShadow ? 45 : 26)))
    return .layer(DrawnLayer(.blurred(radius: hasWideShadow ? 60 : 12), items: [.shape(dark)]))
  }
}
