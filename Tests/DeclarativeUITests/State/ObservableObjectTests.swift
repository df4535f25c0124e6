import DeclarativeUI
import Foundation
import LaidOutViews
import OpenCombine
import Testing

@testable import DeclarativeUICore

@MainActor private final class Model: ObservableObject {
  @Published var name = "a"
  @Published private(set) var count = 0
  var unpublished = "u"

  func increase() { count += 1 }
}

private struct ObservingView: View {
  @ObservedObject var model: Model
  @Environment(\.evaluations) private var evaluations

  var body: some View {
    let _ = evaluations?.note("observing")
    Text("\(model.name) \(model.count) \(model.unpublished)")
  }
}

private struct EditingView: View {
  @ObservedObject var model: Model
  var body: some View { Appender(text: $model.name) }
}

private struct Appender: View {
  @Binding var text: String
  var body: some View { Button("append") { text += "!" } }
}

private struct OwningView: View {
  let label: String
  @StateObject private var model: Score

  init(label: String, made: @escaping () -> Void) {
    self.label = label
    _model = StateObject(wrappedValue: Score(made: made))
  }

  var body: some View {
    Text("\(label) \(model.count)")
    Button("count") { model.count += 1 }
    Stepper(count: $model.count)
  }
}

private struct Stepper: View {
  @Binding var count: Int
  var body: some View { Button("ten") { count += 10 } }
}

private final class Score: ObservableObject {
  @Published var count = 0

  init(made: () -> Void = {}) { made() }
}

private struct InheritingView: View {
  @EnvironmentObject private var model: Model
  var body: some View {
    Text(model.name)
    Appender(text: $model.name)
  }
}

/// A property of one's own that holds an object.
private struct Session: DynamicProperty {
  @StateObject var counter = Score()
  @EnvironmentObject var model: Model
}

private struct SessionView: View {
  private var session = Session()
  var body: some View { Button("\(session.model.name)\(session.counter.count)") { session.counter.count += 1 } }
}

/// An object that publishes with a publisher of its own, and counts who listens.
private final class Broadcast: ObservableObject {
  struct Announcement: Publisher {
    typealias Output = Void
    typealias Failure = Never
    let owner: Broadcast

    func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
      owner.subscriptions += 1
      owner.subject.handleEvents(receiveCancel: { owner.cancellations += 1 }).receive(subscriber: subscriber)
    }
  }

  let subject = PassthroughSubject<Void, Never>()
  var subscriptions = 0
  var cancellations = 0
  var value = 0
  var objectWillChange: Announcement { Announcement(owner: self) }
}

private struct BroadcastView: View {
  @ObservedObject var broadcast: Broadcast
  var body: some View { Text("\(broadcast.value)") }
}

/// Notes which bodies are evaluated, and why.
@MainActor private final class Evaluations {
  private(set) var names: [String] = []
  private(set) var reasons: [String] = []

  func note(_ name: String) {
    names.append(name)
    if let scope = BodyScope.current { reasons.append(scope.changes) }
  }
}

private enum EvaluationsKey: EnvironmentKey {
  static var defaultValue: Evaluations? { nil }
}

extension EnvironmentValues {
  fileprivate var evaluations: Evaluations? {
    get { self[EvaluationsKey.self] }
    set { self[EvaluationsKey.self] = newValue }
  }
}

@MainActor @Suite struct `An object that publishes its changes` {
  private let model = Model()

  @Test func `has views with it evaluated again, whichever property was read`() {
    let evaluations = Evaluations()
    let screen = LivingScreen(ObservingView(model: model).environment(\.evaluations, evaluations))
    #expect(screen.texts == ["a 0 u"])
    model.name = "b"
    model.increase()
    #expect(screen.texts == ["b 1 u"])
    #expect(evaluations.names.count == 2)
  }

  @Test func `that changes while a view appears is seen changed`() {
    let screen = LivingScreen(ObservingView(model: model).onAppear { [model] in model.name = "appeared" })
    #expect(screen.texts == ["appeared 0 u"])
  }

  @Test func `that has published before the first layout is seen as it is`() {
    let screen = LivingScreen(ObservingView(model: model))
    model.name = "early"
    #expect(screen.texts == ["early 0 u"])
  }

