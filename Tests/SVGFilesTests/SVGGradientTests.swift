import PixelImages
import SVGFiles
import Testing
import VectorPictures

@Suite struct `A gradient of an SVG picture` {
  private let stops = ##"<stop offset="0" stop-color="#000"/><stop offset="100%" stop-color="#fff"/>"##
  private let rect = #"<rect width="20" height="10" fill="url(#g)"/>"#

  private func isNear(_ a: PremultipliedColor, _ b: PremultipliedColor) -> Bool { abs(Int(a.red) - Int(b.red)) <= 1 }

  @Test func `lies in the coordinates of the picture, or in those of the shape`() throws {
    let bounds = try SVGSource.bitmap(#"<linearGradient id="g">\#(stops)</linearGradient>\#(rect)"#)
    #expect(bounds[0, 5].red < 12 && bounds[19, 5].red > 243 && bounds[10, 0] == bounds[10, 9])
    let space = try SVGSource.bitmap(
      #"<linearGradient id="a">\#(stops)</linearGradient>"#
        + ##"<linearGradient id="g" href="#a" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="10"/>\##(rect)"##)
    #expect(space[0, 0].red < 24 && space[0, 9].red > 231 && space[3, 4] == space[17, 4])
  }

  @Test func `of circles has the proportions of its shape`() throws {
    let radial = try SVGSource.bitmap(#"<radialGradient id="g">\#(stops)</radialGradient>\#(rect)"#)
    #expect(radial[10, 5].red < 40 && radial[0, 5].red > 220 && radial[10, 0].red > 220)
    // Twice as far to the side is as far as up: 6.5 and 3.25 pixels from the middle lie between two pixels each.
    let beside = (Int(radial[16, 4].red) + Int(radial[16, 5].red)) / 2
    let above = (Int(radial[9, 1].red) + Int(radial[10, 1].red)) / 2
    #expect(abs(beside - above) < 20)
  }

  @Test func `keeps its lines of one colour where it is slanted`() throws {
    let gradient = #"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="10">\#(stops)</linearGradient>"#
    let slanted = try SVGSource.bitmap(
      #"\#(gradient)<rect transform="skewX(45)" width="10" height="10" fill="url(#g)"/>"#)
    // Along x = y + c the place in the gradient is the same.
    #expect(isNear(slanted[5, 1], slanted[12, 8]))
    // Shares of a shape of other proportions are slanted, too: from corner to corner, the other corners have one colour.
    let diagonal = try SVGSource.bitmap(
      #"<linearGradient id="g" x2="1" y2="1">\#(stops)</linearGradient>\#(rect)"#)
    // The middles of their pixels are as far before that colour as after it.
    #expect(abs(Int(diagonal[0, 9].red) + Int(diagonal[19, 0].red) - 255) <= 2)
    #expect(abs(Int(diagonal[0, 9].red) - Int(diagonal[19, 0].red)) <= 8)
  }

  @Test func `of circles may be slanted`() throws {
    let gradient =
      #"<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="4" gradientTransform="translate(10 5) rotate(30) scale(2 1)">"#
      + #"\#(stops)</radialGradient>"#
    let slanted = try SVGSource.bitmap("\(gradient)\(rect)")
    // Opposite places have the same colour; along the long axis it changes more slowly than across.
    for (x, y) in [(1, 1), (3, 2), (6, -3), (-4, 3)] {
      #expect(abs(Int(slanted[10 + x, 5 + y].red) - Int(slanted[9 - x, 4 - y].red)) <= 3)
    }
    #expect(slanted[13, 6].red < slanted[6, 6].red)
  }

  @Test func `may be repeated, or go back and forth`() throws {
    func row(_ spread: String) throws -> [Int] {
      let gradient = #"<linearGradient id="g" x1="25%" x2="50%" spreadMethod="\#(spread)">\#(stops)</linearGradient>"#
      let drawn = try SVGSource.bitmap(gradient + rect)
      return (0..<20).map { Int(drawn[$0, 5].red) }
    }
    let (pad, again, forth) = (try row("pad"), try row("repeat"), try row("reflect"))
    #expect(pad[..<5].allSatisfy { $0 == 0 } && pad[10...].allSatisfy { $0 == 255 })
    for x in 0..<20 {
      #expect(abs(again[x] - pad[5 + x % 5]) <= 2, "\(x)")
      #expect(abs(forth[x] - pad[5 + (x / 5 % 2 == 1 ? x % 5 : 4 - x % 5)]) <= 2, "\(x)")
    }
  }

  @Test func `of circles may be repeated`() throws {
    func drawn(_ attributes: String) throws -> Bitmap {
      try SVGSource.bitmap(
        #"<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="5" \#(attributes)>\#(stops)</radialGradient>"#
          + rect)
    }
    let (once, again) = (try drawn(#"r="5""#), try drawn(#"r="5" spreadMethod="repeat""#))
    for x in 0..<20 where x % 5 != 4 { #expect(abs(Int(again[x, 5].red) - Int(once[x % 5, 5].red)) <= 12, "\(x)") }
    #expect(again[15, 5].red < 60 && once[15, 5].red == 255)
  }

  @Test func `of circles may have its first colour beside the middle`() throws {
    func drawn(_ attributes: String) throws -> Bitmap {
      try SVGSource.bitmap(
        #"<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="10" cy="5" r="10" \#(attributes)>\#(stops)"#
          + "</radialGradient>\(rect)")
    }
    let focused = try drawn(#"fx="5""#)
    // On the line through both, the circles grow by 5 to the left and by 15 to the right.
    for x in 0..<20 {
      let place = Double(x) + 0.5 < 5 ? (4.5 - Double(x)) / 5 : (Double(x) - 4.5) / 15
      // The middles of pixels are half a pixel above and below that line.
      #expect(abs((Double(focused[x, 4].red) + Double(focused[x, 5].red)) / 2 - place * 255) < 14, "\(x)")
    }
    let middle = try drawn("")
    #expect(focused[5, 4].red < 30 && middle[5, 4].red > 100)
    // One that is outside counts as one that is nearly on the circle.
    #expect(try drawn(#"fx="-9""#) == drawn(#"fx="0.1""#))
  }

  @Test func `of circles may have it in an ellipse, turned, and repeated`() throws {
    let focused = #"<radialGradient id="g" fx=".25">\#(stops)</radialGradient>"#
    let wide = try SVGSource.bitmap(focused + rect)
    #expect(wide[5, 5].red < 30 && wide[19, 5].red > 230 && wide[0, 5].red > 200)
    let turned = try SVGSource.bitmap(
      #"<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="4" fx="2" "#
        + #"gradientTransform="translate(10 5) rotate(90) scale(1.2 1)">\#(stops)</radialGradient>\#(rect)"#)
    #expect(turned[10, 7].red < turned[10, 2].red && turned[10, 7].red < 60)
    let again = try SVGSource.bitmap(
      #"<radialGradient id="g" r=".1" fx=".45" spreadMethod="reflect">\#(stops)</radialGradient>\#(rect)"#)
    #expect(Set((0..<20).map { again[$0, 5].red }).count > 5)
  }

  @Test func `of circles may begin with a circle`() throws {
    let attributes = #"gradientUnits="userSpaceOnUse" cx="10" cy="5" r="8" fx="10" fy="5" fr="4""#
    let drawn = try SVGSource.bitmap(#"<radialGradient id="g" \#(attributes)>\#(stops)</radialGradient>"# + rect)
    for x in 0..<20 {
      // The middle of the pixel is half a pixel above the middle.
      let distance = ((Double(x) - 9.5) * (Double(x) - 9.5) + 0.25).squareRoot()
      #expect(abs(Double(drawn[x, 4].red) - min(max((distance - 4) / 4, 0), 1) * 255) < 3, "\(x)")
    }
    // Beside the middle, too: on the line through both circles, the first one from 3 to 7, the last one from 2 to 18.
    let beside = #"gradientUnits="userSpaceOnUse" cx="10" cy="5" r="8" fx="5" fy="5" fr="2""#
    let moved = try SVGSource.bitmap(#"<radialGradient id="g" \#(beside)>\#(stops)</radialGradient>"# + rect)
    for x in 3..<18 {
      let place = (Double(x) + 0.5 - 7) / (18 - 7)
      let mean = (Double(moved[x, 4].red) + Double(moved[x, 5].red)) / 2
      #expect(abs(mean - min(max(place, 0), 1) * 255) < 10, "\(x)")
    }
  }

  @Test func `of one colour is that colour, and of none nothing`() throws {
    let one = try SVGSource.bitmap(#"<linearGradient id="g"><stop stop-color="red"/></linearGradient>\#(rect)"#)
    #expect(one[4, 4] == PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(try SVGSource.bitmap(#"<linearGradient id="g"/>\#(rect)"#)[4, 4] == .clear)
  }

  @Test func `is as opaque as its colours and its shape`() throws {
    let colors = #"<stop stop-color="red" stop-opacity="0.5"/><stop offset="1" stop-color="red" stop-opacity="0.5"/>"#
    let faded = try SVGSource.bitmap(
      #"<linearGradient id="g">\#(colors)</linearGradient><rect width="20" height="10" fill="url(#g)" fill-opacity="0.5"/>"#
    )
    #expect((63...64).contains(faded[4, 4].alpha))
  }
}
