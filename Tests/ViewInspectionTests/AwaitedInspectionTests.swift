import DeclarativeUI
import Foundation
import OpenCombine
import Testing
import ViewInspection

private struct Flag: View {
  @State var isUp = false
  let publisher = PassthroughSubject<Bool, Never>()
  let inspection = Inspection<Self>()

  var body: some View {
    VStack {
      Button(isUp ? "up" : "down") { isUp.toggle() }
      Text("flag")
    }
    .onReceive(publisher) { isUp = $0 }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
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

/// A modifier whose state is the test's own: nobody tells the host of its changes.
private struct Bound: ViewModifier {
  @Binding var isUp: Bool
  let inspection = Inspection<Self>()

  func body(content: Content) -> some View {
    HStack {
      content
      Button(isUp ? "up" : "down") { isUp.toggle() }
    }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

private struct Filled: View {
  @State var text = "empty"
  let inspection = Inspection<Self>()

  var body: some View {
    Text(text)
      .task { text = "filled" }
      .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

private struct Refusal: Error {}

@MainActor @Suite struct `A view that is looked at while it is hosted` {
  @Test func `is seen with what a variable of the test has now, though nobody tells of that`() async throws {
    let modifier = Bound(isUp: Binding(wrappedValue: false))
    var seen: [String] = []
    try await ViewHosting.host(Divider().modifier(modifier)) {
      try await modifier.inspection.awaitInspection { view in
        seen.append(try view.hStack().button(1).labelView().text().string())
        try view.hStack().button(1).tap()
        seen.append(try view.hStack().button(1).labelView().text().string())
      }
    }
    #expect(seen == ["down", "up"])
  }

  @Test func `is seen at once, and again after it has changed`() async throws {
    let view = Flag()
    var seen: [String] = []
    try await ViewHosting.host(view) {
      try await view.inspection.awaitInspection { view in
        seen.append(try view.find(ViewType.Button.self).labelView().text().string())
        try view.find(button: "down").tap()
      }
      try await view.inspection.awaitInspection(after: .milliseconds(1)) { view in
        #expect(try view.actualView().isUp)
        seen.append(try view.implicitAnyView().vStack().button(0).labelView().text().string())
      }
    }
    #expect(seen == ["down", "up"])
  }

  @Test func `is that of the test's own host, though others show such views`() async throws {
    let view = Flag()
    var texts: [String] = []
    func look() async throws {
      try await view.inspection.awaitInspection { view in
        try view.vStack().button(0).tap()
        texts.append(try view.vStack().button(0).labelView().text().string())
      }
    }
    try await ViewHosting.host(view) {
      try await look()
      // Another one in the middle, with a state of its own.
      try await ViewHosting.host(view) { try await look() }
      try await look()
    }
    #expect(texts == ["up", "up", "down"])
  }

  @Test func `is seen with what its task has done`() async throws {
    let view = Filled()
    try await ViewHosting.host(view) {
      try await view.inspection.awaitInspection { view in
        let text = try view.text().string()
        #expect(text == "filled")
      }
    }
  }

  @Test func `is seen when a publisher has sent something`() async throws {
    let view = Flag()
    try await ViewHosting.host(view) { hosted in
      var isSeen = false
      let seen = Task { @MainActor in
        try await hosted.inspection.awaitInspection(onReceive: hosted.publisher) { view in
          isSeen = true
          let text = try view.find(button: "up").labelView().text().string()
          #expect(text == "up")
        }
      }
      // Nobody is waiting yet at first.
      for _ in 0..<100 where !isSeen {
        hosted.publisher.send(true)
        await Task.yield()
      }
      try await seen.value
    }
  }

  @Test func `may be what a modifier makes of one`() async throws {
    let modifier = Flagged()
    try await ViewHosting.host(Text("a").modifier(modifier)) {
      try await modifier.inspection.awaitInspection { modifier in
        let text = try modifier.hStack().button(1).labelView().text().string()
        #expect(text == "down")
      }
    }
  }

  @Test func `has what is thrown reach the test`() async throws {
    let view = Flag()
    await #expect(throws: Refusal.self) {
      try await ViewHosting.host(view) { try await view.inspection.awaitInspection { _ in throw Refusal() } }
    }
  }

  @Test func `is missed where nobody shows it`() async throws {
    let view = Flag()
    let error = await #expect(throws: InspectionError.self) { try await view.inspection.awaitInspection { _ in } }
    let words = error.map { "\($0)" } ?? ""
    #expect(words.contains("No Flag answers: is it shown by a ViewHosting"))
    #expect(view.inspection.callbacks.isEmpty)
  }
}