  @Test func `may publish on another thread`() async {
    let counter = Score()
    let screen = LivingScreen(ScoreView(counter: counter))
    #expect(screen.texts == ["0"])
    nonisolated(unsafe) let shared = counter
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        shared.count = 5
        continuation.resume()
      }
    }
    #expect(screen.texts == ["5"])
  }

  @Test func `has its properties bound to`() {
    let screen = LivingScreen(EditingView(model: model))
    screen.press()
    _ = screen.texts
    #expect(model.name == "a!")
  }

  @Test func `is made once for each place that owns it, when the place is there`() {
    var made = 0
    func view(_ labels: [String]) -> some View {
      ForEach(labels, id: \.self) { label in OwningView(label: label, made: { made += 1 }) }
    }
    let screen = LivingScreen(view(["a"]))
    #expect(made == 0)
    #expect(screen.texts == ["a 0", "count", "ten"])
    screen.press(0)
    #expect(screen.texts.first == "a 1")
    screen.press(1)
    #expect(screen.texts.first == "a 11")
    #expect(made == 1)
    screen.view.rootView = view(["b", "a"])
    #expect(screen.texts == ["b 0", "count", "ten", "a 11", "count", "ten"])
    #expect(made == 2)
  }

  @Test func `comes from the environment by its type`() {
    let screen = LivingScreen(InheritingView().environmentObject(model))
    #expect(screen.texts == ["a", "append"])
    screen.press()
    #expect(screen.texts == ["a!", "append"])
    screen.view.rootView = InheritingView().environmentObject(Model())
    #expect(screen.texts == ["a", "append"])
  }

  @Test func `is named where it is missing from the environment, and the body is not asked`() {
    #expect(
      LaidOut(InheritingView()).layout.problems == [
        "No Model is in the environment of a view with @EnvironmentObject: give a view around it "
          + ".environmentObject(Model(...))"
      ])
  }

  @Test func `is held by properties of one's own`() {
    let screen = LivingScreen(SessionView().environmentObject(model))
    screen.press()
    #expect(screen.texts == ["a1"])
    model.name = "m"
    #expect(screen.texts == ["m1"])
  }

  @Test func `is subscribed to once for each place, until the place is gone or has another object`() {
    let (first, second) = (Broadcast(), Broadcast())
    func view(_ broadcast: Broadcast?) -> some View {
      VStack { if let broadcast { BroadcastView(broadcast: broadcast) } }
    }
    let screen = LivingScreen(view(first))
    #expect(screen.texts == ["0"])
    for _ in 0..<10_000 {
      first.value += 1
      first.subject.send()
    }
    #expect(screen.texts == ["10,000"])
    for count in 1...100 {
      first.value = count
      first.subject.send()
      #expect(screen.texts == ["\(count)"])
    }
    #expect(first.subscriptions == 1 && first.cancellations == 0)
    screen.view.rootView = view(second)
    #expect(screen.texts == ["0"])
    #expect(first.cancellations == 1 && second.subscriptions == 1)
    screen.view.rootView = view(nil)
    _ = screen.texts
    #expect(second.cancellations == 1)
  }

  @Test func `has views evaluated again that are bound to a property, and only where that has changed`() {
    let evaluations = Evaluations()
    let screen = LivingScreen(BoundView(model: model).environment(\.evaluations, evaluations))
    #expect(screen.texts == ["a"])
    model.increase()
    #expect(screen.texts == ["a"])
    #expect(evaluations.names == ["outer", "inner", "outer"])
    model.name = "b"
    #expect(screen.texts == ["b"])
    #expect(evaluations.names == ["outer", "inner", "outer", "outer", "inner"])
  }

  @Test func `that publishes nothing by itself is looked at before each picture`() {
    let clock = Clock()
    let screen = LivingScreen(ClockView(clock: clock))
    #expect(screen.texts == ["0"])
    clock.tick()
    #expect(screen.texts == ["1"])
    #expect(LivingScreen(ClockView(clock: clock).onAppear { clock.tick() }).texts == ["2"])
  }

  @Test func `is told as the reason of an evaluation`() {
    let evaluations = Evaluations()
    let screen = LivingScreen(ObservingView(model: model).environment(\.evaluations, evaluations))
    _ = screen.texts
    model.name = "b"
    _ = screen.texts
    #expect(
      evaluations.reasons == [
        "ObservingView: @self, @identity, _model, _evaluations changed.", "ObservingView: _model changed.",
      ])
  }

  @Test func `hands its values to publishers of properties`() {
    var received: [String] = []
    let subscription = model.$name.dropFirst().sink { received.append($0) }
    model.name = "b"
    model.name = "c"
    subscription.cancel()
    #expect(received == ["b", "c"])
  }
}

/// An object without published properties, which says itself that it changes.
private final class Clock: ObservableObject {
  private(set) var time = 0 {
    willSet { objectWillChange.send() }
  }

  func tick() { time += 1 }
}

private struct ClockView: View {
  @ObservedObject var clock: Clock
  var body: some View { Text("\(clock.time)") }
}

private struct BoundView: View {
  @ObservedObject var model: Model
  @Environment(\.evaluations) private var evaluations

  var body: some View {
    let _ = evaluations?.note("outer")
    BoundText(text: $model.name)
  }
}

private struct BoundText: View {
  @Binding var text: String
  @Environment(\.evaluations) private var evaluations

  var body: some View {
    let _ = evaluations?.note("inner")
    Text(text)
  }
}

private struct ScoreView: View {
  @ObservedObject var counter: Score
  var body: some View { Text("\(counter.count)") }
}
