import CPNG
import PixelImages

/// How the pixels of a picture are stored in its file.
enum PixelLayout {
  /// Three bytes a pixel, for opaque pictures.
  case rgb
  /// Four bytes a pixel, alpha not multiplied in.
  case rgba
  /// An index of 8 bits a pixel, for pictures of at most 256 colours.
  ///
  /// Packing 16 colours into 4 bits saves a fifth of the bytes but doubles the time to read.
  case palette(Palette)

  /// Chooses the smallest.
  init(of bitmap: Bitmap) {
    if let palette = Palette(of: bitmap) {
      self = .palette(palette)
    } else {
      self = bitmap.isOpaque ? .rgb : .rgba
    }
  }

  /// The straight colours of a palette, four bytes each.
  var palette: [UInt8] {
    guard case .palette(let palette) = self else { return [] }
    return palette.straightBytes
  }

  /// libpng's description of the layout.
  func format(of bitmap: Bitmap, level: Int) -> cpng_format {
    var format = cpng_format()
    format.width = UInt32(bitmap.width)
    format.height = UInt32(bitmap.height)
    format.level = Int32(level)
    switch self {
    case .rgb: format.layout = cpng_layout_rgb
    case .rgba: format.layout = cpng_layout_rgba
    case .palette(let palette):
      format.layout = cpng_layout_palette
      format.paletteCount = Int32(palette.colors.count)
      format.translucentCount = Int32(palette.translucentCount)
    }
    return format
  }

  /// Rows are converted and written in bands, so that the converted ones stay in the processor's cache.
  private static let rowsAtOnce = 16

  /// Writes all pixels of a picture.
  func writeRows(
    of pixels: UnsafeBufferPointer<PremultipliedColor>, width: Int, with writer: borrowing PNGWriter
  ) throws(PNGError) {
    let height = pixels.count / width
    var converted: [UInt8] = []
    for start in stride(from: 0, to: height, by: PixelLayout.rowsAtOnce) {
      let count = min(PixelLayout.rowsAtOnce, height - start)
      let band = UnsafeBufferPointer(rebasing: pixels[start * width..<(start + count) * width])
      if case .rgb = self {
        // libpng leaves out the fourth byte itself.
        guard let bytes = UnsafeRawPointer(band.baseAddress)?.assumingMemoryBound(to: UInt8.self) else { return }
        try writer.writeRows(bytes, bytesPerRow: width * 4, count: count)
      } else {
        convert(band, into: &converted)
        try writer.writeRows(converted, bytesPerRow: converted.count / count, count: count)
      }
    }
  }

  /// Whether reading the file gives exactly the bitmap's pixels.
  ///
  /// It does, unless a pixel has a channel that is larger than its alpha, which no colour has when premultiplied.
  func keepsPixels(of bitmap: Bitmap) -> Bool {
    switch self {
    case .rgb: true
    case .palette(let palette): palette.colors.allSatisfy(\.isKept)
    case .rgba: bitmap.withUnsafePixels { pixels in pixels.allSatisfy(\.isKept) }
    }
  }

  private func convert(_ band: UnsafeBufferPointer<PremultipliedColor>, into bytes: inout [UInt8]) {
    if case .palette(let palette) = self {
      palette.convert(band, into: &bytes)
    } else {
      convertToStraight(band, into: &bytes)
    }
  }
}

extension PremultipliedColor {
  fileprivate var isKept: Bool { red <= alpha && green <= alpha && blue <= alpha }
}

/// Replaces `bytes` by the pixels with alpha divided out of their channels, four bytes each.
func convertToStraight(_ pixels: UnsafeBufferPointer<PremultipliedColor>, into bytes: inout [UInt8]) {
  bytes = [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { target, count in
    count = pixels.count * 4
    target.withMemoryRebound(to: RGBAColor.self) { target in
      // Neighbours are mostly equal, and the division is slow.
      var last = PremultipliedColor.clear
      var lastStraight = RGBAColor.clear
      for (index, pixel) in pixels.enumerated() {
        if pixel != last {
          last = pixel
          lastStraight = RGBAColor(pixel)
        }
        target[index] = lastStraight
      }
    }
  }
}
