import PlaneGeometry

/// How large a symbol of a name is on iOS, in em of the text beside it.
struct SymbolFigures {
  /// The extents of what a regular symbol draws; nil where they were not measured, so that they are those of the icon.
  var ink: Size?
  /// What the box has more at each side.
  var inset: Size
  /// How far right of the box's middle the middle of the ink is.
  var shift = 0.0

  static func of(_ name: String) -> SymbolFigures {
    SymbolFigures(ink: ink(of: name), inset: insets[name] ?? usualInset(of: name), shift: shifts[name] ?? 0)
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
    "person.fill.badge.plus": Size(width: 0.1, height: 0.112), "sunrise.fill": Size(width: 0.122, height: 0.133),
    "sunset.fill": Size(width: 0.122, height: 0.133), "sun.max.fill": Size(width: 0.122, height: 0.113),
    "sun.min.fill": Size(width: 0.122, height: 0.093), "moon.fill": Size(width: 0.08, height: 0.104),
    "moon.stars.fill": Size(width: 0.122, height: 0.108), "photo.stack.fill": Size(width: 0.122, height: 0.108),
    "doc.on.clipboard.fill": Size(width: 0.122, height: 0.085),
  ]

  /// Measured on screens of two apps in iOS 26, in circles and beside texts: chevrons have 0.065 em where they point to, and 0.215
  /// behind them.
  private static let shifts = [
    "chevron.right": 0.075, "chevron.forward": 0.075, "chevron.left": -0.075, "chevron.backward": -0.075,
  ]

  /// Circles have less beside them than other symbols, and as much above and below, as measured at 80 and 100 points.
  private static func usualInset(of name: String) -> Size {
    if name.split(separator: ".").contains("circle") { return .uniform(0.07) }
    return Size(width: SymbolBoxes.side(of: name) ?? usualInset.width, height: usualInset.height)
  }

  static let usualInset = Size(width: 0.122, height: 0.06)
}

extension String {
  fileprivate func droppingSuffix(_ suffix: String) -> String? {
    count > suffix.count && hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
