import DeclarativeUI
import Foundation
import OpenCombine
import ViewInspection
import XCTest

/// What ViewInspector's guide has an app say.
final class Inspection<V>: InspectionEmissary {
  let notice = PassthroughSubject<UInt, Never>()
  var callbacks: [UInt: (V) -> Void] = [:]

  func visit(_ view: V, _ line: UInt) {
    if let callback = callbacks.removeValue(forKey: line) { callback(view) }
  }
}

private struct Flag: View {
  @State var isUp = false
  let publisher = PassthroughSubject<Bool, Never>()
  let inspection = Inspection<Self>()
  var didAppear: ((Self) -> Void)?

  var body: some View {
    Button(isUp ? "up" : "down") { isUp.toggle() }
      .onReceive(publisher) { isUp = $0 }
      .onReceive(inspection.notice) { inspection.visit(self, $0) }
      .onAppear { didAppear?(self) }
  }
}

private struct Flagged: ViewModifier {
  @State var isUp = false
  let inspection = Inspection<Self>()

  func body(content: Content) -> some View {
    HStack {
      content
      Button(isUp ? "up" : "down") { isUp.toggle() }
    }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

private final class Kettle: ObservableObject {
  @Published var isHot = false
}

/// What is only there in an environment.
private struct Steam: View {
  @EnvironmentObject var kettle: Kettle
  let inspection = Inspection<Self>()

  var body: some View {
    Text(kettle.isHot ? "steam" : "none").onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

private struct Steamed: ViewModifier {
  @EnvironmentObject var kettle: Kettle
  let inspection = Inspection<Self>()

  func body(content: Content) -> some View {
    HStack {
      content
      Text(kettle.isHot ? "hot" : "cold")
    }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

/// Expectations are XCTest's, so these tests are, too.
@MainActor final class ViewHostingTests: XCTestCase {
  func testAViewIsSeenAgainAfterItsStateHasChanged() async {
    let view = Flag()
    let first = view.inspection.inspect { view in
      XCTAssertEqual(try view.button().labelView().text().string(), "down")
      try view.button().tap()
    }
    let second = view.inspection.inspect(after: 0.01) { view in
      XCTAssertEqual(try view.button().labelView().text().string(), "up")
      XCTAssertTrue(try view.actualView().isUp)
    }
    ViewHosting.host(view: view)
    await fulfillment(of: [first, second], timeout: 5)
  }

  func testAViewIsSeenWhileTheTestKeepsTheMainActorFromGoingOn() async {
    let view = Flag()
    let first = view.inspection.inspect { view in try view.button().tap() }
    let second = view.inspection.inspect(after: 0.01) { view in
      XCTAssertEqual(try view.button().labelView().text().string(), "up")
    }
    ViewHosting.host(view: view)
    block(until: [first, second])
  }

  /// Waits as tests of other systems do, which `wait(for:)` does not let asynchronous functions do by themselves.
  private func block(until expectations: [XCTestExpectation]) { wait(for: expectations, timeout: 5) }

  func testAViewIsSeenWithTheStateThatAnActionHasChanged() async {
    let view = Flag()
    let seen = view.inspection.inspect { view in
      try view.button().tap()
      XCTAssertEqual(try view.button().labelView().text().string(), "up")
      try view.find(button: "up").tap()
      XCTAssertEqual(try view.button().labelView().text().string(), "down")
    }
    ViewHosting.host(view: VStack { view })
    await fulfillment(of: [seen], timeout: 5)
  }

  func testAViewIsSeenInTheEnvironmentThatItIsShownIn() async {
    let kettle = Kettle()
    let view = Steam()
    let seen = view.inspection.inspect { view in
      XCTAssertEqual(try view.text().string(), "none")
      kettle.isHot = true
      XCTAssertEqual(try view.text().string(), "steam")
    }
    ViewHosting.host(view: view.environmentObject(kettle))
    await fulfillment(of: [seen], timeout: 5)
  }

  func testAViewIsSeenWhereTheLatestHostShowsItsEmissary() async {
    let (cold, hot) = (Kettle(), Kettle())
    hot.isHot = true
    let view = Steam()
    let names = ["first", "second", "of another view"]
    ViewHosting.host(view: view.environmentObject(cold), function: names[0])
    ViewHosting.host(view: view.environmentObject(hot), function: names[1])
    ViewHosting.host(view: Steam().environmentObject(cold), function: names[2])
    defer { for name in names { ViewHosting.expel(function: name) } }
    let seen = view.inspection.inspect { view in
      XCTAssertEqual(try view.text().string(), "steam")
    }
    await fulfillment(of: [seen], timeout: 5)
  }

  func testAViewIsNotTheOneThatAnotherTestHasLeft() {
    ViewHosting.host(view: Flag(isUp: true), function: "left")
    ViewHosting.host(view: Text("a").modifier(Flagged(isUp: true)), function: "left, too")
    defer { for name in ["left", "left, too"] { ViewHosting.expel(function: name) } }
    var texts: [String] = []
    let (view, modifier) = (Flag(), Flagged())
    _ = view.inspection.inspect(line: 1) { texts.append(try $0.button().labelView().text().string()) }
    _ = modifier.inspection.inspect(line: 2) { texts.append(try $0.hStack().button(1).labelView().text().string()) }
    // No host shows them, so that they are looked at by themselves.
    view.inspection.visit(view, 1)
    modifier.inspection.visit(modifier, 2)
    XCTAssertEqual(texts, ["down", "down"])
  }

  func testAModifierIsSeenWhereTheLatestHostShowsItsEmissary() async {
    let (cold, hot) = (Kettle(), Kettle())
    hot.isHot = true
    let modifier = Steamed()
    let shown = [(modifier, cold), (modifier, hot), (Steamed(), cold)]
    for (index, (modifier, kettle)) in shown.enumerated() {
      ViewHosting.host(view: Text("a").modifier(modifier).environmentObject(kettle), function: "\(index)")
    }
    defer { for index in shown.indices { ViewHosting.expel(function: "\(index)") } }
    let seen = modifier.inspection.inspect { modifier in
      XCTAssertEqual(try modifier.hStack().text(1).string(), "hot")
    }
    await fulfillment(of: [seen], timeout: 5)
  }

  func testAModifierIsSeenInTheEnvironmentThatItIsShownIn() async {
    let modifier = Steamed()
    let seen = modifier.inspection.inspect { modifier in
      XCTAssertEqual(try modifier.hStack().text(1).string(), "cold")
    }
    ViewHosting.host(view: Text("a").modifier(modifier).environmentObject(Kettle()))
    await fulfillment(of: [seen], timeout: 5)
  }

  func testAViewIsSeenAfterAPublisherHasSent() async {
    let view = Flag()
    let seen = view.inspection.inspect(onReceive: view.publisher) { view in
      XCTAssertEqual(try view.button().labelView().text().string(), "up")
    }
    ViewHosting.host(view: view)
    view.publisher.send(true)
    await fulfillment(of: [seen], timeout: 5)
  }

  func testAModifierIsSeen() async {
    let modifier = Flagged()
    let seen = modifier.inspection.inspect { modifier in
      XCTAssertEqual(try modifier.hStack().button(1).labelView().text().string(), "down")
    }
    ViewHosting.host(view: Text("a").modifier(modifier))
    await fulfillment(of: [seen], timeout: 5)
  }

  func testAViewIsSeenWhenItAppears() async {
    var view = Flag()
    let seen = view.on(\.didAppear) { view in
      XCTAssertEqual(try view.button().labelView().text().string(), "down")
    }
    ViewHosting.host(view: view, size: CGSize(width: 100, height: 100))
    await fulfillment(of: [seen], timeout: 5)
  }

  func testGridItemsAreCompared() {
    XCTAssertEqual(GridItem(.fixed(3), spacing: 1), GridItem(.fixed(3), spacing: 1))
    XCTAssertNotEqual(GridItem(.fixed(3)), GridItem(.flexible(minimum: 3)))
    XCTAssertNotEqual(GridItem(.adaptive(minimum: 3), spacing: 1), GridItem(.adaptive(minimum: 3)))
  }
}
