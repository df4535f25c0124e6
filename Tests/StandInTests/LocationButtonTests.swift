import DeclarativeUI
import LaidOutViews
import SystemScreensStandIn
import Testing
import ViewSnapshotTesting

/// Counts how often it is pressed.
private struct Welcome: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      LocationButton(.shareCurrentLocation) { count += 1 }
    }
  }
}

@MainActor @Suite struct `A button to share where one is` {
  @Test func `is pressed as others are`() throws {
    let host = ViewHost(Welcome())
    try host.tap("Share Current Location")
    #expect(LaidOut.texts(of: host.layout(on: host.ownScreen)).first == "1")
  }

  @Test func `says its words, and has no problem`() {
    #expect(labels(LocationButton {}) == ["Current Location"])
    #expect(LaidOut(LocationButton(.sendMyCurrentLocation) {}).layout.problems.isEmpty)
  }
}
