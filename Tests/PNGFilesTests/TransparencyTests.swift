import PNGFiles
import PixelImages
import Testing

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
