import SnapshotTesting
import XCTest

/// The assertions as XCTest runs them, with the references in this package.
final class XCTestTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(diffTool: "meld") { super.invokeTest() }
  }

  func testAssertionsAreNumbered() {
    assertSnapshot(of: "first", as: .lines)
    assertSnapshot(of: "second", as: .lines)
  }

  func testAssertionsAreNumberedAnewInTheNextTest() {
    assertSnapshot(of: "only", as: .lines)
  }

  func testNamedAssertions() {
    assertSnapshots(of: "text", as: ["plain": .lines, "quoted": .dump])
  }

  func testMissingReferenceIsAFailure() {
    let failure = verifySnapshot(of: "absent", as: .lines, named: "absent", record: .never)
    XCTAssertEqual(failure?.hasPrefix("No reference was found on disk. New snapshot was not recorded"), true)
    XCTAssertEqual(failure?.contains("testMissingReferenceIsAFailure"), true)
  }

  func testWorkForTheMainActorFromTheMainThread() {
    let strategy = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { value in
        Async(onMainActor: { value + " on the main actor" })
      })
    assertSnapshot(of: "drawn", as: strategy)
  }

  @MainActor func testWorkForTheMainActorFromAnAsynchronousTest() async {
    let strategy = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { value in
        Async(onMainActor: { value + " on the main actor" })
      })
    assertSnapshot(of: "drawn", as: strategy)
  }

  func testWorkForTheMainActorFromAnyActor() async {
    let strategy = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { value in
        Async(onMainActor: { value + " on the main actor" })
      })
    assertSnapshot(of: "drawn", as: strategy)
  }

  func testCallbackThroughTheMainQueue() {
    let strategy = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { value in
        Async { callback in
          nonisolated(unsafe) let callback = callback
          DispatchQueue.main.async { callback(value + " later") }
        }
      })
    assertSnapshot(of: "drawn", as: strategy)
  }
}
