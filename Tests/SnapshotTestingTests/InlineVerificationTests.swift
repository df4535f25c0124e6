import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotTesting

/// Assertions whose reference stands in the source: when it is written, and what failures say.
struct InlineVerificationTests {
  /// What became of a source.
  private final class Source {
    var written: [String?] = []
    var kept: [String] = []
    var problem: String?
  }

  private let source = Source()

  private func failure(
    of value: String?, expected: String?, record: SnapshotTestingConfiguration.Record? = nil,
    environment: [String: String] = [:], message: String = "", closure: String? = nil,
    as strategy: Snapshotting<String, String> = .lines, isBrief: Bool = false, line: UInt = 1
  ) -> String? {
    let verification = InlineVerification(
      as: strategy, record: record, timeout: 5, function: "test()",
      place: SourcePlace(
        fileID: "AppTests/CardTests.swift", filePath: "/nowhere/CardTests.swift", line: line, column: 2),
      source: .init(
        closure: closure, keep: { source.kept.append($0) },
        write: { text in
          source.written.append(text)
          return source.problem
        }), isBrief: isBrief)
    return RunEnvironment.$replacement.withValue(RunEnvironment(variables: environment)) {
      verification.failure(of: { value }, expected: expected.map { text in { text } }, message: { message })?.text
    }
  }

  private let filter = "^SnapshotTestingTests\\.InlineVerificationTests/`"

  @Test func `a value that matches passes and is remembered`() {
    #expect(failure(of: "a", expected: "a") == nil)
    #expect(failure(of: nil, expected: nil) == nil)
    #expect(source.kept == ["a"])
    #expect(source.written.isEmpty)
  }

