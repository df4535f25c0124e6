import PDFFiles
import PixelImages
import Testing
import VectorPictures

@Suite struct `A shading of a PDF page` {
  private static let ramp = "/ColorSpace/DeviceGray/Function<</FunctionType 2/Domain[0 1]/C0[0]/C1[1]/N 1>>"

  private func bitmap(_ shading: String, _ content: String = "/s sh", _ objects: [PDFPart] = []) throws -> Bitmap {
    let resources =
      "/Shading<</s<<\(shading)>>>>/Pattern<</p<</PatternType 2/Shading<<\(shading)>>/Matrix[1 0 0 1 0 0]>>>>"
    let picture = try PDFSource(content, resources: resources, objects: objects).picture()
    #expect(picture.problems == [])
    return PDFSource.bitmap(picture)
  }

  @Test func `goes along a line, and ends there or goes on`() throws {
    let shading = "/ShadingType 2/Coords[5 0 15 0]\(Self.ramp)"
    let ended = try bitmap(shading)
    #expect(ended[2, 5].alpha == 0 && ended[17, 5].alpha == 0)
    #expect(abs(Int(ended[10, 5].red) - 140) < 6)
    let going = try bitmap("\(shading)/Extend[true true]")
    #expect(going.color(2, 5) == "#000000" && going.color(17, 5) == "#FFFFFF")
    let half = try bitmap("\(shading)/Extend[false true]")
    #expect(half[2, 5].alpha == 0 && half.color(17, 5) == "#FFFFFF")
  }

  @Test func `is what a path is filled with, or a line painted`() throws {
    let shading = "/ShadingType 2/Coords[0 0 20 0]\(Self.ramp)/Extend[true true]"
    let filled = try bitmap(shading, "/Pattern cs /p scn 5 0 10 10 re f")
    #expect(filled[2, 5].alpha == 0 && filled[10, 5].alpha == 255 && abs(Int(filled[10, 5].red) - 134) < 6)
    let line = try bitmap(shading, "/Pattern CS /p SCN 4 w 0 5 m 20 5 l S")
    #expect(line[10, 1].alpha == 0 && abs(Int(line[10, 5].red) - 134) < 6)
  }

  @Test func `lies in the coordinates of the page as a pattern, and in those of the moment by itself`() throws {
    let shading = "/ShadingType 2/Coords[0 0 10 0]\(Self.ramp)"
    let moved = try bitmap(shading, "1 0 0 1 10 0 cm /s sh")
    #expect(moved[5, 5].alpha == 0 && moved[15, 5].alpha == 255)
    let pattern = try bitmap(shading, "1 0 0 1 10 0 cm /Pattern cs /p scn -10 0 20 10 re f")
    #expect(pattern[5, 5].alpha == 255 && pattern[15, 5].alpha == 0)
  }

  @Test func `has hard edges where its parts meet`() throws {
    let parts = """
      /ColorSpace/DeviceRGB/Function<</FunctionType 3/Domain[0 1]/Bounds[.5]/Encode[0 1 0 1]/Functions[\
      <</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[1 0 0]/N 1>><</FunctionType 2/Domain[0 1]/C0[0 0 1]/C1[0 0 1]/N 1>>]>>
      """
    let bitmap = try bitmap("/ShadingType 2/Coords[0 0 20 0]\(parts)")
    #expect(bitmap.color(8, 5) == "#FF0000" && bitmap.color(11, 5) == "#0000FF")
  }

  @Test func `goes from one circle to another`() throws {
    let around = try bitmap("/ShadingType 3/Coords[10 5 0 10 5 5]\(Self.ramp)")
    #expect(around[10, 5].red < 60 && around[13, 5].red > 120 && around[1, 5].alpha == 0)
    // From a circle within: the inside of the first one is empty, or goes on.
    let ring = "/ShadingType 3/Coords[10 5 2 10 5 5]\(Self.ramp)"
    #expect(try bitmap(ring)[10, 5].alpha == 0)
    #expect(try bitmap("\(ring)/Extend[true false]").color(10, 5) == "#000000")
    #expect(try bitmap("\(ring)/Extend[true true]").color(1, 1) == "#FFFFFF")
    // The other way round.
    let back = try bitmap("/ShadingType 3/Coords[10 5 5 10 5 0]\(Self.ramp)")
    #expect(back[10, 5].red > 200 && back[13, 5].red < 120)
  }

  @Test func `between circles beside each other is a cone`() throws {
    let cone = try bitmap("/ShadingType 3/Coords[3 5 1 15 5 4]\(Self.ramp)")
    #expect(cone[0, 5].alpha == 0 && cone[15, 5].alpha == 255 && cone[19, 0].alpha == 0)
    #expect(cone[5, 5].red < cone[12, 5].red)
  }

