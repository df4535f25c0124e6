// Where there is Combine, Foundation's queues and run loops are its schedulers.
#if !canImport(Combine)
  import DeclarativeUI
  import Foundation
  import OpenCombine
  import Synchronization
  import Testing

  /// Set on the main queue, which other threads than the main one may serve on Linux.
  private let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// How long a test waits at most, in seconds: other tests may need the main queue for long.
  private let limit: TimeInterval = 600

  /// What schedulers have done, in its order.
  private final class Deeds: Sendable {
    private struct State {
      var list: [String] = []
      var number = 0
      var waiting: CheckedContinuation<[String], Never>?
    }

    private let state = Mutex(State())

    var list: [String] { state.withLock { $0.list } }

    func add(_ deed: String) {
      state.withLock { state in
        state.list.append(deed)
        if state.list.count >= state.number { state.waiting.take()?.resume(returning: state.list) }
      }
    }

    /// Waits for a number of them, and gives those that there are.
    func first(_ number: Int) async -> [String] {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          state.number = number
          state.waiting = continuation
          if state.list.count >= number { state.waiting.take()?.resume(returning: state.list) }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [self] in
          state.withLock { $0.waiting.take()?.resume(returning: $0.list) }
        }
      }
    }
  }

  /// Publishes numbers to a scheduler, and tells in which order it hands them over, and whether on the main queue.
  private func handedOver<S: Scheduler>(on scheduler: S) async -> [String] {
    let key = mainQueue
    let deeds = Deeds()
    let listener = [1, 2, 3].publisher.receive(on: scheduler).sink { @Sendable number in
      deeds.add(DispatchQueue.getSpecific(key: key) == true ? "main \(number)" : "\(number)")
    }
    defer { listener.cancel() }
    return await deeds.first(3)
  }

  /// Has something done again and again on a serial scheduler, cancels it at the third time, and lets time pass.
  private func ticks<S: Scheduler>(on scheduler: S) async -> [String] {
    let (deeds, wait) = (Deeds(), Deeds())
    // Used by what the scheduler does alone.
    nonisolated(unsafe) var clock: (any Cancellable)?
    scheduler.schedule {
      clock = scheduler.schedule(after: scheduler.now, interval: .milliseconds(1)) {
        deeds.add("tick")
        if deeds.list.count == 3 { clock?.cancel() }
      }
    }
    _ = await deeds.first(3)
    scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(5))) { @Sendable in wait.add("passed") }
    let passed = await wait.first(1)
    return deeds.list + passed
  }

  @Suite struct `A scheduler of publishers` {
    private let inOrder = ["1", "2", "3"]
    private let inOrderOnMain = ["main 1", "main 2", "main 3"]
    private let threeTicks = ["tick", "tick", "tick", "passed"]

    @Test func `may be a queue`() async {
      #expect(await handedOver(on: DispatchQueue.main) == inOrderOnMain)
      #expect(await handedOver(on: DispatchQueue(label: "a")) == inOrder)
      #expect(await ticks(on: DispatchQueue(label: "a")) == threeTicks)
    }

    @Test func `may be the main run loop`() async {
      #expect(await handedOver(on: RunLoop.main) == inOrderOnMain)
      #expect(await ticks(on: RunLoop.main) == threeTicks)
    }

    @Test func `may be a queue of operations`() async {
      #expect(await handedOver(on: OperationQueue.main) == inOrderOnMain)
      #expect(await ticks(on: OperationQueue.main) == threeTicks)
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      #expect(await handedOver(on: queue) == inOrder)
      #expect(await ticks(on: queue) == threeTicks)
    }

    @Test func `keeps what is to be done later among the operations of a queue, and holds up nothing by it`() async {
      let (queue, deeds) = (OperationQueue(), Deeds())
      queue.maxConcurrentOperationCount = 1
      queue.schedule(after: queue.now.advanced(by: .seconds(3600))) { @Sendable in deeds.add("later") }
      #expect(queue.operationCount == 1)
      queue.schedule { @Sendable in deeds.add("soon") }
      #expect(await deeds.first(1) == ["soon"])
      queue.cancelAllOperations()
    }

    @Test func `does nothing at once but the immediate one`() {
      let deeds = Deeds()
      let listener = Just(1).receive(on: ImmediateScheduler.shared).sink { @Sendable _ in deeds.add("done") }
      #expect(deeds.list == ["done"])
      listener.cancel()
    }

    @MainActor @Test func `holds values back until no other one comes`() async {
      let deeds = Deeds()
      let typed = PassthroughSubject<String, Never>()
      let listeners = [
        typed.debounce(for: .milliseconds(1), scheduler: DispatchQueue.main).sink { @Sendable in deeds.add($0) },
        typed.debounce(for: 0.001, scheduler: RunLoop.main).sink { @Sendable in deeds.add($0) },
        typed.debounce(for: .seconds(0.001), scheduler: OperationQueue.main).sink { @Sendable in deeds.add($0) },
      ]
      for text in ["a", "ab", "abc"] { typed.send(text) }
      #expect(await deeds.first(3) == ["abc", "abc", "abc"])
      for listener in listeners { listener.cancel() }
    }

    @Test func `counts in seconds`() {
      typealias Interval = RunLoop.SchedulerTimeType.Stride
      #expect(Interval.seconds(2) == 2 && Interval.seconds(0.5) == 0.5 && Interval.milliseconds(500) == 0.5)
      #expect(Interval.microseconds(500) == 0.0005 && Interval.nanoseconds(1_000_000) == 0.001)
      #expect(Interval(exactly: 3) == 3 && Interval(exactly: Int.max) == nil)
      #expect(-Interval.seconds(2) < 1 && (-Interval.seconds(2)).magnitude == -2)
      var sum: Interval = 3
      sum *= 2
      #expect(sum == 6 && sum - 2 == 4 && sum + 1 == 7 && sum * 0.5 == 3 && sum.timeInterval == 6)
      let queues: DispatchQueue.SchedulerTimeType.Stride = 2
      #expect(queues == .seconds(2) && queues.timeInterval == .seconds(2))
    }

    @Test func `tells how long it is from one moment to another`() {
      let moment = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000_000))
      #expect(moment.advanced(by: 2).dispatchTime.uptimeNanoseconds == 7_000_000_000)
      #expect(moment.distance(to: moment.advanced(by: -2)) == -2)
      let date = OperationQueue.SchedulerTimeType(Date(timeIntervalSince1970: 5))
      #expect(date.advanced(by: 2).date == Date(timeIntervalSince1970: 7))
      #expect(date.distance(to: date.advanced(by: -2)) == -2)
    }
  }

  /// A thread that runs its loop until it is let go, or the time is up.
  private final class LoopThread: Sendable {
    /// Used as a scheduler alone, which other threads may do.
    nonisolated(unsafe) let loop: RunLoop
    private nonisolated(unsafe) let life: Timer

    private init(_ loop: RunLoop, _ life: Timer) {
      self.loop = loop
      self.life = life
    }

    static func start() async -> LoopThread {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let loop = RunLoop.current
          let life = Timer(fire: Date(timeIntervalSinceNow: limit), interval: 0, repeats: false) { _ in }
          loop.add(life, forMode: .default)
          let thread = LoopThread(loop, life)
          loop.schedule { continuation.resume(returning: thread) }
          // Timers do not make it return, before the last one is gone.
          while life.isValid, loop.run(mode: .default, before: .distantFuture) {}
        }
      }
    }

    func end() {
      life.invalidate()
      loop.schedule {}
    }
  }

  @Suite struct `The run loop of a thread` {
    @Test func `does what publishers hand over, in its order`() async {
      let thread = await LoopThread.start()
      #expect(await handedOver(on: thread.loop) == ["1", "2", "3"])
      #expect(await ticks(on: thread.loop) == ["tick", "tick", "tick", "passed"])
      thread.end()
    }

    @Test func `goes on for what comes while it waits`() async {
      let thread = await LoopThread.start()
      let deeds = Deeds()
      let start = ContinuousClock.now
      for number in 1...20 {
        thread.loop.schedule { @Sendable in deeds.add("\(number)") }
        _ = await deeds.first(number)
      }
      #expect(deeds.list == (1...20).map { "\($0)" })
      #expect(ContinuousClock.now - start < .seconds(limit), "The loop has not been woken.")
      thread.end()
    }
  }
#endif
