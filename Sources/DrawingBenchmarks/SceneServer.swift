import DrawingRenderer
import Foundation
import PNGFiles
import PixelImages

/// Describes what is drawn, so that other libraries can draw the same, and draws it as often as asked.
///
/// Prints one line of JSON with all scenes that can be told. After that each line that it reads is the number of a scene;
/// it draws that once and answers with the processor's time in nanoseconds. Where the path of a PNG file follows the number,
/// it answers with the share of the pixels that are visibly other ones there, 0 to 1.
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
      let words = line.split(separator: " ", maxSplits: 1)
      guard let index = words.first.flatMap({ Int($0) }), benchmarks.indices.contains(index) else { return }
      let benchmark = benchmarks[index].benchmark
      let answer = words.count > 1 ? "\(shareOfOtherPixels(in: String(words[1]), benchmark))" : "\(time(benchmark))"
      FileHandle.standardOutput.write(Data("\(answer)\n".utf8))
    }
  }

  /// Prints a number for each scene that is another one where any pixel is.
  static func printHashes(of benchmarks: [Benchmark]) {
    for benchmark in benchmarks {
      guard let scene = benchmark.scene else { continue }
      let picture = DrawingRenderer(scale: scene.scale).render(scene.drawing)
      if let folder = ProcessInfo.processInfo.environment["PICTURES"], let file = try? PNGEncoder().encode(picture) {
        try? Data(file).write(to: URL(fileURLWithPath: "\(folder)/\(fileName(of: benchmark)).png"))
      }
      print(PixelDigest(of: picture).map { "\($0)" } ?? "too large", benchmark.name)
    }
  }

  private static func fileName(of benchmark: Benchmark) -> String {
    benchmark.name.filter { $0.isLetter || $0.isNumber }
  }

  /// In levels of 8 bits: a channel that is further off is seen.
  private static let visibleDistance = 32

  /// A file that cannot be read, or is of another size, has no pixel of ours.
  private func shareOfOtherPixels(in path: String, _ benchmark: Benchmark) -> Double {
    guard let scene = benchmark.scene, let file = FileManager.default.contents(atPath: path),
      let theirs = try? PNGDecoder().decode(Array(file)).bitmap
    else { return 1 }
    let ours = DrawingRenderer(scale: scene.scale).render(scene.drawing)
    guard ours.size == theirs.size else { return 1 }
    let others = ours.withUnsafePixels { ours in
      theirs.withUnsafePixels { theirs in zip(ours, theirs).count { Self.areApart($0, $1) } }
    }
    return Double(others) / Double(ours.width * ours.height)
  }

  private static func areApart(_ a: PremultipliedColor, _ b: PremultipliedColor) -> Bool {
    func isApart(_ a: UInt8, _ b: UInt8) -> Bool { abs(Int(a) - Int(b)) > visibleDistance }
    return isApart(a.red, b.red) || isApart(a.green, b.green) || isApart(a.blue, b.blue)
  }

  private func time(_ benchmark: Benchmark) -> Int {
    let start = ProcessorTime.nanoseconds
    benchmark.run()
    return ProcessorTime.nanoseconds - start
  }
}
