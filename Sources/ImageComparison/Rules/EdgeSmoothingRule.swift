import PixelImages

/// Forgives what only the smoothing of edges can have changed; see `PixelTolerance.edgeSmoothing`.
struct EdgeSmoothingRule: ForgivingRule {
  /// In 1/1000^2.
  private let squaredLimit: Int
  /// One for what is seen over black and one over white, which is only needed where pictures are translucent.
  private var windows: [StructureWindows] = []
  private var opaqueRows = OpaqueRows()
  // Neighbours mostly show the same two colours: the last answer saves the conversions.
  private var lastReference = PremultipliedColor.clear
  private var lastActual = PremultipliedColor.clear
  private var isLastNear = (overBlack: true, overWhite: true)

  init(colorDistance: Float) {
    let thousandths = (colorDistance * Float(LabColor.unit)).rounded()
    let limit = thousandths > 0 ? Int(min(thousandths, 1_000_000)) : 0
    squaredLimit = limit * limit
  }

  @inline(__always)
  mutating func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool {
    let (reference, actual) = (pair.reference[y][x], pair.actual[y][x])
    if reference != lastReference || actual != lastActual { compare(reference, actual) }
    if isLastNear.overBlack, isLastNear.overWhite { return true }
    // Inside of a plain area there are no edges to smooth.
    return !pair.isPlain(aroundX: x, y: y) && isSmoothing(x: x, y: y, in: pair)
  }

  @inline(never)
  private mutating func compare(_ reference: PremultipliedColor, _ actual: PremultipliedColor) {
    lastReference = reference
    lastActual = actual
    let overBlack = isNear(reference, actual, over: 0)
    let isOpaque = reference.alpha & actual.alpha == 255
    isLastNear = (overBlack, isOpaque ? overBlack : isNear(reference, actual, over: 255))
  }

  /// Whether the surroundings of a pixel whose colours are not near are alike over each backdrop that tells them apart.
  @inline(never)
  private mutating func isSmoothing(x: Int, y: Int, in pair: PixelPair) -> Bool {
    let isNear = isLastNear
    if windows.isEmpty { windows = [0, 255].map { StructureWindows(of: pair, backdrop: $0) } }
    if !isNear.overBlack, !windows[0].areAlike(aroundX: x, y: y, in: pair) { return false }
    if isNear.overWhite { return true }
    // Opaque pictures look over white as they do over black.
    if !isNear.overBlack, opaqueRows.areOpaque(StructureWindows.rows(around: y, in: pair), in: pair) { return true }
    return windows[1].areAlike(aroundX: x, y: y, in: pair)
  }

  private func isNear(_ reference: PremultipliedColor, _ actual: PremultipliedColor, over backdrop: UInt8) -> Bool {
    let (reference, actual) = (reference.seen(over: backdrop), actual.seen(over: backdrop))
    // How light they are, one of the distance's terms, tells most pixels apart.
    let lighter = LabColor.lightness(of: reference) - LabColor.lightness(of: actual)
    if lighter * lighter > squaredLimit { return false }
    return LabColor(reference).squaredCIE94Distance(to: LabColor(actual)) <= squaredLimit
  }
}

extension PixelPair {
  /// Whether the 3 x 3 pixels around a pixel are all equal in either picture.
  @inline(__always)
  fileprivate func isPlain(aroundX x: Int, y: Int) -> Bool {
    isPlain(aroundX: x, y: y, in: reference) || isPlain(aroundX: x, y: y, in: actual)
  }

  @inline(__always)
  private func isPlain(aroundX x: Int, y: Int, in rows: PixelRows) -> Bool {
    isInside(x: x, y: y) ? rows.equalCount(aroundX: x, y: y) == 9 : isPlainAtEdge(x, y, in: rows)
  }

  @inline(never)
  private func isPlainAtEdge(_ x: Int, _ y: Int, in rows: PixelRows) -> Bool {
    (max(y - 1, 0)...min(y + 1, size.height - 1)).allSatisfy { row in
      (max(x - 1, 0)...min(x + 1, size.width - 1)).allSatisfy { rows[row][$0] == rows[y][x] }
    }
  }
}

/// Finds out which rows of two pictures have no translucent pixel, only of rows that are asked for.
struct OpaqueRows {
  private var known: [Bool?] = []
  private var lastRows = 0..<0
  private var lastAnswer = true

  /// Whether no pixel of the rows is translucent in either picture.
  mutating func areOpaque(_ rows: Range<Int>, in pair: PixelPair) -> Bool {
    if rows == lastRows { return lastAnswer }
    if known.isEmpty { known = Array(repeating: nil, count: pair.size.height) }
    lastRows = rows
    lastAnswer = rows.allSatisfy { y in isOpaque(y, in: pair) }
    return lastAnswer
  }

  private mutating func isOpaque(_ y: Int, in pair: PixelPair) -> Bool {
    if let answer = known[y] { return answer }
    let (reference, actual) = (pair.reference[y], pair.actual[y])
    var alpha: UInt8 = 255
    for x in 0..<pair.size.width { alpha &= reference[x].alpha & actual[x].alpha }
    known[y] = alpha == 255
    return alpha == 255
  }
}
