import CPNG
import PixelImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Makes pixels of a file's rows in whatever form libpng delivers them.
struct RowReader {
  let width, height: Int

  let isInterlaced: Bool
  private let rows: cpng_rows
  /// The pixel of each index.
  private let colors: [PremultipliedColor]

  /// Rows that are read and then converted while they are in the processor's cache.
  private static let rowsAtOnce = 16

  init(_ header: cpng_header, colors: [PremultipliedColor]) {
    width = Int(header.width)
    height = Int(header.height)
    rows = header.rows
    isInterlaced = header.isInterlaced
    self.colors = colors
  }

  /// Reads the next rows, as many as there is memory for; throws without having set all pixels.
  ///
  /// Of an interlaced picture all rows are to be read at once.
  func read(
    from reader: borrowing PNGReader, into pixels: UnsafeMutableBufferPointer<PremultipliedColor>
  ) throws(PNGError) {
    guard width > 0 else { return }
    if isInterlaced {
      guard let bytes = bytes(of: pixels) else { return }
      try reader.readInterlaced(height, bytesPerRow: width * 4, into: bytes)
      return premultiply(pixels)
    }
    // One byte more, because three bytes are read as four.
    let scratch = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: RowReader.rowsAtOnce * width * bytesPerPixel + 1)
    scratch.initialize(repeating: 0)
    defer { scratch.deallocate() }
    let count = pixels.count / width
    for start in stride(from: 0, to: count, by: RowReader.rowsAtOnce) {
      let end = min(start + RowReader.rowsAtOnce, count)
      let band = UnsafeMutableBufferPointer(rebasing: pixels[start * width..<end * width])
      try read(end - start, from: reader, into: band, scratch: scratch)
    }
  }

  private var bytesPerPixel: Int {
    switch rows {
    case cpng_rows_indices: 1
    case cpng_rows_rgb: 3
    default: 4
    }
  }

  private func read(
    _ count: Int, from reader: borrowing PNGReader, into band: UnsafeMutableBufferPointer<PremultipliedColor>,
    scratch: UnsafeMutableBufferPointer<UInt8>
  ) throws(PNGError) {
    // RGBA is what pixels look like: it needs no detour.
    let isInPlace = rows == cpng_rows_rgba
    guard let bytes = isInPlace ? bytes(of: band) : scratch.baseAddress else { return }
    try reader.readRows(count, bytesPerRow: width * bytesPerPixel, into: bytes)
    if isInPlace { return premultiply(band) }
    // On a screen of an app two rows of three are as the one above.
    let byteCount = width * bytesPerPixel
    for row in 0..<count {
      let pixels = UnsafeMutableBufferPointer(rebasing: band[row * width..<(row + 1) * width])
      let start = bytes + row * byteCount
      if row > 0, memcmp(start, start - byteCount, byteCount) == 0 {
        _ = pixels.update(fromContentsOf: band[(row - 1) * width..<row * width])
      } else if rows == cpng_rows_indices {
        lookUp(start, into: pixels)
      } else {
        addOpacity(to: start, into: pixels)
      }
    }
  }

  private func bytes(of pixels: UnsafeMutableBufferPointer<PremultipliedColor>) -> UnsafeMutablePointer<UInt8>? {
    UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
  }

  private func lookUp(_ indices: UnsafePointer<UInt8>, into pixels: UnsafeMutableBufferPointer<PremultipliedColor>) {
    precondition(colors.count == 256, "Every index must have a colour")
    colors.withUnsafeBufferPointer { colors in
      for position in pixels.indices { pixels[position] = colors[Int(indices[position])] }
    }
  }

  private func addOpacity(
    to samples: UnsafePointer<UInt8>, into pixels: UnsafeMutableBufferPointer<PremultipliedColor>
  ) {
    let samples = UnsafeRawPointer(samples)
    let target = UnsafeMutableRawBufferPointer(pixels)
    // Four pixels from three words, and those at the end one by one.
    let whole = pixels.count & ~3
    for position in stride(from: 0, to: whole, by: 4) {
      @inline(__always) func word(_ number: Int) -> UInt32 {
        UInt32(littleEndian: samples.loadUnaligned(fromByteOffset: 3 * position + 4 * number, as: UInt32.self))
      }
      @inline(__always) func write(_ bits: UInt32, _ number: Int) {
        target.storeBytes(of: (bits | 0xFF00_0000).littleEndian, toByteOffset: 4 * (position + number), as: UInt32.self)
      }
      let (a, b, c) = (word(0), word(1), word(2))
      write(a, 0)
      write(a >> 24 | b << 8, 1)
      write(b >> 16 | c << 16, 2)
      write(c >> 8, 3)
    }
    for position in whole..<pixels.count {
      let sample = UInt32(littleEndian: samples.loadUnaligned(fromByteOffset: 3 * position, as: UInt32.self))
      target.storeBytes(of: (sample | 0xFF00_0000).littleEndian, toByteOffset: 4 * position, as: UInt32.self)
    }
  }

  /// Multiplies alpha into channels, rounded to nearest; pixels that are opaque or clear, the most by far, cost a comparison.
  private func premultiply(_ pixels: UnsafeMutableBufferPointer<PremultipliedColor>) {
    for position in pixels.indices where pixels[position].alpha != 255 {
      let pixel = pixels[position]
      guard pixel.alpha > 0 else {
        pixels[position] = .clear
        continue
      }
      let alpha = UInt32(pixel.alpha)
      pixels[position] = PremultipliedColor(
        red: UInt8(truncatingIfNeeded: dividedBy255(UInt32(pixel.red) * alpha)),
        green: UInt8(truncatingIfNeeded: dividedBy255(UInt32(pixel.green) * alpha)),
        blue: UInt8(truncatingIfNeeded: dividedBy255(UInt32(pixel.blue) * alpha)),
        alpha: pixel.alpha)
    }
  }
}
