import LaidOutViews
import Testing

@testable import DeclarativeUI

private struct Three: View {
  @State var count = 3

  var body: some View { Text("\(count)").onAppear { _ = $count } }
}

private struct Keeper: View {
  let keep: (Binding<Int>) -> Void

  var body: some View { Inner(keep: keep) }

  struct Inner: View {
    @State var count = 0
    let keep: (Binding<Int>) -> Void

    var body: some View { Text("\(count)").onAppear { keep($count) } }
  }
}

private struct Sometimes: View {
  let shows: Bool
  let keep: (Binding<Int>) -> Void

  var body: some View {
    VStack { if shows { Keeper(keep: keep) } }
  }
}

@MainActor @Suite("State that is used wrongly") struct UsageWarningTests {
  private func warnings(_ use: () -> Void) -> [String] {
    let receiver = UsageWarning.Receiver()
    UsageWarning.$receiver.withValue(receiver, operation: use)
    return receiver.sentences
  }

  @Test func `outside of a view that is shown is said`() {
    let view = Three()
    let way =
      "Use the view that onAppear, an action, inspect() or bodyEvaluations() gives, not the value that was handed to a host"
    var values: [Int] = []
    let found = warnings {
      values.append(view.count)
      view.count = 4
      values.append(view.$count.wrappedValue)
    }
    #expect(values == [3, 3])
    #expect(
      found == [
        "A @State of the type Int is read in a view that is not shown: it has its initial value there. \(way)",
        "A @State of the type Int is written in a view that is not shown: the value is lost. \(way)",
        "A @State of the type Int is bound in a view that is not shown: the binding never changes. \(way)",
      ])
  }

  @Test func `by a binding whose view is gone is said`() throws {
    var kept: Binding<Int>?
    let screen = LivingScreen(Sometimes(shows: true) { kept = $0 })
    #expect(warnings { _ = screen.layout } == [])
    let binding = try #require(kept)
    #expect(warnings { binding.wrappedValue = 1 } == [])
    screen.view.rootView = Sometimes(shows: false) { kept = $0 }
    _ = screen.layout
    #expect(
      warnings { binding.wrappedValue = 2 } == [
        "A binding is written to a @State of the type Int whose view is gone: nobody sees the value. Keep what outlives a "
          + "view in an object, or in the state of a view around"
      ])
  }

  @Test func `is none in a view that lives`() {
    #expect(warnings { _ = LivingScreen(Three()).layout } == [])
  }
}
