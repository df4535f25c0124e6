import PNGFiles
import PixelImages
import Testing

@Suite struct `Texts travel with the picture` {
  private let pixel = Bitmap(width: 1, height: 1)

  @Test(arguments: [
    "", "a", "line\nline", "Grüße, 世界 👩‍🚀", "é", String(repeating: "long ", count: 5000),
    String(repeating: "länger ", count: 5000),
  ])
  func `short and long, ASCII or not`(text: String) throws {
    let file = try PNGEncoder().encode(pixel, texts: ["Layout": text, "Other": "x"])
    #expect(try PNGDecoder().decode(file).texts == ["Layout": text, "Other": "x"])
    #expect(try PNGDecoder().texts(in: file) == ["Layout": text, "Other": "x"])
  }

  @Test func `in the order of their keywords, so that files are the same each time`() throws {
    let texts = Dictionary(uniqueKeysWithValues: (0..<50).map { ("Key \($0)", "\($0)") })
    let file = try PNGEncoder().encode(pixel, texts: texts)
    for _ in 0..<5 {
      var shuffled: [String: String] = [:]
      for (key, value) in texts.shuffled() { shuffled[key] = value }
      #expect(try PNGEncoder().encode(pixel, texts: shuffled) == file)
    }
  }

  @Test func `a long text takes little space`() throws {
    let plain = try PNGEncoder().encode(pixel).count
    let text = String(repeating: "VStack { Text } ", count: 1000)
    #expect(try PNGEncoder().encode(pixel, texts: ["Layout": text]).count < plain + 400)
  }

  @Test func `Latin-1 of other programs is decoded, and the first of two texts counts`() throws {
    let file = PNGBuilder.greyPixel(extra: [
      ("tEXt", Array("Title".utf8) + [0, 0x47, 0x72, 0xFC, 0xDF, 0x65]), ("tEXt", Array("Title\0second".utf8)),
    ])
    #expect(try PNGDecoder().decode(file).texts == ["Title": "Grüße"])
  }

  @Test(arguments: ["", " a", "a ", "a  b", "ä", "a\nb", String(repeating: "k", count: 80)])
  func `a keyword that PNG does not allow is refused`(keyword: String) {
    #expect(throws: PNGError.invalidKeyword(keyword)) { try PNGEncoder().encode(pixel, texts: [keyword: "x"]) }
  }

  @Test func `a keyword of 79 characters is written`() throws {
    let keyword = String(repeating: "k", count: 79)
    #expect(try PNGDecoder().decode(PNGEncoder().encode(pixel, texts: [keyword: "x"])).texts == [keyword: "x"])
  }

  @Test func `a text with NUL, or too large to be read, is refused`() {
    #expect(throws: PNGError.invalidText(keyword: "a")) { try PNGEncoder().encode(pixel, texts: ["a": "b\0c"]) }
    let large = String(repeating: "x", count: PNGDecoder.maximumChunkByteCount)
    #expect(throws: PNGError.invalidText(keyword: "a")) { try PNGEncoder().encode(pixel, texts: ["a": large]) }
  }

  @Test func `the largest text that is written is read back`() throws {
    let largest = String(repeating: "x", count: PNGDecoder.maximumChunkByteCount - 1025)
    #expect(try PNGDecoder().decode(PNGEncoder().encode(pixel, texts: ["a": largest])).texts["a"] == largest)
  }
}
