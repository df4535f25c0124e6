// Where there is Combine, Foundation's queues and run loops are its schedulers.
#if !canImport(Combine)
  public import Foundation
  public import OpenCombine
  import Synchronization

  /// Publishers hand over on operation queues, as in `receive(on: OperationQueue.main)`.
  ///
  /// The main operation queue does here what the main queue does.
  extension OperationQueue: @retroactive Scheduler {
    /// A moment of the calendar.
    public typealias SchedulerTimeType = SchedulerDate<OperationQueue>

    /// How an operation queue does what it is given: there is nothing to choose.
    public struct SchedulerOptions {}

    /// This moment.
    public var now: SchedulerTimeType { .now }

    /// How much later than asked for something may be done in any case: not at all.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Does something soon.
    /// - Parameters:
    ///   - options: nothing to choose.
    ///   - action: what to do.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      guard !isMain else { return DispatchQueue.main.schedule(action) }
      nonisolated(unsafe) let action = action
      addOperation { action() }
    }

    /// Does something at a moment.
    /// - Parameters:
    ///   - date: the moment.
    ///   - tolerance: how much later it may be done.
    ///   - options: nothing to choose.
    ///   - action: what to do.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      guard !isMain else {
        return DispatchQueue.main.schedule(after: date.onQueues, tolerance: tolerance.onQueues, action)
      }
      addOperation(after: date, action)
    }

    /// Does something again and again from a moment on, until it is cancelled.
    /// - Parameters:
    ///   - date: the moment.
    ///   - interval: the time from the end of each to the next one.
    ///   - tolerance: how much later it may be done.
    ///   - options: nothing to choose.
    ///   - action: what to do.
    /// - Returns: what cancels it, at the latest when it is gone.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      guard !isMain else {
        return DispatchQueue.main.schedule(
          after: date.onQueues, interval: interval.onQueues, tolerance: tolerance.onQueues, action)
      }
      let repetition = Repetition(on: self, every: interval, action)
      repetition.goOn(after: date)
      return AnyCancellable { repetition.end() }
    }

    /// The main one goes by the main queue itself, in the order of everything else there: living views wait for that.
    private var isMain: Bool { self === OperationQueue.main }

    /// Adds an operation that is there from now on, and ready at a moment.
    @discardableResult
    fileprivate func addOperation(after date: SchedulerTimeType, _ action: @escaping () -> Void) -> Operation {
      nonisolated(unsafe) let action = action
      let start = BlockOperation {}
      let operation = BlockOperation { action() }
      operation.addDependency(start)
      addOperation(operation)
      DispatchQueue.global().asyncAfter(deadline: date.onQueues.dispatchTime) { start.start() }
      return operation
    }
  }

  /// What an operation queue does again and again.
  private final class Repetition: Sendable {
    private let queue: OperationQueue
    private let interval: OperationQueue.SchedulerTimeType.Stride
    /// Called by one operation at a time.
    private nonisolated(unsafe) let action: () -> Void
    private let state = Mutex<(next: Operation?, isOver: Bool)>((nil, false))

    init(
      on queue: OperationQueue, every interval: OperationQueue.SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
      self.queue = queue
      self.interval = interval
      self.action = action
    }

    func goOn(after date: OperationQueue.SchedulerTimeType) {
      state.withLock { state in
        guard !state.isOver else { return }
        state.next = queue.addOperation(after: date) { [self] in
          action()
          goOn(after: queue.now.advanced(by: interval))
        }
      }
    }

    func end() {
      let next = state.withLock { state in
        state.isOver = true
        return state.next.take()
      }
      next?.cancel()
    }
  }
#endif
