/// The work of views that takes time: what `task` has begun.
@MainActor
package final class HostTasks {
  /// Whether work is begun at all.
  private let areStarted: Bool
  private var running: [ObjectIdentifier: String] = [:]

  init(areStarted: Bool) {
    self.areStarted = areStarted
  }

  package var isEmpty: Bool { running.isEmpty }

  /// Whose work is running, each name once.
  package var names: [String] { Set(running.values).sorted() }

  /// One piece of work, which ends with its place.
  final class Work {
    private let task: Task<Void, Never>

    fileprivate init(_ task: Task<Void, Never>) {
      self.task = task
    }

    deinit { task.cancel() }
  }

  /// Begins work.
  /// - Parameters:
  ///   - name: whose work it is.
  ///   - signal: raised when it has ended.
  func start(
    _ name: String, priority: TaskPriority, signal: Signal, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> Work? {
    guard areStarted else { return nil }
    let key = Key()
    running[ObjectIdentifier(key)] = name
    return Work(
      Task(priority: priority) { [weak self] in
        await action()
        self?.running[ObjectIdentifier(key)] = nil
        signal.raise()
      })
  }

  private final class Key: Sendable {}
}

/// Why a view was not at rest when that was waited for.
package struct Unsettled: Error, CustomStringConvertible {
  package let description: String

  package init(reason: String) {
    description = reason
  }

  /// - Parameter running: whose work goes on.
  package init(limit: Duration, running: [String]) {
    let work =
      running.isEmpty
      ? "what was waited for has not come" : "the task of \(running.joined(separator: " and of ")) goes on"
    description =
      "The view has not settled within \(limit): \(work). Give it more time with settled(within:), or let the work end: "
      + "with a client that answers at once, for example"
  }
}
