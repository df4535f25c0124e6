import Foundation
import PixelImages
import PlaneGeometry
import Testing

@testable import PathRasterizer

/// Slow models of what the shaders compute, pixel by pixel, without tables of tangents or rows.
struct RoundPatternTests {
  private let gradient = Gradient(stops: [
    .init(color: RGBAColor(red: 10, green: 250, blue: 30), location: 0),
    .init(color: RGBAColor(red: 210, green: 40, blue: 30), location: 1),
  ])

  private func drawn(_ pattern: Pattern, width: Int = 41, height: Int = 37) -> Bitmap {
    let path = DevicePath(deviceRect(0, 0, Int32(width) * 256, Int32(height) * 256))
    return picture(width, height) { $0.fill(path, with: pattern) }
  }

  @Test(arguments: [0, 0.1, 0.25, 0.6137, 0.999])
  func `a pixel is in the sector that its direction from the centre points into`(start: Double) {
    var random = SeededGenerator(state: 7)
    let shader = AngularGradientShader(
      gradient, center: DevicePoint(x: 0, y: 0), start: Int64(start * 4_294_967_296), sweep: 1 << 32)
    for _ in 0..<4000 {
      let (x, y) = (Int64.random(in: -60000...60000, using: &random), Int64.random(in: -60000...60000, using: &random))
      var turn = atan2(Double(y), Double(x)) / (2 * .pi) - (start * 4_294_967_296).rounded(.down) / 4_294_967_296
      turn -= turn.rounded(.down)
      let place = turn * 4096
      // Nobody can say which of two sectors the line between them belongs to.
      guard abs(place - place.rounded()) > 1e-4 else { continue }
      #expect(shader.sector(ofX: x, y: y) == Int(place), "(\(x), \(y))")
    }
  }

  @Test func `an angular gradient begins at its angle and goes on clockwise`() {
    let turn = Int64(1) << 32
    let drawn = drawn(
      .angularGradient(gradient, center: DevicePoint(x: 20 * 256, y: 18 * 256), start: turn / 4, sweep: turn))
    // From below to the left, up, to the right and down again.
    let reds = [drawn[19, 36], drawn[0, 17], drawn[20, 0], drawn[40, 18], drawn[20, 36]].map(\.red)
    #expect(zip(reds, [10, 60, 110, 160, 210]).allSatisfy { abs(Int($0) - $1) < 6 }, "\(reds)")
  }

  @Test func `what less than a turn leaves free is shared by the outer colours`() {
    let turn = Int64(1) << 32
    for sweep in [turn / 2, -turn / 2] {
      let drawn = drawn(
        .angularGradient(gradient, center: DevicePoint(x: 20 * 256, y: 18 * 256), start: 0, sweep: sweep))
      // The free half begins where the gradient ends, at the left.
      let y = sweep > 0 ? 8 : 28
      #expect(drawn[2, y].red == 210)
      #expect(drawn[38, y].red == 10)
    }
    let none = drawn(.angularGradient(gradient, center: DevicePoint(x: 20 * 256, y: 18 * 256), start: 0, sweep: 0))
    #expect(none[20, 36].red == 210 && none[20, 0].red == 10)
  }

  @Test func `of more than a turn the last one is seen`() {
    let turn = Int64(1) << 32
    let drawn = drawn(
      .angularGradient(gradient, center: DevicePoint(x: 20 * 256, y: 18 * 256), start: 0, sweep: 2 * turn))
    #expect(abs(Int(drawn[40, 18].red) - 110) < 4)
    #expect(abs(Int(drawn[40, 17].red) - 210) < 4)
  }

  @Test(arguments: [(0, 1 << 20), (300_000, 700_000), (700_000, 300_000), (500_000, 500_000), (-200_000, 2_000_000)])
  func `an elliptical gradient counts distances in its units`(start: Int, end: Int) {
    let (center, unit) = (DevicePoint(x: 5000, y: 4100), DevicePoint(x: 9000, y: 2700))
    let drawn = drawn(
      .ellipticalGradient(gradient, center: center, unit: unit, start: Int64(start), end: Int64(end)))
    let table = GradientTable(gradient).colors
    for y in 0..<37 {
      for x in 0..<41 {
        func part(_ place: Int, _ center: Int32, _ unit: Int32) -> Int128 {
          Int128(place * 256 + 128 - Int(center)) * 1_048_576 / Int128(unit)
        }
        let (right, down) = (part(x, center.x, unit.x), part(y, center.y, unit.y))
        let beyond = Int128(wholeRoot(right * right + down * down)) - Int128(start)
        let length = Int128(end - start)
        let place = length == 0 ? (beyond < 0 ? 0 : Int128(GradientTable.end)) : beyond * 4_294_967_296 / length
        let inside = Int64(max(0, min(Int128(GradientTable.end), place)))
        #expect(drawn[x, y].bits == table[GradientTable.index(of: inside)], "(\(x), \(y))")
      }
    }
  }

