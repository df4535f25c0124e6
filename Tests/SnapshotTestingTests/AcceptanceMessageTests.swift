import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotTesting

/// How a failure offers the new value as the reference, word by word.
struct AcceptanceMessageTests {
  private let root: URL
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    root = package.root
  }

  private func text(
    _ acceptance: Acceptance, filter: String? = "^AppTests\\.Cards/dark$", shellFolder: String? = nil
  ) -> String {
    let file = package.path("Tests/AppTests/CardTests.swift")
    return AcceptanceMessage(
      acceptance: acceptance, mode: "failed", filter: filter,
      folder: CommandFolder(forTestFile: file, shellFolder: shellFolder)
    ).text
  }

  @Test func `the tests of an app are run by the package that was written for it`() throws {
    try Data("{}".utf8).write(to: root.appending(path: "adoption.json"))
    // The app may be a package itself.
    let app = try TemporaryPackage(named: "app-")
    let folder = CommandFolder(
      forTestFile: app.path("Tests/AppTests/CardTests.swift"), shellFolder: app.root.path, runIn: root.path)
    #expect(folder.testCommand == "swift test --package-path \(root.path)")
    #expect(folder.path(app.path("a.png")) == app.path("a.png"))
  }

  @Test func `the kept file is copied, or another run records`() {
    #expect(
      text(Acceptance(actual: "/a.png", reference: "/r.png")) == """
        If the new one is right, accept this file, or record it again:

          cp /a.png /r.png
          SNAPSHOT_TESTING_RECORD=failed swift test --filter '^AppTests\\.Cards/dark$'
        """)
  }

  @Test func `where it is not known what finds the test, all run only if nothing is kept`() {
    #expect(
      text(Acceptance(actual: "/a.png", reference: "/r.png"), filter: nil) == """
        If the new one is right, accept this file:

          cp /a.png /r.png
        """)
    #expect(
      text(Acceptance(reference: "/r.png"), filter: nil) == """
        If the new one is right, record it:

          SNAPSHOT_TESTING_RECORD=failed swift test
        """)
  }

  @Test func `where nothing is kept, another run records`() {
    #expect(
      text(Acceptance(reference: "/r.png")) == """
        If the new one is right, record it:

          SNAPSHOT_TESTING_RECORD=failed swift test --filter '^AppTests\\.Cards/dark$'
        """)
  }

  @Test func `where the code forbids recording, no command for it is offered`() {
    #expect(
      text(Acceptance(actual: "/a.png", reference: "/r.png", canBeRecorded: false)) == """
        If the new one is right, accept this file:

          cp /a.png /r.png
        """)
    #expect(
      text(Acceptance(reference: "/r.png", canBeRecorded: false))
        == "To record it, remove the record mode from the code, which takes precedence over any other.")
  }

  @Test func `a folder that is missing is made`() {
    let missing = Acceptance(actual: "/a.png", reference: "/f/r.png", place: .noFolder("/f"))
    #expect(text(missing).contains("\n\n  mkdir -p /f && cp /a.png /f/r.png\n  SNAPSHOT_TESTING_RECORD="))
    let empty = Acceptance(actual: "/a.png", reference: "/f/r.png", place: .nothing)
    #expect(text(empty).contains("\n\n  cp /a.png /f/r.png\n  SNAPSHOT_TESTING_RECORD="))
  }

  @Test func `a symbolic link is replaced and not written through`() {
    #expect(
      text(Acceptance(actual: "/a.png", reference: "/r.png", place: .symbolicLink)) == """
        The reference is a symbolic link, and recording does not write through links. If the new one is right, put it in \
        the link's place:

          rm /r.png && cp /a.png /r.png
        """)
    #expect(
      text(Acceptance(reference: "/r.png", place: .symbolicLink)) == """
        The reference is a symbolic link, and recording does not write through links. To record it, replace the link \
        with a copy of its target.
        """)
  }

  @Test func `each path and the filter are one word for the shell`() {
    let text = text(
      Acceptance(actual: "/it isn't/a.png", reference: "/$HOME/🎉.png"), filter: "M\\.`it isn't`\\(\\)")
    #expect(text.contains("\n  cp '/it isn'\\''t/a.png' '/$HOME/🎉.png'\n"))
    #expect(text.hasSuffix("swift test --filter 'M\\.`it isn'\\''t`\\(\\)'"))
  }

  @Test func `paths are short in the package's folder, on whichever way the shell came there`() throws {
    let acceptance = Acceptance(actual: package.path(".build/a.png"), reference: package.path("r.png"))
    let link = root.deletingLastPathComponent().appending(path: "link-to-\(root.lastPathComponent)").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: root.path)
    defer { try? FileManager.default.removeItem(atPath: link) }
    for folder in [root.path, root.path + "/", link] {
      #expect(text(acceptance, shellFolder: folder).contains("\n  cp .build/a.png r.png\n"))
    }
    let dashed = Acceptance(actual: "/a", reference: package.path("-r.png"))
    #expect(text(dashed, shellFolder: root.path).contains("\n  cp /a ./-r.png\n"))
    let outside = Acceptance(actual: "/a.png", reference: root.path + "-2/r.png")
    #expect(text(outside, shellFolder: root.path).contains("\n  cp /a.png \(root.path)-2/r.png\n"))
  }

  @Test func `paths are whole elsewhere, and outside of the package its tests are run by its path`() {
    let acceptance = Acceptance(actual: package.path(".build/a.png"), reference: package.path("r.png"))
    let copy = "\n  cp \(package.path(".build/a.png")) \(package.path("r.png"))\n"
    for folder in [nil, package.path("Sources")] {
      #expect(
        text(acceptance, shellFolder: folder).contains(copy + "  SNAPSHOT_TESTING_RECORD=failed swift test --filter"))
    }
    for folder in ["/", root.path + "-2", root.deletingLastPathComponent().path] {
      #expect(
        text(acceptance, shellFolder: folder).contains(
          copy + "  SNAPSHOT_TESTING_RECORD=failed swift test --package-path \(root.path) --filter '"))
    }
  }
}
