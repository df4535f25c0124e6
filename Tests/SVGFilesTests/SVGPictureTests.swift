import DrawingRenderer
import Drawings
import PixelImages
import PlaneGeometry
import Testing
import VectorPictures

@testable import SVGFiles

/// Small files as pictures of a pixel a point.
enum SVGSource {
  static func read(_ inside: String, root: String = #"width="20" height="10""#) throws -> VectorPicture {
    try VectorPicture(svg: Array("<svg xmlns='http://www.w3.org/2000/svg' \(root)>\(inside)</svg>".utf8))
  }

  static func bitmap(_ inside: String, root: String = #"width="20" height="10""#) throws -> Bitmap {
    let picture = try read(inside, root: root)
    #expect(picture.problems == [])
    return bitmap(picture)
  }

  static func bitmap(_ picture: VectorPicture, template: RGBAColor? = nil) -> Bitmap {
    let item = picture.item("picture", in: Rect(origin: .zero, size: picture.size), template: template)
    return DrawingRenderer(scale: 1).render(Drawing(size: picture.size, items: [item]))
  }

  /// Whether two pictures show the same, and something.
  static func areSame(_ a: String, _ b: String) throws -> Bool {
    let (a, b) = (try bitmap(a), try bitmap(b))
    return a == b && a != Bitmap(width: a.width, height: a.height)
  }
}

private typealias Source = SVGSource

@Suite struct `An SVG picture` {
  private let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
  private let blue = PremultipliedColor(red: 0, green: 0, blue: 255, alpha: 255)

  @Test func `is as large as it says, or as its view box`() throws {
    func size(_ root: String) throws -> Size { try Source.read("", root: root).size }
    #expect(try size(#"width="20" height="10""#) == Size(width: 20, height: 10))
    #expect(try size(#"viewBox="0 0 24 12""#) == Size(width: 24, height: 12))
    #expect(try size(#"width="100%" height="100%" viewBox="0 0 24 12""#) == Size(width: 24, height: 12))
    #expect(try size(#"width="12" viewBox="0 0 24 12""#) == Size(width: 12, height: 6))
    #expect(try size(#"height="24" viewBox="0,0,24,12""#) == Size(width: 48, height: 24))
    #expect(try size(#"width="15pt" height="1in""#) == Size(width: 20, height: 96))
    #expect(throws: SVGError.self) { try size("") }
    #expect(throws: SVGError.self) { try size(#"viewBox="0 0 0 0""#) }
  }

