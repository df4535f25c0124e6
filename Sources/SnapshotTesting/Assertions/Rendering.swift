import Foundation

/// The stage of an assertion in which a strategy makes its format of a value, in time.
struct Rendering<Value, Format> {
  let strategy: Snapshotting<Value, Format>
  let request: SnapshotRequest

  /// What the strategy makes of a value.
  /// - Parameter keep: keeps the picture of what could not be drawn as asked.
  func format(
    of value: () throws -> Value, keep: (SnapshotAttachment) -> [FailureFile]
  ) throws(SnapshotFailure) -> Format {
    try check()
    let pending = PendingResult<Format>(now: request.now)
    do {
      strategy.snapshot(try value()).start(pending.receiver)
      guard let result = pending.wait(timeout: request.timeout) else {
        throw timeout(of: pending, blocks: MainQueue.isOccupied)
      }
      return try result.get()
    } catch {
      throw failure(error, keep: keep)
    }
  }

  /// What the strategy makes of a value, while other work of the caller's actor goes on.
  /// - Parameters:
  ///   - isolation: the actor of the caller, on which the strategy begins.
  ///   - keep: keeps the picture of what could not be drawn as asked.
  func format(
    of value: () async throws -> Value, isolation: isolated (any Actor)?, keep: (SnapshotAttachment) -> [FailureFile]
  ) async throws(SnapshotFailure) -> Format {
    try check()
    let pending = PendingResult<Format>(now: request.now)
    do {
      strategy.snapshot(try await value()).start(pending.receiver)
      guard let result = await pending.result(timeout: request.timeout, isolation: isolation) else {
        throw timeout(of: pending, blocks: false)
      }
      return try result.get()
    } catch {
      throw failure(error, keep: keep)
    }
  }

  private func check() throws(SnapshotFailure) {
    do {
      try strategy.diffing.check()
    } catch {
      throw .unusableArgument(describe(error))
    }
  }

  /// - Parameter blocks: whether the assertion has kept the main actor from all other work.
  private func timeout(of pending: PendingResult<Format>, blocks: Bool) -> SnapshotFailure {
    if pending.wasQueued {
      return .timedOut(seconds: max(request.timeout, MainActorQueueing.longestWait), .mainActorIsBusy)
    }
    return .timedOut(seconds: request.timeout, blocks ? .testIsOnMainActor : nil)
  }

  private func failure(_ error: any Error, keep: (SnapshotAttachment) -> [FailureFile]) -> SnapshotFailure {
    switch error {
    case let failure as SnapshotFailure: failure
    case let problem as SnapshotProblem: .undrawable(sentences: problem.sentences, files: keep(problem.actual))
    default: .thrown(describe(error))
    }
  }
}
