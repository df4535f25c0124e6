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

  mutating func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool {
    let isNear = isNear(pair.referenceRow(y)[x], pair.actualRow(y)[x])
    if isNear.overBlack, isNear.overWhite { return true }
    // Inside of a plain area there are no edges to smooth.
    if pair.isPlain(aroundX: x, y: y) { return false }
    if windows.isEmpty { windows = [0, 255].map { StructureWindows(of: pair, backdrop: $0) } }
    if !isNear.overBlack, !windows[0].areAlike(aroundX: x, y: y, in: pair) { return false }
    if isNear.overWhite { return true }
    // Opaque pictures look over white as they do over black.
    if !isNear.overBlack, opaqueRows.areOpaque(StructureWindows.rows(around: y, in: pair), in: pair) { return true }
    return windows[1].areAlike(aroundX: x, y: y, in: pair)
  }

  private mutating func isNear(
    _ reference: PremultipliedColor, _ actual: PremultipliedColor
  ) -> (overBlack: Bool, overWhite: Bool) {
    if reference == lastReference, actual == lastActual { return isLastNear }
    lastReference = reference
    lastActual = actual
    let overBlack = isNear(reference, actual, over: 0)
    let isOpaque = reference.alpha & actual.alpha == 255
    isLastNear = (overBlack, isOpaque ? overBlack : isNear(reference, actual, over: 255))
    return isLastNear
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
  fileprivate func isPlain(aroundX x: Int, y: Int) -> Bool {
    isPlain(aroundX: x, y: y, in: reference, referenceStride) || isPlain(aroundX: x, y: y, in: actual, actualStride)
  }

  @inline(__always)
  private func isPlain(
    aroundX x: Int, y: Int, in pixels: UnsafePointer<PremultipliedColor>, _ stride: Int
  ) -> Bool {
    let center = pixels[y * stride + x]
    // A neighbour beyond an edge of the picture is replaced by one that is looked at anyway.
    let (left, right) = (x > 0 ? -1 : 0, x < size.width - 1 ? 1 : 0)
    func isPlain(_ row: UnsafePointer<PremultipliedColor>) -> Bool {
      row[0] == center && row[left] == center && row[right] == center
    }
    let row = pixels + (y * stride + x)
    return isPlain(row) && (y == 0 || isPlain(row - stride)) && (y == size.height - 1 || isPlain(row + stride))
  }
}
