import Greeting
import Testing
import ViewSnapshotTesting

@MainActor
struct GreetingViewTests {
  @Test func greets() {
    assertSnapshot(of: GreetingView(), as: .image)
  }
}
