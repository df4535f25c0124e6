import Foundation
import PixelImages
import SnapshotReferences
import Testing

@testable import ImageSnapshotTesting
@testable import SnapshotTesting

/// A run with several failures explains one, and says in a few lines what became of the others.
struct ManyFailuresTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  /// Fails as often as asked, each time for a snapshot of its own, and returns what the test says.
  private func failures(
    _ count: Int, from old: String = "a\nold\n", to new: String = "a\nnew\n", named name: String = "card",
    environment: [String: String] = [:]
  ) throws -> [String] {
    try (0..<count).map { index in
      try package.write(old, to: TemporaryPackage.folder + "test.\(name)\(index).txt")
      return try #require(
        package.verify(
          new, as: .lines, named: "\(name)\(index)", environment: environment, isBrief: true, line: UInt(10 + index)))
    }
  }

  /// The folder of what failures keep.
  private var kept: String { package.path(".build/snapshots/failures/AppTests/CardTests") }

  private func lineCount(_ texts: [String]) -> Int {
    texts.reduce(0) { $0 + $1.split(separator: "\n", omittingEmptySubsequences: false).count }
  }

  @Test(arguments: [1, 30, 300]) func `many failures take few lines`(count: Int) throws {
    let texts = try failures(count)
    #expect(texts[0].contains("If the new one is right, accept this file"))
    #expect(texts.dropFirst().allSatisfy { lineCount([$0]) <= 5 && $0.utf8.count < 500 })
    #expect(lineCount(texts) <= 25 + 5 * (count - 1))
    let closing = ClosingMessage(
      of: package.records, root: package.path(".build/snapshots"),
      folder: CommandFolder(packageRoot: package.root, shellFolder: package.root.path)
    ).text
    #expect((closing == nil) == (count == 1))
    #expect(lineCount([closing ?? ""]) <= 10)
  }

  @Test func `the second of a cause names the first, and where the whole text is`() throws {
    let texts = try failures(2)
    #expect(
      texts[1] == """
        Snapshot "card1" does not match reference.
          As in \(try first): -old; +new
          1 line removed (-) and 1 added (+).
          All of it: cat \(kept)/test.card1.txt/message.txt
        """)
  }

  /// What the first failure is called; its test is this one.
  private var first: String {
    get throws { try #require(snapshotName(test: package.records[0].test, name: "card0")) }
  }

  @Test func `one of another cause says what happened`() throws {
    _ = try failures(1)
    let other = try failures(1, from: "x\n", to: "x\ny\nz\n", named: "other")
    #expect(
      other[0] == """
        Snapshot "other0" does not match reference.
          0 lines removed (-) and 2 added (+).
          +y
          +z
          All of it: cat \(kept)/test.other0.txt/message.txt
        """)
  }

  @Test func `the whole text is kept beside the files, and in the records`() throws {
    let texts = try failures(1) + failures(1, named: "other")
    let whole = try package.records.map { try #require($0.message) }
    #expect(texts[0] == whole[0] && whole[1].contains("If the new one is right, accept this file"))
    #expect(package.text(TemporaryPackage.failures + "test.other0.txt/message.txt") == whole[1] + "\n")
  }

  @Test func `all are told in full where that is asked for`() throws {
    let texts = try failures(3, environment: ["SNAPSHOT_MESSAGES": "full"])
    #expect(texts == package.records.map(\.message))
  }

  @Test func `missing references and recorded ones take two or three lines`() throws {
    _ = try failures(1)
    let reference = package.path(TemporaryPackage.folder + "test.")
    let missing = package.verify("x", as: .lines, named: "m", environment: ["CI": "1"], isBrief: true)
    #expect(
      missing == """
        No reference was found on disk. New snapshot was not recorded because recording is disabled on continuous integration machines \
        (CI is set) unless SNAPSHOT_TESTING_RECORD names a mode.
          \(reference)m.txt
          All of it: cat \(kept)/test.m.txt/message.txt
        """)
    #expect(
      package.verify("y", as: .lines, named: "n", isBrief: true) == """
        No reference was found on disk. Automatically recorded snapshot: …
          \(reference)n.txt
        """)
  }

  @Test func `a mistake in a test is explained once, and then named`() throws {
    _ = try failures(1)
    func shared(_ name: String, line: UInt) -> String? {
      _ = package.verify("1", as: .lines, named: name, isBrief: true, line: line)
      return package.verify("2", as: .lines, named: name, isBrief: true, line: line + 1)
    }
    let (one, two) = (try #require(shared("s", line: 50)), try #require(shared("t", line: 60)))
    #expect(one.contains("Give them different names with \"named:\"."))
    #expect(
      two == """
        Two snapshots of this run have the same reference, so each would overwrite the other's:
          The text of \(try #require(snapshotName(test: package.records[0].test, name: "s"))) says more of it.
        """)
  }

  @Test func `says what cannot be drawn, and names the first where that is the same`() throws {
    _ = try failures(1)
    func undrawn(_ name: String, _ sentences: String...) throws -> String {
      let actual = SnapshotAttachment(name: "actual", pathExtension: "txt", data: Data())
      let strategy = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in
        throw SnapshotProblem(sentences: sentences, actual: actual)
      }
      let text = try #require(package.verify(1, as: strategy, named: name, isBrief: true))
      return text.firstLines(4).dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "|")
    }
    func all(_ name: String) -> String { "All of it: cat \(kept)/test.\(name).txt/message.txt" }
    #expect(try undrawn("a", "No font has U+1.") == "No font has U+1.|" + all("a"))
    let first = try #require(snapshotName(test: package.records[1].test, name: "a"))
    #expect(try undrawn("b", "One.", "Two.", "Three.", "Four.") == "One.|Two.|and 2 more")
    #expect(try undrawn("c", "No font has U+1.") == "As in \(first): No font has U+1.|" + all("c"))
  }

  @Test func `pictures say what moved or which colour changed, and how many pixels`() throws {
    _ = try failures(1)
    func picture(_ color: RGBAColor) -> Bitmap {
      Bitmap(width: 20, height: 10, filledWith: PremultipliedColor(color))
    }
    let strategy = Snapshotting<Bitmap, Bitmap>.image
    let texts = [RGBAColor.black, .white].map { color in
      package.verify(picture(color), as: strategy, named: "p", isBrief: true)
    }
    #expect(
      texts[1] == """
        Snapshot "p" does not match reference.
          #000000 became #FFFFFF at (0, 0)
          200 of 200 pixels differ (100.00 %).
          All of it: cat \(kept)/test.p.png/message.txt
        """)
  }
}

