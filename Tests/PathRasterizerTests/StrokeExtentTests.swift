import PixelImages
import PlaneGeometry
import Testing

@testable import PathRasterizer

/// Lines of absurd widths and dashes: what is drawn is bounded by what can be seen, not by the width.
struct StrokeExtentTests {
  private static let visible = PixelRect(minX: 0, minY: 0, maxX: 40, maxY: 40)
  private static let absurdWidths = [1e4, 1e6, 1e20, .infinity]

  private let circle = devicePath { $0.addEllipse(in: Rect(x: 5, y: 5, width: 30, height: 30)) }
  private let bend = devicePath {
    $0.move(to: Point(x: 3, y: 3))
    $0.addCubic(to: Point(x: 37, y: 37), control1: Point(x: 50, y: 0), control2: Point(x: 0, y: 39))
  }

  private func outline(_ path: DevicePath, _ style: StrokeStyle) -> DevicePath {
    Stroker.outline(of: path, style: DeviceStroke(style, scale: 1), visible: Self.visible)
  }

  @Test(arguments: absurdWidths, [StrokeStyle.Join.miter, .round, .bevel])
  func `a closed line wider than everything is one rectangle`(width: Double, join: StrokeStyle.Join) {
    let drawn = outline(circle, StrokeStyle(width: width, join: join))
    #expect(drawn == DevicePath(DeviceRect(Self.visible)))
  }

  @Test(arguments: absurdWidths)
  func `a butt end stays an end however wide the line`(width: Double) {
    let line = devicePath {
      $0.move(to: Point(x: 10, y: 20))
      $0.addLine(to: Point(x: 30, y: 20))
    }
    let butt = mask(outline(line, StrokeStyle(width: width)), 40, 40)
    #expect(area(butt) == 20 * 40)
    for cap in [StrokeStyle.Cap.round, .square] {
      #expect(area(mask(outline(line, StrokeStyle(width: width, cap: cap)), 40, 40)) == 40 * 40)
    }
  }

  @Test func `a bend of any absurd width has the same outline, within a bounded extent and number of points`() throws {
    let widest = outline(bend, StrokeStyle(width: .infinity))
    for width in Self.absurdWidths { #expect(outline(bend, StrokeStyle(width: width)) == widest) }
    #expect(widest.points.count < 10_000)
    let bounds = try #require(widest.controlBounds)
    // Eight times the diagonal of 50 by 40 pixels to each side.
    let pixels: Int32 = 2 * 8 * 65 + 50
    #expect(max(bounds.width, bounds.height) < pixels * 256)
  }

  @Test func `a line that turns straight back has nothing beyond its bevel however wide it is`() {
    let spike = devicePath {
      $0.move(to: Point(x: 0, y: 20))
      $0.addLine(to: Point(x: 20, y: 20))
      $0.addLine(to: Point(x: 0, y: 20))
    }
    let drawn = mask(outline(spike, StrokeStyle(width: .infinity, join: .bevel)), 40, 40)
    #expect(drawn[39, 20] == 0)
    #expect(drawn[10, 0] == 255)
    #expect(drawn[10, 39] == 255)
  }

  @Test func `a line that is wide but not wider than everything keeps its edge`() {
    let drawn = mask(outline(circle, StrokeStyle(width: 10)), 40, 40)
    #expect(drawn[20, 20] == 0)
    #expect(drawn[0, 0] == 0)
  }

  @Test(arguments: [0.001, 0.004, 0.01, 0.06])
  func `dashes that follow each other within an eighth of a pixel are a solid line`(length: Double) {
    let dashed = outline(bend, StrokeStyle(width: 3, dashes: [length, length], dashPhase: 1e300))
    #expect(dashed == outline(bend, StrokeStyle(width: 3)))
  }

  @Test func `dashes an eighth of a pixel apart are dashes`() {
    let dashed = outline(bend, StrokeStyle(width: 3, dashes: [0.0625, 0.0625]))
    #expect(dashed != outline(bend, StrokeStyle(width: 3)))
  }
}
