import PNGFiles
import PixelImages
import Testing

/// What other programs and accidents do to files; all of it must be seen by reading the picture.
@Suite struct `A digest does not hold for a file that was changed` {
  private let bitmap = picture(width: 9, height: 7) {
    .init(red: 200, green: UInt8($0 % 5), blue: 7, alpha: $0 % 2 == 0 ? 255 : 200)
  }
  private let file: [UInt8]
  private let chunks: [[UInt8]]

  init() throws {
    file = try PNGEncoder().encode(bitmap, texts: ["Layout": "Text"])
    chunks = file.chunks
    #expect(chunks.map(\.chunkType) == ["IHDR", "dgST", "sRGB", "PLTE", "tRNS", "tEXt", "IDAT", "IEND"])
    #expect(digest(chunks) != nil)
  }

  private func digest(_ file: [UInt8]) -> PixelDigest? { file.withUnsafeBytes(PixelDigest.init(storedIn:)) }

  private func digest(_ chunks: [[UInt8]]) -> PixelDigest? { digest(PNGBuilder.signature + chunks.flatMap(\.self)) }

  /// The file with the data of a chunk changed, and the chunk's checksum right again.
  private func digest(changing type: String, _ change: (inout [UInt8]) -> Void) -> PixelDigest? {
    digest(
      chunks.map { chunk in
        guard chunk.chunkType == type else { return chunk }
        var data = Array(chunk[8..<chunk.count - 4])
        change(&data)
        return [UInt8].chunk(type, data)
      })
  }

  @Test func `by one bit anywhere, checksums included`() {
    for bit in 0..<file.count * 8 {
      var damaged = file
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(digest(damaged) == nil, "bit \(bit)")
    }
  }

  @Test func `by one byte of any chunk, with a right checksum`() {
    for type in ["IHDR", "dgST", "sRGB", "PLTE", "tRNS", "tEXt", "IDAT"] {
      let length = chunks.first { $0.chunkType == type }.map { $0.count - 12 } ?? 0
      #expect(length > 0)
      for index in 0..<length {
        #expect(digest(changing: type) { $0[index] &+= 1 } == nil, "byte \(index) of \(type)")
      }
    }
  }

  @Test func `by being cut off anywhere, or continued`() {
    for length in 0..<file.count { #expect(digest(Array(file.prefix(length))) == nil) }
    #expect(digest(file + [0]) == nil)
    #expect(digest(file + file) == nil)
  }

  @Test func `by a program that writes other picture data and keeps chunks that it does not know`() throws {
    var changed = bitmap
    changed[4, 4] = .clear
    let other = try PNGEncoder().encode(changed, texts: ["Layout": "Text"]).chunks
    #expect(digest(other) == PixelDigest(of: changed))
    #expect(digest([other[0], chunks[1]] + other[2...]) == nil)
    #expect(digest(chunks.map { $0.chunkType == "IDAT" ? other[6] : $0 }) == nil)
    let compressedHarder = try PNGEncoder(level: 9).encode(bitmap, texts: ["Layout": "Text"]).chunks
    #expect(digest([compressedHarder[0], chunks[1]] + compressedHarder[2...]) == nil)
  }

  @Test(arguments: [
    ("gAMA", bigEndian(100_000)), ("cICP", [9, 16, 0, 1]), ("iCCP", Array("P3\0\0x".utf8)),
    ("tIME", [7, 234, 1, 1, 0, 0, 0]),
    ("acTL", bigEndian(2) + bigEndian(0)),
  ])
  func `by a chunk more, wherever it stands`(type: String, data: [UInt8]) {
    for place in 0...chunks.count {
      var longer = chunks
      longer.insert(.chunk(type, data), at: place)
      #expect(digest(longer) == nil)
    }
  }

  @Test func `by a chunk less, or in another order`() {
    for place in chunks.indices {
      var fewer = chunks
      let chunk = fewer.remove(at: place)
      #expect(digest(fewer) == nil)
      for other in 0...fewer.count where other != place {
        var moved = fewer
        moved.insert(chunk, at: other)
        #expect(digest(moved) == nil)
      }
    }
  }

  @Test func `by a second digest, its own or that of another file`() throws {
    let other = try PNGEncoder().encode(Bitmap(width: 9, height: 7)).chunks[1]
    for second in [chunks[1], other] {
      for place in 1...chunks.count {
        var two = chunks
        two.insert(second, at: place)
        #expect(digest(two) == nil)
      }
    }
  }

  @Test func `by cutting its picture data into other chunks`() {
    let data = Array(chunks[6][8..<chunks[6].count - 4])
    let halves = [[UInt8].chunk("IDAT", Array(data.prefix(20))), .chunk("IDAT", Array(data.dropFirst(20)))]
    #expect(digest(chunks[..<6] + halves + chunks[7...]) == nil)
  }

  @Test func `nor is there one in files of other programs`() {
    for format in SampleFormat.all { #expect(digest(SampleFile(format: format).bytes()) == nil) }
    #expect(digest([UInt8]()) == nil)
    #expect(digest(PNGBuilder.signature) == nil)
    #expect(digest(Array("version https://git-lfs.github.com/spec/v1\n".utf8)) == nil)
  }
}

extension [UInt8] {
  fileprivate static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    var builder = PNGBuilder()
    builder.add(type, data)
    return Array(builder.bytes.dropFirst(PNGBuilder.signature.count))
  }

  /// The chunks of a valid file, each with its length and checksum.
  fileprivate var chunks: [[UInt8]] {
    var chunks: [[UInt8]] = []
    var rest = dropFirst(PNGBuilder.signature.count)
    while !rest.isEmpty {
      let length = 12 + rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      chunks.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return chunks
  }

  fileprivate var chunkType: String { String(decoding: self[4..<8], as: UTF8.self) }
}
