import PixelImages

/// Forgives what only the smoothing of edges can have changed; see `PixelTolerance.edgeSmoothing`.
struct EdgeSmoothingRule: ForgivingRule {
  /// In 1/1000^2.
  private let squaredLimit: Int
  /// One for what is seen over black and, where a picture is translucent, one over white; made when first needed.
  private var windows: [StructureWindows] = []

  init(colorDistance: Float) {
    let thousandths = (colorDistance * Float(LabColor.unit)).rounded()
    let limit = thousandths > 0 ? Int(min(thousandths, 1_000_000)) : 0
    squaredLimit = limit * limit
  }

  mutating func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool {
    if windows.isEmpty {
      windows = (pair.isOpaque ? [0] : [0, 255]).map { StructureWindows(of: pair, backdrop: $0) }
    }
    var isFlat: Bool?
    for index in windows.indices {
      let backdrop = windows[index].backdrop
      let reference = labColor(pair.referenceRow(y)[x], over: backdrop)
      let actual = labColor(pair.actualRow(y)[x], over: backdrop)
      if reference.squaredCIE94Distance(to: actual) <= squaredLimit { continue }
      // Inside of a plain area there are no edges to smooth.
      let isPlain = isFlat ?? pair.isPlain(aroundX: x, y: y)
      isFlat = isPlain
      if isPlain || !windows[index].areAlike(aroundX: x, y: y, in: pair) { return false }
    }
    return true
  }
}

extension PixelPair {
  /// Whether no pixel of either is translucent.
  fileprivate var isOpaque: Bool {
    var alpha: UInt8 = 255
    for y in 0..<size.height {
      let (reference, actual) = (referenceRow(y), actualRow(y))
      for x in 0..<size.width { alpha &= reference[x].alpha & actual[x].alpha }
      if alpha < 255 { return false }
    }
    return true
  }

  /// Whether the 3 x 3 pixels around a pixel are all equal in either picture.
  fileprivate func isPlain(aroundX x: Int, y: Int) -> Bool {
    let columns = max(0, x - 1)...min(size.width - 1, x + 1)
    let rows = max(0, y - 1)...min(size.height - 1, y + 1)
    func isPlain(_ row: (Int) -> UnsafePointer<PremultipliedColor>) -> Bool {
      let center = row(y)[x]
      return rows.allSatisfy { y in columns.allSatisfy { row(y)[$0] == center } }
    }
    return isPlain(referenceRow) || isPlain(actualRow)
  }
}
