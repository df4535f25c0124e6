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
  init(of picture: some PictureRows, _ repetitions: RowRepetitions) {
    if let palette = Palette(of: picture, repetitions) {
      self = .palette(palette)
    } else {
      self = repetitions.others.allSatisfy(picture.isOpaque) ? .rgb : .rgba
    }
  }

  /// The straight colours of a palette, four bytes each.
  var palette: [UInt8] {
    guard case .palette(let palette) = self else { return [] }
    return palette.straightBytes
  }

  /// libpng's description of the layout.
  func format(of size: PixelSize) -> cpng_format {
    var format = cpng_format()
    format.width = UInt32(size.width)
    format.height = UInt32(size.height)
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
}

extension PixelLayout {
  /// The bytes of a pixel.
  var byteCount: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    case .palette: 1
    }
  }

  /// Writes the bytes of some pixels to memory with room for them.
  func write(_ pixels: UnsafeBufferPointer<PremultipliedColor>, to target: UnsafeMutablePointer<UInt8>) {
    switch self {
    case .rgb: writeOpaque(pixels, to: target)
    case .rgba: writeStraight(pixels, to: target)
    case .palette(let palette): palette.write(pixels, to: target)
    }
  }
}

extension PremultipliedColor {
  fileprivate var isKept: Bool { red <= alpha && green <= alpha && blue <= alpha }
}

/// Writes the colours of opaque pixels, three bytes each.
private func writeOpaque(_ pixels: UnsafeBufferPointer<PremultipliedColor>, to target: UnsafeMutablePointer<UInt8>) {
  // The pixels of a bitmap start at an allocation's start, so that four bytes may be read as one number.
  let source = UnsafeRawBufferPointer(pixels).assumingMemoryBound(to: UInt32.self)
  let memory = UnsafeMutableRawPointer(target)
  var index = 0
  while index + 4 <= source.count {
    let (a, b) = (UInt32(littleEndian: source[index]), UInt32(littleEndian: source[index + 1]))
    let (c, d) = (UInt32(littleEndian: source[index + 2]), UInt32(littleEndian: source[index + 3]))
    let words = (a & 0xFF_FFFF | b << 24, (b >> 8) & 0xFFFF | c << 16, (c >> 16) & 0xFF | d << 8)
    memory.storeBytes(of: words.0.littleEndian, toByteOffset: 3 * index, as: UInt32.self)
    memory.storeBytes(of: words.1.littleEndian, toByteOffset: 3 * index + 4, as: UInt32.self)
    memory.storeBytes(of: words.2.littleEndian, toByteOffset: 3 * index + 8, as: UInt32.self)
    index += 4
  }
  for index in index..<pixels.count {
    (target[3 * index], target[3 * index + 1], target[3 * index + 2]) =
      (pixels[index].red, pixels[index].green, pixels[index].blue)
  }
}

/// Writes pixels with alpha divided out of their channels, four bytes each.
private func writeStraight(_ pixels: UnsafeBufferPointer<PremultipliedColor>, to target: UnsafeMutablePointer<UInt8>) {
  // Neighbours are mostly equal, and the division is slow.
  pixels.forEachRun { pixel, run in
    let straight = RGBAColor(pixel)
    for index in run {
      (target[4 * index], target[4 * index + 1], target[4 * index + 2], target[4 * index + 3]) =
        (straight.red, straight.green, straight.blue, straight.alpha)
    }
    return true
  }
}
