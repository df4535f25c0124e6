import SnapshotTestingCustomDump
import Testing

struct CustomDumpTests {
  private struct Joke {
    var setup: String
    var tags: Set<Int>
  }

  @Test func `a value is written like the code that makes it`() throws {
    let strategy: Snapshotting<Joke, String> = .customDump
    var text: String?
    strategy.snapshot(Joke(setup: "UDP", tags: [2, 1])).run { text = $0 }
    #expect(strategy.pathExtension == "txt")
    #expect(
      text == """
        CustomDumpTests.Joke(
          setup: "UDP",
          tags: Set([
            1,
            2
          ])
        )
        """)
  }
}
