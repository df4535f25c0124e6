import DeclarativeUI
import Foundation
import Testing
import ViewSnapshotTesting

@MainActor @Suite(.ownPasteboard) struct `A pasteboard of a test` {
  private struct Copying: View {
    let word: String

    var body: some View {
      Button("Copy") { UIPasteboard.general.string = word }
      Button("Copy later") { Task { UIPasteboard.general.string = "later " + word } }
    }
  }

  /// The cases run side by side, and let each other go on while each waits.
  @Test(arguments: 0..<8) func `holds what the test has copied, and nothing else`(number: Int) async throws {
    #expect(!UIPasteboard.general.hasStrings)
    let host = ViewHost(Copying(word: "\(number)"), size: CGSize(width: 200, height: 200))
    try host.tap("Copy")
    for _ in 0..<50 { await Task.yield() }
    #expect(UIPasteboard.general.string == "\(number)")
    try host.tap("Copy later")
    for _ in 0..<50 { await Task.yield() }
    #expect(UIPasteboard.general.string == "later \(number)")
  }
}
