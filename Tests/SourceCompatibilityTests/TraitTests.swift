import Foundation
import SnapshotTesting
import Testing

extension Trait where Self == _SnapshotsTestTrait {
  static var recordingNothing: Self { .snapshots(record: .never) }
}

@Suite(.snapshots(record: .missing, diffTool: .ksdiff))
struct TraitTests {
  func failure(_ text: String, in directory: String, testName: String = #function) -> String? {
    onLocalMachine {
      verifySnapshot(of: text, as: .lines, named: "joke", snapshotDirectory: directory, testName: testName, line: 1)
    }
  }

  @Test func inherited() {
    assertSnapshot(of: "hello", as: .lines)
  }

  @Test(.snapshots(SnapshotTestingConfiguration(record: .all, diffTool: "meld")))
  func overridden() {
    let directory = NSTemporaryDirectory() + "stills-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: directory) }
    #expect(failure("hello", in: directory)?.hasPrefix("Record mode is on.") == true)
    withSnapshotTesting(record: .never) {
      #expect(failure("bye", in: directory)?.contains("meld /") == true)
    }
  }

  @Test(.recordingNothing) func ownTrait() throws {
    let directory = NSTemporaryDirectory() + "stills-" + UUID().uuidString
    let text = try #require(failure("hello", in: directory))
    #expect(text.contains("New snapshot was not recorded because recording is disabled"))
    #expect(!FileManager.default.fileExists(atPath: directory))
  }

  @Suite(.snapshots)
  struct Nested {
    @Test(arguments: ["one", "two"])
    func arguments(word: String) async {
      assertSnapshot(of: word, as: .dump, named: word)
    }
  }
}
