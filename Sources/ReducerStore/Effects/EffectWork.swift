/// The work of effects that is under way; it is cancelled with the store.
final class EffectWork {
  /// What is under way, by a number.
  private var running: [Int: [Task<Void, Never>]] = [:]
  private var cancellable: [AnyHashable: [Int: [Task<Void, Never>]]] = [:]
  private var number = 0

  deinit { cancelAll() }

  /// Keeps work until it has ended.
  /// - Returns: a number that nothing else here has.
  func keep(_ tasks: [Task<Void, Never>]) -> Int {
    number += 1
    running[number] = tasks
    return number
  }

  func forget(_ number: Int) { running[number] = nil }

  func cancelAll() {
    for task in running.values.joined() { task.cancel() }
  }

  /// Begins the work of an effect.
  /// - Parameters:
  ///   - send: sends an action to the store.
  ///   - didThrow: is told of an error.
  /// - Returns: what goes on; nothing where all is done.
  @MainActor
  func start<Action>(
    _ effect: Effect<Action>, send: @escaping @MainActor (Action) -> Void,
    didThrow: @escaping @MainActor (any Error) -> Void
  ) -> [Task<Void, Never>] {
    func start(_ effect: Effect<Action>) -> [Task<Void, Never>] { self.start(effect, send: send, didThrow: didThrow) }
    switch effect.work {
    case nil: return []
    case .send(let action):
      send(action)
      return []
    case .run(let priority, let operation):
      return [
        Task(priority: priority) { @MainActor in
          do {
            try await operation(Send(send: send))
          } catch {
            if !(error is CancellationError) { didThrow(error) }
          }
        }
      ]
    case .merge(let effects): return effects.flatMap(start)
    case .concatenate(let effects):
      for (index, effect) in effects.enumerated() {
        let first = start(effect)
        guard !first.isEmpty else { continue }
        let sequel = Task { @MainActor [weak self] in
          await first.finish()
          for effect in effects.dropFirst(index + 1) where !Task.isCancelled {
            await self?.start(effect, send: send, didThrow: didThrow).finish()
          }
        }
        return first + [sequel]
      }
      return []
    case .cancellable(let effect, let id, let cancelsInFlight):
      if cancelsInFlight { cancel(id) }
      let tasks = start(effect)
      guard !tasks.isEmpty else { return [] }
      let number = keep(tasks)
      cancellable[id, default: [:]][number] = tasks
      let end = Task { @MainActor [weak self] in
        await tasks.finish()
        self?.cancellable[id]?[number] = nil
        self?.forget(number)
      }
      return tasks + [end]
    case .cancel(let id):
      cancel(id)
      return []
    }
  }

  private func cancel(_ id: AnyHashable) {
    for task in (cancellable.removeValue(forKey: id) ?? [:]).values.joined() { task.cancel() }
  }
}

extension [Task<Void, Never>] {
  /// Waits for all of them, and cancels them where whoever waits is cancelled.
  func finish() async {
    await withTaskCancellationHandler {
      for task in self { await task.value }
    } onCancel: {
      for task in self { task.cancel() }
    }
  }
}
