import PNGFiles
import PixelImages
import Testing

@Suite struct `Damage of any kind gives an error or a picture, never a crash` {
  @Test(arguments: SampleFormat.all)
  func `seeded damage with checksums made right again`(format: SampleFormat) throws {
    for isInterlaced in [false, true] {
      var file = SampleFile(format: format, isInterlaced: isInterlaced, chunkLength: 97)
      file.transparency = format.colorType < 4 ? [0, 1, 0, 2, 0, 3] : nil
      var random = SeededGenerator(state: UInt64(format.depth) << 8 | UInt64(format.colorType))
      let bytes = file.bytes()
      for _ in 0..<400 {
        let damaged = random.damage(bytes).withRightChecksums()
        let picture = try? PNGDecoder(maximumPixelCount: 1 << 20).decode(damaged)
        #expect(picture.map { $0.bitmap.width * $0.bitmap.height <= 1 << 20 } ?? true)
      }
    }
  }

  @Test func `seeded damage of a file with texts and a palette`() throws {
    let bitmap = picture(width: 40, height: 40) { PremultipliedColor(red: 0, green: UInt8($0 % 9), blue: 0, alpha: 9) }
    let texts = ["A": "plain", "B": String(repeating: "long", count: 999), "C": String(repeating: "ö", count: 999)]
    let bytes = try PNGEncoder().encode(bitmap, texts: texts)
    var random = SeededGenerator(state: 7)
    var readable = 0
    for _ in 0..<3000 {
      let damaged = random.damage(bytes).withRightChecksums()
      if let picture = try? PNGDecoder(maximumPixelCount: 1 << 20).decode(damaged) {
        #expect(picture.bitmap.width * picture.bitmap.height <= 1 << 20)
        readable += 1
      }
      if let found = try? PNGDecoder().texts(in: damaged) { #expect(found.count <= texts.count) }
    }
    #expect((1..<3000).contains(readable))
  }

  @Test func `bytes at random behind the signature`() {
    var random = SeededGenerator(state: 11)
    for length in 0..<500 {
      let bytes = PNGBuilder.signature + (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      #expect(throws: PNGError.self) { try PNGDecoder().decode(bytes) }
    }
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Changes up to four places: a bit, a byte, a piece left out, a piece twice.
  mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
    var damaged = bytes
    for _ in 0...Int.random(in: 0...3, using: &self) {
      let at = Int.random(in: 8..<damaged.count, using: &self)
      let end = min(at + Int.random(in: 1...40, using: &self), damaged.count)
      switch Int.random(in: 0...3, using: &self) {
      case 0: damaged[at] ^= 1 << UInt8.random(in: 0...7, using: &self)
      case 1: damaged[at] = .random(in: .min ... .max, using: &self)
      case 2 where damaged.count > 100: damaged.removeSubrange(at..<end)
      default: damaged.insert(contentsOf: damaged[at..<end], at: at)
      }
    }
    return damaged
  }
}

extension [UInt8] {
  /// The file with the checksum of each chunk that can be found computed anew, so that damage gets past them.
  fileprivate func withRightChecksums() -> [UInt8] {
    var bytes = self
    var at = 8
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = at + 8 + length
      guard end + 4 <= bytes.count else { break }
      bytes.replaceSubrange(end..<end + 4, with: bigEndian(crc32(Array(bytes[at + 4..<end]))))
      at = end + 4
    }
    return bytes
  }
}
