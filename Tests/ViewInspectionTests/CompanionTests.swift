import AVKitStandIn
import DeclarativeUI
import SystemScreensStandIn
import Testing
import ViewInspection

/// Views of other frameworks than SwiftUI, which this module knows by their names alone.
@MainActor @Suite struct `A view of another framework` {
  @Test func `is found by its kind, and is a step of a path`() throws {
    let view = AnyView(
      HStack {
        LocationButton {}
        SignInWithAppleButton { _ in
        } onCompletion: { _ in
        }
        VideoPlayer(player: nil)
      })
    let row = try view.inspect().anyView().hStack()
    #expect(try row.locationButton(0).pathToRoot == "anyView().hStack().locationButton(0)")
    #expect(try row.signInWithAppleButton(1).pathToRoot == "anyView().hStack().signInWithAppleButton(1)")
    #expect(try view.inspect().find(ViewType.VideoPlayer.self).pathToRoot == "anyView().hStack().videoPlayer(2)")
    #expect(throws: InspectionError.self) { try row.locationButton(1) }
  }

  @Test func `does what pressing it does`() throws {
    var presses = 0
    let button = LocationButton { presses += 1 }
    try button.inspect().locationButton().tap()
    #expect(presses == 1)
    #expect(throws: InspectionError.self) { try button.disabled(true).inspect().locationButton().tap() }
  }

  @Test func `has what lies over a film`() throws {
    let film = VideoPlayer(player: nil) { Text("Over it") }
    #expect(try film.inspect().videoPlayer().videoOverlay().text().string() == "Over it")
  }

  private struct LocationButtonOfOurs: View {
    var body: some View { Text("Here") }
  }

  @Test func `is none where it has another name`() {
    #expect(throws: InspectionError.self) { try LocationButtonOfOurs().inspect().locationButton() }
  }
}