  @Test func `a missing text is written`() {
    #expect(
      failure(of: "a\nb", expected: nil) == """
        Automatically recorded a new snapshot. Difference: …

          @@ −1,1 +1,2 @@
          −
          +a
          +b

        Re-run "test()" to assert against the newly-recorded snapshot.
        """)
    #expect(source.written == ["a\nb"])
    #expect(
      failure(of: "a", expected: nil, record: .failed, closure: "body")?
        .hasPrefix("Automatically recorded a new snapshot for \"body\". Difference: …\n\n") == true)
  }

  @Test func `a text that differs is told with how to accept it, and the old words last`() throws {
    let text = try #require(failure(of: "a\nc", expected: "a\nb"))
    #expect(
      text.hasPrefix(
        """
        The snapshot in the source is different. 1 line removed (-) and 1 added (+).

        If the new one is right, record it:

          SNAPSHOT_TESTING_RECORD=failed swift test --filter '^SnapshotTestingTests\\.InlineVerificationTests/
        """))
    #expect(
      text.hasSuffix(
        """

        Snapshot did not match. Difference: …

          @@ −1,2 +1,2 @@
          \u{2007}a
          −b
          +c
        """))
    #expect(source.written.isEmpty)
    #expect(failure(of: "c", expected: "b", message: "No!")?.contains("\n\nNo!\n\n  @@") == true)
    #expect(failure(of: "c", expected: "b", record: .missing)?.contains("remove the record mode from the code") == true)
  }

  @Test func `the mode failed writes what differs`() {
    #expect(
      failure(of: "c", expected: "b", environment: ["SNAPSHOT_TESTING_RECORD": "failed"]) == """
        Snapshot did not match. Difference: …

          @@ −1,1 +1,1 @@
          −b
          +c

        A new snapshot was automatically recorded.
        """)
    #expect(failure(of: nil, expected: "b", record: .failed) != nil)
    #expect(source.written == ["c", nil])
  }

  @Test func `the mode all writes what differs and fails always`() {
    #expect(failure(of: "c", expected: "b", record: .all)?.hasPrefix("Automatically recorded a new snapshot. ") == true)
    #expect(
      failure(of: "b", expected: "b", record: .all) == """
        Automatically recorded a new snapshot.

        Re-run "test()" to assert against the newly-recorded snapshot.
        """)
    #expect(source.written == ["c"])
  }

  @Test func `nothing is written where nobody asks for it`() {
    let ci = ["CI": "true"]
    #expect(
      failure(of: "a", expected: nil, environment: ci)?.hasPrefix(
        """
        No expected value to assert against. New snapshot was not recorded because recording is disabled on continuous \
        integration machines (CI is set) unless SNAPSHOT_TESTING_RECORD names a mode.

          @@ −1,1 +1,1 @@
          −
          +a

        If the new one is right, record it:

          SNAPSHOT_TESTING_RECORD=missing swift test --filter
        """) == true)
    #expect(failure(of: "a", expected: nil, record: .never)?.hasPrefix("No expected value to assert against.") == true)
    #expect(failure(of: "c", expected: "b", record: .failed, environment: ci)?.contains("If the new one") == true)
    #expect(
      failure(of: "c", expected: "b", record: .all, environment: ci)?.hasPrefix("Record mode was left on by") == true)
    #expect(source.written.isEmpty)
    #expect(failure(of: "c", expected: "b", environment: ["CI": "1", "SNAPSHOT_TESTING_RECORD": "failed"]) != nil)
    #expect(source.written == ["c"])
  }

  @Test func `a source that cannot be written is told with the difference`() throws {
    source.problem = "The source is gone."
    #expect(failure(of: "a", expected: nil)?.hasSuffix("\n  +a\n\nThe source is gone.") == true)
    let text = try #require(failure(of: "c", expected: "b", record: .failed))
    #expect(text.contains("\n\nThe source is gone.\n\nSnapshot did not match. Difference: …\n\n  @@"))
    #expect(failure(of: "c", expected: "b", record: .all) == "The source is gone.")
  }

  /// What tests say one after the other, in a run of their own.
  private func briefly(
    _ values: [(actual: String, expected: String?)], record: SnapshotTestingConfiguration.Record? = nil,
    message: String = "", from line: Int = 1, in folder: TemporaryPackage, _ variables: [String: String] = [:]
  ) throws -> [String] {
    var environment = variables
    environment["SNAPSHOT_ARTIFACTS"] = folder.path("artifacts")
    return try values.enumerated().map { index, value in
      try #require(
        failure(
          of: value.actual, expected: value.expected, record: record, environment: environment, message: message,
          isBrief: true, line: UInt(line + index)))
    }
  }

  @Test func `the first failure of a run is told in full, each other one in a few lines`() throws {
    let folder = try TemporaryPackage()
    let long = (1...40).map { "line \($0)" }.joined(separator: "\n")
    let texts = try briefly([("new", "old"), ("new", "old"), (long, "other"), ("a", nil)], in: folder, ["CI": "1"])
    #expect(texts[0].hasSuffix("Snapshot did not match. Difference: …\n\n  @@ −1,1 +1,1 @@\n  −old\n  +new"))
    func file(_ index: Int) -> String {
      folder.path("artifacts/failures/CardTests/test.line-\(index + 1)/message.txt")
    }
    let first = try #require(
      snapshotName(test: CurrentTest.find(fileID: "AppTests/CardTests.swift", function: "test").identity, name: nil))
    #expect(
      texts[1] == """
        The snapshot in the source is different. 1 line removed (-) and 1 added (+).
          As in \(first): -old; +new
          All of it: cat \(file(1))
        """)
    #expect(
      texts[2] == """
        The snapshot in the source is different. 1 line removed (-) and 40 added (+).
          -other
          +line 1
          All of it: cat \(file(2))
        """)
    #expect(texts[3].hasPrefix("No expected value to assert against. New snapshot was not recorded because"))
    #expect(texts[3].hasSuffix("\n  All of it: cat \(file(3))"))
    #expect(texts.dropFirst().allSatisfy { $0.split(separator: "\n").count <= ShortFailureMessage.mostLines })
    let kept = try String(contentsOfFile: file(2), encoding: .utf8)
    #expect(kept.contains("If the new one is right, record it:") && kept.hasSuffix("+line 40\n"))
    #expect(try briefly([(long, "other")], from: 3, in: folder, ["SNAPSHOT_MESSAGES": "full"])[0] == kept.dropLast())
    #expect(FileManager.default.fileExists(atPath: file(0)))
    #expect(
      failure(of: "a", expected: "a", environment: ["SNAPSHOT_ARTIFACTS": folder.path("artifacts")], line: 1) == nil)
    #expect(!FileManager.default.fileExists(atPath: file(0)) && FileManager.default.fileExists(atPath: file(1)))
  }

  @Test func `what was recorded, or has a message of its own, says so in a few lines`() throws {
    let folder = try TemporaryPackage()
    _ = try briefly([("new", "old")], in: folder)
    let recorded = try briefly([("a\nb\nc\nd", nil)], from: 2, in: folder)[0]
    #expect(recorded == "Automatically recorded a new snapshot.")
    let replaced = try briefly([("c\nd", "b\nd")], record: .failed, from: 3, in: folder)[0]
    #expect(replaced.hasPrefix("Snapshot did not match. A new snapshot was automatically recorded.\n  1 line removed"))
    let own = try briefly([("x", "y")], message: "The head is another one.\nMore", from: 4, in: folder)[0]
    #expect(own.hasPrefix("The head is another one.\n  1 line removed (-) and 1 added (+).\n  -y\n  +x\n"))
  }

  @Test func `strategies fail as they do for files`() {
    struct Oops: LocalizedError {
      var errorDescription: String? { "Out of jokes" }
    }
    let strategy = SimplySnapshotting<String>.lines.pullback { (_: String) throws -> String in throw Oops() }
    #expect(failure(of: "a", expected: "b", as: strategy) == "The snapshot could not be taken: Out of jokes")
  }
}
