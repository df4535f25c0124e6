public import Foundation

extension Snapshotting {
  /// The strategy, used after some time has passed; on the main queue its other work goes on meanwhile.
  /// - Parameters:
  ///   - duration: the time in seconds, shorter than the assertion's timeout.
  ///   - strategy: the strategy to use then.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing,
      asyncSnapshot: { value in
        .result { callback in
          _ = Outcome<Never>().wait(timeout: duration)
          strategy.snapshot(value).start(callback)
        }
      })
  }
}
