import DrawingRenderer
import Drawings
import PixelImages
import PlaneGeometry
import Typesetting

/// Single kinds of drawing, a hundred or a thousand times.
enum ShapeBenchmarks {
  static var all: [Benchmark] {
    [
      render("100 filled capsules, 978 x 121 px", capsules(.fill(.nonZero))),
      render("100 stroked capsules, 978 x 121 px, 9 px wide", capsules(.stroke(StrokeStyle(width: 3)))),
      render("line chart of 1000 points, 6 px wide", chart(points: 1000)),
      render("line chart of 1000 points, 6 px wide, on 780 x 1688 px", chart(points: 1000, width: 3), scale: 2),
      render("line chart of 2000 points, 6 px wide", chart(points: 2000)),
      render("line chart of 4000 points, 6 px wide", chart(points: 4000)),
      render("1000 random lines, 6 px wide", randomLines(1000)),
      render("1000 random lines, 6 px wide, on 780 x 1688 px", randomLines(1000, width: 3), scale: 2),
      render("2000 random lines, 6 px wide", randomLines(2000)),
      render("4000 random lines, 6 px wide", randomLines(4000)),
      render("1000 random lines, 1 px wide", randomLines(1000, width: 1 / 3)),
      render("line chart of 1000 points, 1 px wide", chart(points: 1000, width: 1 / 3)),
      render("1000 glyphs of 51 px, warm", glyphs),
      render("1000 glyphs of 51 px, cold", glyphs, warm: false),
      render("1000 different glyphs of 51 px, cold", differentGlyphs, warm: false),
      render("full-screen fill with alpha, 1170 x 2532 px", [fill(Rect(origin: .zero, size: screen), ink(128))]),
      render("full-screen linear gradient", [fill(Rect(origin: .zero, size: screen), linearGradient)]),
      render("full-screen radial gradient", [fill(Rect(origin: .zero, size: screen), radialGradient)]),
      render("full-screen angular gradient", [fill(Rect(origin: .zero, size: screen), angularGradient)]),
      render("full-screen mesh gradient, 3 x 3", [fill(Rect(origin: .zero, size: screen), meshGradient)]),
      render("image of 600 x 600 px drawn at 900 x 900 px", [photo]),
      render("empty screen", []),
    ]
  }

  static let screen = Size(width: 390, height: 844)

  /// Drawing some items on a white screen.
  static func render(_ name: String, _ items: [DrawingItem], warm: Bool = true, scale: Double = 3) -> Benchmark {
    let white = fill(Rect(origin: .zero, size: screen), .white)
    let drawing = Drawing(size: screen, items: [white] + items)
    return Benchmark(
      name: name,
      run: {
        if !warm { GlyphMemory.forgetAll() }
        consume(DrawingRenderer(scale: scale).render(drawing))
      }, scene: Benchmark.Scene(drawing: drawing, scale: scale))
  }

  private static func ink(_ alpha: UInt8) -> RGBAColor { RGBAColor(red: 20, green: 90, blue: 200, alpha: alpha) }

  private static func fill(_ frame: Rect, _ color: RGBAColor) -> DrawingItem { fill(frame, .color(color)) }

  private static func fill(_ frame: Rect, _ paint: Paint) -> DrawingItem {
    .shape(
      DrawnShape(
        name: "Rectangle", frame: frame, path: Path { $0.addRect(frame) }, style: .fill(.nonZero), paint: paint)
    )
  }

  private static var linearGradient: Paint {
    .linearGradient(gradient, start: .zero, end: Point(x: screen.width, y: screen.height))
  }

  private static var radialGradient: Paint {
    .radialGradient(
      gradient, center: Point(x: screen.width / 2, y: screen.height / 2), startRadius: 0, endRadius: 400)
  }

  private static var angularGradient: Paint {
    .angularGradient(gradient, center: Point(x: screen.width / 2, y: screen.height / 2), start: 0, end: 2 * .pi)
  }

