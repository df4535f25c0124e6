import DrawingRenderer
import JokesApp
import PNGFiles
import Typesetting

/// What the first screen of a process takes more than those after it.
@MainActor
enum FirstScreen {
  /// Prints the processor's milliseconds; to be called before anything else.
  static func printRows() {
    let start = Double(ProcessorTime.nanoseconds) / 1e6
    let fonts = ProcessorTime.milliseconds { consume(FontLibrary.bundled.faces.count) }
    let first = ProcessorTime.milliseconds(of: draw)
    let next = (0..<20).map { _ in ProcessorTime.milliseconds(of: draw) }.min() ?? 0
    print("ms of the processor | what")
    let rows = [
      (start, "before main"), (fonts, "the fonts"), (first, "the first screen beside them"),
      (next, "each one after it"),
    ]
    for (time, name) in rows {
      print("\(GrowthBenchmark.rounded(time)) | \(name)")
    }
  }

  /// Prints the memory of the process while it draws screens that are all different, as a run of tests does.
  static func printMemoryRow() -> Bool {
    RetainedMemory.printRow("screens", count: 3000, limit: 2) { number in
      let joke = Joke(setup: "Joke number \(number) of three thousand.", punchline: "It is \(number * 7919) long.")
      let picture = DrawingRenderer(scale: 3).render(ScreenBenchmarks.layout(JokeView(state: .loaded(joke: joke))))
      consume(PixelDigest(of: picture))
    }
  }

  private static func draw() {
    consume(DrawingRenderer(scale: 3).render(ScreenBenchmarks.jokeScreen))
  }
}
