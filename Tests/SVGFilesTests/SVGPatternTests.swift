import PixelImages
import SVGFiles
import Testing
import VectorPictures

@Suite struct `A pattern of an SVG picture` {
  private let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)

  /// Whether pixels of a row are red, from the left.
  private func isRed(_ bitmap: Bitmap, row: Int = 2) -> [Bool] { (0..<bitmap.width).map { bitmap[$0, row] == red } }

  private let dot = "<rect width='2' height='10' fill='red'/>"

  @Test func `is repeated in the shape`() throws {
    let drawn = try SVGSource.bitmap(
      "<pattern id='p' width='5' height='10' patternUnits='userSpaceOnUse'>\(dot)</pattern>"
        + "<rect x='4' width='14' height='10' fill='url(#p)'/>")
    let expected = (0..<20).map { (x: Int) -> Bool in x >= 4 && x < 18 && x % 5 < 2 }
    #expect(isRed(drawn) == expected)
  }

  @Test func `counts in shares of the shape`() throws {
    let drawn = try SVGSource.bitmap(
      "<pattern id='p' width='.5' height='1' patternContentUnits='objectBoundingBox'>"
        + "<rect width='.1' height='1' fill='red'/></pattern><rect width='20' height='10' fill='url(#p)'/>")
    #expect(isRed(drawn) == (0..<20).map { $0 % 10 < 2 })
    // The contents count in points where nothing else is said.
    let points = try SVGSource.bitmap(
      "<pattern id='p' width='.5' height='1'>\(dot)</pattern><rect width='20' height='10' fill='url(#p)'/>")
    #expect(isRed(points) == isRed(drawn))
  }

  @Test func `may begin elsewhere, be mapped, have a view box, and be that of another`() throws {
    let units = "patternUnits='userSpaceOnUse'"
    let moved = try SVGSource.bitmap(
      "<pattern id='p' x='3' width='5' height='10' \(units)><rect x='3' width='2' height='10' fill='red'/></pattern>"
        + "<rect width='20' height='10' fill='url(#p)'/>")
    #expect(isRed(moved) == (0..<20).map { [3, 4].contains($0 % 5) })
    let stretched = try SVGSource.bitmap(
      "<pattern id='q' width='5' height='10' \(units)>\(dot)</pattern>"
        + "<pattern id='p' href='#q' patternTransform='translate(1 0) scale(2 1)'/>"
        + "<rect width='20' height='10' fill='url(#p)'/>")
    #expect(isRed(stretched) == (0..<20).map { (1...4).contains($0 % 10) })
    let box = try SVGSource.bitmap(
      "<pattern id='p' x='1' width='4' height='4' viewBox='0 0 2 2' \(units)><rect width='1' height='2' fill='red'/>"
        + "</pattern><rect width='20' height='10' fill='url(#p)'/>")
    #expect(isRed(box) == (0..<20).map { [1, 2].contains($0 % 4) })
  }

  @Test func `paints lines, and fades with its shape`() throws {
    let pattern = "<pattern id='p' width='5' height='10' patternUnits='userSpaceOnUse'>\(dot)</pattern>"
    let line = try SVGSource.bitmap(
      pattern + "<path d='M0 5H20' stroke='url(#p)' stroke-width='4'/>")
    #expect(isRed(line, row: 5) == (0..<20).map { $0 % 5 < 2 } && isRed(line, row: 1).allSatisfy { !$0 })
    let faded = try SVGSource.bitmap(pattern + "<rect width='20' height='10' fill='url(#p)' fill-opacity='.5'/>")
    #expect((127...128).contains(faded[0, 0].alpha) && faded[3, 0].alpha == 0)
  }

  @Test func `without an extent paints nothing`() throws {
    #expect(
      try SVGSource.bitmap("<pattern id='p'>\(dot)</pattern><rect width='9' height='9' fill='url(#p)'/>")[1, 1]
        == .clear)
  }
}
