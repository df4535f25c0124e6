import Foundation
import Testing

/// Files of each format, damaged in many ways: each gives a value or an error, and in a time that a person waits.
///
/// `STILLS_MUTATIONS=10000 STILLS_TESTS=MutatedFilesTests swift test --filter MutatedFilesTests` tries so many of each; with
/// `STILLS_MUTATIONS_FROM` it begins with another seed. The file that is tried lies in the folder `stills-mutated` among
/// the temporary files, so that it is there if it ends the process.
@Suite(.serialized) struct MutatedFilesTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["STILLS_MUTATIONS"].flatMap { Int($0) } ?? 500
  private static let firstSeed = environment["STILLS_MUTATIONS_FROM"].flatMap { UInt64($0) } ?? 1

  /// Seconds of one processor for one file: a thousand times what most take, and no more than anybody waits for.
  private static let mostSeconds = 10.0

  @Test(arguments: MutatedFormat.all)
  func `damage of any kind gives an error or a value, never a crash or endless work`(format: MutatedFormat) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "stills-mutated")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let kept = folder.appending(path: format.fileName)
    let (samples, clock) = (try format.samples(), ProcessorClock())
    var (slowest, readable, sum) = ((seconds: 0.0, seed: UInt64(0)), 0, 0.0)
    for number in 0..<Self.count {
      let seed = Self.firstSeed + UInt64(number)
      var mutator = FileMutator(seed: seed, words: format.words)
      let bytes = mutator.damage(samples[number % samples.count])
      try Data(bytes).write(to: kept)
      let start = clock.seconds
      if (try? format.read(bytes, kept)) != nil { readable += 1 }
      let seconds = clock.seconds - start
      sum += seconds
      if seconds > slowest.seconds { slowest = (seconds, seed) }
      if seconds > Self.mostSeconds {
        let copy = folder.appending(path: "slow-\(seed)-\(format.fileName)")
        try Data(bytes).write(to: copy)
        Issue.record("seed \(seed) of \(format.fileName) takes \(seconds) s: \(copy.path)")
      }
    }
    // Damage that nothing survives, or everything, tries nothing.
    #expect(readable > 0 && readable < Self.count)
    guard Self.environment["STILLS_MUTATIONS"] != nil else { return }
    print(
      "\(format.fileName): \(Self.count) files, \(readable) readable, \(sum) s in all, slowest \(slowest.seconds) s "
        + "(seed \(slowest.seed))")
  }
}

/// The time that this process has had of the processors; unlike the clock on the wall it does not see what others do.
private struct ProcessorClock {
  var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
