import Foundation
import Testing

@testable import SnapshotTesting

/// What a recording leaves that is killed, state by state as it writes; `.ci/kills` kills one at each system call.
struct KilledRecordingTests {
  private static let reference = TemporaryPackage.folder + "test.card.txt"
  private static let name = ".c0ffee-test.card.txt.stills-draft"
  /// Where a draft lies, and beside the reference where that is another file system.
  private static let places = [".build/snapshots/drafts/", TemporaryPackage.folder]

  /// A package with a reference and what a recording of another one has left of its draft.
  private func package(draft: String, in place: String, reference: String?) throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    if let reference { try package.write(reference, to: Self.reference) }
    // Not by a draft of this process: a program that another test starts just then would inherit its lock for a moment.
    let url = package.root.appending(path: place + Self.name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(draft.utf8).write(to: url)
    return package
  }

  @Test(arguments: ["", "ne", "new"], places)
  func `the next run verifies against the old reference and removes the draft`(draft: String, place: String) throws {
    for environment in [[:], ["CI": "true"]] {
      let package = try package(draft: draft, in: place, reference: "old")
      #expect(package.verify("old", as: .lines, environment: environment) == nil)
      #expect(package.files == [Self.reference])
      #expect(package.text(Self.reference) == "old")
    }
  }

  @Test(arguments: ["", "ne", "new"], places)
  func `the next run says that the reference is missing and removes the draft`(draft: String, place: String) throws {
    let package = try package(draft: draft, in: place, reference: nil)
    let failure = try #require(package.verify("new", as: .lines, record: .never))
    #expect(failure.hasPrefix("No reference was found on disk."))
    #expect(package.files == [TemporaryPackage.failures + "test.card.txt/actual.txt"])
  }

  @Test(arguments: places) func `the next recording removes the draft`(place: String) throws {
    let package = try package(draft: "ne", in: place, reference: "old")
    #expect(package.verify("new", as: .lines, record: .all) != nil)
    #expect(package.files == [Self.reference])
    #expect(package.text(Self.reference) == "new")
  }

  @Test func `a recording that was killed after its last step is a recording`() throws {
    let package = try TemporaryPackage()
    try package.write("new", to: Self.reference)
    #expect(package.verify("new", as: .lines, record: .never) == nil)
    #expect(package.files == [Self.reference])
  }
}
