// Where there is Combine, Foundation's queues and run loops are its schedulers.
#if !canImport(Combine)
  public import Foundation
  public import OpenCombine

  /// Publishers hand over on run loops, as in `receive(on: RunLoop.main)`.
  ///
  /// The main run loop does here what the main queue does. On Linux nobody may run it: test runners leave the main thread,
  /// and the threads that serve the main queue then have run loops of their own. Another thread's loop does what it is given
  /// while that thread runs it.
  extension RunLoop: @retroactive Scheduler {
    /// A moment of the calendar.
    public typealias SchedulerTimeType = SchedulerDate<RunLoop>

    /// How a run loop does what it is given: there is nothing to choose.
    public struct SchedulerOptions {}

    /// This moment.
    public var now: SchedulerTimeType { .now }

    /// How much later than asked for something may be done in any case: not at all.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Does something soon, after what was asked for before.
    /// - Parameters:
    ///   - options: nothing to choose.
    ///   - action: what to do.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      guard !isMain else { return DispatchQueue.main.schedule(action) }
      nonisolated(unsafe) let action = action
      perform { action() }
      // On Linux a loop that waits does not hear of blocks. It does of timers.
      add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
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
      add(Timer(fire: date.date, every: nil, tolerance: tolerance.timeInterval, action), forMode: .default)
    }

    /// Does something again and again from a moment on, until it is cancelled.
    /// - Parameters:
    ///   - date: the moment.
    ///   - interval: the time from each to the next one.
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
      let timer = Timer(fire: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, action)
      add(timer, forMode: .default)
      return AnyCancellable { timer.invalidate() }
    }

    private var isMain: Bool { self === RunLoop.main }
  }

  extension Timer {
    /// - Parameter interval: the time from each to the next one in seconds; nil for one alone.
    fileprivate convenience init(
      fire date: Date, every interval: TimeInterval?, tolerance: TimeInterval, _ action: @escaping () -> Void
    ) {
      // Called by the thread of the run loop alone.
      nonisolated(unsafe) let action = action
      self.init(fire: date, interval: interval ?? 0, repeats: interval != nil) { _ in action() }
      self.tolerance = tolerance
    }
  }
#endif
