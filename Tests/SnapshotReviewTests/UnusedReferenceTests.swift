import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotReview

/// Which references nobody uses, and which runs do not tell.
@Suite struct `Unused references` {
  private let package: ReviewedPackage
  private let used = "__Snapshots__/CardTests/dark.1.txt"
  private let old = "__Snapshots__/CardTests/night.1.txt"

  init() throws {
    package = try ReviewedPackage()
    try package.begin()
    try package.write("old", to: old)
  }

  private func unused(keeping kept: [String] = []) throws -> UnusedReferences {
    try UnusedReferences(after: try package.run, keeping: kept)
  }

  @Test func `are those that no assertion of a whole run asked for, in all folders`() throws {
    try package.addMatch(used)
    try package.write("x", to: "Tests/AppTests/__Snapshots__/A/gone.1.txt")
    for ignored in [".hidden/__Snapshots__/a.1.txt", "__Snapshots__/README.md", "__Snapshots__/.x.stills-draft"] {
      try package.write("x", to: ignored)
    }
    try package.write("", to: "Inner/Package.swift")
    try package.write("x", to: "Inner/__Snapshots__/a.1.txt")
    try package.end()
    let found = try unused()
    #expect(found.unused.map(\.path) == ["Tests/AppTests/__Snapshots__/A/gone.1.txt", old])
    #expect(found.doubtful.isEmpty)
    #expect(try unused(keeping: ["Tests/*"]).unused.map(\.path) == [old])
    try found.delete(found.unused)
    #expect(package.text(old) == nil && package.text(used) == "same")
    #expect(!FileManager.default.fileExists(atPath: package.url.appending(path: "Tests/AppTests/__Snapshots__").path))
  }

  @Test func `are shown with the name that their test has now`() throws {
    try package.addMatch(used, content: "old")
    try package.end()
    #expect(try unused().unused == [UnusedReferences.Reference(path: old, newName: used)])
  }

  @Test func `of a test file that ran no assertion are doubtful`() throws {
    try package.addMatch("__Snapshots__/OtherTests/a.1.txt")
    try package.write("", to: "Tests/CardTests.swift")
    try package.end()
    #expect(try unused().unused.isEmpty)
    #expect(try unused().doubtful.map(\.path) == [old])
    try package.remove("Tests/CardTests.swift")
    #expect(try unused().unused.map(\.path) == [old])
  }

  private func reasons() throws -> [String] {
    do {
      _ = try unused()
      return []
    } catch let error as UnusableRun {
      return error.reasons
    }
  }

  @Test func `are not told by a run that failed somewhere`() throws {
    try package.addMismatch(used)
    try package.end()
    #expect(try reasons().map { $0.prefix(30) } == ["1 assertion did not match, the"])
  }

  @Test func `are not told by a run in which a test failed without an assertion of its own`() throws {
    try package.addMatch(used)
    try package.append("{\"end\":1,\"status\":1}\n")
    #expect(try reasons() == ["A test failed, perhaps before its first assertion."])
  }

  @Test func `are not told by a run with a process that crashed`() throws {
    try package.addMatch(used)
    #expect(try reasons().first?.hasPrefix("1 of 1 processes did not come to the end") == true)
  }

  @Test func `are not told by a run of some tests only`() throws {
    try package.addMatch(used)
    try package.end()
    try package.begin(process: 2, command: ["swift-test", "--filter", "Card"])
    try package.end(process: 2)
    #expect(try reasons() == ["Not all tests ran: --filter Card"])
  }

  @Test func `under the old name of a test are moved to the new one`() throws {
    let new = "__Snapshots__/CardTests/evening.1.txt"
    try package.addMissing(new, content: "old")
    let renamed = RenamedReferences(after: try package.run)
    let pair = try #require(renamed.pairs.first)
    #expect(renamed.pairs.count == 1 && pair.old.path == old && pair.change.id == new)
    try renamed.move(pair)
    #expect(package.text(new) == "old" && package.text(old) == nil)
  }

  @Test func `are not moved over a file, nor where they changed meanwhile`() throws {
    let new = "__Snapshots__/CardTests/evening.1.txt"
    try package.addMissing(new, content: "old")
    let renamed = RenamedReferences(after: try package.run)
    let pair = try #require(renamed.pairs.first)
    try package.write("somebody's", to: new)
    #expect(throws: ReviewRefusal.changed(new)) { try renamed.move(pair) }
    try package.write("other", to: old)
    #expect(throws: ReviewRefusal.changed(old)) { try renamed.move(pair) }
    #expect(package.text(old) == "other" && package.text(new) == "somebody's")
  }
}
