import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// State of its own: passing its binding on is no read.
private struct CountingModel: View {
  @State var isShown = false
  @State var count = 0

  func increase() { count += 1 }
  func show() { isShown.toggle() }

  var body: some View {
    let _ = assert(bodyAssertion)
    Text("\(count)")
    Shown(isShown: $isShown)
  }
}

@Observable private final class Model {
  var isShown = false
  var count = 0
}

/// The state of an object: a binding to one of its properties reads it.
private struct ObservingView: View {
  @State var model = Model()

  var body: some View {
    let _ = assert(bodyAssertion)
    Text("\(model.count)")
    Shown(isShown: $model.isShown)
  }
}

private struct Shown: View {
  @Binding var isShown: Bool
  @Environment(\.isEnabled) private var isEnabled

  init(isShown: Binding<Bool>) {
    _isShown = isShown
  }

  var body: some View { Text(isShown && isEnabled ? "shown" : "hidden") }
}

/// Evaluated by one test only: the evaluations of a type are those in all hosts.
private struct Awaited: View {
  @State var count = 0

  func increase() { count += 1 }

  var body: some View {
    let _ = assert(bodyAssertion)
    Text("\(count)")
  }
}

private struct Plain: View {
  let text: String
  var body: some View { Text(text) }
}

@MainActor @Suite struct `The evaluations of a body` {
  @Test func `can be awaited, and go on by what is called on the view`() async {
    let screen = LivingScreen(Awaited())
    let evaluations = Awaited.bodyEvaluations()
    screen.keepUpToDate()
    var counts: [Int] = []
    for await (index, view) in evaluations.prefix(2) {
      counts.append(view.count)
      if index == 0 { view.increase() }
    }
    #expect(counts == [0, 1])
  }

  private func descriptions(_ screen: LivingScreen<some View>, _ action: () -> Void = {}) -> [String] {
    screen.view.bodyEvaluations {
      action()
      _ = screen.layout
    }.map(\.evaluation.description)
  }

  @Test func `say what has changed, as SwiftUI does`() {
    let screen = LivingScreen(CountingModel())
    #expect(
      descriptions(screen) == [
        "CountingModel: @self, @identity, _isShown, _count changed.",
        "Shown: @self, @identity, _isShown, _isEnabled changed.",
      ])
  }

  @Test func `say that they have no properties, and that another value came`() {
    let screen = LivingScreen(Plain(text: "a"))
    #expect(descriptions(screen) == ["Plain: @self changed."])
    #expect(descriptions(screen) { screen.view.rootView = Plain(text: "b") } == ["Plain: @self changed."])
    #expect(descriptions(screen) { screen.view.rootView = Plain(text: "b") } == [])
  }

  @Test func `are two where state is written, and three where a bound property of an object is`() {
    var model: CountingModel?
    let stateful = LivingScreen(CountingModel())
    let first = stateful.view.bodyEvaluations { _ = stateful.layout }
    model = first.compactMap { $0.subject as? CountingModel }.first
    #expect(descriptions(stateful) { model?.increase() } == ["CountingModel: _count changed."])
    #expect(descriptions(stateful) { model?.show() } == ["Shown: _isShown changed."])

    let observing = LivingScreen(ObservingView())
    let view = observing.view.bodyEvaluations { _ = observing.layout }
      .compactMap { $0.subject as? ObservingView }.first
    #expect(descriptions(observing) { view?.model.count += 1 } == ["ObservingView: @dependencies changed."])
    #expect(
      descriptions(observing) { view?.model.isShown = true } == [
        "ObservingView: @dependencies changed.", "Shown: _isShown changed.",
      ])
  }

  @Test func `are one for all that is written before the next picture`() {
    let screen = LivingScreen(CountingModel())
    let model = screen.view.bodyEvaluations { _ = screen.layout }.compactMap { $0.subject as? CountingModel }.first
    let again = descriptions(screen) {
      for _ in 0..<5 { model?.increase() }
    }
    #expect(again == ["CountingModel: _count changed."])
    #expect(screen.texts.first == "5")
    #expect(descriptions(screen) { model?.count = 5 } == [])
  }
}
