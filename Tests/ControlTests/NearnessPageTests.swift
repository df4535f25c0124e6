import DeclarativeUI
import Foundation
import NearnessTables
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
      \(NearnessPage.path) says something else than the tables in Sources/NearnessTables. Write it, and look at the
      change:
        \(RunEnvironment.recordVariable)=failed swift test --filter '^ControlTests\\.'
      """)
  }

  /// Fitted to some and held by all: a new table of widths must be as near.
  @Test func `tells of widths that are within three and a half percent, and one in the mean`() {
    let errors = MeasuredText.all.map(WidthError.init)
    #expect(errors.count > 90)
    for error in errors { #expect(abs(error.share) < 0.035, "\(error.sentence)") }
    let squares = errors.map { $0.share * $0.share }.reduce(0, +)
    #expect((squares / Double(errors.count)).squareRoot() < 0.01)
  }

  @Test func `names nothing twice with different evidence`() {
    let lines = Nearness.all.flatMap { line in line.designs.map { "\(line.element): \(line.aspect) in \($0)" } }
    #expect(Set(lines).count == lines.count)
  }
}
