package import PixelImages

/// The picture of a PNG file as bands of rows from top to bottom, in as much memory as one band takes.
///
/// Of the time that two screens take to be read and compared, more than half goes into the first touch of memory for
/// pixels that are looked at once.
package actor PNGBands {
  /// The whole picture's extents in pixels.
  package nonisolated let size: PixelSize
  /// What the file says its samples mean.
  package nonisolated let colorEncoding: PNGColorEncoding

  private let file: FileBytes
  private let picture: PictureReader
  private var rowsRead = 0
  private var hasReadEnd = false

  /// Reads what stands before the pixels.
  /// - Parameters:
  ///   - file: the bytes of a PNG file.
  ///   - maximumPixelCount: the largest number of pixels to read.
  /// - Returns: nil for an interlaced picture, whose rows do not come from top to bottom.
  /// - Throws: `PNGError`, which says what is wrong with the bytes.
  package init?(_ file: [UInt8], maximumPixelCount: Int = Bitmap.maximumPixelCount) throws(PNGError) {
    let file = FileBytes(file)
    let picture = try PictureReader(file.bytes, limit: min(maximumPixelCount, Bitmap.maximumPixelCount))
    if picture.isInterlaced { return nil }
    size = picture.size
    colorEncoding = picture.colorEncoding
    self.file = file
    self.picture = picture
  }

  /// The next band.
  /// - Parameter rowCount: its rows, 1 or more; the last band may have fewer.
  /// - Returns: nil behind the last band, however often it is asked for; all chunks have been read by then.
  /// - Throws: `PNGError`, which says what is wrong with the bytes.
  package func next(_ rowCount: Int) throws(PNGError) -> Bitmap? {
    guard rowsRead < size.height else {
      if !hasReadEnd { try picture.readEnd() }
      hasReadEnd = true
      return nil
    }
    let count = min(rowCount, size.height - rowsRead)
    let band = try Bitmap(width: size.width, height: count) { (pixels) throws(PNGError) in
      try picture.readRows(into: pixels)
    }
    rowsRead += count
    return band
  }
}

/// The bytes of a file at a place that does not change.
private final class FileBytes: Sendable {
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  init(_ file: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: file.count, alignment: 16)
    copy.copyBytes(from: file)
    bytes = UnsafeRawBufferPointer(copy)
  }

  deinit { bytes.deallocate() }
}
