import DeclarativeUI
import DrawingRenderer
import Foundation
import JokesApp
import PixelImages
import Testing

/// The joke screen against the same screen on a real iPhone 13 Pro, measured in pixels at three a point.
///
/// The picture of the real one was taken with a safe area of 26 points at the bottom and none elsewhere.
@MainActor
@Suite struct JokeViewGeometryTests {
  private let picture = Self.render()

  private static func render() -> Bitmap {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    let screen = HostedScreen(
      .fixed(CGSize(width: 390, height: 844)),
      safeAreaInsets: EdgeInsets(top: 0, leading: 0, bottom: 26, trailing: 0), environment: environment)
    return DrawingRenderer(scale: 3).render(screen.layout(JokeViewPreviewProvider.jokeView).drawing)
  }

  @Test func `the header starts at (299, 510) and stays inside of 573 x 630 pixels`() throws {
    let header = try #require(picture.inkBounds(x: 0..<1170, y: 0..<1200))
    #expect(header.x.lowerBound >= 299 && header.x.upperBound <= 299 + 573)
    #expect(header.y.lowerBound >= 510 && header.y.upperBound <= 510 + 630)
    // The artwork reaches the left edge of its box.
    #expect(abs(header.x.lowerBound - 299) <= 6)
  }

  @Test(arguments: [
    // The letters stand on the baseline without overshoot.
    TextRow(name: "line 1", letter: "T", baseline: 1367, ink: 195..<975, rows: 1318..<1384, letterX: 195..<225),
    TextRow(name: "line 2", letter: "h", baseline: 1433, ink: nil, rows: 1386..<1448, letterX: 486..<506),
    TextRow(name: "line 3", letter: "D", baseline: 1567, ink: 243..<929, rows: 1518..<1584, letterX: 241..<275),
    TextRow(name: "line 4", letter: "D", baseline: 1633, ink: nil, rows: 1586..<1650, letterX: 503..<535),
    TextRow(name: "button label", letter: "T", baseline: 1903, ink: 405..<765, rows: 1856..<1910, letterX: 405..<437),
  ])
  func `baselines hold within a pixel and widths within 1 %`(row: TextRow) throws {
    let letter = try #require(picture.inkBounds(x: row.letterX, y: row.rows))
    #expect(abs(letter.y.upperBound - row.baseline) <= 1, "\(row.name) stands on \(letter.y.upperBound)")
    if let expected = row.ink {
      let ink = try #require(picture.inkBounds(x: 150..<1020, y: row.rows))
      #expect(abs(ink.x.count - expected.count) * 100 <= expected.count, "\(row.name) is \(ink.x.count) px wide")
      let middles = (ink.x.lowerBound + ink.x.upperBound, expected.lowerBound + expected.upperBound)
      #expect(abs(middles.0 - middles.1) <= 2, "\(row.name) is centred at \(Double(middles.0) / 2)")
    }
  }

  @Test func `the arrow covers 554 to 616 by 1451 to 1513`() throws {
    let arrow = try #require(picture.bounds(x: 530..<645, y: 1446..<1516) { $0 != PremultipliedColor(.white) })
    for (edge, expected) in zip(
      [arrow.x.lowerBound, arrow.x.upperBound, arrow.y.lowerBound, arrow.y.upperBound], [554, 616, 1451, 1513])
    {
      #expect(abs(edge - expected) <= 1)
    }
  }

  @Test func `the capsule is filled with the sRGB form of display P3 A6 C0 F1`() {
    #expect(picture[300, 1884] == PremultipliedColor(red: 159, green: 193, blue: 245, alpha: 255))
    #expect(picture[300, 1800] == PremultipliedColor(.white))
  }

  @Test func `the stroke is 9 pixels wide, centred on the capsule's edge`() {
    // Through the middle of the sides, where the edges are straight.
    #expect(abs(picture.darkness(column: 585, rows: 1800..<1860) - 9) < 0.1)
    #expect(abs(picture.darkness(column: 585, rows: 1910..<1970) - 9) < 0.1)
    #expect(abs(picture.firstInk(column: 585, rows: 1800..<1860) - 1819.5) < 0.5)
    #expect(abs(picture.firstInk(column: 585, rows: 1910..<1970) - 1940.5) < 0.5)
    #expect(abs(picture.firstInk(row: 1884, columns: 60..<140) - 91.5) < 0.5)
    #expect(abs(picture.firstInk(row: 1884, columns: 1040..<1110) - 1069.5) < 0.5)
  }

  @Test(arguments: [
    (1, 64.19), (2, 54.26), (3, 48.66), (5, 41.30), (7, 36.18), (10, 30.47), (13, 26.03), (17, 21.19), (21, 17.14),
    (26, 13.0), (31, 9.63), (36, 6.88), (41, 4.63), (46, 2.88), (51, 1.54), (56, 0.67), (61, 0.12), (65, 0),
  ])
  func `the stroke's outer edge bends as on the iPhone, at each corner`(rowsDown: Int, distance: Double) {
    // The outer edge lies half-way down row 1819 and half-way up row 1949.
    for row in [1819 + rowsDown, 1949 - rowsDown] {
      #expect(abs(picture.firstInk(row: row, columns: 60..<200) - (91.5 + distance)) < 0.5)
      #expect(abs(picture.lastInk(row: row, columns: 970..<1110) - (1078.5 - distance)) < 0.5)
    }
  }
}

/// What is known of a line of text.
struct TextRow: Sendable, CustomTestStringConvertible {
  let name: String
  /// A letter that stands on the baseline without overshoot.
  let letter: String
  /// The first row of pixels below the letter.
  let baseline: Int
  /// The columns between the outermost edges of the ink, where they were measured.
  let ink: Range<Int>?
  /// The rows that belong to this line only.
  let rows: Range<Int>
  /// The columns in which only the letter is found.
  let letterX: Range<Int>

  var testDescription: String { name }
}
