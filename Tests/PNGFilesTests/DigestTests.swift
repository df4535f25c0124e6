import PNGFiles
import PixelImages
import Testing

@Suite struct `A digest tells an unchanged picture` {
  /// RGB, RGBA, a palette and a palette with translucent colours.
  private static let pictures = [
    picture(width: 30, height: 20) { .init(red: UInt8($0 % 256), green: UInt8($0 / 256), blue: 9, alpha: 255) },
    picture(width: 30, height: 20) { .init(red: 0, green: UInt8($0 / 256), blue: 0, alpha: UInt8($0 % 253 + 3)) },
    picture(width: 9, height: 7) { .init(red: 255, green: UInt8($0 % 5), blue: 7, alpha: 255) },
    picture(width: 9, height: 7) { .init(red: 0, green: UInt8($0 % 5), blue: 7, alpha: UInt8($0 % 3 * 100 + 50)) },
  ]

  private func digest(_ file: [UInt8]) -> PixelDigest? { file.withUnsafeBytes(PixelDigest.init(storedIn:)) }

  private func writtenHash(of bitmap: Bitmap) throws -> String {
    let file = try PNGEncoder().encode(bitmap)
    return file[42..<58].map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  @Test(arguments: pictures)
  func `in every layout, with texts and without`(bitmap: Bitmap) throws {
    for texts in [[:], ["Layout": "Text"]] {
      let file = try PNGEncoder().encode(bitmap, texts: texts)
      #expect(digest(file) != nil)
      #expect(digest(file) == PixelDigest(of: bitmap))
      #expect(try PNGDecoder().decode(file).bitmap == bitmap)
    }
  }

  @Test(arguments: pictures)
  func `and sees one channel of any pixel that differs by one`(bitmap: Bitmap) {
    let original = PixelDigest(of: bitmap)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        for channel in [\PremultipliedColor.red, \.green, \.blue, \.alpha] {
          var changed = bitmap
          changed[x, y][keyPath: channel] ^= 1
          #expect(PixelDigest(of: changed) != original)
        }
      }
    }
  }

  @Test func `but not in files that are only looked at`() throws {
    let bitmap = picture(width: 40, height: 30) {
      PremultipliedColor(red: UInt8($0 % 251), green: UInt8($0 / 40), blue: 7, alpha: 255)
    }
    let file = try PNGEncoder().encodeWithoutDigest(bitmap)
    #expect(digest(file) == nil)
    #expect(try PNGDecoder().decode(file).bitmap == bitmap)
  }

  @Test func `and sees other extents with the same pixels`() {
    let extents = [(1, 12), (12, 1), (2, 6), (6, 2), (3, 4), (4, 3), (0, 12), (12, 0), (0, 0)]
    let digests = extents.map { PixelDigest(of: Bitmap(width: $0, height: $1)) }
    #expect(Set(digests).count == extents.count)
  }

  @Test func `with a hash that no version of the program may change`() throws {
    var bitmap = Bitmap(width: 2, height: 1, filledWith: PremultipliedColor(.white))
    bitmap[1, 0] = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 255)
    // XXH3-128 of eight bytes each of 2 and 1, then FF FF FF FF 01 02 03 FF.
    #expect(try writtenHash(of: bitmap) == "9402c0a0534592774ef597c3b9104d01")
  }

  @Test func `with a hash that is the same however wide the processor's vectors are`() throws {
    let bitmap = picture(width: 40, height: 30) {
      .init(red: UInt8($0 % 256), green: UInt8($0 / 256), blue: 9, alpha: 255)
    }
    // XXH3_128bits of xxHash 0.8.1 for SSE2, of eight bytes each of 40 and 30, then the pixels: several of its blocks.
    #expect(try writtenHash(of: bitmap) == "b20334d2348538e52d8a35825f63f4c4")
  }

  @Test func `but none is written for pixels that a file cannot hold`() throws {
    var bitmap = Bitmap(width: 20, height: 20)
    bitmap[3, 3] = PremultipliedColor(red: 9, green: 0, blue: 0, alpha: 8)
    #expect(digest(try PNGEncoder().encode(bitmap)) == nil)
    let many = picture(width: 20, height: 20) { .init(red: 255, green: 0, blue: UInt8($0 / 2), alpha: UInt8($0 / 2)) }
    #expect(digest(try PNGEncoder().encode(many)) == nil)
  }
}
