import PNGFiles
import PixelImages
import Testing

@Suite struct `Every kind of PNG file becomes the pixels that it means` {
  @Test(arguments: SampleFormat.all, [false, true])
  func `all colour types and depths, interlaced or not`(format: SampleFormat, isInterlaced: Bool) throws {
    let file = SampleFile(format: format, width: 67, height: 35, isInterlaced: isInterlaced)
    #expect(try PNGDecoder().decode(file.bytes()).bitmap == format.expectedPicture(width: 67, height: 35))
  }

  @Test(arguments: 1...9, 1...9)
  func `every small size, interlaced or not`(width: Int, height: Int) throws {
    for format in SampleFormat.all {
      let expected = format.expectedPicture(width: width, height: height)
      for isInterlaced in [false, true] {
        let file = SampleFile(format: format, width: width, height: height, isInterlaced: isInterlaced)
        #expect(try PNGDecoder().decode(file.bytes()).bitmap == expected, "\(format)")
      }
    }
  }

  @Test(arguments: SampleFormat.all, 0...4)
  func `every filter`(format: SampleFormat, filter: Int) throws {
    let file = SampleFile(format: format, filter: { _ in filter })
    #expect(try PNGDecoder().decode(file.bytes()).bitmap == format.expectedPicture(width: 13, height: 11))
  }

  @Test(arguments: SampleFormat.all)
  func `another filter in each row`(format: SampleFormat) throws {
    let file = SampleFile(format: format, isInterlaced: true, filter: { $0 * 3 % 5 })
    #expect(try PNGDecoder().decode(file.bytes()).bitmap == format.expectedPicture(width: 13, height: 11))
  }

  @Test(arguments: [1, 2, 7, 100])
  func `picture data in chunks of any length`(chunkLength: Int) throws {
    for format in SampleFormat.all {
      let file = SampleFile(format: format, chunkLength: chunkLength)
      #expect(try PNGDecoder().decode(file.bytes()).bitmap == format.expectedPicture(width: 13, height: 11))
    }
  }

  @Test func `16 bits become the nearest 8 bits`() throws {
    var builder = PNGBuilder()
    builder.addHeader(width: 256, height: 256, depth: 16, colorType: 0)
    builder.addData((0..<256).flatMap { y in [0] + (0..<256).flatMap { [UInt8(y), UInt8($0)] } })
    builder.add("IEND")
    let expected = picture(width: 256, height: 256) { index in
      let level = UInt8((Double(index) * 255 / 65535).rounded())
      return PremultipliedColor(red: level, green: level, blue: level, alpha: 255)
    }
    #expect(try PNGDecoder().decode(builder.bytes).bitmap == expected)
  }

  @Test func `a palette index without a colour is opaque black`() throws {
    var builder = PNGBuilder()
    builder.addHeader(width: 3, height: 1, depth: 8, colorType: 3)
    builder.add("PLTE", [10, 20, 30])
    builder.addData([0, 0, 1, 255])
    builder.add("IEND")
    let colors = [RGBAColor(red: 10, green: 20, blue: 30), .black, .black]
    #expect(try PNGDecoder().decode(builder.bytes).bitmap == picture(width: 3, height: 1) { .init(colors[$0]) })
  }

  @Test func `what follows the end of the file is ignored`() throws {
    let file = PNGBuilder.greyPixel(77)
    #expect(try PNGDecoder().decode(file + [1, 2, 3]).bitmap == PNGDecoder().decode(file).bitmap)
  }

  @Test(arguments: ["bKGD", "pHYs", "tIME", "sPLT", "hIST", "sBIT", "cHRM", "eXIf", "vpAg", "prVt"])
  func `chunks that say nothing of the pixels change nothing, whatever they hold`(type: String) throws {
    let file = PNGBuilder.greyPixel(77, extra: [(type, [0, 1, 2, 3, 4, 5, 6, 7])])
    #expect(try PNGDecoder().decode(file).bitmap == PNGDecoder().decode(PNGBuilder.greyPixel(77)).bitmap)
  }

  @Test func `a suggested palette of a true-colour file changes nothing`() throws {
    var builder = PNGBuilder()
    builder.addHeader(width: 1, height: 1, depth: 8, colorType: 2)
    builder.add("PLTE", [1, 2, 3, 4, 5, 6])
    builder.addData([0, 200, 100, 50])
    builder.add("IEND")
    let pixel = try PNGDecoder().decode(builder.bytes).bitmap[0, 0]
    #expect(pixel == PremultipliedColor(red: 200, green: 100, blue: 50, alpha: 255))
  }
}
