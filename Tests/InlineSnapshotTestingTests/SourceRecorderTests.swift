import Foundation
import SnapshotReferences
import Testing

@testable import InlineSnapshotTesting

/// A source in a package of its own, into which recorders write.
final class SourceRecorderTests {
  private let root: URL
  private let file: URL
  private let original = "func test() {\n  a(1)\n  b(2)\n}\n"

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "inline-" + UUID().uuidString).standardizedFileURL
    file = root.appending(path: "Tests.swift")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data().write(to: root.appending(path: "Package.swift"))
    try Data(original.utf8).write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func entry(_ text: String?, line: UInt) -> SnapshotEntry {
    SnapshotEntry(
      site: SnapshotSite(
        line: line, column: 4, descriptor: InlineSnapshotSyntaxDescriptor(), hasClosure: false), text: text)
  }

  private var text: String { String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self) }

  private func closure(_ text: String) -> String { " {\n    \"\"\"\n    \(text)\n    \"\"\"\n  }" }

  private let recorder = SourceRecorder(builtAt: nil)

  @Test func `several processes of a run write into one source`() {
    #expect(recorder.problem(writing: entry("B", line: 3), to: file.path) == nil)
    #expect(text == "func test() {\n  a(1)\n  b(2)\(closure("B"))\n}\n")
    let other = SourceRecorder(builtAt: .distantPast)
    #expect(other.problem(writing: entry("A", line: 2), to: file.path) == nil)
    #expect(text == "func test() {\n  a(1)\(closure("A"))\n  b(2)\(closure("B"))\n}\n")
  }

  @Test func `threads write one after the other`() async {
    let lines = 200
    let source = (0..<lines).map { "a(\($0))\n" }.joined()
    try? Data(source.utf8).write(to: file)
    let (file, recorders) = (file, [recorder, SourceRecorder(builtAt: nil)])
    await withTaskGroup(of: Void.self) { group in
      for line in 1...20 {
        group.addTask {
          let site = SnapshotSite(
            line: UInt(line), column: 2, descriptor: InlineSnapshotSyntaxDescriptor(), hasClosure: false)
          let problem = recorders[line % 2].problem(writing: SnapshotEntry(site: site, text: "\(line)"), to: file.path)
          #expect(problem == nil)
        }
      }
    }
    let expected = (0..<lines).map { line in
      "a(\(line))" + (line < 20 ? " {\n    \"\"\"\n    \(line + 1)\n    \"\"\"\n}" : "") + "\n"
    }
    #expect(text == expected.joined())
  }

  @Test func `a value that comes again is no other value`() {
    for _ in 0..<2 { #expect(recorder.problem(writing: entry("A", line: 2), to: file.path) == nil) }
    let before = text
    #expect(
      recorder.problem(writing: entry("C", line: 2), to: file.path) == """
        The assertion has run with another value before, and a source holds only one, so this one was not written. Take \
        "assertSnapshot" with a name for each value, or let all values be one snapshot.
        """)
    #expect(text == before)
  }

  @Test func `what matched is no more overwritten`() {
    let matched = entry("A", line: 2)
    recorder.keep("A", at: matched.site, in: file.path)
    #expect(
      recorder.problem(writing: entry("B", line: 2), to: file.path)?.hasPrefix(
        "The assertion has run with another value before") == true)
    #expect(text == original)
  }

  @Test func `a source that somebody changed is left alone`() throws {
    #expect(recorder.problem(writing: entry("A", line: 2), to: file.path) == nil)
    let changed = "// A new line.\n" + text
    try Data(changed.utf8).write(to: file)
    #expect(
      recorder.problem(writing: entry("B", line: 3), to: file.path) == """
        "\(file.path)" was changed after its tests were built, so the snapshot was not written: its place may be another \
        one now. Run the test again.
        """)
    #expect(text == changed)
  }

  @Test func `a source that is younger than its tests is left alone`() {
    let old = SourceRecorder(builtAt: .distantPast)
    #expect(old.problem(writing: entry("A", line: 2), to: file.path)?.contains("was changed after") == true)
    #expect(text == original)
    #expect(SourceRecorder(builtAt: .distantFuture).problem(writing: entry("A", line: 2), to: file.path) == nil)
  }

  @Test func `a process that is killed between ledger and source leaves both usable`() throws {
    #expect(recorder.problem(writing: entry("A", line: 2), to: file.path) == nil)
    let between = text
    #expect(recorder.problem(writing: entry("B", line: 3), to: file.path) == nil)
    try Data(between.utf8).write(to: file)
    let next = SourceRecorder(builtAt: .distantPast)
    #expect(next.problem(writing: entry("B", line: 3), to: file.path) == nil)
    #expect(text == "func test() {\n  a(1)\(closure("A"))\n  b(2)\(closure("B"))\n}\n")
  }

  @Test func `a source that cannot be written is said, and the next snapshot does not bring the lost one`() throws {
    let link = root.appending(path: "Link.swift")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(
      recorder.problem(writing: entry("A", line: 2), to: link.path) == """
        "\(link.path)" is a symbolic link, and references are only written to plain files. Replace the link with a copy \
        of its target. So the snapshot was not written.
        """)
    #expect(text == original)
  }

  @Test func `a source keeps its permissions`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    #expect(recorder.problem(writing: entry("A", line: 2), to: file.path) == nil)
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o755)
  }

  @Test func `no text is refused`() throws {
    try Data([0x61, 0xFF]).write(to: file)
    #expect(
      recorder.problem(writing: entry("A", line: 1), to: file.path)?.contains("could not be read as text") == true)
  }
}
