import DeclarativeUI
import Devices
import DrawingRenderer
import Drawings
import JokesApp
import PNGFiles
import PixelImages
import PlaneGeometry
import Typesetting

/// The joke screen and the parts of drawing it.
@MainActor
enum ScreenBenchmarks {
  static var all: [Benchmark] {
    let drawing = layout()
    let renderer = DrawingRenderer(scale: 3)
    let picture = renderer.render(drawing)
    let file = (try? PNGEncoder().encode(picture)) ?? []
    return [
      Benchmark(name: "joke screen, view value to bitmap") { consume(renderer.render(layout())) },
      Benchmark(name: "joke screen, layout") { consume(layout()) },
      Benchmark(name: "joke screen, layout in words") { consume(drawing.description) },
      Benchmark(name: "joke screen, raster, warm") { consume(renderer.render(drawing)) },
      Benchmark(name: "joke screen, raster, cold glyphs") {
        GlyphMemory.forgetAll()
        consume(renderer.render(drawing))
      },
      Benchmark(name: "shaping the joke's two sentences") { consume(sentences.map(shaped)) },
      Benchmark(name: "PNG encode, joke screen, \(file.count) bytes") { consume(try? PNGEncoder().encode(picture)) },
      Benchmark(name: "PNG decode, joke screen") { consume(try? PNGDecoder().decode(file)) },
    ] + VerifyingBenchmarks.all(of: picture, file: file)
  }

  private static let sentences = [
    "The punchline often arrives before the set-up.", "Do you know the problem with UDP jokes?",
  ]

  private static func shaped(_ sentence: String) -> TextLayout {
    // A library of its own has no memory of texts that were shaped before.
    let library = FontLibrary(faces: FontLibrary.bundled.faces, systemFamily: "Inter")
    return Paragraph([TextRun(sentence, font: FontDescriptor(size: 17))], library: library).layout(width: 262)
  }

  private static func layout() -> Drawing { jokeScreen }

  static var jokeScreen: Drawing { layout(JokeViewPreviewProvider.jokeView) }

  /// A view on the screen of a phone.
  static func layout(_ view: some View) -> Drawing {
    let device = Device(.iPhone13Pro)
    var environment = EnvironmentValues()
    environment.displayScale = device.displayScale
    return HostedScreen(.fixed(device.size), safeAreaInsets: device.safeAreaInsets, environment: environment)
      .layout(view).drawing
  }
}
