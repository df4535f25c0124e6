import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// Buttons whose labels the system says.
@MainActor @Suite struct `A button of the system` {
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `that pastes is a prominent one with a label`(design: SystemDesign) {
    let paste = PasteButton(payloadType: String.self) { _ in }
    let button = Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    #expect(laidOut(paste, design).items == laidOut(button, design).items)
    #expect(laidOut(paste, design).frame("Paste") != nil)
    let other = PasteButton(supportedContentTypes: [.text]) { _ in }
    #expect(laidOut(other, design).items == laidOut(paste, design).items)
  }

  @Test func `that pastes does nothing, as nothing was copied`() throws {
    var pasted = 0
    let host = ViewHost(
      PasteButton(payloadType: String.self) { _ in pasted += 1 }, size: CGSize(width: 300, height: 300))
    try host.tap("Paste")
    #expect(pasted == 0)
  }
}
