import PixelImages
import Testing

/// One of the fifteen ways in which PNG stores pixels.
struct SampleFormat: CustomTestStringConvertible {
  let colorType: UInt8
  let depth: Int

  static let all: [SampleFormat] =
    [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16])].flatMap { type, depths in
      depths.map { SampleFormat(colorType: UInt8(type), depth: $0) }
    }

  var testDescription: String { "colour type \(colorType), \(depth) bits" }

  var channelCount: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }
  var largest: Int { 1 << depth - 1 }
  var isPalette: Bool { colorType == 3 }

  /// Straight colours for all indices.
  var palette: [RGBAColor] {
    isPalette ? (0...largest).map { RGBAColor(red: UInt8($0 * 37 & 255), green: UInt8(255 - $0), blue: UInt8($0)) } : []
  }

  /// A pixel's samples as the file stores them: all values come up, in no obvious order.
  func samples(x: Int, y: Int) -> [Int] {
    (0..<channelCount).map { channel in ((x + 1) * 7919 + (y + 3) * 104_729 + channel * 1299_709) % (largest + 1) }
  }

  /// What the samples mean, alpha not multiplied in, rounded to nearest.
  func color(_ samples: [Int]) -> RGBAColor {
    let bytes = samples.map { UInt8(($0 * 255 * 2 + largest) / (2 * largest)) }
    switch colorType {
    case 0: return RGBAColor(red: bytes[0], green: bytes[0], blue: bytes[0])
    case 2: return RGBAColor(red: bytes[0], green: bytes[1], blue: bytes[2])
    case 3: return palette[samples[0]]
    case 4: return RGBAColor(red: bytes[0], green: bytes[0], blue: bytes[0], alpha: bytes[1])
    default: return RGBAColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    }
  }

  func expectedPicture(width: Int, height: Int) -> Bitmap {
    picture(width: width, height: height) { index in
      PremultipliedColor(color(samples(x: index % width, y: index / width)))
    }
  }
}
