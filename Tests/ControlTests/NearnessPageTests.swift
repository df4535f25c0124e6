import DeclarativeUI
import Foundation
import SnapshotReferences
import Testing

@Suite struct `The article of how near to iOS controls are` {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// `SNAPSHOT_TESTING_RECORD=failed` writes what the tables say into the article.
  @Test func `says what the tables beside the code say`() throws {
    let file = Self.root.appending(path: NearnessPage.path)
    let made = NearnessPage.text()
    guard try String(contentsOf: file, encoding: .utf8) != made else { return }
    if ["failed", "all"].contains(RunEnvironment.current.recordMode) {
      try made.write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record(
      """
      \(NearnessPage.path) says something else than the tables in Sources/DeclarativeUI/Nearness. Write it, and look at the
      change:
        \(RunEnvironment.recordVariable)=failed swift test --filter '^ControlTests\\.'
      """)
  }

  @Test func `names nothing twice with different evidence`() {
    let lines = Nearness.all.flatMap { line in line.designs.map { "\(line.element): \(line.aspect) in \($0)" } }
    #expect(Set(lines).count == lines.count)
  }
}
