/// Builds PNG files chunk by chunk, without the code under test.
struct PNGBuilder {
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  private(set) var bytes = signature

  mutating func add(_ type: String, _ data: [UInt8] = []) {
    let checked = Array(type.utf8) + data
    bytes += bigEndian(UInt32(data.count)) + checked + bigEndian(crc32(checked))
  }

  mutating func addHeader(width: UInt32, height: UInt32, depth: UInt8, colorType: UInt8, interlaced: Bool = false) {
    add("IHDR", bigEndian(width) + bigEndian(height) + [depth, colorType, 0, 0, interlaced ? 1 : 0])
  }

  /// Adds picture data, stored without compression, in chunks of at most `chunkLength` bytes.
  mutating func addData(_ rows: [UInt8], chunkLength: Int = .max) {
    var remaining = storedZlibStream(rows)[...]
    while !remaining.isEmpty {
      add("IDAT", Array(remaining.prefix(chunkLength)))
      remaining = remaining.dropFirst(chunkLength)
    }
  }

  /// A file of one grey pixel with chunks between its header and its data.
  static func greyPixel(_ level: UInt8 = 128, extra: [(type: String, data: [UInt8])] = []) -> [UInt8] {
    var builder = PNGBuilder()
    builder.addHeader(width: 1, height: 1, depth: 8, colorType: 0)
    for chunk in extra { builder.add(chunk.type, chunk.data) }
    builder.addData([0, level])
    builder.add("IEND")
    return builder.bytes
  }
}

func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

/// RFC 1950 and 1951 with stored blocks only.
func storedZlibStream(_ bytes: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var remaining = bytes[...]
  repeat {
    let block = remaining.prefix(65535)
    remaining = remaining.dropFirst(65535)
    let length = UInt16(block.count)
    stream.append(remaining.isEmpty ? 1 : 0)
    for value in [length, ~length] { stream += [UInt8(value & 255), UInt8(value >> 8)] }
    stream += block
  } while !remaining.isEmpty
  return stream + bigEndian(adler32(bytes))
}

/// The checksum of RFC 1950.
func adler32(_ bytes: [UInt8]) -> UInt32 {
  var (low, high): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    low = (low + UInt32(byte)) % 65521
    high = (high + low) % 65521
  }
  return high << 16 | low
}

/// The checksum of chunks, bit by bit as in the PNG specification's annex D.
func crc32(_ bytes: [UInt8]) -> UInt32 {
  var remainder: UInt32 = .max
  for byte in bytes {
    remainder ^= UInt32(byte)
    for _ in 0..<8 { remainder = remainder & 1 == 1 ? 0xEDB8_8320 ^ (remainder >> 1) : remainder >> 1 }
  }
  return ~remainder
}
