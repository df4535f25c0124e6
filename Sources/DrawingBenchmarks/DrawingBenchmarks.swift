import Foundation
import PixelImages
import TextFormats

/// Prints how long the parts of a snapshot take, in milliseconds and as multiples of a yardstick.
///
/// The yardstick is the comparison of two equal 1170 x 2532 pictures by `memcmp`, which only the memory limits. It is measured
/// anew before each row: on a shared machine the multiples are steadier than the times, which are the processor's. Memory is
/// what is needed beyond what is kept between two runs, such as pictures of glyphs and bitmaps to be used again. Figures are in
/// the README's section "How fast". An argument selects the rows that have it in their names. `growth` as the first argument
/// prints instead what grows with its input, and fails where it grows too fast; another one selects rows of these. `scenes` is
/// for `.ci/peers`, which has other libraries draw the same; `hashes` says whether any pixel has changed. `first` prints what
/// the first screen of a process takes.
@main
struct DrawingBenchmarks {
  @MainActor
  static func main() async throws {
    let filter = CommandLine.arguments.dropFirst().first
    if filter == "first" { return FirstScreen.printRows() }
    if filter == "growth" {
      let (part, length) = (CommandLine.arguments.dropFirst(2).first, CommandLine.arguments.dropFirst(3).first)
      let isMeant = { (name: String) in part.map(name.contains) ?? true }
      if let length = length.flatMap(Int.init) { return GrowthBenchmark.runAll(where: isMeant, at: length) }
      let results = [
        !isMeant("taps") || TapBenchmark.printRow(),
        !isMeant("screens") || FirstScreen.printMemoryRow(),
        RelativeBenchmark.printAll(LivingBenchmarks.relative, where: isMeant),
        GrowthBenchmark.printAll(where: isMeant),
      ]
      exit(results.contains(false) ? 1 : 0)
    }
    let scenes = ShapeBenchmarks.all + StrokeBenchmarks.all + EffectBenchmarks.all + VectorBenchmarks.all
    if filter == "scenes" { return SceneServer(scenes).run() }
    if filter == "hashes" { return SceneServer.printHashes(of: scenes) }
    let yardstick = Benchmark.comparisonOfEqualFrames
    print("ms (median) | x memcmp | peak MB | what")
    let drawing =
      ScreenBenchmarks.all + ControlBenchmarks.all + LivingBenchmarks.all + TreeBenchmarks.all + TextBenchmarks.all
      + ShapeBenchmarks.all
      + StrokeBenchmarks.all + EffectBenchmarks.all + VectorBenchmarks.all
    for benchmark in drawing + ComparisonBenchmarks.all + FailingBenchmarks.all
    where filter.map(benchmark.name.contains) ?? true {
      let unit = yardstick.median
      let time = benchmark.median
      let memory = PeakMemory.bytes(of: benchmark.run).map { Double($0) / 1e6 }
      print(row(time.milliseconds, time / unit, memory, benchmark.name))
    }
    let settling = "a view whose task writes, until it has settled"
    guard filter.map(settling.contains) ?? true else { return }
    let (unit, time) = (yardstick.median, try await LivingBenchmarks.settling())
    print(row(time.milliseconds, time / unit, nil, settling))
  }

  private static func row(_ time: Double, _ ratio: Double, _ memory: Double?, _ name: String) -> String {
    let memory = memory.map { fixed($0, digits: 1, width: 7) } ?? "      ?"
    return [fixed(time, digits: 3, width: 11), fixed(ratio, digits: 1, width: 8), memory, name]
      .joined(separator: " | ")
  }

  private static func fixed(_ value: Double, digits: Int, width: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    return Int((value * scale).rounded()).decimal(places: digits).aligned(width: width)
  }
}

extension Duration {
  fileprivate var milliseconds: Double { self / .milliseconds(1) }
}
