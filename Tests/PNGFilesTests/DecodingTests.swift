import PixelImages
import PNGFiles
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
    builder.addData((0...255).flatMap { (y: UInt8) -> [UInt8] in [0] + (0...255).flatMap { (x: UInt8) in [y, x] } })
    builder.add("IEND")
    let expected = picture(width: 256, height: 256) { index in
      let level = UInt8((Double(index) * 255 / 65535).rounded())
      return PremultipliedColor(red: level, green: level, blue: level, alpha: 255)
    }
    #expect(try PNGDecoder().decode(builder.bytes).bitmap == expected)
  }

  @Test func `alpha of any amount is multiplied into any channel, rounded to nearest`() throws {
    var builder = PNGBuilder()
    builder.addHeader(width: 256, height: 256, depth: 8, colorType: 6)
    var rows: [UInt8] = []
    for alpha: UInt8 in 0...255 {
      let row: [UInt8] = (0...255).flatMap { (x: UInt8) -> [UInt8] in [x, 255 - x, 9, alpha] }
      rows += [0] + row
    }
    builder.addData(rows)
    builder.add("IEND")
    let expected = picture(width: 256, height: 256) { index in
      let (x, alpha) = (index % 256, index / 256)
      func channel(_ value: Int) -> UInt8 { UInt8((2 * value * alpha + 255) / 510) }
      return PremultipliedColor(red: channel(x), green: channel(255 - x), blue: channel(9), alpha: UInt8(alpha))
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

@Suite struct `The chunk tRNS makes pixels transparent` {
  @Test(arguments: SampleFormat.all.filter { [0, 2].contains($0.colorType) }, [false, true])
  func `of one colour in grey and true-colour files`(format: SampleFormat, isInterlaced: Bool) throws {
    let chosen = format.samples(x: 3, y: 2)
    let transparency = chosen.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let file = SampleFile(format: format, isInterlaced: isInterlaced, transparency: transparency)
    let expected = picture(width: 13, height: 11) { index in
      let samples = format.samples(x: index % 13, y: index / 13)
      return samples == chosen ? .clear : PremultipliedColor(format.color(samples))
    }
    #expect(try PNGDecoder().decode(file.bytes()).bitmap == expected)
  }

  @Test(arguments: SampleFormat.all.filter(\.isPalette), [false, true])
  func `by degrees in palettes, opaque where the chunk ends`(format: SampleFormat, isInterlaced: Bool) throws {
    let alphas = (0..<format.palette.count / 2).map { UInt8(truncatingIfNeeded: $0 * 83) }
    let file = SampleFile(format: format, isInterlaced: isInterlaced, transparency: alphas)
    let expected = picture(width: 13, height: 11) { index in
      let paletteIndex = format.samples(x: index % 13, y: index / 13)[0]
      var color = format.palette[paletteIndex]
      if paletteIndex < alphas.count { color.alpha = alphas[paletteIndex] }
      return PremultipliedColor(color)
    }
    #expect(try PNGDecoder().decode(file.bytes()).bitmap == expected)
  }

  @Test func `a 16-bit colour that is only nearly the transparent one stays`() throws {
    var builder = PNGBuilder()
    builder.addHeader(width: 2, height: 1, depth: 16, colorType: 0)
    builder.add("tRNS", [0x12, 0x34])
    builder.addData([0, 0x12, 0x34, 0x12, 0x35])
    builder.add("IEND")
    let bitmap = try PNGDecoder().decode(builder.bytes).bitmap
    #expect(bitmap[0, 0] == .clear)
    #expect(bitmap[1, 0] == PremultipliedColor(red: 0x12, green: 0x12, blue: 0x12, alpha: 255))
  }
}
