import TestSupport
import Typefaces
import Foundation
import Testing
import Typesetting

/// A folder of its own for files that a test changes.
private struct Folder: ~Copyable {
  let url = FileManager.default.temporaryDirectory.appending(path: "mapped-\(UUID())")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ bytes: [UInt8]) throws -> URL {
    let file = url.appending(path: "a.ttf")
    try Data(bytes).write(to: file)
    return file
  }
}

@Suite struct `A file that is mapped into memory` {
  @Test func `has the bytes of the file, page after page`() throws {
    let folder = try Folder()
    let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let file = try MappedFile(folder.file(bytes))
    #expect(withExtendedLifetime(file) { [UInt8](file.bytes) } == bytes)
  }

  @Test func `has no bytes where it is empty, of which no font is made`() throws {
    let folder = try Folder()
    let file = try MappedFile(folder.file([]))
    #expect(file.bytes.count == 0)
    #expect(throws: FontError.self) { try FontFace(bytes: [UInt8](file.bytes)) }
  }

  @Test func `is an error that names the file where it is missing`() throws {
    let folder = try Folder()
    let url = folder.url.appending(path: "none.ttf")
    let error = #expect(throws: CocoaError.self) { try MappedFile(url) }
    #expect(error?.code == .fileReadNoSuchFile)
    #expect(error?.filePath == url.path)
  }

  @Test func `is an error where it is a folder`() throws {
    let folder = try Folder()
    let error = #expect(throws: CocoaError.self) { try MappedFile(folder.url) }
    #expect(error?.filePath == folder.url.path)
  }

  @Test func `keeps its bytes where another file takes its name or it is deleted`() throws {
    let folder = try Folder()
    let url = try folder.file([1, 2, 3])
    let file = try MappedFile(url)
    // As package managers, version control and atomic writing do.
    try Data([9]).write(to: url, options: .atomic)
    #expect([UInt8](file.bytes) == [1, 2, 3])
    try FileManager.default.removeItem(at: url)
    #expect(withExtendedLifetime(file) { [UInt8](file.bytes) } == [1, 2, 3])
  }

  #if os(Linux) || os(macOS)
    @Test(.prompt) func `ends the process where somebody has shortened it, since its pages are there no more`() async {
      await #expect(processExitsWith: .signal(SIGBUS)) {
        let folder = try Folder()
        let url = try folder.file([UInt8](repeating: 1, count: 10_000))
        let file = try MappedFile(url)
        let handle = try FileHandle(forWritingTo: url)
        try handle.truncate(atOffset: 0)
        print(file.bytes[9_000])
      }
    }
  #endif
}
