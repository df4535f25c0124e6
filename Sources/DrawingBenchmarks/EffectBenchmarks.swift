import DeclarativeUI
import DrawingRenderer
import Drawings
import PixelImages
import PlaneGeometry

/// Effects on a card of 300 x 200 points at a scale of 3, and many symbols.
@MainActor
enum EffectBenchmarks {
  static var all: [Benchmark] {
    let unchanged = ColorMatrix([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
    let backdrop = Backdrop(blur: 20, colors: unchanged, tint: RGBAColor(red: 255, green: 255, blue: 255, alpha: 128))
    let symbols = symbols
    return [
      card("a blurred card, 10 points", .blurred(radius: 10)),
      card("a masked card", .masked(by: [.shape(ellipse(.color(.black)))])),
      card("a card in other colours", .recolored(unchanged)),
      card("a card that is mixed with what is below", .blended(.multiply)),
      card("a card with a shadow, 10 points", .shadow(.black, radius: 10, offset: .zero)),
      card("a card of a material, blurred by 20 points", .backdrop(backdrop)),
      ShapeBenchmarks.render("a card with an angular gradient", [.shape(ellipse(angular))]),
      ShapeBenchmarks.render("a card with an elliptical gradient", [.shape(ellipse(elliptical))]),
      ShapeBenchmarks.render("a card with a repeated picture", [.shape(ellipse(tiles))]),
      Benchmark(name: "200 symbols, laid out and drawn") {
        let screen = HostedScreen(.fixed(CGSize(width: 390, height: 844)))
        consume(DrawingRenderer(scale: 3).render(screen.layout(symbols).drawing))
      },
    ]
  }

  private static let frame = Rect(x: 45, y: 300, width: 300, height: 200)

  private static func card(_ name: String, _ effect: DrawnLayer.Effect) -> Benchmark {
    let rectangle = DrawnShape(
      name: "Rectangle", frame: frame, path: Path { $0.addRect(frame) }, style: .fill(.nonZero), paint: angular)
    return ShapeBenchmarks.render(name, [.layer(DrawnLayer(effect, items: [.shape(rectangle)]))])
  }

  private static func ellipse(_ paint: Paint) -> DrawnShape {
    DrawnShape(
      name: "Ellipse", frame: frame, path: Path { $0.addEllipse(in: frame) }, style: .fill(.nonZero), paint: paint)
  }

  private static var gradient: PixelImages.Gradient {
    PixelImages.Gradient(stops: [.init(color: .white, location: 0), .init(color: .black, location: 1)])
  }

  private static var angular: Paint {
    .angularGradient(gradient, center: Point(x: frame.midX, y: frame.midY), start: 0, end: 2 * .pi)
  }

  private static var elliptical: Paint {
    .ellipticalGradient(
      gradient, center: Point(x: frame.midX, y: frame.midY), unit: frame.size, startRadius: 0, endRadius: 0.5)
  }

  private static var tiles: Paint {
    let picture = Bitmap(width: 24, height: 24, filledWith: PremultipliedColor(.black))
    return .tiles(DrawnImage(name: "tile", frame: Rect(x: 0, y: 0, width: 8, height: 8), bitmap: picture))
  }

  private static var symbols: some View {
    VStack {
      ForEach(0..<20) { _ in
        HStack {
          ForEach(
            ["star", "heart.fill", "bell", "house.circle", "gear", "trash", "person.crop.circle", "plus"], id: \.self
          ) {
            Image(systemName: $0)
          }
          Image(systemName: "wifi")
          Image(systemName: "moon.fill")
        }
      }
    }
  }
}
