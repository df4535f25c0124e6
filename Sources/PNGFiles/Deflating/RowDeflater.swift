import CPNG
import PixelImages

/// Deflates the rows of a picture, and passes each run of equal rows to zlib only once.
///
/// Two thirds of the rows of an app's screen are as the one above, and what zlib needs for them is more than half of its
/// time: it looks for each of their bytes. So whatever equal rows fill zlib's window are told as one block of matches.
struct RowDeflater: ~Copyable {
  private let deflater: OpaquePointer
  private let layout: PixelLayout
  /// The pixels of a row, and its bytes with the number of its filter before them.
  private let width, rowByteCount: Int
  private var checksum = Adler32()

  /// As far back as a match may lie, in bytes.
  private static let window = 1 << 15

  /// - Parameters:
  ///   - layout: how pixels become bytes.
  ///   - width: the pixels of a row, 1 or more.
  ///   - level: zlib's level, 0 to 9.
  init(_ layout: PixelLayout, width: Int, level: Int) throws(PNGError) {
    precondition(width > 0, "A row has at least one pixel")
    guard let deflater = cpng_deflater_create(CInt(level)) else { throw .outOfMemory }
    self.deflater = deflater
    self.layout = layout
    self.width = width
    rowByteCount = 1 + width * layout.byteCount
  }

  deinit {
    cpng_deflater_destroy(deflater)
  }

  /// Deflates the rows of a picture from top to bottom.
  mutating func append(_ picture: some PictureRows, _ repetitions: RowRepetitions) throws(PNGError) {
    let height = picture.size.height
    let band = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: min(height, RowRepetitions.rowsAtOnce) * rowByteCount)
    defer { band.deallocate() }
    var start = 0
    while start < height {
      let equal = nextEqualRows(repetitions, from: start) ?? height..<height
      for rows in RowRepetitions.bands(of: start..<equal.lowerBound) {
        try picture.withRows(rows) { (pixels) throws(PNGError) in try append(pixels, through: band) }
      }
      if let first = equal.first {
        try picture.withRows(first..<first + 1) { (row) throws(PNGError) in
          try repeatRow(row, times: equal.count, through: band)
        }
      }
      start = equal.upperBound
    }
  }

  /// Ends the data and calls a closure with it.
  func finish<R>(_ body: (UnsafeBufferPointer<UInt8>) throws(PNGError) -> R) throws(PNGError) -> R {
    try check(cpng_deflater_finish(deflater, checksum.value))
    var count = 0
    let bytes = cpng_deflater_bytes(deflater, &count)
    return try body(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// The next rows that are as the one above them and fill zlib's window; none, at the end of the picture.
  private func nextEqualRows(_ repetitions: RowRepetitions, from first: Int) -> Range<Int>? {
    guard (RepetitionBlock.shortestPeriod...Self.window).contains(rowByteCount) else { return nil }
    return repetitions.next(from: first, leastCount: (Self.window + rowByteCount - 1) / rowByteCount)
  }

  private mutating func append(
    _ rows: UnsafeBufferPointer<PremultipliedColor>, through band: UnsafeMutableBufferPointer<UInt8>
  ) throws(PNGError) {
    try append(band[..<convert(rows, into: band)])
  }

  private mutating func append(_ bytes: Slice<UnsafeMutableBufferPointer<UInt8>>) throws(PNGError) {
    let bytes = UnsafeBufferPointer(rebasing: bytes)
    guard let start = bytes.baseAddress else { return }
    checksum.append(bytes)
    try check(cpng_deflater_append(deflater, start, bytes.count))
  }

  /// Writes the bytes of some rows, each behind the number of its filter, 0, and returns how many there are.
  private func convert(
    _ rows: UnsafeBufferPointer<PremultipliedColor>, into band: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    let count = rows.count / width
    precondition(count * rowByteCount <= band.count, "The band is too small")
    guard let start = band.baseAddress else { return 0 }
    for row in 0..<count {
      let target = start + row * rowByteCount
      target.initialize(to: 0)
      layout.write(UnsafeBufferPointer(rebasing: rows[row * width..<(row + 1) * width]), to: target + 1)
    }
    return count * rowByteCount
  }

  /// Tells rows that are as the one above them.
  private mutating func repeatRow(
    _ row: UnsafeBufferPointer<PremultipliedColor>, times count: Int,
    through band: UnsafeMutableBufferPointer<UInt8>
  ) throws(PNGError) {
    let bytes = UnsafeBufferPointer(rebasing: band[..<convert(row, into: band)])
    let period = bytes.count
    let matchCount = count * period / RepetitionBlock.matchByteCount
    let told = matchCount * RepetitionBlock.matchByteCount
    let block = RepetitionBlock(of: bytes, pixelByteCount: layout.byteCount).deflated(matchCount: matchCount)
    guard let start = bytes.baseAddress else { return }
    try check(cpng_deflater_insert_repetition(deflater, block, block.count, start, period, told))
    checksum.append(bytes, times: told / period)
    checksum.append(UnsafeBufferPointer(rebasing: bytes[..<(told % period)]))
    // What is left is shorter than a match, and lies at the end of the row or, if that is shorter, of all rows.
    var rest = count * period - told
    while rest > 0 {
      let part = rest % period == 0 ? period : rest % period
      try append(band[period - part..<period])
      rest -= part
    }
  }

  private func check(_ succeeded: Bool) throws(PNGError) {
    if !succeeded { throw .outOfMemory }
  }
}
