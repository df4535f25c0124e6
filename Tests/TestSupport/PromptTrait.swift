import Dispatch
public import Testing

/// Runs tests on threads of their own, so that they go on as soon as what they wait for has ended.
///
/// A thread of Swift Testing waits for the processes that tests start, and polls from when one has ended until its test goes on: a
/// whole processor, for as long as all tests before it in the queue have to do. On Linux `URLSession` does so, too, for as long as
/// a request lasts.
public struct PromptTrait: TestTrait, SuiteTrait, TestScoping {
  private final class Threads: TaskExecutor {
    private let queue = DispatchQueue(label: "tests that wait for processes", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
  }

  private static let threads = Threads()

  /// Holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test on those threads.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Self.threads) { try await function() }
  }
}

extension Trait where Self == PromptTrait {
  /// For tests that wait for processes or for `URLSession`.
  public static var prompt: PromptTrait { PromptTrait() }
}
