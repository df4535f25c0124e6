import PDFFiles
import PixelImages
import Testing
import VectorPictures

@Suite struct `A path of a PDF page` {
  private func isPainted(_ content: String, _ places: [(Int, Int)]) throws -> [Bool] {
    let bitmap = try PDFSource(content).bitmap()
    return places.map { bitmap[$0.0, $0.1].alpha == 255 }
  }

  /// A square in a square, both in the same direction.
  private let squares = "0 0 10 10 re 2 2 6 6 re"

  @Test(arguments: [("f", true), ("F", true), ("f*", false), ("B", true), ("B*", false), ("b*", false), ("b", true)])
  func `is filled by one of two rules`(painting: String, isInside: Bool) throws {
    #expect(try isPainted("\(squares) \(painting)", [(1, 5), (5, 5), (15, 5)]) == [true, isInside, false])
  }

  @Test func `is painted once, and then forgotten`() throws {
    #expect(try isPainted("0 0 5 10 re n 10 0 5 10 re f", [(2, 5), (12, 5)]) == [false, true])
  }

  @Test func `has curves whose control points may be its own`() throws {
    // All three ways of the same curve with its first and last control point on its ends.
    let whole = try PDFSource("0 0 m 0 0 20 0 20 10 c f").bitmap()
    #expect(try PDFSource("0 0 m 20 0 20 10 v f").bitmap() == whole)
    let other = try PDFSource("0 0 m 0 10 20 10 20 10 c f").bitmap()
    #expect(try PDFSource("0 0 m 0 10 20 10 y f").bitmap() == other)
    #expect(whole[15, 4].alpha == 255 && other[5, 0].alpha == 0)
  }

  @Test func `has a line with ends, corners and dashes`() throws {
    let places = [(1, 5), (10, 5), (18, 5)]
    #expect(try isPainted("4 w 4 5 m 16 5 l S", places) == [false, true, false])
    #expect(try isPainted("4 w 2 J 4 5 m 17 5 l S", [(2, 4), (10, 5), (18, 5)]) == [true, true, true])
    #expect(try isPainted("4 w [4] 0 d 0 5 m 20 5 l S", [(2, 5), (6, 5), (10, 5)]) == [true, false, true])
    #expect(try isPainted("4 w [4] 4 d 0 5 m 20 5 l S", [(2, 5), (6, 5), (10, 5)]) == [false, true, false])
    // The corner of a miter, which a low limit cuts off.
    let corner = "4 w 2 2 m 16 2 l 16 9 l"
    #expect(try isPainted("\(corner) S", [(17, 9)]) == [true])
    #expect(try isPainted("1 M \(corner) S", [(17, 9)]) == [false])
    #expect(try isPainted("2 j \(corner) S", [(17, 9)]) == [false])
    #expect(try isPainted("<</LW 4>> pop", [(1, 1)]) == [false])
  }

  @Test func `has a line as wide as its coordinates are stretched`() throws {
    #expect(
      try isPainted("8 0 0 1 0 0 cm 1 w 1 0 m 1 10 l S", [(3, 5), (5, 5), (11, 5), (13, 5)]) == [
        false, true, true, false,
      ])
  }

  @Test func `lies in coordinates that are kept and given back`() throws {
    let content = "q 1 0 0 1 10 0 cm q 2 0 0 2 0 0 cm 0 0 2 2 re f Q 0 6 2 2 re f Q 0 0 2 2 re f"
    #expect(try isPainted(content, [(13, 6), (11, 3), (1, 9), (13, 3)]) == [true, true, true, false])
  }

  @Test func `clips what follows, until the state before comes back`() throws {
    let content = "q 0 0 5 10 re W n 0 0 20 10 re f Q 15 0 5 5 re f"
    #expect(try isPainted(content, [(2, 2), (7, 2), (17, 7)]) == [true, false, true])
    #expect(try isPainted("\(squares) W* n 0 0 20 10 re f", [(1, 5), (5, 5)]) == [true, false])
    // Of two clips what both have.
    #expect(
      try isPainted("0 0 10 10 re W n 5 0 10 10 re W n 0 0 20 10 re f", [(2, 5), (7, 5), (12, 5)]) == [
        false, true, false,
      ])
    #expect(
      try isPainted("0 0 5 10 re W n 10 0 5 10 re W n 0 0 20 10 re f", [(2, 5), (7, 5), (12, 5)]) == [
        false, false, false,
      ])
  }

  @Test func `is painted by the colours and the opacity of its inside and of its line`() throws {
    let bitmap = try PDFSource(
      "/a gs 1 0 0 rg 0 0 1 RG 2 w 2 2 16 6 re B", resources: "/ExtGState<</a<</ca .5/CA 1/LW 4>>>>"
    ).bitmap()
    #expect(bitmap.color(10, 5) == "#FF000080" && bitmap.color(2, 5) == "#0000FF")
  }
}
