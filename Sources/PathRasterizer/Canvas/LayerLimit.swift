import PixelImages

/// How many pixels a layer may have, whatever is painted on it and however far away that is seen.
///
/// All layers of a picture have the same limit, also those inside of each other, so that the memory and the time that a
/// picture takes grow with its size and with the number of its layers only.
struct LayerLimit: Hashable, Sendable {
  private let pixelCount: Int

  /// What small pictures may take as well, 16 MiB: wide blurs reach far beyond them.
  private static let smallest = 1 << 22
  /// So many times as many pixels as the picture has: it is seen turned, from a layer four times as fine.
  private static let largestShare = 32

  init(pictureOf size: PixelSize) {
    pixelCount = min(max(Self.smallest, Self.largestShare * size.pixelCount), Bitmap.maximumPixelCount)
  }

  func allows(_ bounds: PixelRect) -> Bool {
    let (count, overflows) = bounds.width.multipliedReportingOverflow(by: bounds.height)
    return !overflows && count <= pixelCount
  }

  /// The pixels of a layer: those that are wanted, or as many of them around what matters most as are allowed.
  ///
  /// None where not even that is allowed.
  func bounds(_ wanted: PixelRect, around core: PixelRect) -> PixelRect {
    if allows(wanted) { return wanted }
    var distance = max(wanted.width, wanted.height)
    while distance > 0 {
      distance /= 2
      let bounds = core.expanded(by: distance).intersection(wanted)
      if allows(bounds) { return bounds }
    }
    return .empty
  }
}

extension Canvas {
  /// An empty layer for what is seen through the clip now.
  borrowing func emptyLayer() -> Canvas { emptyLayer(of: clip.box, around: clip.box) }

  /// An empty layer of some pixels, or as many of them around others as the picture's limit allows.
  borrowing func emptyLayer(of wanted: PixelRect, around core: PixelRect) -> Canvas {
    Canvas(layerOf: layerLimit.bounds(wanted.intersection(.reachable), around: core), limit: layerLimit)
  }
}