  @Test(arguments: [
    ("xMidYMid meet", 5..<15, 0..<10), ("", 5..<15, 0..<10), ("xMinYMid", 0..<10, 0..<10),
    ("xMaxYMid meet", 10..<20, 0..<10), ("none", 0..<20, 0..<10), ("xMidYMid slice", 0..<20, 0..<10),
  ])
  func `has its view box where it says`(aspect: String, columns: Range<Int>, rows: Range<Int>) throws {
    let root = #"width="20" height="10" viewBox="-5 -5 10 10" preserveAspectRatio="\#(aspect)""#
    let bitmap = try Source.bitmap(#"<rect x="-5" y="-5" width="10" height="10" fill="red"/>"#, root: root)
    for y in 0..<10 {
      for x in 0..<20 {
        #expect(bitmap[x, y] == (columns.contains(x) && rows.contains(y) ? red : .clear), "\(x) \(y)")
      }
    }
  }

  @Test func `that slices its view box shows the part that it says`() throws {
    func row(_ aspect: String) throws -> [PremultipliedColor] {
      let root = #"width="20" height="10" viewBox="0 0 10 10" preserveAspectRatio="\#(aspect) slice""#
      let bitmap = try Source.bitmap(#"<rect width="10" height="5" fill="red"/>"#, root: root)
      return [bitmap[3, 0], bitmap[3, 4], bitmap[3, 5], bitmap[3, 9]]
    }
    #expect(try row("xMidYMin") == [red, red, red, red])
    #expect(try row("xMidYMid") == [red, red, .clear, .clear])
    #expect(try row("xMidYMax") == [.clear, .clear, .clear, .clear])
  }

  @Test func `has shapes that are paths`() throws {
    #expect(try Source.areSame(#"<rect x="2" y="1" width="5" height="4"/>"#, #"<path d="M2 1h5v4H2z"/>"#))
    #expect(try Source.areSame(#"<polygon points="2,1 7 1 7,5,2,5"/>"#, #"<path d="m2,1 5,0 0,4 -5,0z"/>"#))
    #expect(try Source.areSame(#"<circle cx="8" cy="5" r="4"/>"#, #"<ellipse cx="8" cy="5" rx="4" ry="4"/>"#))
    #expect(try Source.areSame(#"<circle cx="8" cy="5" r="4"/>"#, #"<ellipse cx="40%" cy="50%" rx="20%"/>"#))
    #expect(
      try Source.areSame(
        #"<line x1="1" y1="2" x2="9" y2="2" stroke="red"/>"#,
        #"<polyline points="1,2 9,2" stroke="red" fill="none"/>"#))
    let rounded = try Source.bitmap(#"<rect width="20" height="10" rx="5" fill="red"/>"#)
    #expect(rounded[0, 0].alpha == 0 && rounded[10, 0] == red && rounded[0, 5].alpha > 200)
  }

  @Test(arguments: [
    ("M1 1 L9 1 L9 9 Z", "M1,1l8,0l0,8z"), ("M1 1H9V9Z", "M1 1h8v8z"), ("M1 1 9 1 9 9z", "m1 1 8 0 0 8z"),
    ("M1 1C3 1 5 3 5 5S7 9 9 9", "M1 1c2 0 4 2 4 4c0 2 2 4 4 4"), ("M1 1Q5 1 5 5T9 9", "M1 1q4 0 4 4q0 4 4 4"),
    ("M1-1.5.5 2", "M 1 -1.5 L 0.5 2"), ("M1e0 1E0L+9 .1e1", "M1 1L9 1"),
    ("M2 2a3 3 0 1110 0z", "M2 2a3 3 0 1 1 10 0z"),
    ("M2 2h4v4zl2 5", "M2 2h4v4zM2 2l2 5"), ("M1 1S5 1 5 5", "M1 1C1 1 5 1 5 5"), ("M1 1T5 5", "M1 1L5 5"),
  ])
  func `has commands in the short forms of the format`(short: String, long: String) throws {
    let style = #"stroke="black" fill="none""#
    #expect(try Source.areSame(#"<path d="\#(short)" \#(style)/>"#, #"<path d="\#(long)" \#(style)/>"#))
  }

  /// The places of a path's curves and lines, with where each piece begins.
  private func places(on path: Path) -> [[Point]] {
    var current = Point.zero
    return path.elements.compactMap { element in
      defer { current = element.points.last ?? current }
      guard case .cubic(let end, let control1, let control2) = element else { return nil }
      return (0...8).map { step in
        let t = Double(step) / 8
        let (a, b) = (current.interpolated(to: control1, by: t), control1.interpolated(to: control2, by: t))
        let c = control2.interpolated(to: end, by: t)
        return a.interpolated(to: b, by: t).interpolated(to: b.interpolated(to: c, by: t), by: t)
      }
    }
  }

  @Test(arguments: [(0, 0), (0, 1), (1, 0), (1, 1)])
  func `has arcs on the ellipse that they belong to`(large: Int, sweep: Int) throws {
    // From (20, 0) to (0, 5): around (0, 0) or around (20, 5), the short way or the long one; four times as wide as high.
    let path = try Path(svg: "M20 0A20 5 0 \(large) \(sweep) 0 5")
    let center = (large == 1) == (sweep == 1) ? Point(x: 20, y: 5) : Point(x: 0, y: 0)
    let pieces = places(on: path)
    #expect(pieces.count == (large == 1 ? 3 : 1))
    for piece in pieces {
      for place in piece {
        let (x, y) = ((place.x - center.x) / 20, (place.y - center.y) / 5)
        #expect(abs((x * x + y * y).squareRoot() - 1) < 0.0003)
      }
      let (from, to) = (piece[0] - center, piece[8] - center)
      #expect((from.x * to.y - from.y * to.x > 0) == (sweep == 1))
    }
    #expect(path.currentPoint == Point(x: 0, y: 5))
  }

  @Test func `has arcs of a radius that is too small as half a circle, and of none as a line`() throws {
    let half = places(on: try Path(svg: "M0 0A1 1 0 0 1 8 0"))
    #expect(half.joined().allSatisfy { abs((($0.x - 4) * ($0.x - 4) + $0.y * $0.y).squareRoot() - 4) < 0.002 })
    #expect(half.joined().contains { abs($0.y + 4) < 0.002 })
    #expect(try Source.areSame(#"<path d="M0 0A0 1 0 0 1 8 0V4"/>"#, #"<path d="M0 0H8V4"/>"#))
    // Turned by a quarter, the axes change places.
    #expect(
      try Source.areSame(#"<path d="M2 2A4 2 90 0 1 6 2z"/>"#, #"<path d="M2 2A2 4 0 0 1 6 2z"/>"#))
  }

  @Test func `is painted by attributes, styles and what is inherited`() throws {
    func color(_ inside: String) throws -> PremultipliedColor { try Source.bitmap(inside)[4, 4] }
    let rect = #"width="9" height="9""#
    #expect(try color(#"<g fill="red"><rect \#(rect)/></g>"#) == red)
    #expect(try color(#"<rect fill="red" style="fill: rgb(0, 0, 255)" \#(rect)/>"#) == blue)
    #expect(try color(##"<g color="#00F"><rect fill="currentColor" \##(rect)/></g>"##) == blue)
    #expect(try color(#"<rect \#(rect) fill="none"/>"#) == .clear)
    #expect(try color(#"<rect \#(rect) fill="red" fill-opacity="0.5"/>"#).alpha == 128)
    #expect(try color(#"<rect \#(rect) fill="rgba(100% 0 0 / 50%)"/>"#).alpha == 128)
    #expect(try color(#"<g opacity="50%"><rect \#(rect)/><rect \#(rect)/></g>"#).alpha == 128)
    #expect(try color(#"<path fill-rule="evenodd" d="M0 0h9v9h-9zM3 3h3v3h-3z"/>"#) == .clear)
    #expect(try color(#"<path d="M0 0h9v9h-9zM3 3h3v3h-3z"/>"#).alpha == 255)
    #expect(try color(#"<rect \#(rect) display="none"/>"#) == .clear)
    #expect(try color(#"<g visibility="hidden"><rect \#(rect) fill="red" visibility="visible"/></g>"#) == red)
    #expect(try color(#"<rect \#(rect) fill="url(#none) blue"/>"#) == blue)
    #expect(
      try color(#"<rect \#(rect) fill="darkslategrey"/>"#)
        == PremultipliedColor(RGBAColor(red: 0x2F, green: 0x4F, blue: 0x4F)))
  }

  @Test func `is painted by the classes, names and elements of a style sheet`() throws {
    func color(_ sheet: String, _ attributes: String) throws -> PremultipliedColor {
      try Source.bitmap("<style>\(sheet)</style><rect width='9' height='9' \(attributes)/>")[4, 4]
    }
    #expect(try color(".a{fill:red}", #"class="b a""#) == red)
    #expect(try color("<![CDATA[ .a, .b { fill : red; } ]]>", #"class="b" fill="blue""#) == red)
    #expect(try color(".a{fill:red} /* a { */ #c{fill:blue}", #"class="a" id="c""#) == blue)
    #expect(try color("#c{fill:blue} .a{fill:red} rect{fill:lime}", #"class="a" id="c""#) == blue)
    #expect(try color(".a{fill:red}", #"class="a" style="fill:blue""#) == blue)
    #expect(try color(".a{fill:red} .a{fill:blue}", #"class="a""#) == blue)
  }

  @Test func `has lines with caps, joins and dashes`() throws {
    #expect(
      try Source.areSame(
        #"<path d="M2 5h8" stroke="red" stroke-width="2"/>"#, #"<rect x="2" y="4" width="8" height="2" fill="red"/>"#))
    #expect(
      try Source.areSame(
        #"<path d="M2 5h8" stroke="red" stroke-width="2" stroke-linecap="square"/>"#,
        #"<rect x="1" y="4" width="10" height="2" fill="red"/>"#))
    #expect(
      try Source.areSame(
        #"<path d="M2 5h9" stroke="red" stroke-width="2" stroke-dasharray="3"/>"#,
        #"<path d="M2 4h3v2h-3zM8 4h3v2h-3z" fill="red"/>"#))
    #expect(
      try Source.areSame(
        #"<path d="M2 5h8" stroke="red" stroke-width="2" stroke-dasharray="3 1" stroke-dashoffset="3"/>"#,
        #"<path d="M3 4h3v2h-3zM7 4h3v2h-3z" fill="red"/>"#))
    // A line that is stretched with its path is wider in one direction: 2 up and down, 4 to the sides.
    let stretched = try Source.bitmap(
      #"<path transform="scale(2 1)" d="M2 2h6v6h-6z" fill="none" stroke="red" stroke-width="2"/>"#)
    #expect(
      [2, 5, 6].map { stretched[$0, 5].alpha } == [255, 255, 0] && stretched[10, 1] == red
        && stretched[10, 3].alpha == 0)
    // The line may lie below the inside.
    #expect(
      try Source.bitmap(
        #"<rect x="2" y="2" width="6" height="6" fill="red" stroke="blue" stroke-width="2" paint-order="stroke"/>"#)[
          2, 5]
        == red)
  }

  @Test func `is mapped, the last map first`() throws {
    #expect(
      try Source.areSame(
        #"<rect transform="translate(2 1) scale(3)" width="2" height="2"/>"#,
        #"<rect x="2" y="1" width="6" height="6"/>"#))
    #expect(
      try Source.areSame(
        #"<rect transform="rotate(90, 5, 5)" x="4" width="2" height="3"/>"#,
        #"<rect x="7" y="4" width="3" height="2"/>"#))
    #expect(
      try Source.areSame(
        #"<path transform="skewX(45)" d="M0 0h4v4h-4z"/>"#, #"<path d="M0 0h4l4 4h-4z"/>"#))
  }

  @Test func `has elements that stand for others`() throws {
    #expect(
      try Source.areSame(
        ##"<g transform="matrix(1 0 0 1 3 2)"><use href="#a" x="1"/></g><defs><rect id="a" width="4" height="4"/></defs>"##,
        #"<rect x="4" y="2" width="4" height="4"/>"#))
    // What stands for another gives it its style, where that has none.
    #expect(
      try Source.areSame(
        ##"<defs><g id="a"><rect width="4" height="4"/></g></defs><use xlink:href="#a" fill="red"/>"##,
        #"<rect width="4" height="4" fill="red"/>"#))
    // A symbol has a view box of its own, and is cut off at its edge.
    #expect(
      try Source.areSame(
        ##"<symbol id="s" viewBox="0 0 2 2"><rect x="1" width="3" height="2"/></symbol><use href="#s" width="8" height="8"/>"##,
        #"<rect x="4" width="4" height="8"/>"#))
    #expect(
      try Source.areSame(
        #"<svg x="2" y="1" width="5" height="6"><rect width="50%" height="20"/></svg>"#,
        #"<rect x="2" y="1" width="2.5" height="6"/>"#))
  }

  @Test func `is clipped by paths`() throws {
    let rect = #"<rect width="20" height="10" clip-path="url(#c)"/>"#
    #expect(
      try Source.areSame(
        #"<clipPath id="c"><rect x="3" y="2" width="6" height="5" fill="none"/></clipPath>\#(rect)"#,
        #"<rect x="3" y="2" width="6" height="5"/>"#))
    // Two paths clip to what they cover together, whichever way round they go.
    #expect(
      try Source.areSame(
        #"<clipPath id="c"><path d="M2 2h6v6h-6z"/><path d="M4 4v6h6v-6z"/></clipPath>\#(rect)"#,
        #"<path d="M2 2h6v2h2v6h-6v-2h-2z"/>"#))
    #expect(
      try Source.areSame(
        #"<clipPath id="c" clipPathUnits="objectBoundingBox"><rect x="0.25" width="0.5" height="1"/></clipPath>\#(rect)"#,
        #"<rect x="5" width="10" height="10"/>"#))
    #expect(
      try Source.areSame(
        #"<clipPath id="c"><path clip-rule="evenodd" d="M0 0h9v9h-9zM3 3h3v3h-3z"/></clipPath><g>\#(rect)</g>"#,
        #"<path fill-rule="evenodd" d="M0 0h9v9h-9zM3 3h3v3h-3z"/>"#))
    #expect(try Source.bitmap(#"<clipPath id="c"/>\#(rect)"#)[5, 5] == .clear)
  }

  @Test func `is seen through masks as much as these are light`() throws {
    func alpha(_ fill: String, _ attributes: String = "") throws -> UInt8 {
      try Source.bitmap(
        #"<mask id="m" \#(attributes)><rect width="9" height="9" fill="\#(fill)"/></mask><rect width="20" height="9" mask="url(#m)"/>"#
      )[4, 4].alpha
    }
    #expect(try alpha("white") == 255 && alpha("black") == 0)
    // 0.2125 of 255, and half of it.
    #expect(try alpha("red") == 54 && alpha("#f008") == 29)
    #expect(try alpha("black", #"mask-type="alpha""#) == 255)
  }

  @Test func `is clipped and masked in shares of a whole group, and by what clips are clipped by`() throws {
    let group =
      #"<g clip-path="url(#c)"><rect x="2" width="4" height="4"/><rect x="6" y="4" width="4" height="4"/></g>"#
    let unit = #"<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".5" height="1"/></clipPath>"#
    #expect(try Source.areSame(unit + group, #"<rect x="2" width="4" height="4"/>"#))
    let twice = #"""
      <clipPath id="d"><rect width="6" height="3"/></clipPath>
      <clipPath id="c" clip-path="url(#d)"><rect x="4" width="9" height="9"/></clipPath>
      <rect width="10" height="9" clip-path="url(#c)"/>
      """#
    #expect(try Source.areSame(twice, #"<rect x="4" width="2" height="3"/>"#))
    // A mask shows what is in its region: a tenth more than the shape where nothing is said.
    func masked(_ attributes: String) -> String {
      #"<mask id="m" \#(attributes)><rect x="-20" y="-20" width="60" height="60" fill="white"/></mask>"#
        + #"<path d="M5 3h10" stroke="red" stroke-width="2" mask="url(#m)"/>"#
    }
    let region = #"maskUnits="userSpaceOnUse" x="6" y="0" width="4" height="3""#
    #expect(try Source.areSame(masked(region), #"<rect x="6" y="2" width="4" height="1" fill="red"/>"#))
    let rect = #"<rect x="5" y="2" width="10" height="5" stroke="red" stroke-width="4" mask="url(#m)"/>"#
    let usual = try Source.bitmap(#"<mask id="m"><rect width="20" height="10" fill="white"/></mask>"# + rect)
    #expect(usual[4, 4].alpha == 255 && usual[3, 4].alpha == 0 && usual[15, 4].alpha == 255 && usual[16, 4].alpha == 0)
  }

  @Test func `is mapped about a place that it says`() throws {
    for origin in ["10 5", "10px 5px", "50% 50%", "center", "center center"] {
      #expect(
        try Source.areSame(
          #"<rect x="8" y="4" width="4" height="2" transform="scale(2)" transform-origin="\#(origin)"/>"#,
          #"<rect x="6" y="3" width="8" height="4"/>"#))
    }
    #expect(
      try Source.areSame(
        #"<rect x="8" y="4" width="4" height="2" style="transform:rotate(90deg);transform-origin:top left"/>"#
          + #"<rect width="1" height="1"/>"#, #"<rect width="1" height="1"/>"#))
  }

  @Test func `has the first of several elements that is known here`() throws {
    #expect(
      try Source.areSame(
        #"<switch><foreignObject requiredExtensions="x"/><rect width="4" height="4"/><circle r="9"/></switch>"#
          + #"<rect width="20" height="10" requiredExtensions="y"/>"#, #"<rect width="4" height="4"/>"#))
  }

  @Test func `is a template that keeps how opaque it is`() throws {
    let picture = try Source.read(
      #"<rect width="9" height="9" fill="red"/><rect x="9" width="9" height="9" opacity="0.5"/>"#)
    let drawn = Source.bitmap(picture, template: RGBAColor(red: 0, green: 0, blue: 255))
    #expect(drawn[4, 4] == blue)
    #expect(drawn[12, 4] == PremultipliedColor(red: 0, green: 0, blue: 128, alpha: 128))
  }

  @Test func `is as sharp as it is drawn`() throws {
    let picture = try Source.read(#"<rect x="5" width="5" height="10"/>"#)
    let item = picture.item("picture", in: Rect(x: 0, y: 0, width: 80, height: 40))
    let bitmap = DrawingRenderer(scale: 3).render(Drawing(size: Size(width: 80, height: 40), items: [item]))
    #expect([59, 60, 119, 120].map { bitmap[$0, 60].alpha } == [0, 255, 255, 0])
  }

  @Test func `is what it covers, as the contours of a symbol`() throws {
    func covers(_ inside: String, _ x: Double, _ y: Double) throws -> Bool {
      try Source.read(inside).outline.contains(Point(x: x, y: y), rule: .nonZero)
    }
    // A hole by the even-odd rule, however its edge runs.
    let ring = #"<path fill-rule="evenodd" d="M0 0h9v9h-9zM3 3h3v3h-3z"/>"#
    #expect(try covers(ring, 1, 1) && !covers(ring, 4.5, 4.5))
    // A line, and what lies on other things the other way round.
    let line = #"<path d="M2 5h6" stroke="red" stroke-width="2" transform="scale(-1 1) translate(-10 0)"/>"#
    #expect(try covers(line, 3, 4.5) && !covers(line, 3, 3.5))
    #expect(try covers(#"<path d="M0 0h9v9h-9z"/><path d="M2 2v4h4v-4z"/>"#, 4, 4))
  }
}
