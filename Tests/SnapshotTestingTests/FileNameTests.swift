import Foundation
import Testing

@testable import SnapshotTesting

/// What files are called in a report, where those of all tests lie together.
struct AttachmentNameTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private func name(
    of file: String, _ fileExtension: String, snapshot: String, pathExtension: String?, test: String = "test()"
  ) throws -> String {
    let request = SnapshotRequest(
      name: snapshot, timeout: 5, testFile: package.path("Tests/AppTests/CardTests.swift"), testName: test,
      place: SourcePlace(fileID: "AppTests/CardTests.swift", filePath: "CardTests.swift", line: 1, column: 1))
    let paths = try SnapshotPaths(for: request, named: snapshot, pathExtension: pathExtension)
    return paths.attachmentName(for: SnapshotAttachment(name: file, pathExtension: fileExtension, data: Data()))
  }

  @Test func `the name says which snapshot of which test, and what is shown`() throws {
    #expect(
      try name(of: "side-by-side", "png", snapshot: "dark mode", pathExtension: "png")
        == "AppTests-CardTests-test-dark-mode-side-by-side.png")
    #expect(
      try name(of: "difference", "diff", snapshot: "a", pathExtension: "tar.gz")
        == "AppTests-CardTests-test-a-difference.diff")
  }

  @Test func `snapshots without an extension keep their numbers`() throws {
    for number in ["1", "2"] {
      #expect(
        try name(of: "actual", "", snapshot: number, pathExtension: nil) == "AppTests-CardTests-test-\(number)-actual")
    }
  }

  @Test func `what is shown stays at the end of the longest name`() throws {
    let long = String(repeating: "long", count: 40)
    let name = try name(of: "actual", "png", snapshot: "a", pathExtension: "png", test: long)
    #expect(name.hasSuffix("-actual.png"))
    #expect(name.utf8.count < 255)
  }
}

struct SnapshotNameTests {
  @Test func `an empty name is refused, and nothing is recorded`() throws {
    let package = try TemporaryPackage()
    #expect(
      package.verify("new", as: .lines, named: "", record: .all)
        == "The name of the snapshot is empty, so its reference could not be told from others. Choose another name, or "
        + "leave out \"named:\" to number the snapshot.")
    #expect(package.files.isEmpty)
  }

  @Test func `a name of a space alone is one`() throws {
    let package = try TemporaryPackage()
    _ = package.verify("new", as: .lines, named: " ")
    #expect(package.files == [TemporaryPackage.folder + "test.u20.txt"])
  }
}
