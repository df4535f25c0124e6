import PlaneGeometry
import Testing
import Typesetting

@testable import Symbols

@Suite struct `A sketch` {
  private let pen = SketchPen(width: 10)

  private func contour(_ text: Substring) throws -> SketchContour {
    var reader = SketchReader(text)
    return try #require(reader.marks().first?.contours.first, "\(text)")
  }

  /// Whether a place in hundredths of an em is inside of a path, in whose square curves are too coarse.
  private func covers(_ path: Path, _ x: Double, _ y: Double) -> Bool {
    let place = Point(x: (x * SketchPen.unit + 0.5) * 1000, y: (y * SketchPen.unit + 0.5) * 1000)
    return path.transformed(by: .scale(x: 1000, y: 1000)).contains(place, rule: .nonZero)
  }

  @Test func `is understood as a whole, and drawn in every weight, outlined and filled`() throws {
    for name in SketchTable.names {
      var reader = SketchReader(try #require(SketchTable.text(of: name)))
      #expect(!reader.marks().isEmpty && reader.unread == nil, "\(name) \(reader.unread ?? "")")
      for name in [name, name + ".fill"] {
        let sketch = try #require(SymbolSketch(name: name))
        for weight in [FontWeight.ultraLight, .regular, .black] {
          let drawing = sketch.drawing(stroke: SymbolStroke.width(weight) / Symbol.square, isLayered: false)
          #expect(drawing.ink?.width ?? 0 > 0.05 && drawing.isExact, "\(name)")
        }
      }
    }
  }

  @Test(arguments: ["q o 0,0,1", "s z 0,0,1", "s o 0,0", "s l 0,0", "b u nothing,1,0,0", "s l 0,0 a1,2 5,5"])
  func `says what is not understood`(text: String) {
    var reader = SketchReader(text[...])
    _ = reader.marks()
    #expect(reader.unread != nil)
  }

  @Test func `has shares, layers and copies`() throws {
    var reader = SketchReader("s.6:2 o 0,0,4 f~ o 10,0,1 i@3 l 5,0 9,0")
    let marks = reader.marks()
    #expect(marks.map(\.kind) == [.line, .solid, .innerLine] && marks.map(\.contours.count) == [1, 2, 3])
    #expect(marks[0].share == 0.6 && marks[0].layer == 2)
    #expect(marks[1].contours[1].start.x == -marks[1].contours[0].start.x)
    let third = marks[2].contours[1].start
    #expect(abs(third.x + 2.5) < 1e-9 && abs(third.y - 4.33) < 0.01)
  }

  @Test func `contains another one, made smaller, mirrored, moved and turned`() throws {
    let arrow = try #require(SymbolSketch(name: "arrow.right")).drawing(stroke: 0.07, isLayered: false)
    let other = try #require(SymbolSketch(name: "arrow.down")).drawing(stroke: 0.07, isLayered: false)
    let (ink, turned) = (try #require(arrow.ink), try #require(other.ink))
    #expect(abs(ink.width - turned.height) < 1e-9 && abs(ink.height - turned.width) < 1e-9)
    var reader = SketchReader("b u circle,.5,10,20 j u star.fill,-.2")
    let marks = reader.marks()
    #expect(marks[0].contours[0].start.x == 10 && abs(marks[0].contours[0].start.y + 2.7) < 1e-9)
    #expect(marks.map(\.isFilled) == [false, true])
  }

  @Test func `has strokes of the same width along lines, curves and corners`() throws {
    let line = pen.stroke(try contour("s l -30,0 30,0"))
    for (place, isCovered) in [((0.0, 4.9), true), ((0, 5.1), false), ((34.9, 0), true), ((35.1, 0), false)] {
      #expect(covers(line, place.0, place.1) == isCovered, "\(place)")
    }
    // Round at the outside of a corner, and whole at its inside.
    let corner = pen.stroke(try contour("s l -30,0 0,0 0,30"))
    #expect(covers(corner, 3.4, -3.4) && !covers(corner, 3.7, -3.7) && covers(corner, -4, 4) && covers(corner, 0, 0))
    let ring = pen.stroke(try contour("s o 0,0,30"))
    for angle in stride(from: 0.0, to: 6.2, by: 0.3) {
      let (sine, cosine) = sineAndCosine(angle)
      for (radius, isCovered) in [(24.9, false), (25.1, true), (34.9, true), (35.1, false)] {
        #expect(covers(ring, radius * cosine, radius * sine) == isCovered, "\(angle) \(radius)")
      }
    }
  }

  @Test func `has corners with a radius, as far as there is room`() throws {
    let square = pen.area(try contour("f p -20,-20,10 20,-20,10 20,20,10 -20,20,10"))
    // From the middle of a corner's circle to its edge.
    let edge = 10 + 10 * 0.5.squareRoot()
    #expect(covers(square, edge - 0.1, edge - 0.1) && !covers(square, edge + 0.1, edge + 0.1))
    #expect(covers(square, 19.9, 0) && !covers(square, 20.1, 0))
    let disc = pen.area(try contour("f p -20,-20,99 20,-20,99 20,20,99 -20,20,99"))
    #expect(covers(disc, 14, 14) && !covers(disc, 14.3, 14.3))
  }

  @Test func `has areas that are moved outwards and inwards, whichever way they run`() throws {
    for text in ["f p -20,-20 20,-20 20,20 -20,20", "f p -20,-20 -20,20 20,20 20,-20"] {
      let contour = try contour(text[...])
      #expect(covers(pen.area(contour, outset: 5), 24.9, 0) && !covers(pen.area(contour, outset: 5), 25.1, 0))
      #expect(covers(pen.area(contour, outset: -5), 14.9, 0) && !covers(pen.area(contour, outset: -5), 15.1, 0))
    }
  }

  @Test func `leaves out what crosses itself by either rule of filling`() throws {
    // A plus is two lines, of which each is cut out by itself; a ring keeps its hole.
    let plus = try #require(SymbolLibrary.bundled.symbol(named: "plus.circle.fill", weight: .regular))
    #expect(plus.parts.map(\.cuts.count) == [2])
    let ring = pen.stroke(try contour("s o 0,0,30"))
    #expect(ring.solids == [ring])
    let crossing = Path { path in
      path.add(ring)
      path.add(pen.stroke(SketchContour(arcAround: .zero, radius: 30, from: 0, to: 90)))
    }
    #expect(crossing.solids.map(\.contours.count) == [2, 1])
    // The inner side of a corner is a corner, so that no part of a line lies over another.
    let corner = pen.stroke(try contour("s l -30,0 0,0 0,30")).transformed(by: .scale(x: 1000, y: 1000))
    for (x, y) in [(-4.0, 4.0), (-1, 1), (-4.9, 4.9), (0, 0)] {
      let place = Point(x: (x * SketchPen.unit + 0.5) * 1000, y: (y * SketchPen.unit + 0.5) * 1000)
      #expect(corner.contains(place, rule: .evenOdd), "\(x) \(y)")
    }
  }

  // By the look of pictures of iOS 26, in hundredths of an em from the middle: where a symbol is drawn, and where not.
  @Test(arguments: [
    "tag -8,51 22.7,-23.3 - 0,0 -20,0", "tag.fill -20,0 - 22.7,-23.3",
    "tshirt.fill 0,0 -55,-20 55,-20 0,-45 - 0,-37 0,-52 -55,20",
    "giftcard.fill -45,-30 45,30 -17,-14 - 0,-30 -45,2.4 -18.5,-25 -26,26 26,26",
    "photo.stack.fill 0,-51 0,-38 -30,0 - 0,-44 0,-30 -14.7,2.4 16,25 -45,-38",
    "internaldrive 0,37.7 0,1.6 -40,-10 40,-10 0,20 33.9,20 - 0,-20 -30,20 16.8,20",
    "memorychip 0,36 31.7,-36 48,0 - 0,0 8,36 -8,-36",
  ])
  func `is drawn where pictures have it`(text: String) throws {
    let words = text.split(separator: " ")
    let drawing = try #require(SymbolSketch(name: String(words[0]))).drawing(
      stroke: 8 * SketchPen.unit, isLayered: false)
    var expected = true
    for word in words.dropFirst() {
      guard word != "-" else {
        expected = false
        continue
      }
      let place = word.split(separator: ",").compactMap { Double($0) }
      let isDrawn = drawing.parts.contains { part in
        covers(part.path, place[0], place[1]) && !part.cuts.contains { covers($0, place[0], place[1]) }
      }
      #expect(isDrawn == expected, "\(word)")
    }
  }

  @Test func `is filled to the outer edge of its strokes, without what lies on it`() throws {
    func drawing(_ name: String) throws -> SymbolDrawing {
      try #require(SymbolSketch(name: name)).drawing(stroke: 8 * SketchPen.unit, isLayered: false)
    }
    let (outline, solid) = (try drawing("camera"), try drawing("camera.fill"))
    #expect(outline.ink == solid.ink && solid.parts.count == 1 && solid.parts[0].cuts.count == 1)
    #expect(!covers(outline.parts[0].path, 0, -25) && covers(solid.parts[0].path, 0, -25))
    #expect(covers(solid.parts[0].cuts[0], 20, 2.3) && !covers(solid.parts[0].cuts[0], 0, 2.3))
    let layered = try #require(SymbolSketch(name: "person.crop.square.fill")).drawing(stroke: 0.07, isLayered: true)
    #expect(layered.parts.map(\.layer) == [1, 0, 0])
  }

  @Test func `keeps in light symbols what would vanish by losing as much as strokes do`() throws {
    func sparkle(_ weight: FontWeight) throws -> Path {
      try #require(
        SymbolSketch(name: "sparkles")?.drawing(
          stroke: SymbolStroke.width(weight) / Symbol.square, isLayered: false)
      ).parts[2].path
    }
    let (light, regular, black) = (try sparkle(.ultraLight), try sparkle(.regular), try sparkle(.black))
    #expect(light == regular)
    #expect(try #require(black.bounds).width > #require(regular.bounds).width)
  }

  @Test func `grows in nine steps of weight, its areas as its strokes`() throws {
    let weights = stride(from: 100, through: 900, by: 100).map(FontWeight.init(rawValue:))
    for name in ["heart", "ellipsis", "camera.fill", "plus.circle", "folder.badge.plus"] {
      let parts = try weights.map { try #require(SymbolLibrary.bundled.symbol(named: name, weight: $0)).parts }
      #expect(Set(parts).count == 9, "\(name)")
    }
    let dots = try [FontWeight.light, .black].map {
      try #require(SymbolSketch(name: "ellipsis")).drawing(
        stroke: SymbolStroke.width($0) / Symbol.square, isLayered: false)
    }
    let heights = try dots.map { try #require($0.ink).height * Symbol.square }
    #expect(abs(heights[1] - heights[0] - SymbolStroke.width(.black) + SymbolStroke.width(.light)) < 1e-9)
  }
}
