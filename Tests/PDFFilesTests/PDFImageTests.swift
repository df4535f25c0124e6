import JPEGFiles
import PDFFiles
import PixelImages
import Testing
import VectorPictures

@Suite struct `An image of a PDF page` {
  private func picture(
    _ image: PDFPart, _ content: String = "20 0 0 10 0 0 cm /i Do", resources: String = "", objects: [PDFPart] = []
  ) throws -> Bitmap {
    let source = PDFSource(content, resources: "/XObject<</i 10 0 R>>\(resources)", objects: [image] + objects)
    let picture = try source.picture()
    #expect(picture.problems == [])
    return PDFSource.bitmap(picture)
  }

  private func image(_ data: [UInt8], _ entries: String, width: Int = 2, height: Int = 1) -> PDFPart {
    .data(data, "/Type/XObject/Subtype/Image/Width \(width)/Height \(height)\(entries)")
  }

  private func colors(_ bitmap: Bitmap) -> [String] { [bitmap.color(3, 5), bitmap.color(16, 5)] }

  @Test func `has samples of several sizes in several spaces`() throws {
    #expect(
      try colors(picture(image([255, 0, 0, 0, 0, 255], "/BitsPerComponent 8/ColorSpace/DeviceRGB"))) == [
        "#FF0000", "#0000FF",
      ])
    #expect(
      try colors(picture(image([0b0100_0000], "/BitsPerComponent 1/ColorSpace/DeviceGray"))) == ["#000000", "#FFFFFF"])
    #expect(try colors(picture(image([0x5A], "/BitsPerComponent 4/ColorSpace/DeviceGray"))) == ["#555555", "#AAAAAA"])
    #expect(
      try colors(picture(image([0x80, 0, 0xFF, 0xFF], "/BitsPerComponent 16/ColorSpace/DeviceGray"))) == [
        "#808080", "#FFFFFF",
      ])
    #expect(
      try colors(picture(image([0, 1], "/BitsPerComponent 8/ColorSpace[/Indexed/DeviceRGB 1<00FF00FF00FF>]")))
        == ["#00FF00", "#FF00FF"])
    #expect(
      try colors(picture(image([0, 255], "/BitsPerComponent 8/ColorSpace/DeviceGray/Decode[1 0]"))) == [
        "#FFFFFF", "#000000",
      ])
    #expect(
      try colors(picture(image([0, 0, 0, 0, 0, 0, 0, 255], "/BitsPerComponent 8/ColorSpace/DeviceCMYK")))
        == ["#FFFFFF", "#231F20"])
  }

  @Test func `has its first row at the top, and is turned with the coordinates`() throws {
    let rows = image([0, 255], "/BitsPerComponent 8/ColorSpace/DeviceGray", width: 1, height: 2)
    let upright = try picture(rows)
    #expect(upright.color(5, 2) == "#000000" && upright.color(5, 7) == "#FFFFFF")
    // A quarter turn to the left.
    let turned = try picture(rows, "0 10 -20 0 20 0 cm /i Do")
    #expect(turned.color(4, 5) == "#000000" && turned.color(15, 5) == "#FFFFFF")
  }

  @Test func `is a JPEG file`() throws {
    let red = Bitmap(width: 8, height: 8, filledWith: PremultipliedColor(red: 254, green: 0, blue: 0, alpha: 255))
    let file = try #require(JPEGEncoder(quality: 1).encode(red))
    let entries = "/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode"
    #expect(try picture(image(file, entries, width: 8, height: 8)).color(5, 5) == "#FE0000")
    // With parameters that say nothing of importance.
    #expect(
      try picture(image(file, entries + "/DecodeParms<</QFactor 1>>", width: 8, height: 8)).color(5, 5) == "#FE0000")
  }

  @Test func `is masked by another one, by a mask, or by a colour`() throws {
    let rgb = "/BitsPerComponent 8/ColorSpace/DeviceGray"
    let soft = image([128, 255], rgb)
    #expect(try colors(picture(image([0, 0], "\(rgb)/SMask 11 0 R"), objects: [soft])) == ["#00000080", "#000000"])
    let hard = image([0b1000_0000], "/ImageMask true")
    #expect(try colors(picture(image([0, 0], "\(rgb)/Mask 11 0 R"), objects: [hard])) == ["#00000000", "#000000"])
    #expect(try colors(picture(image([0, 9], "\(rgb)/Mask[5 20]"))) == ["#000000", "#00000000"])
  }

  @Test func `is a stencil for a colour or a pattern`() throws {
    let stencil = image([0b0100_0000], "/ImageMask true")
    #expect(try colors(picture(stencil, "1 0 0 rg 20 0 0 10 0 0 cm /i Do")) == ["#FF0000", "#00000000"])
    let other = image([0b0100_0000], "/ImageMask true/Decode[1 0]")
    #expect(try colors(picture(other, "1 0 0 rg 20 0 0 10 0 0 cm /i Do")) == ["#00000000", "#FF0000"])
    let shading = """
      /Pattern<</p<</PatternType 2/Shading<</ShadingType 2/Coords[0 0 20 0]/Extend[true true]/ColorSpace/DeviceRGB\
      /Function<</FunctionType 2/Domain[0 1]/C0[0 1 0]/C1[0 1 0]/N 1>>>>>>>>
      """
    let painted = try picture(stencil, "/Pattern cs /p scn 20 0 0 10 0 0 cm /i Do", resources: shading)
    #expect(colors(painted) == ["#00FF00", "#00000000"])
  }

  @Test(arguments: [
    "/W 2 /H 1 /CS /RGB /BPC 8 /F /AHx ID FF00000000FF> EI", "/W 2 /H 1 /CS /RGB /BPC 8 /F [/AHx] ID FF0000 0000FF> EI",
  ])
  func `may stand between the operators`(image: String) throws {
    let picture = try PDFSource("q 20 0 0 10 0 0 cm BI \(image) Q 0 1 0 rg 8 4 4 2 re f").picture()
    #expect(picture.problems == [])
    let bitmap = PDFSource.bitmap(picture)
    #expect(colors(bitmap) == ["#FF0000", "#0000FF"] && bitmap.color(10, 5) == "#00FF00")
  }

  @Test func `between the operators may have bytes that look like its end`() throws {
    let bytes = PDFPart.data(
      Array("q 20 0 0 10 0 0 cm BI /W 2/H 1/CS/G/BPC 8 ID ".utf8) + [0x20, 0xFF] + Array(" EI Q 8 4 4 2 re f".utf8), "")
    var source = PDFSource("")
    source.replace(4, bytes)
    #expect(try colors(source.bitmap()) == ["#202020", "#FFFFFF"])
    #expect(try source.bitmap().color(10, 5) == "#000000")
  }

  @Test(arguments: ["JPXDecode", "JBIG2Decode", "CCITTFaxDecode"]) func `in another format is named`(filter: String)
    throws
  {
    let source = PDFSource(
      "/i Do", resources: "/XObject<</i 10 0 R>>",
      objects: [image([0], "/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/\(filter)")])
    #expect(
      try source.picture().problems == [
        "The image in object 10 with the filter \"\(filter)\" is not drawn here; export the picture without it, or as PNG for "
          + "the scales 1x, 2x and 3x"
      ])
  }
}
