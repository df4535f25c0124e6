import DeclarativeUI
import ViewInspection
import XCTest

/// A view whose state is its own.
private struct CounterModel: View {
  @State var isSheetShown = false
  @State var count = 0

  func increase() { count += 1 }
  func showSheet() { isSheetShown.toggle() }

  var body: some View {
    let _ = assert(bodyAssertion)
    VStack {
      Text("The counter is at \(count)")
      Button("Increase", action: increase)
      Button("Show the sheet", action: showSheet)
    }
    .sheet(isPresented: $isSheetShown) { Sheet() }
  }
}

@Observable private final class CounterViewModel {
  var isSheetShown = false
  var count = 0

  func increase() { count += 1 }
  func showSheet() { isSheetShown.toggle() }
}

/// The same view, whose state an object has.
private struct CounterView: View {
  @State var model = CounterViewModel()

  var body: some View {
    let _ = assert(bodyAssertion)
    VStack {
      Text("The counter is at \(model.count)")
      Button("Increase", action: model.increase)
      Button("Show the sheet", action: model.showSheet)
    }
    .sheet(isPresented: $model.isSheetShown) { Sheet() }
  }
}

private struct Sheet: View {
  @Environment(\.dismiss) private var dismiss

  init() {}

  var body: some View {
    let _ = assert(bodyAssertion)
    Button("Close") { dismiss() }
  }
}

/// A program whose view tests choose.
private struct TestApp: App {
  static var shared: Self!
  @State var view: any View = EmptyView()

  var body: some Scene {
    let _ = Self.shared = self
    WindowGroup { AnyView(view) }
  }
}

/// Views of a program, tested by the evaluations of their bodies.
@MainActor final class TestableViewTests: XCTestCase {
  func testStateIsEvaluatedTwice() async throws {
    let host = AppHost(TestApp())
    TestApp.shared.view = CounterModel()
    for await (index, view) in CounterModel.bodyEvaluations().prefix(2) {
      XCTAssertEqual(view.count, index)
      if index == 0 { view.increase() } else { view.showSheet() }
    }
    try await host.settled()
    XCTAssertEqual(host.bodyEvaluations {}, [])
  }

  func testAnObjectIsEvaluatedThreeTimes() async throws {
    let host = AppHost(TestApp())
    TestApp.shared.view = CounterView()
    for await (index, view) in CounterView.bodyEvaluations().prefix(3) {
      switch index {
      case 0: view.model.increase()
      case 1:
        XCTAssertEqual(view.model.count, 1)
        view.model.showSheet()
      default: XCTAssertTrue(view.model.isSheetShown)
      }
    }
    try await host.settled()
  }

  func testStateIsInspectedAndTapped() async throws {
    let host = AppHost(TestApp())
    TestApp.shared.view = CounterModel()
    for await (index, view) in CounterModel.bodyEvaluations().prefix(2) {
      _ = try view.inspect().find(text: "The counter is at \(index)")
      try view.inspect().find(button: index == 0 ? "Increase" : "Show the sheet").tap()
    }
    try await host.settled()
  }

  func testAnObjectIsInspectedAndTapped() async throws {
    let host = AppHost(TestApp())
    TestApp.shared.view = CounterView()
    for await (index, view) in CounterView.bodyEvaluations().prefix(2) {
      _ = try view.inspect().find(text: "The counter is at \(index)")
      try view.inspect().find(button: index == 0 ? "Increase" : "Show the sheet").tap()
    }
    try await host.settled()
  }

  func testASheetIsEvaluatedWhereItIsShownAndDismissesItself() async throws {
    let host = AppHost(TestApp())
    TestApp.shared.view = CounterModel()
    let sheets = Sheet.bodyEvaluations()
    for await (_, view) in CounterModel.bodyEvaluations().prefix(1) { view.showSheet() }
    for await (_, sheet) in sheets.prefix(1) { try sheet.inspect().find(button: "Close").tap() }
    try await host.settled()
    XCTAssertThrowsError(try host.tap("Close"))
  }
}

/// As tests said of each view before every one could be looked into.
extension CounterView: Inspectable {}

final class InspectableTests: XCTestCase {
  @MainActor func testLooksIntoAViewThatIsSaidToBeInspectable() async throws {
    XCTAssertEqual(try CounterView().inspect().find(button: "Increase").labelView().text().string(), "Increase")
  }
}