/// What is said once at the end of a run.
struct ClosingMessageTests {
  private func record(
    _ outcome: RunRecord.Outcome, _ name: String, _ effects: [String]? = nil, line: UInt = 1
  ) -> RunRecord {
    var record = RunRecord(
      outcome, test: "AppTests.Cards/\(name)()", file: "Tests/T.swift", line: line, column: 5,
      strategy: RunRecord.Strategy(format: "String", pathExtension: "txt"), name: "light")
    record.effects = effects
    record.message = outcome == .failed ? "The snapshot could not be taken: no such joke\n\nmore" : nil
    return record
  }

  private func text(_ records: [RunRecord], shellFolder: String? = "/p") -> String? {
    let folder = CommandFolder(packageRoot: URL(filePath: "/p"), shellFolder: shellFolder)
    return ClosingMessage(of: records, root: "/p/.build/snapshots", folder: folder).text
  }

  @Test func `one failure has said all itself`() {
    #expect(text([record(.mismatched, "a"), record(.matched, "b")]) == nil)
    // Run again, it is still one.
    #expect(text([record(.mismatched, "a"), record(.mismatched, "a")]) == nil)
  }

  @Test func `several are counted, grouped by what happened, and followed by what shows and accepts all`() throws {
    let grey = ["colour #000000 became #111111"]
    let records =
      (1...24).map { record(.mismatched, "card\($0)", grey) } + [record(.missing, "menu", ["no reference"])]
      + [record(.failed, "joke"), record(.recorded, "new")] + (1...1200).map { record(.matched, "m\($0)") }
    let package = try TemporaryPackage()
    let folder = CommandFolder(packageRoot: package.root, shellFolder: package.root.path)
    let text = ClosingMessage(of: records, root: package.path(".build/snapshots"), folder: folder).text
    #expect(
      text == """
        Snapshots: 24 do not match, 1 has no reference, 1 was recorded, 1 failed otherwise; 1,200 matched.

          24  colour #000000 became #111111
              in Cards/card1() "light", Cards/card2() "light" and 22 more
           1  no reference
              in Cards/menu() "light"
           1  The snapshot could not be taken: no such joke
              in Cards/joke() "light"
           1  recorded
              in Cards/new() "light"

          See all of them     swift run stills report --open    # writes .build/snapshots/report.html
          Accept all of them  swift run stills accept --all
          Texts in full       .build/snapshots/failures/…/message.txt, or SNAPSHOT_MESSAGES=full swift test
        """)
  }

  @Test func `no more causes are named than anybody reads`() throws {
    let records = (1...300).map { record(.mismatched, "card\($0)", ["#000000 became #\($0)"]) }
    let lines = try #require(text(records)).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 23)
    #expect(lines.contains("  292 more of 292 other causes"))
  }

  @Test func `the last process of a run speaks, and where none knows that it is, each says a line`() {
    func words(_ command: [String]?, swiftTesting: Bool, arguments: [String] = []) -> RunEnd.Words? {
      RunEnd(status: 1, arguments: arguments, command: command, isSwiftTestingProcess: swiftTesting).words
    }
    #expect(words(["swift-test"], swiftTesting: true) == .closing)
    #expect(words(["swift-test"], swiftTesting: false) == nil)
    #expect(words(["swift-test", "--parallel"], swiftTesting: false) == nil)
    #expect(words(["swift-test", "--disable-swift-testing"], swiftTesting: false) == .closing)
    #expect(words(["swift-test", "--disable-swift-testing", "--parallel"], swiftTesting: false) == .soFar)
    #expect(words(nil, swiftTesting: false) == .closing)
    #expect(words(["swift-test"], swiftTesting: true, arguments: ["--list-tests"]) == nil)
  }

  @Test func `a line has the counts and the command`() {
    let folder = CommandFolder(packageRoot: URL(filePath: "/p"), shellFolder: "/p")
    func line(_ records: [RunRecord]) -> String? { ClosingMessage(of: records, root: "/p", folder: folder).line }
    #expect(line([record(.mismatched, "a"), record(.matched, "b")]) == nil)
    #expect(
      line([record(.mismatched, "a"), record(.mismatched, "b"), record(.matched, "c")])
        == "Snapshots so far: 2 do not match; 1 matched. All of them: swift run stills list")
  }
}
