public import PixelImages

/// A picture that shapes, masks and other pictures are painted into.
///
/// Places are in pixels from the top left corner; paths are in 1/256 pixel (`DevicePath`). Everything is computed in
/// integers, so every machine and every build paints the same bits. Colours are blended in gamma-encoded sRGB, as most
/// systems do. Whatever lies outside of the picture or of the clip is left out, whatever its coordinates.
public struct Canvas: ~Copyable {
  /// The pixels, with the top left corner at `bounds`.
  var bitmap: Bitmap
  /// The pixels of the bitmap in the coordinates of paths.
  let bounds: PixelRect
  /// Where painting is possible now.
  var clip: Clip

  /// The rows whose memory holds pixels; a layer clears its rows when they are first painted.
  private var preparedRows: Range<Int>
  /// What has been painted so far, in whole rectangles.
  private(set) var painted = PixelRect.empty

  /// Creates a canvas of one colour.
  /// - Parameters:
  ///   - width: pixels a row, 0 or more.
  ///   - height: number of rows, 0 or more.
  ///   - background: the colour before anything is painted.
  public init(width: Int, height: Int, background: PremultipliedColor = .clear) {
    self.init(Bitmap(width: width, height: height, filledWith: background))
  }

  /// Creates a canvas that paints over a picture.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    bounds = PixelRect(bitmap.size)
    clip = Clip(box: bounds.intersection(.reachable))
    preparedRows = 0..<bitmap.height
  }

  /// Creates a transparent layer of some pixels, whose memory is not touched before it is painted.
  init(layerOf bounds: PixelRect) {
    bitmap = Bitmap(width: bounds.width, height: bounds.height, initializingWith: { _ in })
    self.bounds = bounds
    clip = Clip(box: bounds)
    preparedRows = bounds.minY..<bounds.minY
  }

  /// Ends painting and gives the picture away.
  public consuming func finish() -> Bitmap { bitmap }

  /// The pixels that can be painted now: those of the canvas inside all clips.
  public var paintableBounds: PixelRect { clip.box }

  /// Calls a closure with the memory, ready to be painted inside `box`.
  mutating func paint(in box: PixelRect, _ body: (Surface) -> Void) {
    guard !box.isEmpty else { return }
    prepare(rows: box.minY..<box.maxY)
    painted = painted.union(box)
    let bounds = bounds
    bitmap.withUnsafeMutablePixels { pixels in
      if let surface = Surface(pixels, bounds: bounds) { body(surface) }
    }
  }

  private mutating func prepare(rows: Range<Int>) {
    guard rows.lowerBound < preparedRows.lowerBound || rows.upperBound > preparedRows.upperBound else { return }
    if preparedRows.isEmpty {
      clear(rows)
      preparedRows = rows
      return
    }
    if rows.lowerBound < preparedRows.lowerBound { clear(rows.lowerBound..<preparedRows.lowerBound) }
    if rows.upperBound > preparedRows.upperBound { clear(preparedRows.upperBound..<rows.upperBound) }
    preparedRows =
      min(rows.lowerBound, preparedRows.lowerBound)..<max(rows.upperBound, preparedRows.upperBound)
  }

  private mutating func clear(_ rows: Range<Int>) {
    let (first, width) = (rows.lowerBound - bounds.minY, bounds.width)
    bitmap.withUnsafeMutablePixels { pixels in
      UnsafeMutableBufferPointer(rebasing: pixels[(first * width)..<((first + rows.count) * width)])
        .fill(with: .clear)
    }
  }
}
