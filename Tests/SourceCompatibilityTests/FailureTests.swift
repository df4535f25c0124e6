import SnapshotTesting
import XCTest

// What fails, by assertions of one's own on top of `verifySnapshot`.

class FailureTests: LocalTestCase {
  var directory = ""

  override func setUpWithError() throws {
    directory = NSTemporaryDirectory() + "stills-" + UUID().uuidString
  }

  override func tearDownWithError() throws {
    try? FileManager.default.removeItem(atPath: directory)
  }

  // Helpers of people's own pass on what they were given.
  func failure<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as strategy: Snapshotting<Value, Format>,
    named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    file: StaticString = #file,
    testName: String = #function,
    line: UInt = #line
  ) -> String? {
    verifySnapshot(
      of: try value(), as: strategy, named: name, record: recording, snapshotDirectory: directory,
      timeout: timeout, file: file, testName: testName, line: line)
  }

  func verify(_ value: String, testName: String = #function) -> String? {
    failure(of: value, as: .lines, named: "joke", testName: testName, line: 1)
  }

  func testDirectory() {
    XCTAssertEqual(
      verify("first")?.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …"), true)
    XCTAssertNil(verify("first"))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: directory), ["testDirectory.joke.txt"])
  }

  func testDiffTool() throws {
    _ = verify("first")
    let plain = try XCTUnwrap(verify("second"))
    XCTAssertTrue(plain.contains("Snapshot \"joke\" does not match reference."))
    XCTAssertTrue(plain.contains("\n-first\n"))
    XCTAssertTrue(plain.contains("\n+second"))

    let custom = try XCTUnwrap(
      withSnapshotTesting(diffTool: .init { "compare --old \($0) --new \($1)" }) { verify("second") })
    XCTAssertNotNil(custom.range(of: "compare --old .*expected.txt --new .*actual.txt", options: .regularExpression))
    let named = try XCTUnwrap(withSnapshotTesting(diffTool: "meld") { verify("second") })
    XCTAssertNotNil(
      named.range(of: "meld .*expected.txt .*actual.txt", options: .regularExpression))
    XCTAssertNil(verify("first"))
  }

  func testTimeout() throws {
    let never = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let failure = try XCTUnwrap(failure(of: "", as: never, timeout: 0.01))
    XCTAssertTrue(failure.hasPrefix("Exceeded timeout of 0.01 seconds waiting for snapshot."), failure)
  }

  func testRecordModes() throws {
    XCTAssertEqual(
      failure(of: "1", as: .lines, named: "a", record: true, line: 1)?.hasPrefix("Record mode is on."), true)
    XCTAssertNil(failure(of: "1", as: .lines, named: "a", record: false, line: 1))
    withSnapshotTesting(record: .failed) {
      XCTAssertEqual(
        failure(of: "2", as: .lines, named: "a", line: 1)?.contains("A new snapshot was automatically recorded."),
        true)
      withSnapshotTesting(record: .never, diffTool: .default) {
        XCTAssertNotNil(failure(of: "3", as: .lines, named: "a", line: 1))
        XCTAssertNotNil(failure(of: "3", as: .lines, named: "b", line: 1))
      }
      XCTAssertNil(failure(of: "2", as: .lines, named: "a", line: 1))
    }
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: directory), ["testRecordModes.a.txt"])
    XCTAssertEqual(SnapshotTestingConfiguration.Record(rawValue: "never"), .never)
  }

  func testNestedAsynchronously() async {
    await withSnapshotTesting(record: .all) {
      await Task.yield()
      XCTAssertEqual(verify("1")?.hasPrefix("Record mode is on."), true)
      await withSnapshotTesting(record: .missing) {
        await Task.yield()
        XCTAssertNil(verify("1"))
      }
    }
    XCTAssertNil(verify("1"))
  }

  func testThrownError() throws {
    struct Oops: LocalizedError {
      var errorDescription: String? { "Out of jokes" }
    }
    func value() throws -> String { throw Oops() }
    XCTAssertEqual(failure(of: try value(), as: .lines)?.contains("Out of jokes"), true)
  }
}
