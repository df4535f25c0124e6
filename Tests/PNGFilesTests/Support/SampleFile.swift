import PixelImages
import Testing

/// A file of a format's samples, with whatever a test wants to vary.
struct SampleFile {
  var format: SampleFormat
  var width = 13
  var height = 11
  var isInterlaced = false
  /// Of tRNS; none where nil.
  var transparency: [UInt8]?
  var chunkLength = Int.max
  /// The filter of each row by its number.
  var filter: (Int) -> Int = { _ in 0 }

  /// The seven passes of Adam7: first column and row, steps.
  private static let passes = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  func bytes() -> [UInt8] {
    var builder = PNGBuilder()
    builder.addHeader(
      width: UInt32(width), height: UInt32(height), depth: UInt8(format.depth), colorType: format.colorType,
      interlaced: isInterlaced)
    if format.isPalette { builder.add("PLTE", format.palette.flatMap { [$0.red, $0.green, $0.blue] }) }
    if let transparency { builder.add("tRNS", transparency) }
    builder.addData(rows(), chunkLength: chunkLength)
    builder.add("IEND")
    return builder.bytes
  }

  private func rows() -> [UInt8] {
    guard isInterlaced else { return rows(columns: Array(0..<width), rows: Array(0..<height)) }
    return SampleFile.passes.flatMap { x, y, stepX, stepY in
      let columns = Array(stride(from: x, to: width, by: stepX))
      return columns.isEmpty ? [] : rows(columns: columns, rows: Array(stride(from: y, to: height, by: stepY)))
    }
  }

  private func rows(columns: [Int], rows: [Int]) -> [UInt8] {
    var previous: [UInt8]?
    return rows.enumerated().flatMap { number, y in
      let row = packed(columns.flatMap { format.samples(x: $0, y: y) })
      defer { previous = row }
      let filter = filter(number)
      return [UInt8(filter)] + filtered(row, previous ?? row.map { _ in 0 }, filter)
    }
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    if format.depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / format.depth
    return stride(from: 0, to: samples.count, by: perByte).map { start in
      (0..<perByte).reduce(0) { byte, offset in
        let sample = start + offset < samples.count ? samples[start + offset] : 0
        return byte << UInt8(format.depth == 8 ? 0 : format.depth) | UInt8(sample)
      }
    }
  }

  /// PNG specification, section 9.2: what is subtracted is the left, upper, mean or Paeth neighbour.
  private func filtered(_ row: [UInt8], _ above: [UInt8], _ filter: Int) -> [UInt8] {
    let distance = max(1, format.channelCount * format.depth / 8)
    return row.indices.map { index in
      let left = index >= distance ? Int(row[index - distance]) : 0
      let corner = index >= distance ? Int(above[index - distance]) : 0
      let up = Int(above[index])
      let predictions = [0, left, up, (left + up) / 2, paeth(left, up, corner)]
      return row[index] &- UInt8(predictions[filter])
    }
  }

  private func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let estimate = left + up - corner
    let (dl, du, dc) = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
    return dl <= du && dl <= dc ? left : du <= dc ? up : corner
  }
}

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
    guard isPalette else { return [] }
    return (0...largest).map { index in
      let red = index * 37 & 255
      return RGBAColor(red: UInt8(red), green: UInt8(255 - index), blue: UInt8(index))
    }
  }

  /// A pixel's samples as the file stores them: all values come up, in no obvious order.
  func samples(x: Int, y: Int) -> [Int] {
    (0..<channelCount).map { channel in
      let number = (x + 1) * 7919 + (y + 3) * 104_729 + channel * 1299_709
      return number % (largest + 1)
    }
  }

  /// What the samples mean, alpha not multiplied in, rounded to nearest.
  func color(_ samples: [Int]) -> RGBAColor {
    let bytes = samples.map { sample in
      let rounded = (sample * 510 + largest) / (2 * largest)
      return UInt8(rounded)
    }
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
