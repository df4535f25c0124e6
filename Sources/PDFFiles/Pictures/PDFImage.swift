import PixelImages
import TextFormats

/// The samples of an image, "ISO 32000-1", 8.9.5.
struct PDFImage {
  let width, height: Int
  private let dictionary: PDFDictionary
  private let resources: PDFDictionary
  private let stream: PDFStream

  init(_ stream: PDFStream, _ resources: PDFDictionary) throws(PDFError) {
    dictionary = PDFDictionary(entries: stream.entries, file: resources.file)
    (self.stream, self.resources) = (stream, resources)
    width = dictionary["Width"].integer ?? 0
    height = dictionary["Height"].integer ?? 0
    guard width > 0, height > 0, width.multipliedReportingOverflow(by: height).partialValue <= PDFLimits.pixels,
      width <= 1 << 16, height <= 1 << 16
    else {
      throw .unreadable(
        "the image in \(label)",
        "it has \(width) x \(height) pixels, and 1 to \(PDFLimits.pixels >> 20) million are drawn")
    }
  }

  private var label: String { stream.reference?.description ?? "its content" }

  /// How many pixels have to be worked out, those of its masks among them.
  var work: Int {
    ["SMask", "Mask"].reduce(width * height) { work, key in
      let mask = dictionary.dictionary(key)
      let size = [mask["Width"].integer ?? 0, mask["Height"].integer ?? 0].map { min(max($0, 0), 1 << 16) }
      return work + size[0] * size[1]
    }
  }

  /// Whether the image says only where a colour is painted.
  var isMask: Bool { dictionary["ImageMask"].bool ?? false }

  private func data() throws(PDFError) -> [UInt8] {
    let filter = dictionary["Filter"].name ?? dictionary["Filter"].array?.last?.name
    if let filter, ["JPXDecode", "JBIG2Decode", "CCITTFaxDecode", "CCF"].contains(filter) {
      throw .undrawn("The image in \(label) with the filter \(filter.quoted)")
    }
    return try dictionary.file.data(of: stream)
  }

  /// The samples of each row, every row with the same number of them.
  private func samples(_ bits: Int, _ channels: Int) throws(PDFError) -> [UInt16] {
    let data = try data()
    let perRow = width * channels
    if bits == 8 {
      var samples = data.prefix(perRow * height).map(UInt16.init)
      // What is missing at the end is nothing.
      if samples.count < perRow * height { samples += Array(repeating: 0, count: perRow * height - samples.count) }
      return samples
    }
    var reader = PDFBits(data)
    var samples: [UInt16] = []
    samples.reserveCapacity(perRow * height)
    for _ in 0..<height {
      for _ in 0..<perRow { samples.append(UInt16(truncatingIfNeeded: reader.next(bits))) }
      reader.align()
    }
    return samples
  }

  private func bits() throws(PDFError) -> Int {
    let bits = isMask ? 1 : dictionary["BitsPerComponent"].integer ?? 8
    guard [1, 2, 4, 8, 16].contains(bits) else {
      throw .unreadable("the image in \(label)", "it has \(bits) bits for each of its samples")
    }
    return bits
  }

  /// How much is painted at each pixel, 0 to 255, of an image that is a mask.
  func stencil() throws(PDFError) -> [UInt8] {
    let isInverted = dictionary.numbers("Decode")?.first == 1
    return try samples(1, 1).map { ($0 == 0) != isInverted ? 255 : 0 }
  }

  /// The values of an image in shades of grey, 0 to 255.
  private func shades() throws(PDFError) -> [UInt8] {
    let bits = try bits()
    let whole = Double((1 << bits) - 1)
    let decode = dictionary.numbers("Decode") ?? [0, 1]
    guard decode.count >= 2 else { return [] }
    let table = bits == 16 ? [] : (0...Int(whole)).map { Self.shade(Double($0) / whole, decode) }
    return try samples(bits, 1).map { bits == 16 ? Self.shade(Double($0) / whole, decode) : table[Int($0)] }
  }

  private static func shade(_ share: Double, _ decode: [Double]) -> UInt8 {
    RGBAColor.channel(decode[0] + share * (decode[1] - decode[0]))
  }

  // MARK: Pixels

  /// The image with its masks.
  func bitmap() throws(PDFError) -> Bitmap {
    let opaque = try colors()
    let soft = dictionary["SMask"]
    if case .stream(let stream) = soft {
      let mask = try PDFImage(stream, resources)
      if !mask.dictionary["Matte"].isNull {
        dictionary.file.notes.append(
          .undrawn("That the colours of the image in \(label) are mixed with those of its mask"))
      }
      return masked(opaque, by: try mask.shades(), mask.width, mask.height)
    }
    if case .stream(let stream) = dictionary["Mask"] {
      let mask = try PDFImage(stream, resources)
      // In a mask 1 is what is left out, as 1 is what is not painted.
      return masked(opaque, by: try mask.stencil(), mask.width, mask.height)
    }
    return opaque
  }

