/// Work that an action begins, and that may send further actions.
///
/// The work runs on the main actor, in the order in which it is begun, and leaves it wherever it awaits something else.
public struct Effect<Action> {
  indirect enum Work {
    case send(Action)
    case run(TaskPriority?, @MainActor (Send<Action>) async throws -> Void)
    case merge([Effect])
    case concatenate([Effect])
    case cancellable(Effect, id: AnyHashable, cancelsInFlight: Bool)
    case cancel(AnyHashable)
  }

  /// What is done; nil is nothing.
  let work: Work?

  /// No work.
  public static var none: Effect { Effect(work: nil) }

  /// Sends an action at once.
  public static func send(_ action: Action) -> Effect { Effect(work: .send(action)) }

  /// Creates work that sends an action at once.
  public init(value: Action) { self.init(work: .send(value)) }

  init(work: Work?) { self.work = work }

  /// Runs asynchronous work that may send any number of actions.
  /// - Parameters:
  ///   - priority: the priority of its task.
  ///   - operation: the work; what it throws by being cancelled is not an error.
  ///   - handler: what is done with another error; without it such an error is reported, as a failure in tests.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @MainActor @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@MainActor @Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil
  ) -> Effect {
    Effect(
      work: .run(priority) { send in
        do {
          try await operation(send)
        } catch is CancellationError {
          return
        } catch {
          guard let handler else { throw error }
          await handler(error, send)
        }
      })
  }

  /// Runs asynchronous work that sends one action.
  /// - Parameters:
  ///   - priority: the priority of its task.
  ///   - operation: the work.
  ///   - handler: the action for an error; without it an error is reported, as a failure in tests.
  public static func task(
    priority: TaskPriority? = nil, operation: @escaping @MainActor @Sendable () async throws -> Action,
    catch handler: (@MainActor @Sendable (any Error) async -> Action)? = nil
  ) -> Effect {
    Effect(
      work: .run(priority) { send in
        do {
          await send(try await operation())
        } catch is CancellationError {
          return
        } catch {
          guard let handler else { throw error }
          await send(await handler(error))
        }
      })
  }

  /// Runs asynchronous work that sends nothing; errors of it are ignored.
  public static func fireAndForget(
    priority: TaskPriority? = nil, _ work: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Effect {
    Effect(work: .run(priority) { _ in try? await work() })
  }
}

/// Sends actions from the work of an effect.
@MainActor
public struct Send<Action> {
  let send: (Action) -> Void

  /// Sends an action, unless the work has been cancelled.
  public func callAsFunction(_ action: Action) async {
    guard !Task.isCancelled else { return }
    send(action)
  }
}

extension Effect {
  /// Several works at once.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Several works at once.
  public static func merge(_ effects: some Sequence<Effect>) -> Effect {
    joined(effects, by: Work.merge)
  }

  /// This work and another one at once.
  public func merge(with other: Effect) -> Effect { .merge(self, other) }

  /// Several works, each when the one before it has ended.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Several works, each when the one before it has ended.
  public static func concatenate(_ effects: some Collection<Effect>) -> Effect {
    joined(effects, by: Work.concatenate)
  }

  /// This work, and another one when it has ended.
  public func concatenate(with other: Effect) -> Effect { .concatenate(self, other) }

  private static func joined(_ effects: some Sequence<Effect>, by join: ([Effect]) -> Work) -> Effect {
    let effects = effects.filter { $0.work != nil }
    return effects.count < 2 ? effects.first ?? .none : Effect(work: join(effects))
  }

  /// The work, which can be cancelled by an identifier.
  /// - Parameters:
  ///   - id: the identifier.
  ///   - cancelInFlight: whether work of this identifier that is under way is cancelled when this one begins.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    Effect(work: .cancellable(self, id: AnyHashable(id), cancelsInFlight: cancelInFlight))
  }

  /// Cancels the work of an identifier.
  public static func cancel(id: some Hashable & Sendable) -> Effect { Effect(work: .cancel(AnyHashable(id))) }

  /// Begins the work after a time in which no other one of this identifier was begun.
  /// - Parameters:
  ///   - id: the identifier, by which the work can also be cancelled.
  ///   - time: how long it waits.
  ///   - clock: what measures the time; tests give one that they set.
  public func debounce<C: Clock<Duration>>(id: some Hashable & Sendable, for time: Duration, clock: C) -> Effect {
    let pause = Effect(work: .run(nil) { _ in try await clock.sleep(for: time) })
    return Effect.concatenate(pause, self).cancellable(id: id, cancelInFlight: true)
  }

  /// The work, sending other actions.
  public func map<Other>(_ transform: @escaping (Action) -> Other) -> Effect<Other> {
    // All work calls it on the main actor.
    nonisolated(unsafe) let transform = transform
    let mapped: Effect<Other>.Work? =
      switch work {
      case nil: nil
      case .send(let action): .send(transform(action))
      case .run(let priority, let operation):
        .run(priority) { send in try await operation(Send { send.send(transform($0)) }) }
      case .merge(let effects): .merge(effects.map { $0.map(transform) })
      case .concatenate(let effects): .concatenate(effects.map { $0.map(transform) })
      case .cancellable(let effect, let id, let cancelsInFlight):
        .cancellable(effect.map(transform), id: id, cancelsInFlight: cancelsInFlight)
      case .cancel(let id): .cancel(id)
      }
    return Effect<Other>(work: mapped)
  }
}