  @Test(arguments: [(20, 18, 12, 20), (20, 18, 27, 11), (5, 5, 5, 5), (20, 18, 20, 18), (20, 18, 60, 18)])
  func `a focal gradient counts along ellipses from its focus`(centerX: Int, centerY: Int, focusX: Int, focusY: Int) {
    let (center, focus) = (
      DevicePoint(x: Int32(centerX * 256), y: Int32(centerY * 256)), (Double(focusX), Double(focusY))
    )
    let drawn = drawn(
      .focalGradient(
        gradient, center: center, unit: DevicePoint(x: 18 * 256, y: 12 * 256),
        focus: DevicePoint(x: Int32(focusX * 256), y: Int32(focusY * 256))))
    let toCenter = ((Double(centerX) - focus.0) / 18, (Double(centerY) - focus.1) / 12)
    // A focus farther out counts as one that is nearly on the ellipse.
    let rest = 1 - toCenter.0 * toCenter.0 - toCenter.1 * toCenter.1
    guard rest > 0 else { return #expect(drawn[0, 0].alpha == 255) }
    for y in 0..<37 {
      for x in 0..<41 {
        let (right, down) = ((Double(x) + 0.5 - focus.0) / 18, (Double(y) + 0.5 - focus.1) / 12)
        let along = right * toCenter.0 + down * toCenter.1
        let place = ((along * along + rest * (right * right + down * down)).squareRoot() - along) / rest
        #expect(abs(Double(drawn[x, y].red) - (10 + 200 * min(place, 1))) < 1.2, "(\(x), \(y))")
      }
    }
  }

  /// The largest whole number whose square is not larger, found by halving.
  private func wholeRoot(_ value: Int128) -> Int {
    var (low, high) = (0, 1 << 40)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int128(middle) * Int128(middle) <= value { low = middle } else { high = middle }
    }
    return low
  }

  @Test(arguments: [(0, 768, 3), (100, 768, 3), (-5000, 1000, 4), (333, 517, 2), (0, 90, 1)])
  func `each pixel of a repeated picture is that of its tile`(origin: Int32, length: Int32, count: Int) {
    for pixel in -30..<60 {
      // The place in tiles is a fraction, of which the whole part does not count.
      let (numerator, denominator) = (Int128(pixel * 256 + 128) - Int128(origin), Int128(length))
      var tiles = numerator / denominator
      if numerator % denominator < 0 { tiles -= 1 }
      let expected = (numerator - tiles * denominator) * Int128(count) / denominator
      #expect(TileShader.index(of: pixel, origin: origin, length: length, count: count) == Int(expected))
    }
  }

  @Test func `a picture of whole pixels is repeated bit by bit`() {
    let tile = picture(3, 2) { canvas in
      canvas.fill(DevicePath(deviceRect(0, 0, 256, 256)), with: .color(.black))
      canvas.fill(DevicePath(deviceRect(256, 256, 768, 512)), with: .color(RGBAColor(red: 200, green: 3, blue: 5)))
    }
    let drawn = drawn(
      .tiles(tile, tile: deviceRect(256, 512, 256 + 768, 1024), filter: .smooth, template: nil), width: 10, height: 7)
    for y in 0..<7 { for x in 0..<10 { #expect(drawn[x, y] == tile[(x + 2) % 3, y % 2]) } }
  }

  @Test func `the inside of any path is painted so, under any clip`() {
    let circle = devicePath { $0.addEllipse(in: Rect(x: 3, y: 3, width: 30, height: 30)) }
    let clip = devicePath { $0.addEllipse(in: Rect(x: 8, y: 0, width: 20, height: 36)) }
    let tile = Bitmap(width: 4, height: 4, filledWith: PremultipliedColor(.white))
    let patterns: [Pattern] = [
      .angularGradient(gradient, center: DevicePoint(x: 0, y: 0), start: 0, sweep: 1 << 32),
      .ellipticalGradient(
        gradient, center: DevicePoint(x: 0, y: 0), unit: DevicePoint(x: 0, y: 0), start: 0, end: .max),
      .tiles(tile, tile: deviceRect(0, 0, 1024, 1024), filter: .smooth, template: nil),
      .focalGradient(
        gradient, center: DevicePoint(x: 0, y: 0), unit: DevicePoint(x: 0, y: 0), focus: DevicePoint(x: .max, y: .min)),
    ]
    for pattern in patterns {
      let drawn = picture(36, 36) { canvas in canvas.clipped(to: clip) { $0.fill(circle, with: pattern) } }
      #expect(drawn[18, 18].alpha == 255)
      #expect(drawn[4, 18].alpha == 0)
      #expect(drawn[18, 1].alpha == 0)
    }
  }
}
