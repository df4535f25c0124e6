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
      render("1000 glyphs of 51 px, warm", glyphs),
      render("1000 glyphs of 51 px, cold", glyphs, warm: false),
      render("1000 different glyphs of 51 px, cold", differentGlyphs, warm: false),
      render("full-screen fill with alpha, 1170 x 2532 px", [fill(Rect(origin: .zero, size: screen), ink(128))]),
      render("full-screen linear gradient", [fill(Rect(origin: .zero, size: screen), linearGradient)]),
      render("full-screen radial gradient", [fill(Rect(origin: .zero, size: screen), radialGradient)]),
      render("image of 600 x 600 px drawn at 900 x 900 px", [photo]),
      render("empty screen", []),
    ]
  }

  static let screen = Size(width: 390, height: 844)

  /// Drawing some items on a white screen.
  static func render(_ name: String, _ items: [DrawingItem], warm: Bool = true, scale: Double = 3) -> Benchmark {
    let white = fill(Rect(origin: .zero, size: screen), .white)
    let drawing = Drawing(size: screen, items: [white] + items)
    return Benchmark(name: name) {
      if !warm { GlyphMemory.forgetAll() }
      consume(DrawingRenderer(scale: scale).render(drawing))
    }
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
