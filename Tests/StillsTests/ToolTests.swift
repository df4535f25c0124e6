import Foundation
import PNGFiles
import PixelImages
import Testing

@testable import stills

/// The programs `stills` and `stills-commands` as processes.
@Suite struct `The tool stills`: InTemporaryFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `compares two files`() throws {
    for (name, level) in [("a", UInt8(10)), ("b", 11)] {
      let color = PremultipliedColor(RGBAColor(red: level, green: level, blue: level))
      try Data(PNGEncoder().encode(Bitmap(width: 4, height: 4, filledWith: color)))
        .write(to: folder.url.appending(path: name + ".png"))
    }
    let same = try run("compare", "a.png", "a.png")
    #expect(same.exitCode == 0 && same.output == "The pictures are the same.\n" && same.errors.isEmpty)
    let different = try run("compare", "a.png", "b.png")
    #expect(different.exitCode == 1 && different.output.hasPrefix("b.png differs from a.png.\n"))
    let trouble = try run("compare", "a.png", "c.png")
    #expect(trouble.exitCode == 2 && trouble.errors == "Error: c.png: There is no such file or folder.\n")
  }

  @Test func `says of two files that are no PNG only that`() throws {
    for name in ["a.txt", "b.txt"] { try Data("text".utf8).write(to: folder.url.appending(path: name)) }
    let trouble = try run("compare", "a.txt", "b.txt")
    #expect(trouble.exitCode == 2 && trouble.output.hasPrefix("a.txt: ") && trouble.errors.isEmpty)
    #expect(trouble.output.split(separator: "\n").count == 1 && !trouble.output.contains("the same"))
  }

  @Test func `suggests the command that is most like one that is not there`() throws {
    let typed = try run("acept", "--all")
    #expect(typed.exitCode != 0)
    #expect(typed.errors.contains("Error: There is no command \"acept\". Did you mean 'stills accept'?"))
    let nonsense = try run("nonsense")
    #expect(nonsense.errors.contains("There is no command \"nonsense\". The commands are report, list, "))
  }

  @Test(arguments: [
    "report", "list", "review", "accept", "reject", "unused", "sheet", "merge", "compare", "adopt", "survey",
  ])
  func `shows an example in the help of each command`(command: String) throws {
    let help = try run(command, "--help").output
    #expect(help.firstMatch(of: #/(?i:examples?:)\n +(swift test.*)?stills /#) != nil)
    #expect(help.contains("stills \(command)"))
  }

  @Test func `says in a sentence where it cannot write`() throws {
    try Data().write(to: folder.url.appending(path: "Package.swift"))
    let runs = folder.url.appending(path: ".build/snapshots/runs")
    try FileManager.default.createDirectory(at: runs, withIntermediateDirectories: true)
    let root = folder.url.path
    let header = """
      {"begin":{"version":2,"package":"\(root)","root":"\(root)/.build/snapshots","process":1,"started":1000}}

      """
    try Data(header.utf8).write(to: runs.appending(path: "1000-1.jsonl"))
    let nowhere = try run("report", "--output", "nowhere/report.html")
    #expect(nowhere.exitCode != 0)
    #expect(nowhere.errors.hasSuffix("/nowhere\" does not exist. Create it, or choose another --output.\n"))
    #expect(try run("report", "--output", ".").errors.contains("is a folder. Name a file in it with --output.\n"))
  }

  @Test func `finds the program of its other commands beside it, also by a link`() throws {
    #expect(try run("--help").output.contains("SUBCOMMANDS:"))
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: BuiltTool.file)
    let process = Process()
    process.executableURL = link
    process.arguments = ["help", "compare"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `writes the report of the last run, and says where it is none`() throws {
    let none = try run("report")
    #expect(none.exitCode != 0 && none.errors.contains("There is no Package.swift in"))
    let runs = folder.url.appending(path: ".build/snapshots/runs")
    try FileManager.default.createDirectory(at: runs, withIntermediateDirectories: true)
    try Data().write(to: folder.url.appending(path: "Package.swift"))
    let root = folder.url.path
    let header = """
      {"begin":{"version":2,"package":"\(root)","root":"\(root)/.build/snapshots","process":1,"started":1000}}

      """
    try Data(header.utf8).write(to: runs.appending(path: "1000-1.jsonl"))
    let written = try run("report")
    #expect(written.exitCode == 0 && written.errors.isEmpty)
    #expect(written.output.hasSuffix("/.build/snapshots/report.html\n"))
    let page = try String(contentsOf: folder.url.appending(path: ".build/snapshots/report.html"), encoding: .utf8)
    #expect(page.contains("It is not known whether all tests ran."))
    #expect(try run("report", "--output", "own.html").output.hasSuffix("/own.html\n"))
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "own.html").path))
    #expect(try run("report", "--serve", "--output", "own.html").exitCode != 0)
  }

  @Test(arguments: [
    (
      "/a b/.build/x86_64-unknown-linux-gnu/release",
      ["build", "--package-path", "/a b", "-c", "release", "--product", "stills-commands", "--quiet"] as [String]?
    ),
    ("/usr/local/bin", nil), ("/a/.build", nil),
  ])
  func `knows what builds the other program`(folder: String, arguments: [String]?) {
    #expect(OtherProgram(folder: folder).buildArguments == arguments)
  }

  /// Loading it takes longer than the comparison of two screens.
  @Test func `does not load Foundation to compare pictures`() throws {
    let bytes = try Data(contentsOf: BuiltTool.file)
    #expect(bytes.range(of: Data("libswiftCore".utf8)) != nil)
    #expect(bytes.range(of: Data("libFoundation".utf8)) == nil)
  }
}
