import DeclarativeUI
import DrawingRenderer

/// Trees of views that are large or deep: what the layout costs beyond a screen.
@MainActor
enum TreeBenchmarks {
  static var all: [Benchmark] {
    [
      Benchmark(
        name: "100,000 rows, view value to bitmap",
        run: { consume(DrawingRenderer(scale: 3).render(ScreenBenchmarks.layout(rows(100_000)))) }, repetitions: 3),
      Benchmark(
        name: "100,000 rows, layout", run: { consume(ScreenBenchmarks.layout(rows(100_000))) }, repetitions: 3),
      Benchmark(name: "1000 rows, layout") { consume(ScreenBenchmarks.layout(rows(1000))) },
      Benchmark(name: "alignment guide under 10 nested frames") { consume(ScreenBenchmarks.layout(nestedGuide(10))) },
      Benchmark(name: "alignment guide under 100 nested frames") { consume(ScreenBenchmarks.layout(nestedGuide(100))) },
    ]
  }

  static func rows(_ count: Int) -> some View {
    VStack {
      ForEach(0..<count) { index in
        HStack {
          Text("Row \(index)")
          Spacer()
          Text("\(index % 100) of 100")
        }
      }
    }
  }

  private static func nestedGuide(_ depth: Int) -> some View {
    var view = AnyView(Color.red.alignmentGuide(.leading) { $0.width / 2 }.alignmentGuide(.top) { $0.height / 2 })
    for _ in 0..<depth { view = AnyView(view.frame(minWidth: 10, minHeight: 10, alignment: .topLeading)) }
    return VStack(alignment: .leading) { view }
  }
}
