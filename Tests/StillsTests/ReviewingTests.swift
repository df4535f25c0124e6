import Foundation
import PNGFiles
import PixelImages
import SnapshotReferences
import TerminalPictures
import Testing

@testable import StillsCommands

/// The commands about runs, in a package that was made for them, as processes.
@Suite struct `The commands of stills`: InTemporaryFolder {
  let folder: TemporaryFolder
  private let card = "__Snapshots__/CardTests/dark.1.txt"
  private let artifacts = ".build/snapshots"

  init() throws {
    folder = try TemporaryFolder()
    try write("// swift-tools-version: 6.2\n", to: "Package.swift")
  }

  private func record(_ outcome: RunRecord.Outcome, _ reference: String) throws -> RunRecord {
    var record = RunRecord(
      outcome, test: "AppTests.CardTests/dark()", file: "Tests/AppTests/CardTests.swift", line: 12, column: 5,
      strategy: RunRecord.Strategy(format: "String", pathExtension: "txt"))
    record.reference = reference
    guard outcome == .mismatched else { return record }
    record.referenceDigest = ContentDigest(of: Data("old".utf8))
    let actual = "\(artifacts)/failures/\(reference)/actual.txt"
    try write("old", to: reference)
    try write("new", to: actual)
    record.files = [RunRecord.File(label: "actual", path: actual, digest: ContentDigest(of: Data("new".utf8)))]
    return record
  }

  private func leave(_ records: [RunRecord], in artifacts: String = ".build/snapshots", ends: Bool = true) throws {
    var run = Run()
    let root = folder.url.appending(path: artifacts)
    run.headers = [
      RunHeader(package: folder.url.path, root: root.path, command: ["swift-test"], process: 7, started: 1)
    ]
    if ends { run.endedProcesses = [7] }
    run.records = records
    try RunLog.write(run, root: root)
  }

