import Foundation
import XCTest

// With `swift test --parallel` each method here runs in a process of its own.

final class FirstClassTests: XCTestCase {
  func testUnnamed() {
    for text in ["first", "second", "third"] {
      XCTAssertEqual(RunFolder.record(text).hasPrefix("Record mode is on."), true)
    }
  }

  func testUnnamedAgain() {
    for text in ["fourth", "fifth"] { XCTAssertEqual(RunFolder.record(text).hasPrefix("Record mode is on."), true) }
  }

  func testNamed() {
    for name in ["😀", "🎉", "ß/日"] {
      XCTAssertEqual(RunFolder.record(name, named: name).hasPrefix("Record mode is on."), true)
    }
  }

  func testShared() { SharedReference.record("first") }
}

final class SecondClassTests: XCTestCase {
  func testUnnamedElsewhere() {
    for text in ["sixth", "seventh"] { XCTAssertEqual(RunFolder.record(text).hasPrefix("Record mode is on."), true) }
  }

  func testShared() { SharedReference.record("second") }
}

/// Two methods of one name in one file, which would share a reference with another text: the one that comes second fails.
private enum SharedReference {
  static func record(_ text: String) {
    let failure = RunFolder.record(text, named: "shared", testName: "testShared()", line: 1)
    let isFirst = failure.hasPrefix("Record mode is on.")
    XCTAssertTrue(isFirst || failure.hasPrefix("Two snapshots of this run have the same reference"), failure)
    if !isFirst {
      XCTAssertTrue(failure.contains("SeparateClassesTests.swift") && failure.contains("FirstClassTests.testShared"))
      XCTAssertTrue(failure.contains("SecondClassTests.testShared"))
    }
    // The file of each run is the same then, whichever class was the first.
    let file = RunFolder.url.appending(path: "testShared.shared.txt")
    if isFirst { XCTAssertNoThrow(try Data("same".utf8).write(to: file)) }
    XCTAssertNoThrow(try leave(isFirst ? "first" : "second"))
  }

  /// Says for the whole run, which may be several processes, that one class was the first, or that one was not.
  private static func leave(_ outcome: String) throws {
    let folder = RunFolder.url.appending(path: "outcomes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: outcome), options: .withoutOverwriting)
  }
}
