import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotTesting

/// The wording of every failure, as people see it.
struct FailureMessageTests {
  private func text(_ failure: SnapshotFailure, name: String? = nil, shellFolder: String? = nil) -> String {
    let folder = CommandFolder(forTestFile: #filePath, shellFolder: shellFolder)
    return FailureMessage(failure: failure, name: name, test: "dark", filter: "AppTests\\.Cards/dark", folder: folder)
      .text
  }

  private let acceptance = Acceptance(actual: "/p/.build/a.png", reference: "/r.png")

  private let files = [
    FailureFile(label: "expected", path: "/p/.build/e.png"),
    FailureFile(label: "side-by-side", path: "/p/.build/s.png"),
  ]

  @Test func `a mismatch says what, how far off, where to look and what to run`() {
    let mismatch = Mismatch(
      reference: "/p/__Snapshots__/dark.1.png", difference: SnapshotDifference(message: "3 of 100 pixels differ."),
      files: files,
      recording: .none(acceptance))
    #expect(
      text(.mismatch(mismatch)) == """
        Snapshot does not match reference.

        3 of 100 pixels differ.

          expected      /p/.build/e.png
          side-by-side  /p/.build/s.png
          reference     /p/__Snapshots__/dark.1.png

        If the new one is right, accept this file, or record it again:

          cp /p/.build/a.png /r.png
          SNAPSHOT_TESTING_RECORD=failed swift test --filter 'AppTests\\.Cards/dark'
        """)
  }

