import Foundation
import PixelImages
import SnapshotReferences
import ImageSnapshotTesting
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

  func testToleranceThatWasNotNeededIsAWarningInTheErrorStream() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "stills-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func verify(record: SnapshotTestingConfiguration.Record) -> String? {
      RunEnvironment.$replacement.withValue(RunEnvironment(variables: [:])) {
        verifySnapshot(
          of: Bitmap(width: 4, height: 4), as: .image(precision: 0.5), named: "picture", record: record,
          snapshotDirectory: folder.path, file: "CardTests.swift", line: 7)
      }
    }
    XCTAssertEqual(verify(record: .all)?.hasPrefix("Record mode is on."), true)
    let output = try errorOutput { XCTAssertNil(verify(record: .never)) }
    XCTAssertEqual(
      output,
      "CardTests.swift:7: warning: The tolerance of this snapshot is not needed: the picture is equal to its reference, "
        + "pixel by pixel. Remove the tolerance, so that no later change can hide behind it.\n")
  }

  /// What an operation writes to the error stream of the process.
  private func errorOutput(of operation: () throws -> Void) throws -> String {
    let pipe = Pipe()
    let errorStream = dup(STDERR_FILENO)
    dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
    defer {
      dup2(errorStream, STDERR_FILENO)
      close(errorStream)
    }
    try operation()
    dup2(errorStream, STDERR_FILENO)
    try pipe.fileHandleForWriting.close()
    return try String(decoding: pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}
