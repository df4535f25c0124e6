import PDFFiles
import PixelImages
import Testing
import VectorPictures

@Suite struct `A colour of a PDF page` {
  private func color(_ operators: String, _ spaces: String = "", _ objects: [PDFPart] = []) throws -> String {
    let source = PDFSource("\(operators) 0 0 20 10 re f", resources: "/ColorSpace<<\(spaces)>>", objects: objects)
    let picture = try source.picture()
    #expect(picture.problems == [])
    return PDFSource.bitmap(picture).color(5, 5)
  }

  @Test(arguments: [
    (".5 g", "#808080"), ("1 .2 0 rg", "#FF3300"), ("0 0 0 0 k", "#FFFFFF"), ("1 0 0 0 k", "#00AEEF"),
    ("0 1 1 0 k", "#ED1C24"), ("0 0 0 1 k", "#231F20"), ("/DeviceRGB cs 0 1 0 sc", "#00FF00"),
    ("/DeviceGray cs .2 scn", "#333333"), ("/DeviceCMYK cs", "#231F20"), ("/DeviceRGB cs", "#000000"),
    // What is beyond the ends counts as these.
    ("2 -1 0 rg", "#FF0000"),
  ])
  func `is of a device`(operators: String, expected: String) throws {
    #expect(try color(operators) == expected)
  }

  @Test func `is calibrated`() throws {
    // The primaries of sRGB, with a gamma of nearly its own.
    let rgb = """
      /C[/CalRGB<</WhitePoint[.9505 1 1.089]/Gamma[2.2 2.2 2.2]\
      /Matrix[.4124 .2126 .0193 .3576 .7152 .1192 .1805 .0722 .9505]>>]
      """
    #expect(try color("/C cs 1 0 0 sc", rgb) == "#FF0000")
    #expect(try color("/C cs .5 .5 .5 sc", rgb) == "#808080")
    #expect(try color("/C cs .5 sc", "/C[/CalGray<</WhitePoint[.95 1 1.09]/Gamma 1>>]") == "#BCBCBC")
    #expect(try color("/C cs 100 0 0 sc", "/C[/Lab<</WhitePoint[.95 1 1.09]>>]") == "#FFFFFF")
    #expect(try color("/C cs 53.24 80.09 67.2 sc", "/C[/Lab<</WhitePoint[.95 1 1.09]>>]") == "#FF0000")
  }

  @Test(arguments: [(1, ".4", "#666666"), (3, "1 0 1", "#FF00FF"), (4, "0 0 1 0", "#FFF200")])
  func `of a profile counts by how many numbers it has`(count: Int, values: String, expected: String) throws {
    #expect(try color("/C cs \(values) sc", "/C[/ICCBased 10 0 R]", [.stream("profile", "/N \(count)")]) == expected)
  }

  @Test func `is one of a table`() throws {
    let spaces = "/C[/Indexed/DeviceRGB 1<FF0000 0000FF>]/D[/Indexed/DeviceGray 1 10 0 R]"
    #expect(try color("/C cs 1 sc", spaces) == "#0000FF")
    #expect(try color("/D cs 1 sc", spaces, [.data([0, 0x40], "")]) == "#404040")
    // A place that the table does not have.
    #expect(try color("/C cs 9 sc", spaces) == "#000000")
  }

  @Test func `is an ink, by a function of each kind`() throws {
    let power = "<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[1 0 0]/N 1>>"
    #expect(try color("/C cs .5 sc", "/C[/Separation/Spot/DeviceRGB\(power)]") == "#FF8080")
    #expect(try color("/C cs", "/C[/Separation/Spot/DeviceRGB\(power)]") == "#FF0000")
    let square = "<</FunctionType 2/Domain[0 1]/C0[0]/C1[1]/N 2>>"
    #expect(try color("/C cs .5 sc", "/C[/Separation/Spot/DeviceGray\(square)]") == "#404040")
    let parts = "<</FunctionType 3/Domain[0 1]/Bounds[.5]/Encode[0 1 1 0]/Functions[\(square)\(square)]>>"
    #expect(try color("/C cs .75 sc", "/C[/Separation/Spot/DeviceGray\(parts)]") == "#404040")
    let sampled = PDFPart.data([0, 255, 0], "/FunctionType 0/Domain[0 1]/Range[0 1]/Size[3]/BitsPerSample 8")
    #expect(try color("/C cs .25 sc", "/C[/Separation/Spot/DeviceGray 10 0 R]", [sampled]) == "#808080")
    let program = PDFPart.stream(
      "{1 exch sub dup 0.5 gt {pop 1} {2 mul} ifelse}", "/FunctionType 4/Domain[0 1]/Range[0 1]")
    #expect(try color("/C cs .75 sc", "/C[/Separation/Spot/DeviceGray 10 0 R]", [program]) == "#808080")
    #expect(try color("/C cs .25 sc", "/C[/Separation/Spot/DeviceGray 10 0 R]", [program]) == "#FFFFFF")
  }

  @Test func `is made of several inks`() throws {
    let program = PDFPart.stream("{0 3 1 roll exch}", "/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]")
    // Two inks and a nought, as the program turns them round.
    #expect(try color("/C cs .2 1 sc", "/C[/DeviceN[/A/B]/DeviceRGB 10 0 R]", [program]) == "#00FF33")
  }

  @Test func `of no ink leaves no mark`() throws {
    let power = "<</FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1>>"
    #expect(try color("/C cs 1 sc", "/C[/Separation/None/DeviceGray\(power)]") == "#00000000")
  }

  @Test(arguments: [
    ("{2 3 add}", "5"), ("{7 2 idiv}", "3"), ("{-7 3 mod}", "-1"), ("{1 2 3 3 1 roll pop pop}", "3"),
    ("{9 sqrt}", "3"), ("{1 0 atan}", "90"), ("{2 3 exp}", "8"), ("{5 3 and}", "1"), ("{1 3 bitshift}", "8"),
    ("{3 4 exch pop}", "4"), ("{1 2 1 index exch pop}", "1"), ("{2.5 round}", "3"), ("{-2.5 truncate}", "-2"),
    ("{4 5 2 copy add 3 1 roll pop pop}", "9"), ("{1 2 lt {6} if}", "6"), ("{1 0 div}", "0"),
  ])
  func `may be worked out by any operator`(program: String, expected: String) throws {
    // The result in tenths of the whole.
    let function = PDFPart.stream(
      "{pop \(program.dropFirst().dropLast()) \(expected) sub abs 0.001 lt {1} {0} ifelse}",
      "/FunctionType 4/Domain[0 1]/Range[0 1]")
    #expect(try color("/C cs 1 sc", "/C[/Separation/Spot/DeviceGray 10 0 R]", [function]) == "#FFFFFF")
  }
}