  @Test func `a recorded mismatch needs no command, and a difference tool is shown`() {
    let mismatch = Mismatch(
      reference: "/r.png", difference: SnapshotDifference(message: "3 of 100 pixels differ."), files: [],
      recording: .done,
      toolCommand: "meld \"/e\" \"/a\"")
    #expect(
      text(.mismatch(mismatch), name: "big") == """
        Snapshot "big" does not match reference. A new snapshot was automatically recorded.

        3 of 100 pixels differ.

          reference  /r.png

        meld "/e" "/a"
        """)
  }

  @Test func `recording is announced with the file and the next step`() {
    #expect(
      text(.recorded(reference: "/r.png")) == """
        Record mode is on. Automatically recorded snapshot: …

        open "file:///r.png"

        Turn record mode off and re-run "dark" to assert against the newly-recorded snapshot.
        """)
    #expect(
      text(.missingAndRecorded(reference: "/r.png", lookAlike: nil)) == """
        No reference was found on disk. Automatically recorded snapshot: …

        open "file:///r.png"

        Re-run "dark" to assert against the newly-recorded snapshot.
        """)
    #expect(text(.recorded(reference: "/a b/é.png")).contains("open \"file:///a%20b/%C3%A9.png\"\n"))
    // Shells look into quotation marks.
    #expect(text(.recorded(reference: "/$HOME`a`\\.png")).contains("open \"file:///%24HOME%60a%60%5C.png\"\n"))
  }

  @Test func `a missing reference that is not recorded names the mode, the files and the command`() {
    let actual = [FailureFile(label: "actual", path: "/a.png")]
    #expect(
      text(
        .missing(
          MissingReference(
            reference: "/r.png", reason: .recordingIsDisabled(inCode: false), files: actual, acceptance: acceptance)))
          == """
          No reference was found on disk. New snapshot was not recorded because recording is disabled by the record mode \
          "never".

            actual             /a.png
            missing reference  /r.png

          If the new one is right, accept this file, or record it again:

            cp /p/.build/a.png /r.png
            SNAPSHOT_TESTING_RECORD=missing swift test --filter 'AppTests\\.Cards/dark'
          """)
  }

  @Test func `a Git LFS pointer is named as the cause`() {
    let broken = BrokenReference(
      reference: "/r.png", problem: "", isGitLFSPointer: true, files: [], recording: .none(nil))
    #expect(
      text(.broken(broken)) == """
        Snapshot does not match reference.

        The reference is a Git LFS pointer and not the file itself. Fetch the files with

          git lfs pull

          reference  /r.png
        """)
  }

  @Test func `a broken reference says what is wrong with it`() {
    let broken = BrokenReference(
      reference: "/r.png", problem: "it is not text in UTF-8.", isGitLFSPointer: false, files: [],
      recording: .none(acceptance))
    #expect(
      text(.broken(broken)) == """
        Snapshot does not match reference.

        The reference cannot be read: it is not text in UTF-8.

          reference  /r.png

        If the new one is right, accept this file, or record it again:

          cp /p/.build/a.png /r.png
          SNAPSHOT_TESTING_RECORD=failed swift test --filter 'AppTests\\.Cards/dark'
        """)
  }

  @Test func `a shared reference names both places and the way out`() {
    let owner = AssertionPlace(filePath: "/T.swift", line: 3, column: 5, test: "a")
    var place = AssertionPlace(filePath: "/T.swift", line: 9, column: 5, test: "b")
    #expect(
      text(.shared(reference: "/r.png", place: place, owner: owner)) == """
        Two snapshots of this run have the same reference, so each would overwrite the other's:

          /T.swift:3:5 in a
          /T.swift:9:5 in b

          reference  /r.png

        Give them different names with "named:". Names count as the same if they differ only in case, in \
        punctuation or in emoji.
        """)
    place.line = 3
    #expect(
      text(.shared(reference: "/r.png", place: place, owner: owner)) == """
        Two snapshots of this run have the same reference, so each would overwrite the other's:

          /T.swift:3:5 in a
          /T.swift:3:5 in b

          reference  /r.png

        Two tests reach this line. Give the function around it a parameter "testName: String = #function" and pass it to \
        the assertion, or give the assertion a name for each test with "named:".
        """)
  }

  @Test func `a timeout says how long, and why that may be`() {
    #expect(
      text(.timedOut(seconds: 5, nil)).hasPrefix(
        "Exceeded timeout of 5 seconds waiting for snapshot.\n\nThe strategy"))
    #expect(
      text(.timedOut(seconds: 0.5, nil)).hasPrefix(
        "Exceeded timeout of 0.5 seconds waiting for snapshot."))
    #expect(text(.timedOut(seconds: .infinity, nil)).hasPrefix("Exceeded timeout of inf seconds"))
  }

  @Test func `a snapshot without a name in a parameterized test is told how to get one`() {
    #expect(
      text(.unnamedInParameterizedTest) == """
        Snapshot has no name, and none can be made from the arguments of its test: their text may change in the next \
        run, like that of sets, dictionaries, objects and functions.

        Give each argument a name that never changes, and so a reference of its own, such as named: argument.title. Or let \
        the argument's type conform to CustomTestStringConvertible.
        """)
  }

  @Test func `a record mode that was left on names its place and the way out`() {
    #expect(
      text(.recordModeLeftOn(.trait(place: "/T.swift:3"), assertion: "/T.swift:9:5")) == """
        Record mode was left on by the trait "snapshots":

          /T.swift:3

        This is a continuous integration machine (CI is set), so nothing was recorded. Remove the record mode. To \
        record here on purpose, set SNAPSHOT_TESTING_RECORD=all for the run.
        """)
    #expect(
      text(.recordModeLeftOn(.global, assertion: "/T.swift:9:5")).hasPrefix(
        "Record mode was left on by \"isRecording = true\", which holds for the assertion:\n\n  /T.swift:9:5\n"))
  }

  @Test func `things that cannot be drawn are listed, with the picture of them`() {
    let files = [FailureFile(label: "actual", path: "/a.png")]
    #expect(
      text(.undrawable(sentences: ["No font has U+1.", "No image \"x\"."], files: files)) == """
        The snapshot shows things that cannot be drawn as asked:

          - No font has U+1.
          - No image "x".

        Nothing was compared or recorded.

          actual  /a.png
        """)
  }

  @Test func `files that could not be written are a note under the failure`() {
    let missing = ["expected", "actual"].map { FailureFile(label: $0, path: "The disk is full.", isWritten: false) }
    let mismatch = Mismatch(
      reference: "/r.png", difference: SnapshotDifference(message: "3 of 100 pixels differ."), files: missing,
      recording: .done)
    #expect(
      text(.mismatch(mismatch)) == """
        Snapshot does not match reference. A new snapshot was automatically recorded.

        3 of 100 pixels differ.

          reference  /r.png

        Files that could not be written: expected, actual. The disk is full.
        """)
  }

  @Test func `an error is told in its own words`() {
    #expect(
      text(.thrown("No such joke")) == "The snapshot could not be taken: No such joke")
  }

  @Test func `a missing reference that cannot be recorded says why`() {
    let missing = MissingReference(reference: "/r.png", reason: .error("The disk is full."), files: [])
    #expect(
      text(.missing(missing)) == """
        No reference was found on disk. New snapshot could not be recorded.

          missing reference  /r.png

        The disk is full.
        """)
    let never = MissingReference(reference: "/r.png", reason: .recordingIsDisabled(inCode: true), files: [])
    #expect(text(.missing(never)).contains(" is disabled by the record mode \"never\" in the code.\n"))
    let onCI = MissingReference(reference: "/r.png", reason: .continuousIntegration, files: [])
    #expect(
      text(.missing(onCI)).hasPrefix(
        "No reference was found on disk. New snapshot was not recorded because recording is disabled on continuous "
          + "integration machines (CI is set) unless SNAPSHOT_TESTING_RECORD names a mode.\n"))
  }

  @Test func `a mismatch that cannot be recorded still says what differs`() {
    let mismatch = Mismatch(
      reference: "/r.png", difference: SnapshotDifference(message: "3 of 100 pixels differ."), files: [],
      recording: .failed("The disk is full.", nil))
    #expect(
      text(.mismatch(mismatch)) == """
        Snapshot does not match reference. A new snapshot could not be recorded.

        3 of 100 pixels differ.

          reference  /r.png

        The disk is full.
        """)
  }

  @Test func `files are listed as short as commands take them`() throws {
    let root = try #require(PackageRoot.containing(URL(filePath: #filePath)))
    let mismatch = Mismatch(
      reference: root.appending(path: "r.png").path, difference: SnapshotDifference(message: ""), files: [],
      recording: .done)
    #expect(text(.mismatch(mismatch), shellFolder: root.path).hasSuffix("\n\n  reference  r.png"))
  }
}
