import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotTesting

/// Assertions that await their values and strategies instead of blocking a thread.
struct AwaitingTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private func failure(
    of value: () async throws -> String, as strategy: Snapshotting<String, String> = .lines, timeout: Double = 60,
    isolation: isolated (any Actor)? = #isolation
  ) async -> String? {
    let request = SnapshotRequest(
      name: "card", timeout: timeout, testFile: package.path("Tests/AppTests/CardTests.swift"), testName: "test()",
      place: SourcePlace(fileID: "AppTests/CardTests.swift", filePath: "CardTests.swift", line: 1, column: 1))
    return await RunEnvironment.$replacement.withValue(RunEnvironment(variables: [:])) {
      await Verification(strategy: strategy, request: request).failureText(of: value, isolation: isolation)
    }
  }

  /// A strategy that needs the actor which the test is on.
  private var onMainActor: Snapshotting<String, String> {
    Snapshotting(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { value in
        Async { callback in
          nonisolated(unsafe) let callback = callback
          Task { @MainActor in
            await Task.yield()
            callback(value + "!")
          }
        }
      })
  }

  @Test @MainActor func `work goes on where the test is`() async {
    #expect(await failure(of: { "a" }, as: onMainActor)?.hasPrefix("No reference was found") == true)
    #expect(package.text(TemporaryPackage.folder + "test.card.txt") == "a!")
    #expect(await failure(of: { "a" }, as: onMainActor) == nil)
    #expect(await failure(of: { "b" }, as: onMainActor)?.hasPrefix("Snapshot \"card\" does not match") == true)
  }

  @Test func `more assertions than threads wait at once`() async {
    let gate = AsyncStream.makeStream(of: Void.self)
    let count = ProcessInfo.processInfo.activeProcessorCount * 4
    let passed = await withTaskGroup(of: Bool.self) { group in
      for number in 1...count {
        group.addTask {
          let strategy = Snapshotting<String, String>(
            pathExtension: "txt", diffing: .lines,
            asyncSnapshot: { value in
              Async { callback in
                nonisolated(unsafe) let callback = callback
                Task {
                  if number == count { gate.continuation.finish() }
                  for await _ in gate.stream {}
                  callback(value)
                }
              }
            })
          let result = PendingResult<String>()
          strategy.snapshot("\(number)").start(result.receiver)
          return (try? await result.result(timeout: 60, isolation: nil)?.get()) == "\(number)"
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(passed == count)
  }

  @Test func `errors and the end of the time are told as always`() async {
    struct Oops: LocalizedError {
      var errorDescription: String? { "Out of jokes" }
    }
    #expect(await failure(of: { throw Oops() }) == "The snapshot could not be taken: Out of jokes")
    let never = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    #expect(await failure(of: { "" }, as: never, timeout: 0.01)?.hasPrefix("Exceeded timeout of 0.01 seconds") == true)
  }

  @Test @MainActor func `beside those that do not await`() async {
    assertSnapshot(of: "text", as: .lines)
    await assertSnapshot(
      of: {
        await Task.yield(); return "text"
      }, as: .lines)
    await assertSnapshot(of: { "text" }, as: .dump, named: "dump")
  }
}
