import DeclarativeUI
import ViewInspection
import XCTest

@Observable
@MainActor private final class Library {
  var titles: [String] = []

  func load() {
    Task {
      await Task.yield()
      titles = ["Emma"]
    }
  }
}

/// Begins to load when it appears, and tells what it shows when that has changed.
private struct Shelf: View {
  @State var library: Library
  var didUpdate: ((Self) throws -> Void)?

  var body: some View {
    VStack {
      if let title = library.titles.last { Text(title) } else { ProgressView() }
    }
    .onAppear { library.load() }
    .onChange(of: library.titles) { try? didUpdate?(self) }
  }
}

/// What changes while nobody looks is evaluated soon after, as on a device.
@MainActor final class HostUpdateTests: XCTestCase {
  /// The view tells of its change by itself: the test does not look at it before.
  func testAShownViewTellsOfWhatItHasBegunWhenItAppeared() async {
    var title: String?
    let update = expectation(description: "the view has told of its change")
    var view = Shelf(library: Library())
    view.didUpdate = { view in
      title = try view.inspect().find(ViewType.Text.self).string()
      update.fulfill()
    }
    ViewHosting.host(view: view)
    await fulfillment(of: [update], timeout: 5)
    XCTAssertEqual(title, "Emma")
    ViewHosting.expel()
  }

  func testAViewThatIsShownNoMoreTellsOfNothing() async {
    let library = Library()
    var shown: [String] = []
    var view = Shelf(library: library)
    view.didUpdate = { view in shown.append(view.library.titles.joined(separator: ", ")) }
    ViewHosting.host(view: view)
    await turn(until: { !shown.isEmpty })
    ViewHosting.expel()
    library.titles.append("Ulysses")
    await turn(until: { shown.count > 1 })
    XCTAssertEqual(shown, ["Emma"])
  }

  /// A host of its own leaves changes alone until somebody looks or waits.
  func testAHostThatSettlesTellsOfWhatItsViewHasBegun() async throws {
    var shown: [String] = []
    var view = Shelf(library: Library())
    view.didUpdate = { view in shown.append(view.library.titles.joined(separator: ", ")) }
    let host = ViewHost(view)
    XCTAssertNoThrow(try host.inspect().find(ViewType.ProgressView.self))
    try await host.settled(until: { !shown.isEmpty })
    XCTAssertEqual(shown, ["Emma"])
    XCTAssertEqual(try host.inspect().find(ViewType.Text.self).string(), "Emma")
  }

  /// Lets others go on with the main actor, as often as anything here could need.
  private func turn(until isDone: () -> Bool) async {
    for _ in 0..<100 where !isDone() { await Task.yield() }
  }
}
