import PDFFiles
import PixelImages
import PlaneGeometry
import Testing
import VectorPictures

@Suite struct `The page of a PDF file` {
  /// A red mark in the corner where x and y are least, on a page of 20 x 10 points.
  private let mark = "1 0 0 rg 0 0 4 4 re f"

  private func corner(_ entries: String) throws -> String {
    let bitmap = try PDFSource(mark, entries: entries).bitmap()
    let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
    let corners = [
      (0, 0, "top left"), (right, 0, "top right"), (0, bottom, "bottom left"), (right, bottom, "bottom right"),
    ]
    return corners.filter { bitmap.color($0.0, $0.1) == "#FF0000" }.map(\.2).joined(separator: ", ")
      + " of \(bitmap.width) x \(bitmap.height)"
  }

  @Test func `has y growing up`() throws {
    #expect(try corner("/MediaBox[0 0 20 10]") == "bottom left of 20 x 10")
  }

  @Test(arguments: [
    (90, "top left of 10 x 20"), (180, "top right of 20 x 10"), (270, "bottom right of 10 x 20"),
    (-90, "bottom right of 10 x 20"), (450, "top left of 10 x 20"), (0, "bottom left of 20 x 10"),
  ])
  func `is turned clockwise`(degrees: Int, place: String) throws {
    #expect(try corner("/MediaBox[0 0 20 10]/Rotate \(degrees)") == place)
  }

  @Test func `shows its crop box, of its media box`() throws {
    #expect(
      try PDFSource("", entries: "/MediaBox[0 0 20 10]/CropBox[5 2 15 8]").picture().size == Size(width: 10, height: 6))
    #expect(
      try PDFSource("", entries: "/MediaBox[0 0 20 10]/CropBox[-5 -5 15 8]").picture().size
        == Size(width: 15, height: 8))
    // Corners may be named in any order, and the box may lie anywhere.
    #expect(try corner("/MediaBox[20 10 0 0]") == "bottom left of 20 x 10")
    let moved = try PDFSource("1 0 0 rg 100 50 4 4 re f", entries: "/MediaBox[100 50 120 60]").bitmap()
    #expect(moved.color(0, 9) == "#FF0000")
  }

  @Test func `has a unit of its own`() throws {
    #expect(
      try PDFSource("", entries: "/MediaBox[0 0 20 10]/UserUnit 1.5").picture().size == Size(width: 30, height: 15))
  }

  @Test func `inherits what the nodes above say`() throws {
    var source = PDFSource(mark, entries: "")
    source.replace(2, .object("<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 8 8]/Rotate 90>>"))
    #expect(try source.picture().size == Size(width: 8, height: 8))
    #expect(try source.bitmap().color(0, 0) == "#FF0000")
  }

  @Test func `may have its content in several streams`() throws {
    var source = PDFSource("1 0 0 r", objects: [.stream("1 0 0"), .stream("rg 0 0 4 4 re f")])
    source.replace(3, .object("<</Type/Page/MediaBox[0 0 20 10]/Contents[10 0 R 11 0 R]>>"))
    #expect(try source.bitmap().color(0, 9) == "#FF0000")
  }

  @Test func `is the first of several, and that is said`() throws {
    var source = PDFSource(mark)
    source.replace(2, .object("<</Type/Pages/Kids[3 0 R 3 0 R]/Count 2>>"))
    #expect(try source.picture().problems == ["of its 2 pages the first one is drawn"])
  }

  @Test func `may lie in an object stream, found by a cross-reference stream`() throws {
    // Written as programs do since PDF 1.5: the catalogue and the pages are objects in a stream.
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R>>",
    ]
    var (index, offset) = ("", 0)
    for (number, object) in objects.enumerated() {
      index += "\(number + 1) \(offset) "
      offset += object.utf8.count + 1
    }
    let held = index + objects.joined(separator: " ")
    var bytes = Array("%PDF-1.5\n".utf8)
    let content = bytes.count
    bytes += Array("4 0 obj".utf8) + PDFPart.stream(mark).bytes + Array("\nendobj\n".utf8)
    let stream = bytes.count
    bytes += Array("5 0 obj".utf8) + PDFPart.stream(held, "/Type/ObjStm/N 3/First \(index.utf8.count)").bytes
    bytes += Array("\nendobj\n".utf8)
    let table = bytes.count
    func entry(_ kind: Int, _ place: Int, _ last: Int) -> [UInt8] {
      [UInt8(kind), UInt8(place >> 8), UInt8(place & 255), UInt8(last)]
    }
    let entries =
      entry(0, 0, 255) + entry(2, 5, 0) + entry(2, 5, 1) + entry(2, 5, 2) + entry(1, content, 0)
      + entry(1, stream, 0) + entry(1, table, 0)
    bytes += Array("6 0 obj".utf8) + PDFPart.data(entries, "/Type/XRef/Size 7/W[1 2 1]/Root 1 0 R").bytes
    bytes += Array("\nendobj\nstartxref\n\(table)\n%%EOF".utf8)
    let picture = try VectorPicture(pdf: bytes)
    #expect(picture.problems == [])
    #expect(PDFSource.bitmap(picture).color(0, 9) == "#FF0000")
  }
}
