/// A picture in memory: rows of premultiplied sRGB pixels from top to bottom, without gaps.
///
/// Bitmaps have value semantics; copies share their memory until one of them is changed.
public struct Bitmap: Sendable {
  /// The pixels a row, and the number of rows.
  public let width, height: Int

  private var storage: PixelStorage

  /// Creates a picture of one colour.
  /// - Parameters:
  ///   - width: pixels a row, 0 or more.
  ///   - height: number of rows, 0 or more.
  ///   - color: the colour of every pixel.
  public init(width: Int, height: Int, filledWith color: PremultipliedColor = .clear) {
    self.init(uninitializedWidth: width, height: height)
    storage.pixels.fill(with: color)
  }

  /// Creates a picture whose pixels are written by a closure, which must set every one of them.
  public init<E: Error>(
    width: Int, height: Int,
    initializingWith fill: (UnsafeMutableBufferPointer<PremultipliedColor>) throws(E) -> Void
  ) throws(E) {
    self.init(uninitializedWidth: width, height: height)
    try fill(storage.pixels)
  }

  private init(uninitializedWidth width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "A bitmap's width and height must not be negative")
    let size = PixelSize(width: width, height: height)
    precondition(size.fitsBitmap, "A bitmap of \(size) pixels is too large")
    self.width = width
    self.height = height
    storage = PixelStorage(count: size.pixelCount)
  }

  /// The largest number of pixels that a bitmap may have: 2^28, which is 1 GiB.
  public static let maximumPixelCount = 1 << 28

  /// The extents in pixels.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// One pixel, addressed from the top left corner.
  public subscript(x: Int, y: Int) -> PremultipliedColor {
    get {
      checkBounds(x, y)
      return storage.pixels[y * width + x]
    }
    set {
      checkBounds(x, y)
      makeUnique()
      storage.pixels[y * width + x] = newValue
    }
  }

  /// Calls a closure with all pixels, row by row.
  public func withUnsafePixels<R, E: Error>(
    _ body: (UnsafeBufferPointer<PremultipliedColor>) throws(E) -> R
  ) throws(E) -> R {
    try body(UnsafeBufferPointer(storage.pixels))
  }

  /// Calls a closure with all pixels, row by row, to be changed in place.
  public mutating func withUnsafeMutablePixels<R, E: Error>(
    _ body: (UnsafeMutableBufferPointer<PremultipliedColor>) throws(E) -> R
  ) throws(E) -> R {
    makeUnique()
    return try body(storage.pixels)
  }

  /// Whether no pixel is translucent.
  ///
  /// Complexity: linear in the number of pixels.
  package var isOpaque: Bool {
    withUnsafePixels(\.isOpaque)
  }

  private func checkBounds(_ x: Int, _ y: Int) {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "Pixel (\(x), \(y)) is outside of \(width) x \(height)")
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }
}

extension Bitmap {
  /// The pixels of some columns and rows, which must lie in the picture.
  package func cropped(x columns: Range<Int>, y rows: Range<Int>) -> Bitmap {
    precondition(columns.lowerBound >= 0 && columns.upperBound <= width, "Columns outside of the picture")
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height, "Rows outside of the picture")
    if columns.count == width, rows.count == height { return self }
    return withUnsafePixels { pixels in
      Bitmap(
        width: columns.count, height: rows.count,
        initializingWith: { part in
          for (line, y) in rows.enumerated() {
            for (place, x) in columns.enumerated() { part[line * columns.count + place] = pixels[y * width + x] }
          }
        })
    }
  }

  /// The picture with its pixels elsewhere.
  /// - Parameters:
  ///   - isTransposed: whether rows become columns.
  ///   - source: which column and row of the picture a column and row of the new one show.
  package func rearranged(
    isTransposed: Bool, _ source: (_ x: Int, _ y: Int) -> (x: Int, y: Int)
  ) -> Bitmap {
    let size = isTransposed ? PixelSize(width: height, height: width) : size
    return withUnsafePixels { pixels in
      Bitmap(
        width: size.width, height: size.height,
        initializingWith: { moved in
          for y in 0..<size.height {
            for x in 0..<size.width {
              let from = source(x, y)
              moved[y * size.width + x] = pixels[from.y * width + from.x]
            }
          }
        })
    }
  }
}

extension Bitmap: Equatable {
  /// Whether both have the same size and the same pixels.
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return left.storage === right.storage || left.storage.hasSamePixels(as: right.storage)
  }
}
