import SnapshotTesting
import Testing

/// Without names: that tool numbers the runs of a test.
@Suite(.snapshots(record: .never), .serialized) struct ArgumentTests {
  @Test(arguments: ["light", "dark"]) func appearances(name: String) {
    assertSnapshot(of: "\(name) mode", as: .lines)
  }

  @Test func plain() { assertSnapshot(of: 42, as: .json) }
}