  @Test func `list what failed, accept it, and list that nothing is left`() throws {
    try leave([record(.mismatched, card), record(.matched, "__Snapshots__/CardTests/light.1.txt")])
    #expect(
      try run("list").output.hasPrefix(
        "pending  \(card)  differs\n1 of 1 change waits for a decision, 1 matched"))
    let refused = try run("accept")
    #expect(refused.exitCode != 0 && refused.errors.contains("Name changes, or write --all"))
    #expect(try run("accept", "light.2.txt").exitCode != 0)
    let accepted = try run("accept", "dark.1.txt")
    #expect(accepted.exitCode == 0 && accepted.output == "accepted  \(card)\n")
    #expect(text(card) == "new")
    #expect(try run("accept", "--all").output == "Nothing waits for a decision.\n")
    #expect(try run("list", "--json").output.contains("\"status\" : \"accepted\""))
  }

  @Test func `refuse what changed since the run, and reject what is wrong`() throws {
    try leave([record(.mismatched, card)])
    try write("newer", to: card)
    let refused = try run("accept", card)
    #expect(refused.exitCode == 1 && refused.output.contains("has changed since the run"))
    try write("old", to: card)
    #expect(try run("reject", "--all").output == "rejected  \(card)\n")
    #expect(try run("list").output.hasPrefix("rejected"))
    #expect(text(card) == "old")
  }

  @Test func `find and delete unused references, after whole runs only`() throws {
    try write("x", to: "__Snapshots__/CardTests/gone.1.txt")
    try write("y", to: card)
    try leave([record(.matched, card)], ends: false)
    let refused = try run("unused", "--delete")
    #expect(refused.exitCode == 2 && refused.output.contains("did not come to the end"))
    try leave([record(.matched, card)])
    let found = try run("unused")
    #expect(found.exitCode == 1 && found.output == "unused   __Snapshots__/CardTests/gone.1.txt\n")
    #expect(try run("unused", "--delete").exitCode == 0)
    #expect(text("__Snapshots__/CardTests/gone.1.txt") == nil && text(card) == "y")
    #expect(try run("unused").output == "Every reference is used.\n")
  }

  @Test func `merge what machines left, and name what is missing`() throws {
    try leave([record(.matched, card)], in: "parts/linux")
    let merged = try run("merge", "parts/linux", "--expect", "linux", "--expect", "mac")
    #expect(merged.exitCode == 1 && merged.output.hasSuffix("Missing: mac\n"))
    #expect(try run("list").output.hasPrefix("Note: What is missing: mac."))
  }

  @Test func `draw sheets of references`() throws {
    for name in ["a", "b", "<c>"] {
      let bitmap = Bitmap(width: 20, height: 10, filledWith: PremultipliedColor(.black))
      let file = folder.url.appending(path: "__Snapshots__/CardTests/\(name).1.png")
      try write("", to: "__Snapshots__/CardTests/x.txt")
      try Data(PNGEncoder().encode(bitmap)).write(to: file)
    }
    #expect(try run("sheet", "CardTests", "--columns", "2", "-o", "s.png").exitCode == 0)
    let sheet = try PNGDecoder().decode([UInt8](Data(contentsOf: folder.url.appending(path: "s.png")))).bitmap
    #expect(sheet.width == 3 * 16 + 2 * 20 && sheet.height == 3 * 16 + 2 * 10)
    #expect(sheet[16, 16] == PremultipliedColor(.black) && sheet[60, 50] != PremultipliedColor(.black))
    #expect(try run("sheet", "-o", "s.html").exitCode == 0)
    #expect(text("s.html")?.contains("<figcaption>__Snapshots__/CardTests/&lt;c>.1.png</figcaption>") == true)
    #expect(try run("sheet", "Nothing").errors.contains("No picture among the references"))
  }

  @Test func `say what is missing around them`() throws {
    #expect(try run("list").errors.contains("No run has left records in"))
    try write("{\"artefacts\": 1}", to: ".stills.json")
    #expect(try run("list").errors.contains("Did you mean \"artifacts\"?"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "Package.swift"))
    #expect(try run("list").errors.contains("There is no Package.swift in"))
    let noTerminal = try run("review", "--package-path", "/")
    #expect(noTerminal.exitCode != 0)
  }

  @Test func `warn of records that cannot be read`() throws {
    try leave([record(.matched, card)])
    let runs = folder.url.appending(path: "\(artifacts)/runs")
    let file = runs.appending(path: try #require(FileManager.default.contentsOfDirectory(atPath: runs.path).first))
    try (Data(contentsOf: file) + Data("nonsense\n".utf8)).write(to: file)
    let words = "1 line of the records cannot be read: line 4 of \"\(file.path)\"."
    for arguments in [["list"], ["accept", "--all"], ["unused"], ["report"]] {
      #expect(try BuiltTool.run(arguments, in: folder.url).errors.hasPrefix("Warning: \(words)"))
    }
    #expect(text("\(artifacts)/report.html")?.contains("1 line of the records cannot be read") == true)
    #expect(try run("merge", artifacts, "--artifacts", "merged").errors.hasPrefix("Warning: \(words)"))
  }

  @Test func `find what changed since a revision`() throws {
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgSign=false"]
      process.arguments = ["git", "-C", folder.url.path] + identity + arguments
      // What a person has configured, or a hook around the tests says, holds elsewhere.
      process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.url.path]
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
    func write(_ color: RGBAColor, to name: String) throws {
      let bitmap = Bitmap(width: 20, height: 10, filledWith: PremultipliedColor(color))
      try self.write("", to: "__Snapshots__/CardTests/x.txt")
      let file = folder.url.appending(path: "__Snapshots__/CardTests/\(name).1.png")
      try Data(PNGEncoder().encode(bitmap)).write(to: file)
    }
    for name in ["changed", "removed", "same"] { try write(.black, to: name) }
    try git("init", "--quiet")
    try git("add", ".")
    try git("commit", "--quiet", "--message", "First")
    try git("tag", "first")
    #expect(try run("sheet", "--since", "first").output.hasPrefix("0 references changed since "))
    try write(.white, to: "changed")
    try write(.white, to: "new")
    try FileManager.default.removeItem(at: folder.url.appending(path: "__Snapshots__/CardTests/removed.1.png"))
    let found = try run("sheet", "--since", "first", "-o", "since")
    #expect(found.exitCode == 0 && found.output.hasPrefix("3 references changed since "))
    let listed = try run("list", "--artifacts", "since")
    let references = "__Snapshots__/CardTests"
    #expect(listed.output.contains("\(references)/changed.1.png  200 px differ (100 %)\n"))
    #expect(listed.output.contains("\(references)/new.1.png  recorded\n"))
    #expect(listed.output.contains("\(references)/removed.1.png  failed\n") && !listed.output.contains("same.1.png"))
    #expect(try run("report", "--artifacts", "since", "--output", "r.html").exitCode == 0)
    #expect(text("r.html")?.contains("It was removed.") == true)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "since/failures/\(references)/changed.1.png").path)
    #expect(files.sorted() == ["actual.png", "difference.png", "expected.png"])
    let refused = try run("sheet", "--since", "--output=x")
    #expect(refused.exitCode != 0)
    #expect(try run("sheet", "--since", "nowhere").errors.contains("Git says: fatal: "))
  }

  @Test func `show a picture over the cells that are free, and no line that is too long`() {
    let size = TerminalSize(columns: 80, rows: 40)
    let wide = size.area(forWidth: 400, height: 100, by: .blocks, rows: 30)
    #expect(wide.columns == 80 && wide.rows == 10)
    let low = size.area(forWidth: 400, height: 100, by: .kitty, rows: 5)
    #expect(low.columns == 40 && low.rows == 5)
  }
}
