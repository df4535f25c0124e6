import PNGFiles
import PixelImages
import Testing

@Suite struct `Colour chunks are reported and change no pixel` {
  static let profile = Array("Display P3".utf8) + [0, 0] + storedZlibStream([1, 2, 3])

  @Test(
    arguments: [
      ([], .unspecified, true),
      ([("sRGB", [0])], .sRGB, true),
      ([("gAMA", bigEndian(45455))], .gamma(45455), true),
      ([("gAMA", bigEndian(100_000))], .gamma(100_000), false),
      ([("iCCP", profile)], .profile(name: "Display P3"), false),
      ([("iCCP", Array("sRGB IEC61966-2.1".utf8) + [0, 0])], .profile(name: "sRGB IEC61966-2.1"), true),
      ([("cICP", [1, 13, 0, 1])], .sRGB, true),
      ([("cICP", [9, 16, 0, 1])], .codePoints(primaries: 9, transfer: 16), false),
      ([("gAMA", bigEndian(45455)), ("sRGB", [0])], .sRGB, true),
      ([("gAMA", bigEndian(45455)), ("iCCP", profile)], .profile(name: "Display P3"), false),
      ([("gAMA", [1])], .unspecified, true),
    ] as [([(type: String, data: [UInt8])], PNGColorEncoding, Bool)])
  func `each of them`(chunks: [(type: String, data: [UInt8])], encoding: PNGColorEncoding, isSRGB: Bool) throws {
    let decoded = try PNGDecoder().decode(PNGBuilder.greyPixel(100, extra: chunks))
    #expect(decoded.colorEncoding == encoding)
    #expect(decoded.colorEncoding.isSRGB == isSRGB)
    #expect(decoded.bitmap[0, 0].red == 100)
  }
}
