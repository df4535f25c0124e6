import DeclarativeUI
import DrawingRenderer
import Drawings
import PlaneGeometry
import SVGFiles
import VectorPictures

/// Vector pictures, areas that are made of others, and texts with styles.
@MainActor
enum VectorBenchmarks {
  static var all: [Benchmark] {
    let file = file
    let frame = Rect(x: 45, y: 300, width: 300, height: 200)
    let picture = try? VectorPicture(svg: file)
    let circle = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (left, right) = (Circle().path(in: circle), Circle().offset(x: 50).path(in: circle))
    let dots = dots
    return [
      Benchmark(name: "an SVG file of 200 shapes, read") { consume(try? VectorPicture(svg: file)) },
      ShapeBenchmarks.render(
        "an SVG picture of 200 shapes, drawn at 300 x 200 points",
        [picture?.item("picture", in: frame)].compactMap(\.self)),
      Benchmark(name: "the union of two circles of 100 points") { consume(left.union(right)) },
      Benchmark(name: "100 circles that overlap, made one") { consume(dots.normalized(eoFill: false)) },
      screen("20 texts with a gradient, laid out and drawn") { text in
        text.foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      },
      screen("20 texts in a colour, laid out and drawn") { text in text.foregroundStyle(.red) },
    ]
  }

  private static func screen(_ name: String, _ style: @escaping (Text) -> Text) -> Benchmark {
    Benchmark(name: name) {
      let screen = HostedScreen(.fixed(CGSize(width: 390, height: 844)))
      let view = VStack { ForEach(0..<20) { style(Text("The quick brown fox \($0)")) } }
      consume(DrawingRenderer(scale: 3).render(screen.layout(view).drawing))
    }
  }

  /// Rows of circles in each other's way.
  private static var dots: DeclarativeUI.Path {
    DeclarativeUI.Path { path in
      for dot in 0..<100 { path.addEllipse(in: CGRect(x: dot % 10 * 17, y: dot / 10 * 17, width: 20, height: 20)) }
    }
  }

  /// Drops in the colours of a gradient, with lines around them.
  private static var file: [UInt8] {
    let drops = (0..<200).map { index in
      "<path d='M\(index % 20 * 15 + 8) \(index / 20 * 20 + 2)a6 6 0 1 1-6 9c0-4 6-5 6-9z' transform='rotate(\(index) 150 100)'/>"
    }
    let gradient =
      "<linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>"
    return Array(
      ("<svg viewBox='0 0 300 200'>" + gradient + "<g fill='url(#g)' stroke='black' stroke-width='.5'>" + drops.joined()
        + "</g></svg>").utf8)
  }
}
