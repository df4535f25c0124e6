import Foundation
import PNGFiles
import PixelImages
import SnapshotReferences
import SnapshotReview
import TerminalPictures
import Testing

@testable import StillsCommands

/// What a person sees of a review, and what the keys do.
@Suite struct `The review in the terminal` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(Data(), to: "Package.swift")
  }

  private func write(_ data: Data, to path: String) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// A run with a wide picture and a long text that failed.
  private func dialog() throws -> ReviewDialog {
    let sizes = ["side-by-side": 40, "expected": 12, "actual": 14, "difference": 16]
    let records = try ["card.png", "menu.png"].map { name in
      var record = RunRecord(
        .mismatched, test: "AppTests.CardTests/dark()", file: "Tests/CardTests.swift", line: 12, column: 5,
        strategy: RunRecord.Strategy(format: "SnapshotPicture", pathExtension: "png"))
      record.reference = "__Snapshots__/\(name)"
      record.message = (1...60).map { "message line \($0)" }.joined(separator: "\n")
      try write(Data("old".utf8), to: "__Snapshots__/\(name)")
      record.referenceDigest = ContentDigest(of: Data("old".utf8))
      record.files = try sizes.keys.sorted().map { label in
        let bitmap = Bitmap(width: sizes[label] ?? 1, height: 4, filledWith: PremultipliedColor(.black))
        let data = try Data(PNGEncoder().encode(bitmap))
        let path = ".build/snapshots/failures/\(name)/\(label).png"
        try write(data, to: path)
        return RunRecord.File(label: label, path: path, digest: ContentDigest(of: data))
      }
      return record
    }
    var run = Run()
    let root = folder.url.appending(path: ".build/snapshots")
    run.headers = [
      RunHeader(package: folder.url.path, root: root.path, command: ["swift-test"], process: 7, started: 1)
    ]
    run.records = records
    try RunLog.write(run, root: root)
    let reviewer = Reviewer(of: try ReviewedRun.last(at: RunPlaces(packageRoot: folder.url)))
    return ReviewDialog(ReviewSession(of: reviewer) { _ in nil }, by: .blocks)
  }

  private let size = TerminalSize(columns: 110, rows: 40)

  /// The rows of a screen as they are read.
  private func rows(_ dialog: inout ReviewDialog) -> [String] {
    dialog.screen(size).replacing(#/\u{1B}\[[0-9;]*[A-Za-z]/#, with: "").split(
      separator: "\r\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  private func press(_ keys: String, on dialog: inout ReviewDialog) {
    for key in keys { dialog.perform(.key(String(key))) }
  }

  @Test func `uses the whole window, and pages a text that is longer`() throws {
    var dialog = try dialog()
    let first = rows(&dialog)
    #expect(first.count == size.rows)
    #expect(first[0] == "1 of 2  __Snapshots__/card.png")
    #expect(first[2] == "[all]  expected   actual   difference ")
    // The picture is as wide as the window, and the text has all rows below it.
    #expect(first.count { $0.contains("▀") } == 6 && first[3].count == 110)
    #expect(first[38] == "lines 1 to 29 of 60; ↓ and Space go on")
    #expect(first.contains("message line 29") && first[39].hasPrefix("? keys · a accept · "))
    dialog.perform(.arrow(.down))
    #expect(rows(&dialog).contains("message line 30"))
    dialog.perform(.key(" "))
    #expect(rows(&dialog).contains("message line 58"))
    dialog.perform(.arrow(.end))
    let last = rows(&dialog)
    #expect(last.contains("message line 60") && last[38] == "lines 32 to 60 of 60; ↑ goes back")
    dialog.perform(.arrow(.home))
    #expect(rows(&dialog) == first)
  }

  @Test func `shows expected, actual and difference in turn`() throws {
    var dialog = try dialog()
    var seen: [String] = []
    for _ in 0..<4 {
      dialog.perform(.key("\t"))
      seen.append(rows(&dialog).first { $0.hasSuffix(" px") } ?? "all")
    }
    #expect(seen == ["12 x 4 px", "14 x 4 px", "16 x 4 px", "all"])
    press("4", on: &dialog)
    #expect(rows(&dialog)[2].hasSuffix("[difference]"))
  }

  @Test func `is steered by arrows, shows its keys and filters`() throws {
    var dialog = try dialog()
    dialog.perform(.arrow(.right))
    #expect(rows(&dialog)[0] == "2 of 2  __Snapshots__/menu.png")
    dialog.perform(.arrow(.left))
    press("?", on: &dialog)
    #expect(rows(&dialog).contains("  a        accept"))
    press("x/MENU", on: &dialog)
    #expect(rows(&dialog)[39] == "Show what has: MENU▏   Enter shows, Escape leaves")
    press("\n", on: &dialog)
    #expect(rows(&dialog)[0] == "1 of 1 with \"MENU\"  __Snapshots__/menu.png")
    #expect(rows(&dialog)[39].hasSuffix(" · q quit · Tab one picture · / filter"))
    press("r", on: &dialog)
    #expect(dialog.session.summary == "0 accepted, 1 rejected, 1 left.")
    #expect(
      rows(&dialog).prefix(3) == [
        "That was the last one with \"MENU\".", "0 accepted, 1 rejected, 1 left.",
        "1 other is not shown: / and an empty word shows all.",
      ])
    press("ba", on: &dialog)
    #expect(dialog.session.summary == "1 accepted, 0 rejected, 1 left.")
    press("u/", on: &dialog)
    dialog.perform(.quit)
    #expect(!dialog.session.isOver)
    dialog.perform(.quit)
    #expect(dialog.session.isOver)
  }
}
