extension Async {
  /// Wraps work that needs the main actor.
  ///
  /// Called on the main actor, or on the main thread of an XCTest method, the work runs at once. Called from anywhere
  /// else it is sent to the main actor, and the assertion waits for it.
  public init(onMainActor work: @escaping @MainActor () throws -> Value) {
    self = .result { callback in
      // Whoever calls waits for the callback, so the callback runs while the caller stands still.
      nonisolated(unsafe) let callback = callback
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { callback(Result { try work() }) }
      } else {
        Task { @MainActor in callback(Result { try work() }) }
      }
    }
  }
}