  private static var meshGradient: Paint {
    var places = (0..<9).map { Point(x: screen.width * Double($0 % 3) / 2, y: screen.height * Double($0 / 3) / 2) }
    places[4] = Point(x: 300, y: 200)
    return .meshGradient(
      ColorMesh(
        width: 3, places: places, controls: nil, colors: (0..<9).map { $0 % 2 == 0 ? .white : ink(255) },
        background: .clear, isSmooth: true, mixing: .encoded))
  }

  private static var gradient: Gradient {
    Gradient(stops: [Gradient.Stop(color: .white, location: 0), Gradient.Stop(color: ink(255), location: 1)])
  }

  private static func capsules(_ style: DrawnShape.Style) -> [DrawingItem] {
    (0..<100).map { index in
      let frame = Rect(x: 32, y: 10 + Double(index) * 7.37, width: 326, height: 40.333)
      return .shape(
        DrawnShape(
          name: "Capsule", frame: frame, path: Path { $0.addCapsule(in: frame) }, style: style, paint: .color(ink(255)))
      )
    }
  }

  /// A random walk from left to right, with round joins.
  private static func chart(points count: Int, width: Double = 2) -> [DrawingItem] {
    var random = RandomNumbers()
    var y = screen.height / 2
    return strokes(width: width) { path in
      for index in 0..<count {
        let point = Point(x: 10 + 370 * Double(index) / Double(count - 1), y: y)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        y = max(20, min(screen.height - 20, y + Double.random(in: -10...10, using: &random)))
      }
    }
  }

  /// Lines between points anywhere on the screen, all in one path.
  private static func randomLines(_ count: Int, width: Double = 2) -> [DrawingItem] {
    var random = RandomNumbers()
    func point() -> Point {
      Point(x: .random(in: 0...screen.width, using: &random), y: .random(in: 0...screen.height, using: &random))
    }
    return strokes(width: width) { path in
      for _ in 0..<count {
        path.move(to: point())
        path.addLine(to: point())
      }
    }
  }

  private static func strokes(width: Double, _ draw: (inout Path) -> Void) -> [DrawingItem] {
    let style = DrawnShape.Style.stroke(StrokeStyle(width: width, join: .round))
    let frame = Rect(origin: .zero, size: screen)
    return [.shape(DrawnShape(name: "Path", frame: frame, path: Path(draw), style: style, paint: .color(ink(255))))]
  }

  private static var glyphs: [DrawingItem] {
    let sentence = "The quick brown fox jumps over the lazy dog, again"
    let runs = [TextRun(String(repeating: sentence + "\n", count: 20), font: FontDescriptor(size: 17))]
    let layout = Paragraph(runs).layout(width: nil)
    return [.text(DrawnText(frame: Rect(origin: Point(x: 5, y: 5), size: layout.size), layout: layout))]
  }

  /// Letters of many alphabets and sizes, so that no two pictures of glyphs are the same.
  private static var differentGlyphs: [DrawingItem] {
    (0..<4).map { index in
      let letters = (0..<250).compactMap { Unicode.Scalar(0x00C0 + UInt32($0)) }.map { String(Character($0)) }
      let font = FontDescriptor(size: 16.9 + 0.1 * Double(index))
      let layout = Paragraph([TextRun(letters.joined(), font: font)]).layout(width: 380)
      let origin = Point(x: 5, y: 5 + 200 * Double(index))
      return .text(DrawnText(frame: Rect(origin: origin, size: layout.size), layout: layout))
    }
  }

  private static var photo: DrawingItem {
    var bitmap = Bitmap(width: 600, height: 600)
    bitmap.withUnsafeMutablePixels { pixels in
      for index in pixels.indices {
        let (x, y) = (index % 600, index / 600)
        pixels[index] = PremultipliedColor(
          red: UInt8(x * 255 / 599), green: UInt8(y * 255 / 599), blue: UInt8((x ^ y) & 255), alpha: 255)
      }
    }
    return .image(DrawnImage(name: "photo", frame: Rect(x: 20, y: 20, width: 300, height: 300), bitmap: bitmap))
  }
}

/// The same random numbers in every run: a linear congruential generator with Knuth's constants.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits repeat soon.
    return state ^ (state >> 32)
  }
}
