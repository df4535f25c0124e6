import DrawingRenderer
import Drawings
import PDFFiles
import PixelImages
import Testing
import VectorPictures

/// Files that would take endless time or memory, or that are no pictures.
@Suite(.timeLimit(.minutes(10))) struct `A hostile PDF file` {
  /// Reads a file with a blue mark in front of what is hostile, which is drawn in any case.
  private func problems(
    _ content: String, resources: String = "", _ objects: [PDFPart] = []
  ) throws -> [String] {
    let source = PDFSource("q 0 0 1 rg 16 0 4 4 re f Q \(content)", resources: resources, objects: objects)
    let picture = try source.picture()
    #expect(PDFSource.bitmap(picture).color(18, 8) == "#0000FF")
    return picture.problems
  }

  private func error(_ bytes: [UInt8]) -> String {
    #expect(throws: PDFError.self) { try VectorPicture(pdf: bytes) }?.description ?? ""
  }

  // MARK: The structure

  @Test func `that is none is an error`() {
    #expect(error([]).hasPrefix("it is no PDF file that can be read: QPDF says "))
    #expect(error(Array("%PDF-1.7 and nothing else".utf8)).hasPrefix("it is no PDF file that can be read"))
    #expect(error(Array("<svg/>".utf8)).hasPrefix("it is no PDF file that can be read"))
  }

  @Test func `with a wrong table of its objects is read without it`() throws {
    let bytes = PDFSource("1 0 0 rg 0 0 20 10 re f").bytes()
    let text = String(decoding: bytes, as: UTF8.self).replacing(/startxref\n\d+/, with: "startxref\n7")
    #expect(try PDFSource.bitmap(VectorPicture(pdf: Array(text.utf8))).color(5, 5) == "#FF0000")
  }

  @Test func `without a page, or with pages within themselves, is an error`() {
    var none = PDFSource("")
    none.replace(2, .object("<</Type/Pages/Kids[]/Count 0>>"))
    #expect(error(none.bytes()).hasPrefix("it has no page"))
    var loop = PDFSource("")
    loop.replace(2, .object("<</Type/Pages/Kids[2 0 R]/Count 1>>"))
    #expect(error(loop.bytes()).hasPrefix("it has no page, or its pages are nested too deep"))
  }

  @Test(arguments: [
    ("", "its page does not say how large it is"), ("/MediaBox[0 0 0 0]", "its page has 0.0 x 0.0 points"),
    ("/MediaBox[0 0 99999 10]", "its page has 99999.0 x 10.0 points"),
    ("/MediaBox[0 0 (a) 10]", "its page does not say"),
    ("/MediaBox[0 0 9e99 1]", "its page does not say"),
    ("/MediaBox[0 0 10 10]/UserUnit 99999", "its page has 999990.0 x 999990.0 points"),
  ])
  func `without extents, or with very large ones, is an error`(entries: String, expected: String) {
    let error = error(PDFSource("", entries: entries).bytes())
    #expect(error.hasPrefix(expected), "\(error)")
  }

  @Test func `that is encrypted is an error`() {
    let zeros = String(repeating: "00", count: 32)
    let encryption = "/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O<\(zeros)>/U<\(zeros)>>>/ID[<00><00>]"
    #expect(
      error(PDFSource("").bytes(trailer: encryption))
        == "it is encrypted, and only who knows its password can read it; export it without one")
  }

  @Test func `whose objects are nested too deep is read as far as it can be`() throws {
    let nested = String(repeating: "[", count: 100_000)
    #expect(try problems("/x gs", resources: "/ExtGState<</x 10 0 R>>", [.object("<</D \(nested)>>")]) == [])
    #expect(try problems("\(nested) 0 d").first == "its arrays and dictionaries are nested too deep")
  }

  /// A stream that inflates to some thousand times its length, which programs write for what is long and the same.
  private func inflating(toMegabytes count: Int) -> [UInt8] {
    // Deflate blocks with a dynamic table would be shorter; a fixed one repeats 258 bytes in 13 bits.
    var (bytes, bits, held): ([UInt8], UInt64, Int) = ([0x78, 0x9C], 0, 0)
    func put(_ value: UInt64, _ length: Int) {
      bits |= value << UInt64(held)
      held += length
      while held >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        held -= 8
      }
    }
    put(1, 1)
    put(1, 2)
    // A space as it is: 0x30 + 0x20, with the highest bit first.
    put(0b0000_1010, 8)
    // Length 258 is symbol 285, 11000101 with the highest bit first; distance 1 is symbol 0 of five bits.
    for _ in 0..<count * 4064 { put(0b1010_0011, 8); put(0, 5) }
    put(0, 7)
    put(0, 8)
    return bytes
  }

  @Test func `with a stream of gigabytes is left out, and named`() throws {
    let long = PDFPart.data(inflating(toMegabytes: 130), "/Subtype/Form/BBox[0 0 1 1]/Filter/FlateDecode")
    #expect(
      try problems("/f Do", resources: "/XObject<</f 10 0 R>>", [long]) == [
        "the stream in object 10 is left out, because all streams together have more than 128 MB once they are inflated"
      ])
    // What it says of its length counts for nothing.
    let declared = PDFPart.object("<</Subtype/Form/BBox[0 0 9 9]/Length 1073741824>>stream\n0 0 1 1 re f\nendstream")
    #expect(try problems("/f Do", resources: "/XObject<</f 10 0 R>>", [declared]) == [])
  }

  @Test func `with structure of gigabytes is an error`() {
    let data = inflating(toMegabytes: 66)
    var bytes = Array("%PDF-1.5\n".utf8)
    let start = bytes.count
    bytes +=
      Array("6 0 obj".utf8)
      + PDFPart.data(data, "/Type/XRef/Size 7/W[1 2 1]/Root 1 0 R/Filter/FlateDecode").bytes
    bytes += Array("\nendobj\nstartxref\n\(start)\n%%EOF".utf8)
    #expect(error(bytes).hasPrefix("the streams that hold its structure have more than 64 MB"))
  }

  @Test func `that says the same words again and again ends soon`() {
    let words = String(repeating: "/W stream\n", count: 200_000)
    #expect(
      error(Array("%PDF-1.5\n1 0 obj<<\(words)".utf8)).hasPrefix(
        "the streams that hold its structure have more than 64 MB"))
    #expect(
      error(Array("%PDF-1.5\n\(words.replacing("/W", with: "obj/W"))".utf8)).hasPrefix(
        "it is no PDF file that can be read: QPDF says"))
  }

  // MARK: The content

  @Test func `with forms that draw themselves leaves them out`() throws {
    let resources = "/XObject<</f 10 0 R/g 11 0 R>>"
    let itself = try problems("/f Do", resources: resources, [.form("/f Do")])
    #expect(itself == ["the object 10 draws itself, and is left out in there"])
    let others = try problems("/f Do", resources: resources, [.form("/g Do"), .form("/f Do")])
    #expect(others == ["the object 10 draws itself, and is left out in there"])
  }

  /// Objects of which each uses the next one several times.
  private func tower(_ count: Int, _ content: (Int) -> String, _ entries: (Int) -> String) -> [PDFPart] {
    (0..<count).map { .form(content($0), entries($0)) }
  }

  @Test func `with forms in forms ends`() throws {
    let forms = tower(11, { _ in String(repeating: "/n Do ", count: 10) }) {
      "/Resources<</XObject<</n \($0 + 11) 0 R>>>>"
    }
    let problems = try problems("/f Do", resources: "/XObject<</f 10 0 R>>", forms + [.form("0 0 1 1 re f")])
    #expect(problems.count == 1 && problems[0].contains("is drawn too often"), "\(problems)")
  }

  @Test func `with masks in masks ends`() throws {
    let forms = tower(11, { _ in String(repeating: "/n gs 0 0 9 9 re f 0 0 m 9 0 l 9 9 l h W n ", count: 5) }) {
      "/Group<</S/Transparency>>/Resources<</ExtGState<</n<</SMask<</S/Alpha/G \($0 + 11) 0 R>>>>>>>>"
    }
    let problems = try problems(
      "/n gs 0 0 9 9 re f", resources: "/ExtGState<</n<</SMask<</S/Alpha/G 10 0 R>>>>>>",
      forms + [.form("0 0 1 1 re f")])
    #expect(problems.contains { $0.contains("is drawn too often") }, "\(problems)")
  }

  @Test func `with patterns in patterns ends`() throws {
    let patterns: [PDFPart] = (0..<10).map { level in
      .stream(
        "/Pattern cs /n scn 0 0 20 10 re f",
        "/PatternType 1/PaintType 1/BBox[0 0 2 2]/XStep 2/YStep 2/Resources<</Pattern<</n \(level + 11) 0 R>>>>")
    }
    let last = PDFPart.stream("0 0 1 1 re f", "/PatternType 1/PaintType 1/BBox[0 0 2 2]/XStep 2/YStep 2")
    let problems = try problems(
      "/Pattern cs /n scn 0 0 20 10 re f", resources: "/Pattern<</n 10 0 R>>", patterns + [last])
    #expect(problems.contains { $0.contains("is drawn too often") }, "\(problems)")
  }

  @Test func `with too many states stops there`() throws {
    #expect(
      try problems(String(repeating: "q ", count: 10_000)) == [
        "the rest of it is left out, because it keeps too many graphics states with the operator q"
      ])
    #expect(try problems(String(repeating: "Q ", count: 10_000)) == [])
  }

  @Test func `with too many clips leaves out what they would clip`() throws {
    let clips = (0..<200).map { "q 0 0 m \($0 % 9) 9 l 9 0 l W n " }.joined()
    #expect(
      try problems("\(clips) 0 0 20 10 re f") == [
        "parts of it are left out, because more than 24 clips lie in each other"
      ])
  }

  @Test func `with as many layers in each other as are allowed is drawn`() throws {
    let clips = (0..<23).map { "0 0 m \($0 % 9) 30 l 14 0 l h W n " }.joined()
    let forms = (0..<12).map { level in
      PDFPart.form(
        "\(clips) /a gs /n Do 0 0 20 10 re f",
        "/Group<</S/Transparency>>/Resources<</ExtGState<</a<</ca .9/BM/Multiply>>>>/XObject<</n \(level + 11) 0 R>>>>")
    }
    let problems = try problems("/f Do", resources: "/XObject<</f 10 0 R>>", forms + [.form("0 0 20 10 re f")])
    #expect(problems.count <= 1 && problems.allSatisfy { $0.contains("is drawn by others in more than 12 steps") })
  }

  @Test func `with numbers beyond all others leaves out what has them`() throws {
    let large = String(repeating: "9", count: 400)
    let missing = "an operator in it is left out, because a number or a name that it needs is missing, or too large"
    for content in [
      "\(large) 0 m", "0 0 \(large) 1 re f", "\(large) w", "1 0 0 1 \(large) 0 cm", "re", "rg", "nan nan l",
    ] {
      #expect(try problems(content) == [missing], "\(content)")
    }
    // Maps that are large together.
    _ = try problems(String(repeating: "99999999 0 0 99999999 0 0 cm ", count: 100) + "0 0 1 1 re f 1 w 0 0 m 1 1 l S")
    _ = try problems(String(repeating: "0.00000001 0 0 0.00000001 0 0 cm ", count: 100) + "0 0 1 1 re B")
    _ = try problems("[0.0001] 0 d 0 0 m 99999999 99999999 l S")
  }

  @Test(arguments: [
    ("/x Do", #"there is no object "x" in it"#), ("/x cs", #"there is no colour space "x" in it"#),
    ("/Pattern cs /x scn", #"there is no pattern "x" in it"#), ("/x sh", #"there is no shading "x" in it"#),
    ("/x 9 Tf", "a font that a text in it refers to is not there"), ("zzz", #"the operator "zzz" in it is not known"#),
  ])
  func `that refers to nothing is told`(content: String, expected: String) throws {
    let problems = try problems(content)
    #expect(problems.count == 1 && problems[0].hasPrefix(expected), "\(problems)")
  }

  @Test(arguments: [
    "[/Indexed 10 0 R 1<00>]", "[/Separation/A 10 0 R 11 0 R]", "[/ICCBased 11 0 R]", "[/Pattern 10 0 R]", "[]", "9",
    "[/Lab]",
    "[/Indexed/DeviceRGB 255<00>]",
  ])
  func `with colour spaces in themselves gives an error or a colour`(space: String) throws {
    let problems = try problems(
      "/x cs 1 sc 0 0 9 9 re f", resources: "/ColorSpace<</x 10 0 R>>",
      [.object(space), .object("<</Alternate 10 0 R/N 3>>")])
    #expect(problems.count <= 1)
  }

  @Test func `with functions of themselves is told`() throws {
    let function = PDFPart.object("<</FunctionType 3/Domain[0 1]/Bounds[.5]/Encode[0 1 0 1]/Functions[10 0 R 10 0 R]>>")
    let problems = try problems(
      "/x cs", resources: "/ColorSpace<</x[/Separation/A/DeviceGray 10 0 R]>>", [function])
    #expect(problems == ["a function in it is made of too many others"])
  }

  @Test(arguments: ["/Width 999999/Height 999999", "/Width -1/Height 2", "/Width 4611686018427387904/Height 4", ""])
  func `with images of impossible extents is told`(entries: String) throws {
    let image = PDFPart.data([0], "/Subtype/Image/ColorSpace/DeviceRGB/BitsPerComponent 8\(entries)")
    let problems = try problems("/x Do", resources: "/XObject<</x 10 0 R>>", [image])
    #expect(problems.count == 1 && problems[0].hasPrefix("the image in object 10 is left out"), "\(problems)")
  }

  @Test func `with a font that is none is told`() throws {
    let font = PDFPart.object("<</Subtype/TrueType/BaseFont/Odd/FontDescriptor<</FontFile2 11 0 R>>>>")
    let problems = try problems("BT /x 9 Tf (A) Tj ET", resources: "/Font<</x 10 0 R>>", [font, .stream("no font")])
    #expect(problems == ["texts in the font \"Odd\" are left out, because the font in the file cannot be read"])
  }
}
