import PathRasterizer
import PixelImages
import PlaneGeometry
import Testing

/// Input that no sensible caller passes: nothing may crash, and nothing may be painted outside.
struct WildInputTests {
  private static let extremes: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, -0.0,
    1e300, -1e18, 1e9, -2_097_152, 2_097_152, 4_194_304, 0.5, 20, 40, 1e-9,
  ]

  private func number(_ generator: inout SeededGenerator) -> Double {
    Bool.random(using: &generator)
      ? Self.extremes.randomElement(using: &generator) ?? 0 : Double.random(in: -30...70, using: &generator)
  }

  private func path(_ generator: inout SeededGenerator) -> DevicePath {
    func point() -> Point { Point(x: number(&generator), y: number(&generator)) }
    var path = Path()
    for _ in 0..<Int.random(in: 0...9, using: &generator) {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuad(to: point(), control: point())
      case 3: path.addCubic(to: point(), control1: point(), control2: point())
      case 4: path.close()
      default: path.addRect(Rect(origin: point(), size: Size(width: number(&generator), height: number(&generator))))
      }
    }
    return DevicePath(path)
  }

  private func integer(_ generator: inout SeededGenerator) -> Int32 {
    [.min, .max, 0, 1, -1, 255, 256, 1 << 29, -(1 << 29), 3000].randomElement(using: &generator) ?? 0
  }

  private func stroke(_ generator: inout SeededGenerator) -> DeviceStroke {
    DeviceStroke(
      width: integer(&generator), cap: [.butt, .round, .square].randomElement(using: &generator) ?? .butt,
      join: [.miter, .round, .bevel].randomElement(using: &generator) ?? .miter, miterLimit: integer(&generator),
      dashes: (0..<Int.random(in: 0...3, using: &generator)).map { _ in integer(&generator) },
      dashPhase: integer(&generator))
  }

  private func pattern(_ generator: inout SeededGenerator) -> Pattern {
    func point() -> DevicePoint { DevicePoint(x: integer(&generator), y: integer(&generator)) }
    let gradient = Gradient(stops: [
      .init(color: .black, location: number(&generator)), .init(color: .white, location: number(&generator)),
    ])
    return switch Int.random(in: 0..<3, using: &generator) {
    case 0: .color(RGBAColor(red: 200, green: 10, blue: 10, alpha: 200))
    case 1: .linearGradient(gradient, start: point(), end: point())
    default:
      .radialGradient(
        gradient, center: point(), startRadius: integer(&generator), endRadius: integer(&generator))
    }
  }

  private func paint(_ canvas: inout Canvas, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      canvas.fill(
        path(&generator), rule: Bool.random(using: &generator) ? .nonZero : .evenOdd, with: pattern(&generator))
    case 1: canvas.stroke(path(&generator), style: stroke(&generator), with: pattern(&generator))
    case 2:
      let mask = CoverageMask(path(&generator), limits: PixelRect(minX: -20, minY: -20, maxX: 60, maxY: 60))
      let place = [Int.min, Int.max, 0, 7, -9, 1 << 40].randomElement(using: &generator) ?? 0
      canvas.draw(mask, x: place, y: 3, with: .black)
    case 3:
      let target = DeviceRect(
        DevicePoint(x: integer(&generator), y: integer(&generator)),
        DevicePoint(x: integer(&generator), y: integer(&generator)))
      let picture = Bitmap(
        width: Int.random(in: 0...5, using: &generator), height: 3, filledWith: PremultipliedColor(.black))
      canvas.draw(picture, in: target, filter: Bool.random(using: &generator) ? .smooth : .nearest)
    default: canvas.layer(opacity: 99) { $0.fill(path(&generator), with: pattern(&generator)) }
    }
  }

  @Test(arguments: 0..<30)
  func `wild paths, strokes, pictures and gradients stay inside of the clip`(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let paper = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 255)
    for _ in 0..<20 {
      let drawn = picture(40, 40, background: paper) { canvas in
        canvas.clipped(to: DevicePath(deviceRect(2560, 2560, 7680, 7680))) { paint(&$0, &generator) }
      }
      for index in 0..<40 {
        for place in [0, 9, 30, 39] where drawn[index, place] != paper || drawn[place, index] != paper {
          Issue.record("seed \(seed) painted outside")
        }
      }
    }
  }

  @Test(arguments: 30..<45)
  func `wild clips and shadows do not crash`(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    for _ in 0..<10 {
      var canvas = Canvas(width: Int.random(in: 0...30, using: &generator), height: 30)
      canvas.clipped(to: path(&generator), rule: .evenOdd) { canvas in
        paint(&canvas, &generator)
        canvas.clipped(to: path(&generator)) { paint(&$0, &generator) }
      }
      let deviation = min(1000, integer(&generator))
      let offset = DevicePoint(x: integer(&generator), y: integer(&generator))
      canvas.layer(shadow: LayerShadow(color: .black, deviation: deviation, offset: offset)) { paint(&$0, &generator) }
      #expect(canvas.finish().height == 30)
    }
  }

  @Test func `a coordinate that is not a number leaves its line out`() {
    let broken = devicePath {
      $0.addRect(Rect(x: 1, y: 1, width: 5, height: 5))
      $0.move(to: Point(x: .nan, y: 3))
      $0.addLine(to: Point(x: 4, y: .nan))
    }
    let whole = devicePath { $0.addRect(Rect(x: 1, y: 1, width: 5, height: 5)) }
    #expect(mask(broken, 9, 9) == mask(whole, 9, 9))
  }

  @Test func `a rectangle of absurd size covers everything`() {
    let everything = devicePath { $0.addRect(Rect(minX: -1e300, minY: -1e20, maxX: 1e300, maxY: 1e20)) }
    #expect(area(mask(everything, 9, 9)) == 81)
  }
}
