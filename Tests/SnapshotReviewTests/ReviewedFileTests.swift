import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotReview

/// Which files of a run are read and written, and what became of them since.
struct ReviewedFileTests {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
    try package.begin()
  }

  private func change(_ record: RunRecord) throws -> SnapshotChange {
    try package.add(record)
    return try #require(try package.run.changes.last)
  }

  private func mismatch(_ reference: String) throws -> SnapshotChange {
    try package.write("old", to: reference)
    try package.write("old", to: ".build/snapshots/failures/a/expected.txt")
    try package.write("new", to: ".build/snapshots/failures/a/actual.txt")
    var record = package.record(.mismatched, reference)
    record.referenceDigest = ContentDigest(of: Data("old".utf8))
    record.files = [("expected", "old"), ("actual", "new")].map { label, text in
      RunRecord.File(
        label: label, path: ".build/snapshots/failures/a/\(label).txt", digest: ContentDigest(of: Data(text.utf8)))
    }
    return try change(record)
  }

  @Test func `files that nobody touched are as they were`() throws {
    let change = try mismatch("__Snapshots__/a.txt")
    #expect(change.reference?.state == .unchanged)
    #expect(change.expected?.state == .unchanged && change.actual?.state == .unchanged)
    #expect(try change.actual?.load() == Data("new".utf8))
    #expect(change.difference == nil && !change.isInline)
  }

  @Test func `files that changed or went since the run are found`() throws {
    let change = try mismatch("__Snapshots__/a.txt")
    try package.write("newer", to: "__Snapshots__/a.txt")
    #expect(change.reference?.state == .changed)
    try FileManager.default.removeItem(at: package.url.appending(path: "__Snapshots__/a.txt"))
    #expect(change.reference?.state == .gone)
    try package.write("", to: ".build/snapshots/failures/a/actual.txt")
    #expect(change.actual?.state == .changed)
  }

  @Test func `a reference that was missing and is there now has changed`() throws {
    let change = try change(package.record(.missing, "__Snapshots__/b.txt"))
    #expect(change.reference?.state == .unchanged)
    try package.write("", to: "__Snapshots__/b.txt")
    #expect(change.reference?.state == .changed)
  }

  @Test func `what matched has no digest, so nothing is known of it`() throws {
    try package.write("a", to: "__Snapshots__/c.txt")
    #expect(try change(package.record(.matched, "__Snapshots__/c.txt")).reference?.state == .notKnown)
    #expect(try change(package.record(.matched, "__Snapshots__/d.txt")).reference?.state == .gone)
  }

  @Test(arguments: [
    "../a.txt", "__Snapshots__/../../a.txt", "/etc/passwd", ".git/config", "__Snapshots__/.hidden/a.txt", "", "/", ".",
    "away/a.txt", "nowhere.txt",
  ])
  func `references outside of the package and in hidden folders are refused`(path: String) throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: package.url.appending(path: "away"), withDestinationURL: manager.temporaryDirectory)
    try manager.createSymbolicLink(atPath: package.url.appending(path: "nowhere.txt").path, withDestinationPath: "/x/y")
    let reference = try #require(try change(package.record(.missing, path)).reference)
    #expect(reference.url == nil)
    #expect(reference.state == .outside)
    #expect(try reference.load() == nil)
  }

  @Test(arguments: ["Pictures/a b.png", "__Snapshots__/not there/ä.png"])
  func `references anywhere in the package are taken`(path: String) throws {
    let reference = try #require(try change(package.record(.missing, path)).reference)
    #expect(reference.url == package.url.appending(path: path))
  }

  @Test(arguments: ["/etc/passwd", "../secret.png", ".build/snapshots/../../../secret.png"])
  func `files of failures that lie elsewhere are refused`(path: String) throws {
    var record = package.record(.mismatched, "__Snapshots__/a.png")
    record.files = [RunRecord.File(label: "actual", path: path)]
    #expect(try change(record).actual?.state == .outside)
  }

  @Test func `artifacts that were brought from another machine are found`() throws {
    let package = try ReviewedPackage()
    try package.begin(package: "/home/runner/app", root: "/home/runner/artifacts")
    try package.write("a", to: ".build/snapshots/failures/actual.txt")
    for path in ["/home/runner/artifacts/failures/actual.txt", "/home/runner/artifacts/../secret"] {
      var record = package.record(.mismatched, "__Snapshots__/\(path.count).png")
      record.files = [RunRecord.File(label: "actual", path: path)]
      try package.add(record)
    }
    let files = try package.run.changes.map(\.actual)
    #expect(files.first??.url == package.url.appending(path: ".build/snapshots/failures/actual.txt"))
    #expect(files.last??.url == nil)
  }
}
