import Foundation
import OpenCombine

/// What a merged publisher gives to one subscriber: the values of several publishers, until all of them have finished.
///
/// Whether a publisher has finished does not depend on its subscription, since another thread may have it finish before that
/// arrives: who counted subscriptions would wait for one that is over.
final class MergedSubscription<Upstream: Publisher, Downstream: Subscriber>: Subscription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let downstream: Downstream
  private let count: Int
  /// Held while anything of the following changes, and never while others are called.
  private let lock = NSLock()
  /// Held while the subscriber is called, which may call back.
  private let downstreamLock = NSRecursiveLock()
  private var subscriptions: [Int: any Subscription] = [:]
  private var finished: Set<Int> = []
  private var demand = Subscribers.Demand.none
  /// What came before it was asked for, with the publisher's number.
  private var waiting: [(value: Upstream.Output, index: Int)] = []
  /// How many values are on their way to the subscriber; what waits goes behind them.
  private var delivering = 0
  private var isOver = false

  init(_ downstream: Downstream, of publishers: [Upstream]) {
    self.downstream = downstream
    count = publishers.count
    downstream.receive(subscription: self)
    for (index, publisher) in publishers.enumerated() {
      publisher.subscribe(Side(index: index, merged: self))
    }
    finishIfDone()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    let others = demand == .unlimited ? Array(subscriptions.values) : []
    lock.unlock()
    drain()
    others.forEach { $0.request(.unlimited) }
    finishIfDone()
  }

  /// Gives the subscriber what waits, as far as it asks for it.
  private func drain() {
    lock.lock()
    while demand > .none, !waiting.isEmpty, !isOver {
      let (value, index) = waiting.removeFirst()
      demand -= 1
      delivering += 1
      lock.unlock()
      deliver(value)
      lock.lock()
      let subscription = subscriptions[index]
      lock.unlock()
      subscription?.request(.max(1))
      lock.lock()
    }
    lock.unlock()
  }

  func cancel() { end()?.forEach { $0.cancel() } }

  private func receive(_ subscription: any Subscription, at index: Int) {
    lock.lock()
    let isLate = isOver || finished.contains(index)
    if !isLate { subscriptions[index] = subscription }
    let demand = demand
    lock.unlock()
    if isLate { subscription.cancel() } else { subscription.request(demand == .unlimited ? .unlimited : .max(1)) }
  }

  private func receive(_ value: Upstream.Output, at index: Int) -> Subscribers.Demand {
    lock.lock()
    guard !isOver, demand > .none, waiting.isEmpty else {
      if !isOver { waiting.append((value, index)) }
      lock.unlock()
      return .none
    }
    demand -= 1
    delivering += 1
    let isUnlimited = demand == .unlimited
    lock.unlock()
    deliver(value)
    // Meanwhile others may have come, and the subscriber may have asked for more.
    drain()
    finishIfDone()
    return isUnlimited ? .none : .max(1)
  }

  private func receive(_ completion: Subscribers.Completion<Upstream.Failure>, at index: Int) {
    lock.lock()
    finished.insert(index)
    subscriptions[index] = nil
    lock.unlock()
    guard case .failure = completion else { return finishIfDone() }
    guard let others = end() else { return }
    others.forEach { $0.cancel() }
    complete(completion)
  }

  private func deliver(_ value: Upstream.Output) {
    downstreamLock.lock()
    lock.lock()
    let isLate = isOver
    lock.unlock()
    let more = isLate ? .none : downstream.receive(value)
    downstreamLock.unlock()
    lock.lock()
    demand += more
    delivering -= 1
    lock.unlock()
  }

  private func finishIfDone() {
    lock.lock()
    let isDone = !isOver && finished.count == count && waiting.isEmpty && delivering == 0
    if isDone { isOver = true }
    lock.unlock()
    if isDone { complete(.finished) }
  }

  private func complete(_ completion: Subscribers.Completion<Upstream.Failure>) {
    downstreamLock.lock()
    downstream.receive(completion: completion)
    downstreamLock.unlock()
  }

  /// Ends it, and returns what is to be cancelled; nil where it is over.
  private func end() -> [any Subscription]? {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver else { return nil }
    isOver = true
    let others = Array(subscriptions.values)
    (subscriptions, waiting) = ([:], [])
    return others
  }

  /// Hears of one of the publishers.
  private struct Side: Subscriber {
    let combineIdentifier = CombineIdentifier()
    let index: Int
    let merged: MergedSubscription

    func receive(subscription: any Subscription) { merged.receive(subscription, at: index) }
    func receive(_ input: Upstream.Output) -> Subscribers.Demand { merged.receive(input, at: index) }
    func receive(completion: Subscribers.Completion<Upstream.Failure>) { merged.receive(completion, at: index) }
  }
}
