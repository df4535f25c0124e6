import PixelImages
import PlaneGeometry
import Testing

@testable import PathRasterizer

/// What is out of sight is left out, and what is left is what is seen.
struct StrokeCullingTests {
  private static let visible = PixelRect(minX: 0, minY: 0, maxX: 40, maxY: 40)

  private func outline(_ path: DevicePath, _ style: DeviceStroke) -> DevicePath {
    Stroker.outline(of: path, style: style, visible: Self.visible)
  }

  private func path(within range: ClosedRange<Double>, _ generator: inout SeededGenerator) -> DevicePath {
    func point() -> Point {
      Point(x: .random(in: range, using: &generator), y: .random(in: range, using: &generator))
    }
    return devicePath { path in
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: path.addLine(to: point())
        case 1: path.addQuad(to: point(), control: point())
        case 2: path.addCubic(to: point(), control1: point(), control2: point())
        default: path.close()
        }
      }
    }
  }

  private func style(_ generator: inout SeededGenerator) -> DeviceStroke {
    DeviceStroke(
      width: .random(in: 20...20_000, using: &generator),
      cap: [.butt, .round, .square].randomElement(using: &generator) ?? .butt,
      join: [.miter, .round, .bevel].randomElement(using: &generator) ?? .miter,
      dashes: (0..<Int.random(in: 0...3, using: &generator)).map { _ in .random(in: 0...9000, using: &generator) },
      dashPhase: .random(in: -90_000...90_000, using: &generator))
  }

  /// The coverage may differ by 1 of 255: where contours overlap, a row's edges are rounded wherever another one ends.
  @Test(arguments: [-30.0...70, -200...240, -2000...2040], 0..<8)
  func `a line drawn as far as it is seen has the pixels of the whole line`(range: ClosedRange<Double>, seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    for index in 0..<40 {
      let (path, style) = (path(within: range, &generator), style(&generator))
      let (seen, whole) = (mask(outline(path, style), 40, 40), mask(path.stroked(style), 40, 40))
      let places = (0..<1600).filter { abs(Int(seen[$0 % 40, $0 / 40]) - Int(whole[$0 % 40, $0 / 40])) > 1 }
      if let first = places.first { Issue.record("line \(index) at (\(first % 40), \(first / 40)): \(style)") }
    }
  }

  @Test(arguments: [StrokeStyle.Cap.butt, .round, .square])
  func `a line out of sight has no outline, whatever its points and dashes`(cap: StrokeStyle.Cap) {
    let far = devicePath { path in
      path.move(to: Point(x: 60, y: 100))
      for index in 0..<1000 { path.addLine(to: Point(x: 60 + Double(index), y: 100 + Double(index * 37 % 90))) }
    }
    for dashes in [[], [512], [0, 700, 20, 30]] as [[Int32]] {
      #expect(outline(far, DeviceStroke(width: 1000, cap: cap, join: .round, dashes: dashes)).isEmpty)
    }
  }

  @Test(arguments: [StrokeStyle.Join.miter, .round, .bevel])
  func `of a long line through the picture only what is seen has an outline`(join: StrokeStyle.Join) {
    let long = devicePath { path in
      path.move(to: Point(x: -5000, y: 20))
      for index in 1..<10_000 { path.addLine(to: Point(x: Double(index) - 5000, y: 20 + Double(index * 7 % 3))) }
    }
    #expect(outline(long, DeviceStroke(width: 700, join: join)).points.count < 2000)
  }

  @Test(arguments: [StrokeStyle.Cap.butt, .round, .square])
  func `of a line with a million dashes only those in sight are cut`(cap: StrokeStyle.Cap) throws {
    let style = DeviceStroke(width: 512, cap: cap, dashes: [256, 768])
    let (path, start) = (straight(from: -2e6, to: 2e6), 2_000_000)
    let culling = StrokeCulling(visible: Self.visible, style: style, halfWidth: 1 << 16)
    let spine = try #require(SpineBuilder(path, halfWidth: 1 << 16, culling: nil).spines.first)
    let dashes = DashCutter.cut(spine, try #require(DashPattern(style)), culling: culling)
    #expect(dashes.count < 16)
    let drawn = mask(outline(path, DeviceStroke(width: 512, dashes: [256, 768])), 40, 40)
    for x in 0..<40 {
      let expected: UInt8 = (start + x) % 4 == 0 ? 255 : 0
      #expect(drawn[x, 20] == expected)
    }
  }

  @Test func `dashes are found behind any number of others, in patterns of any length`() {
    // 1 on, 2 off, 2 on, 3 off ...: 3000 entries.
    let dashes = (0..<3000).map { (index: Int) -> Int32 in Int32(index / 2 + 1 + index % 2) * 256 }
    let period = dashes.reduce(0) { $0 + Int($1) / 256 }
    let shifted = Int32(-20) * 256
    let near = straight(from: 0, to: 40).stroked(DeviceStroke(width: 512, dashes: dashes, dashPhase: shifted))
    let far = devicePath {
      $0.move(to: Point(x: 20 - Double(period) / 2, y: 20.5))
      $0.addLine(to: Point(x: 40, y: 20.5))
    }
    let phase = Int32(period - period / 2) * 256
    #expect(
      mask(outline(far, DeviceStroke(width: 512, dashes: dashes, dashPhase: phase)), 40, 40) == mask(near, 40, 40))
  }

  @Test func `a phase of any size counts by what is left of whole periods`() {
    let path = straight(from: 0, to: 40)
    func drawn(_ phase: Double) -> CoverageMask {
      mask(outline(path, DeviceStroke(StrokeStyle(width: 2, dashes: [2, 4, 1], dashPhase: phase), scale: 1)), 40, 40)
    }
    for phase in [1e12, -1e12, 1e15, 3e9 + 5] {
      #expect(drawn(phase) == drawn(phase.truncatingRemainder(dividingBy: 14)))
    }
    #expect(drawn(.infinity) == drawn(0))
  }

  @Test(arguments: [StrokeStyle.Cap.round, .square])
  func `dashes that follow each other within their caps are one line`(cap: StrokeStyle.Cap) {
    let path = straight(from: -5000, to: 5000)
    let dashed = outline(path, DeviceStroke(width: 5000, cap: cap, dashes: [64, 64]))
    #expect(dashed.points.count < 400)
    #expect(mask(dashed, 40, 40) == mask(outline(path, DeviceStroke(width: 5000, cap: cap)), 40, 40))
  }

  @Test func `a bend narrower than its line has no more corners than its edges need`() {
    let circle = devicePath { $0.addEllipse(in: Rect(x: 10, y: 10, width: 20, height: 20)) }
    for width in [6000, 12_000] as [Int32] {
      #expect(outline(circle, DeviceStroke(width: width)).points.count < 600)
      #expect(outline(circle, DeviceStroke(width: width, cap: .round, dashes: [100, 100])).points.count < 6000)
    }
  }

  private func straight(from start: Double, to end: Double) -> DevicePath {
    devicePath {
      $0.move(to: Point(x: start, y: 20.5))
      $0.addLine(to: Point(x: end, y: 20.5))
    }
  }
}
