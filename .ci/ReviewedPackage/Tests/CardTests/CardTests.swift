import SnapshotTesting
import Testing

@Suite(.snapshots) struct CardTests {
  @Test func card() {
    assertSnapshot(of: "a card", as: .lines)
  }
}
