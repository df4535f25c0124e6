import PlaneGeometry

/// How large a symbol of a name is on iOS, in em of the text beside it.
struct SymbolFigures {
  /// The extents of what a regular symbol draws; nil where they were not measured, so that they are those of the icon.
  var ink: Size?
  /// What the box has more at each side.
  var inset: Size
  /// How far right of the box's middle, and below it, the middle of the ink is.
  var shift = Size.zero

  static func of(_ name: String) -> SymbolFigures {
    SymbolFigures(ink: ink(of: name), inset: insets[name] ?? usualInset(of: name), shift: shifts[name] ?? .zero)
  }

  /// The extents of a symbol, or of the one whose box it shares.
  private static func ink(of name: String) -> Size? {
    if let ink = SymbolBoxes.ink(of: name) { return ink }
    var base = name
    if let outline = base.droppingSuffix(".fill") {
      base = outline
      if let ink = SymbolBoxes.ink(of: base) { return ink }
    }
    if let directed = SymbolAliases.likeness(base), let ink = SymbolBoxes.ink(of: directed) { return ink }
    guard let dot = base.lastIndex(of: "."), let frame = SymbolFrame(rawValue: String(base[base.index(after: dot)...]))
    else { return nil }
    return SymbolBoxes.ink(of: frame.rawValue)
  }

  /// The room around the ink of symbols, where it is not the usual one; measured with the boxes of views.
  private static let insets: [String: Size] = [
    "xmark": Size(width: 0.102, height: 0.044), "location": Size(width: 0.104, height: 0.077),
    "mic.fill": Size(width: 0.134, height: 0.067), "exclamationmark.triangle": Size(width: 0.095, height: 0.06),
    "chevron.down": Size(width: 0.125, height: 0.044), "chevron.up": Size(width: 0.125, height: 0.044),
    "chevron.right": Size(width: 0.14, height: 0.06), "chevron.left": Size(width: 0.14, height: 0.06),
    "chevron.forward": Size(width: 0.14, height: 0.06), "chevron.backward": Size(width: 0.14, height: 0.06),
    "globe": Size(width: 0.115, height: 0.06), "lock": Size(width: 0.056, height: 0.06),
    "list.clipboard.fill": Size(width: 0.122, height: 0.101), "book.pages.fill": Size(width: 0.122, height: 0.127),
    "person.fill.badge.plus": Size(width: 0.1, height: 0.112),
    "person.crop.circle.badge.plus": Size(width: -0.02, height: 0.07),
    "sunrise.fill": Size(width: 0.122, height: 0.133),
    "sunset.fill": Size(width: 0.122, height: 0.133), "sun.max.fill": Size(width: 0.122, height: 0.113),
    "sun.min.fill": Size(width: 0.122, height: 0.093), "moon.fill": Size(width: 0.08, height: 0.104),
    "moon.stars.fill": Size(width: 0.122, height: 0.108), "photo.stack.fill": Size(width: 0.122, height: 0.108),
    "photo.stack": Size(width: 0.122, height: 0.108),
    "doc.on.clipboard.fill": Size(width: 0.122, height: 0.085), "link": Size(width: 0.102, height: 0.11),
    "bookmark": Size(width: 0.179, height: 0.0835), "clock": Size(width: 0.09, height: 0.07),
    "antenna.radiowaves.left.and.right": Size(width: 0.09, height: 0.091),
    "square.and.arrow.up": Size(width: 0.122, height: 0.105), "rectangle.stack": Size(width: 0.122, height: 0.1),
    "rectangle.stack.fill": Size(width: 0.122, height: 0.1),
  ]

  /// Measured in iOS 26 on screens of apps: chevrons in circles and beside texts, which have 0.065 em where they point to and
  /// 0.215 behind them, the others in rows at 17 points, where they are large.
  private static let shifts: [String: Size] = [
    "chevron.right": Size(width: 0.075, height: 0), "chevron.forward": Size(width: 0.075, height: 0),
    "chevron.left": Size(width: -0.075, height: 0), "chevron.backward": Size(width: -0.075, height: 0),
    "person.crop.circle.badge.plus": Size(width: -0.079, height: 0),
    "calendar.badge.exclamationmark": Size(width: 0.108, height: 0.006),
    "bell.badge": Size(width: 0, height: 0.039), "book": Size(width: 0, height: 0.01),
    "hand.raised": Size(width: 0.033, height: 0.009), "hand.tap": Size(width: -0.008, height: -0.016),
    "paintbrush": Size(width: -0.008, height: 0.015), "square.and.pencil": Size(width: 0.045, height: 0.033),
    "thermometer": Size(width: 0.055, height: 0),
  ]

  /// Circles have less beside them than other symbols, and as much above and below, as measured at 80 and 100 points; smiling
  /// faces as circles, at 28 (iOS 26).
  private static func usualInset(of name: String) -> Size {
    if name.split(separator: ".").contains("circle") || name.hasPrefix("face.smiling") { return .uniform(0.07) }
    return Size(width: SymbolBoxes.side(of: name) ?? usualInset.width, height: usualInset.height)
  }

  static let usualInset = Size(width: 0.122, height: 0.06)
}

extension String {
  fileprivate func droppingSuffix(_ suffix: String) -> String? {
    count > suffix.count && hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