  @Test func `has a box and a background`() throws {
    let boxed = try bitmap("/ShadingType 2/Coords[0 0 20 0]\(Self.ramp)/BBox[0 0 8 10]")
    #expect(boxed[4, 5].alpha == 255 && boxed[12, 5].alpha == 0)
    let background = "/ShadingType 2/Coords[5 0 10 0]\(Self.ramp)/Background[1]"
    #expect(try bitmap(background, "/Pattern cs /p scn 0 0 20 10 re f").color(1, 5) == "#FFFFFF")
    #expect(try bitmap(background)[1, 5].alpha == 0)
  }

  /// Corners as bytes, one for each number.
  private func triangles(_ data: [UInt8], _ entries: String) throws -> Bitmap {
    let entries =
      "/ColorSpace/DeviceRGB/BitsPerCoordinate 8/BitsPerComponent 8/Decode[0 255 0 255 0 1 0 1 0 1]\(entries)"
    let source = PDFSource("/s sh", resources: "/Shading<</s 10 0 R>>", objects: [.data(data, entries)])
    #expect(try source.picture().problems == [])
    return try source.bitmap()
  }

  @Test func `is made of triangles that go on from each other`() throws {
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0], [0, 0, 255])
    let first = [0, 0, 0] + red + [0, 20, 0] + red + [0, 0, 10] + red
    let alone = try triangles(first, "/ShadingType 4/BitsPerFlag 8")
    #expect(alone.color(2, 7) == "#FF0000" && alone[17, 2].alpha == 0)
    let second = try triangles(first + [1, 20, 10] + blue, "/ShadingType 4/BitsPerFlag 8")
    #expect(second.color(2, 7) == "#FF0000" && second[18, 1].alpha == 255 && second[18, 1].blue > 150)
  }

  @Test func `is made of triangles in rows`() throws {
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0], [0, 0, 255])
    let data = [0, 0] + red + [20, 0] + blue + [0, 10] + red + [20, 10] + blue
    let bitmap = try triangles(data, "/ShadingType 5/VerticesPerRow 2")
    #expect([0, 10, 19].allSatisfy { bitmap[$0, 1].alpha == 255 && bitmap[$0, 8].alpha == 255 })
    #expect(bitmap[1, 5].red > 230 && abs(Int(bitmap[10, 5].red) - 121) < 8 && bitmap[18, 5].blue > 230)
  }

  @Test(arguments: [1, 6, 7, 9]) func `of another kind is named`(type: Int) throws {
    let source = PDFSource("/s sh", resources: "/Shading<</s<</ShadingType \(type)/ColorSpace/DeviceRGB>>>>")
    #expect(try source.picture().problems.first?.hasPrefix("A shading ") == true)
  }
}

@Suite struct `A pattern of a PDF page` {
  private func bitmap(_ pattern: PDFPart, _ content: String, _ resources: String = "") throws -> Bitmap {
    let picture = try PDFSource(content, resources: "/Pattern<</p 10 0 R>>\(resources)", objects: [pattern]).picture()
    #expect(picture.problems == [])
    return PDFSource.bitmap(picture)
  }

  private let tile = "/PatternType 1/TilingType 1/BBox[0 0 5 10]/XStep 5/YStep 10/Resources<<>>"

  @Test func `is repeated`() throws {
    let bitmap = try bitmap(
      .stream("1 0 0 rg 0 0 2 10 re f", "\(tile)/PaintType 1"), "/Pattern cs /p scn 0 0 20 10 re f")
    #expect(
      (0..<10).map { bitmap[$0, 5].alpha == 255 } == [true, true, false, false, false, true, true, false, false, false])
    #expect(bitmap.color(0, 5) == "#FF0000")
  }

  @Test func `has the colour of who uses it, and not its own`() throws {
    let bitmap = try bitmap(
      .stream("1 0 0 rg 0 0 2 10 re f", "\(tile)/PaintType 2"), "/C cs 0 0 1 /p scn 0 0 20 10 re f",
      "/ColorSpace<</C[/Pattern/DeviceRGB]>>")
    #expect(bitmap.color(0, 5) == "#0000FF")
  }

  @Test func `lies where its matrix says`() throws {
    let bitmap = try bitmap(
      .stream("0 0 2 10 re f", "\(tile)/PaintType 1/Matrix[2 0 0 1 1 0]"), "/Pattern cs /p scn 0 0 20 10 re f")
    #expect((0..<8).map { bitmap[$0, 5].alpha == 255 } == [false, true, true, true, true, false, false, false])
  }

  @Test func `that is repeated too often is left out, and said`() throws {
    let source = PDFSource(
      "/Pattern cs /p scn 0 0 20 10 re f", resources: "/Pattern<</p 10 0 R>>",
      objects: [.stream("0 0 1 1 re f", "/PatternType 1/PaintType 1/BBox[0 0 1 1]/XStep .01/YStep .01")])
    #expect(
      try source.picture().problems == [
        "the pattern in object 10 is left out, because it is repeated more than 2000 times"
      ])
  }
}