  private func masked(_ bitmap: Bitmap, by mask: [UInt8], _ maskWidth: Int, _ maskHeight: Int) -> Bitmap {
    guard mask.count == maskWidth * maskHeight else { return bitmap }
    // As many pixels as the finer of both.
    let (width, height) = (max(bitmap.width, maskWidth), max(bitmap.height, maskHeight))
    guard width * height <= PDFLimits.pixels else { return bitmap }
    return Bitmap(width: width, height: height) { pixels in
      for y in 0..<height {
        let (row, maskRow) = (y * bitmap.height / height, y * maskHeight / height * maskWidth)
        for x in 0..<width {
          pixels[y * width + x] = bitmap[x * bitmap.width / width, row].seen(mask[maskRow + x * maskWidth / width])
        }
      }
    }
  }

  private func colors() throws(PDFError) -> Bitmap {
    let bits = try bits()
    let space = try PDFColorSpace(dictionary["ColorSpace"], resources)
    let channels = space.count
    guard (1...8).contains(channels) else { throw .unreadable("the image in \(label)", "it has \(channels) colours") }
    guard width * height * channels <= PDFLimits.streams / 2 else {
      throw .unreadable("the image in \(label)", "it has too many samples")
    }
    let samples = try samples(bits, channels)
    let converter = PDFSampleConverter(
      space: space, bits: bits, decode: dictionary.numbers("Decode"), key: dictionary.numbers("Mask"))
    return Bitmap(width: width, height: height) { pixels in converter.convert(samples, into: pixels) }
  }
}

/// Makes pixels of samples.
private struct PDFSampleConverter {
  private let space: PDFColorSpace
  private let whole: Double
  private let decode: [Double]
  /// The least and the most of each sample of a colour that is not painted.
  private let key: [Double]
  private let isPlain: Bool

  init(space: PDFColorSpace, bits: Int, decode: [Double]?, key: [Double]?) {
    self.space = space
    whole = Double((1 << bits) - 1)
    let usual = space.decode(bits: bits)
    self.decode = decode.flatMap { $0.count >= usual.count ? $0 : nil } ?? usual
    self.key = key.flatMap { $0.count >= 2 * space.count ? $0 : nil } ?? []
    if case .rgb = space { isPlain = bits == 8 && self.decode == usual && self.key.isEmpty } else { isPlain = false }
  }

  func convert(_ samples: [UInt16], into pixels: UnsafeMutableBufferPointer<PremultipliedColor>) {
    let count = space.count
    samples.withUnsafeBufferPointer { samples in
      guard samples.count >= pixels.count * count else { return pixels.update(repeating: .clear) }
      if isPlain {
        for index in 0..<pixels.count {
          pixels[index] = PremultipliedColor(
            red: UInt8(truncatingIfNeeded: samples[3 * index]),
            green: UInt8(truncatingIfNeeded: samples[3 * index + 1]),
            blue: UInt8(truncatingIfNeeded: samples[3 * index + 2]), alpha: 255)
        }
        return
      }
      // Pictures have the same colours again and again.
      var known: [UInt64: PremultipliedColor] = [:]
      for index in 0..<pixels.count {
        var code: UInt64 = 0
        for channel in 0..<count { code = code << 16 ^ code >> 48 ^ UInt64(samples[count * index + channel]) }
        if count <= 4, let color = known[code] {
          pixels[index] = color
          continue
        }
        let color = color((0..<count).map { samples[count * index + $0] })
        if count <= 4, known.count < 1 << 16 { known[code] = color }
        pixels[index] = color
      }
    }
  }

  private func color(_ samples: [UInt16]) -> PremultipliedColor {
    if !key.isEmpty,
      samples.indices.allSatisfy({ (key[2 * $0]...max(key[2 * $0], key[2 * $0 + 1])).contains(Double(samples[$0])) })
    {
      return .clear
    }
    let values = samples.indices.map { index in
      decode[2 * index] + Double(samples[index]) / whole * (decode[2 * index + 1] - decode[2 * index])
    }
    return space.color(values).map { PremultipliedColor($0) } ?? .clear
  }
}

extension PremultipliedColor {
  /// The pixel as much as a mask lets through, 0 to 255.
  fileprivate func seen(_ amount: UInt8) -> PremultipliedColor {
    func channel(_ value: UInt8) -> UInt8 { UInt8(truncatingIfNeeded: (UInt32(value) * UInt32(amount) + 127) / 255) }
    return PremultipliedColor(red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(alpha))
  }
}
