import Foundation
import SnapshotReferences
import Testing

struct ReferenceFileTests {
  private let folder: TemporaryFolder
  private let reference: ReferenceFile

  init() throws {
    folder = try TemporaryFolder(files: ["Package.swift"])
    let references = ReferenceFolder(forTestFile: folder.url.appending(path: "Tests/A/X.swift"))
    reference = ReferenceFile(in: references, test: "draws()", name: "in the dark", pathExtension: "png")
  }

  private func makeFolder() throws {
    try FileManager.default.createDirectory(
      at: reference.url.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  private var error: ReferenceFileError? {
    do {
      _ = try reference.load()
      return nil
    } catch {
      return error
    }
  }

  @Test func `a reference is named after its test, its name and its kind`() {
    #expect(reference.path == folder.url.standardizedFileURL.path + "/__Snapshots__/A/X/draws.in-the-dark.png")
    let references = ReferenceFolder(forTestFile: folder.url.appending(path: "Tests/A/X.swift"))
    let plain = ReferenceFile(in: references, test: "draws()", name: "1", pathExtension: nil)
    #expect(plain.url.lastPathComponent == "draws.1")
    let odd = ReferenceFile(in: references, test: "draws()", name: "1", pathExtension: "../../tar.gz")
    #expect(odd.url.lastPathComponent == "draws.1...-..-tar.gz")
  }

  @Test func `a name is cut only where no file system could hold it`() {
    let references = ReferenceFolder(forTestFile: folder.url.appending(path: "Tests/A/X.swift"))
    func name(test length: Int) -> String {
      let test = String(repeating: "x", count: length) + "()"
      return ReferenceFile(in: references, test: test, name: "dark", pathExtension: "png").url.lastPathComponent
    }
    #expect(name(test: 246) == String(repeating: "x", count: 246) + ".dark.png")
    #expect(name(test: 247) != String(repeating: "x", count: 247) + ".dark.png")
    #expect(name(test: 247).hasSuffix(".dark.png"))
    #expect(name(test: 247).utf8.count == FileNamePart.maximumLength + ".dark.png".utf8.count)
    #expect(name(test: 247) != name(test: 248))
    let both = String(repeating: "é", count: 200)
    let cut = ReferenceFile(in: references, test: both, name: both, pathExtension: "png")
    #expect(cut.url.lastPathComponent.utf8.count <= FileNamePart.maximumNameLength)
  }

  @Test func `what is recorded is loaded`() throws {
    #expect(try reference.load() == nil)
    try reference.record(Data("new".utf8), draftingIn: folder.url)
    #expect(try reference.load() == Data("new".utf8))
  }

  @Test func `a folder in the place of a reference is named`() throws {
    try FileManager.default.createDirectory(at: reference.url, withIntermediateDirectories: true)
    #expect(error == ReferenceFileError(.folderInTheWay, path: reference.path))
  }

  @Test func `a reference may be read through a link, but not written`() throws {
    try makeFolder()
    let target = folder.url.appending(path: "target.png")
    try Data("target".utf8).write(to: target)
    try FileManager.default.createSymbolicLink(at: reference.url, withDestinationURL: target)
    #expect(try reference.load() == Data("target".utf8))
    #expect(throws: ReferenceFileError(.symbolicLink, path: reference.path)) {
      try reference.record(Data(), draftingIn: folder.url)
    }
    try FileManager.default.removeItem(at: target)
    #expect(error == ReferenceFileError(.brokenLink, path: reference.path))
    #expect(throws: ReferenceFileError(.brokenLink, path: reference.path)) {
      try reference.record(Data(), draftingIn: folder.url)
    }
  }

  @Test func `a pipe in the place of a reference is not waited for`() throws {
    try makeFolder()
    try #require(mkfifo(reference.path, 0o600) == 0)
    #expect(error == ReferenceFileError(.notAFile, path: reference.path))
    #expect(throws: ReferenceFileError(.notAFile, path: reference.path)) {
      try reference.record(Data(), draftingIn: folder.url)
    }
  }

  @Test func `a file in the place of the folder is named`() throws {
    let place = folder.url.standardizedFileURL.appending(path: "__Snapshots__")
    try Data().write(to: place)
    #expect(error == ReferenceFileError(.fileInTheWay, path: place.path))
    #expect(throws: ReferenceFileError(.fileInTheWay, path: place.path)) {
      try reference.record(Data(), draftingIn: folder.url)
    }
  }

  @Test func `a link to nothing in the place of the folder is named`() throws {
    let place = folder.url.standardizedFileURL.appending(path: "__Snapshots__")
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "/nowhere/at/all")
    #expect(try reference.load() == nil)
    #expect(throws: ReferenceFileError(.brokenLink, path: place.path)) {
      try reference.record(Data(), draftingIn: folder.url)
    }
  }

  @Test func `every error names the file and the way out`() {
    let codes: [ReferenceFileError.Code] = [
      .permissionDenied, .diskFull, .folderInTheWay, .notAFile, .fileInTheWay, .symbolicLink, .brokenLink, .unreadable,
      .system(5),
    ]
    let texts = codes.map { ReferenceFileError($0, path: "/p/a.png").description }
    #expect(texts.allSatisfy { $0.hasPrefix("\"/p/a.png\" ") && $0.hasSuffix(".") })
    #expect(Set(texts).count == codes.count)
    #expect(texts[2] == "\"/p/a.png\" should be a file, but is a folder. Remove or rename the folder.")
    #expect(texts[8] == "\"/p/a.png\" could not be used: Input/output error.")
  }
}

struct FileNamePartTests {
  @Test(
    arguments: [
      ("test_JokeView_DisplaysJoke()", "test_JokeView_DisplaysJoke"),
      ("a fill with zero area", "a-fill-with-zero-area"),
      ("grün/ähnlich", "grün-ähnlich"), ("../../etc/passwd", "etc-passwd"), ("..", "u2Eu2E"), ("--a--b--", "a-b"),
      ("😀", "u1F600"), ("🎉", "u1F389"), ("", ""), ("日本語 テスト", "日本語-テスト"), ("a\u{0}b\n", "a-b"),
    ]
  ) func `names are made of word characters and hyphens`(text: String, expected: String) {
    #expect(FileNamePart.sanitized(text) == expected)
  }

  @Test func `a name that is too long is cut and stays different from others`() {
    let one = FileNamePart.sanitized(String(repeating: "é", count: 300) + "1")
    let two = FileNamePart.sanitized(String(repeating: "é", count: 300) + "2")
    #expect(one != two)
    #expect(one.utf8.count <= FileNamePart.maximumLength && one.utf8.count > FileNamePart.maximumLength - 3)
    #expect(one == FileNamePart.sanitized(String(repeating: "é", count: 300) + "1"))
  }

  @Test func `a name of the greatest length is not cut`() {
    let name = String(repeating: "x", count: FileNamePart.maximumLength)
    #expect(FileNamePart.sanitized(name) == name)
  }
}
