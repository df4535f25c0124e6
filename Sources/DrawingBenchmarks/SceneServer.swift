import DrawingRenderer
import Foundation
import PNGFiles

/// Says what is drawn, so that other libraries can draw the same, and draws it as often as it is asked to.
///
/// Prints one line of JSON with all scenes that can be told. After that each line that it reads is the number of a scene;
/// it draws that once and answers with the processor's time in nanoseconds.
@MainActor
struct SceneServer {
  private let benchmarks: [(benchmark: Benchmark, description: [String: Any])]

  init(_ benchmarks: [Benchmark]) {
    self.benchmarks = benchmarks.compactMap { benchmark in
      benchmark.scene.flatMap { SceneDescription($0).object }.map { (benchmark, $0) }
    }
  }

  func run() {
    let scenes = benchmarks.map { $0.description.merging(["name": $0.benchmark.name]) { $1 } }
    guard let line = try? JSONSerialization.data(withJSONObject: scenes) else { return }
    FileHandle.standardOutput.write(line + Data("\n".utf8))
    while let line = readLine() {
      guard let index = Int(line), benchmarks.indices.contains(index) else { return }
      FileHandle.standardOutput.write(Data("\(time(benchmarks[index].benchmark))\n".utf8))
    }
  }

  /// Prints a number for each scene that is another one where any pixel is.
  static func printHashes(of benchmarks: [Benchmark]) {
    for benchmark in benchmarks {
      guard let scene = benchmark.scene else { continue }
      let picture = DrawingRenderer(scale: scene.scale).render(scene.drawing)
      if let folder = ProcessInfo.processInfo.environment["PICTURES"], let file = try? PNGEncoder().encode(picture) {
        try? Data(file).write(to: URL(fileURLWithPath: "\(folder)/\(benchmark.name.filter(\.isLetter)).png"))
      }
      print(PixelDigest(of: picture).map { "\($0)" } ?? "too large", benchmark.name)
    }
  }

  private func time(_ benchmark: Benchmark) -> Int {
    let start = ProcessorTime.nanoseconds
    benchmark.run()
    return ProcessorTime.nanoseconds - start
  }
}
