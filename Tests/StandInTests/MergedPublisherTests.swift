import CombineStandIn
import OpenCombine
import Testing

/// Finishes before its subscription arrives, as happens where another thread has it finish.
private struct EagerPublisher: Publisher {
  typealias Output = Int
  typealias Failure = Never

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(completion: .finished)
    subscriber.receive(subscription: Subscriptions.empty)
  }
}

private struct Spill: Error {}

@Suite struct `Merged publishers` {
  @Test func `finish when all have, also those that finish before they are subscribed to`() {
    var heard: [String] = []
    let cancellable = EagerPublisher().merge(with: Just(1)).sink { _ in
      heard.append("end")
    } receiveValue: {
      heard.append("\($0)")
    }
    #expect(heard == ["1", "end"])
    let none = Publishers.MergeMany<Just<Int>>([]).sink { _ in
      heard.append("none")
    } receiveValue: { _ in
    }
    #expect(heard.last == "none")
    [cancellable, none].forEach { $0.cancel() }
  }

  @Test func `give as many values as are asked for, and the others later`() {
    var heard: [String] = []
    var subscription: (any Subscription)?
    let subject = PassthroughSubject<Int, Never>()
    Just(1).merge(with: subject).subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: {
          heard.append("\($0)")
          return .none
        }, receiveCompletion: { _ in heard.append("end") }))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(heard == ["1"])
    subscription?.request(.max(1))
    #expect(heard == ["1", "2", "end"])
  }

  @Test func `give what came meanwhile as soon as a subscriber asks for more, and end behind it`() {
    var heard: [String] = []
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    a.merge(with: b).subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: {
          heard.append("\($0)")
          guard $0 == 1 else { return .none }
          b.send(2)
          a.send(completion: .finished)
          b.send(completion: .finished)
          return .max(1)
        }, receiveCompletion: { _ in heard.append("end") }))
    a.send(1)
    #expect(heard == ["1", "2", "end"])
  }

  @Test func `fail with the first one that does, which cancels the others`() {
    var heard: [String] = []
    let (a, b) = (PassthroughSubject<Int, Spill>(), PassthroughSubject<Int, Spill>())
    let cancellable = a.merge(with: b.handleEvents(receiveCancel: { heard.append("cancelled") })).sink {
      if case .failure = $0 { heard.append("spilt") }
    } receiveValue: {
      heard.append("\($0)")
    }
    b.send(1)
    a.send(completion: .failure(Spill()))
    b.send(2)
    b.send(completion: .failure(Spill()))
    #expect(heard == ["1", "cancelled", "spilt"])
    cancellable.cancel()
  }
}
