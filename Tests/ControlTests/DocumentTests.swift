import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct Documents {
  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]

    var text = "new"

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct Editor: View {
    @Binding var note: Note

    var body: some View { Button(note.text) { note.text += "er" } }
  }

  struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { Editor(note: $0.$document) }
    }
  }

  @Test func `are kept by the window that changes them`() throws {
    let host = AppHost(Notes())
    try host.tap("new")
    try host.tap("newer")
    #expect(LaidOut.texts(of: host.host.layout(on: host.host.ownScreen)) == ["newerer"])
  }

  final class Drawing: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }

    @Published var strokes = 0

    init() {}

    init(configuration: ReadConfiguration) throws {}

    func snapshot(contentType: UTType) throws -> Int { strokes }

    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
    }
  }

  struct Canvas: View {
    @ObservedObject var drawing: Drawing

    var body: some View { Button("strokes: \(drawing.strokes)") { drawing.strokes += 1 } }
  }

  struct Drawings: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Drawing() }) { Canvas(drawing: $0.document) }
    }
  }

  @Test func `of objects are those that the window began with`() throws {
    let host = AppHost(Drawings())
    try host.tap("strokes: 0")
    try host.tap("strokes: 1")
    #expect(LaidOut.texts(of: host.host.layout(on: host.host.ownScreen)) == ["strokes: 2"])
  }

  @Test func `are written as files and folders, and read again`() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
    ])
    #expect(folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt") == "b.txt")
    // What is there already keeps its name.
    #expect(folder.addRegularFile(withContents: Data("c".utf8), preferredFilename: "b.txt") != "b.txt")
    #expect(folder.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
    try folder.write(to: place)
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory && read.fileWrappers?.count == 3 && read.filename == place.lastPathComponent)
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    #expect(read.fileWrappers?["a.txt"]?.filename == "a.txt")
    // A folder is not written over unless that is asked for, and then at once.
    let smaller = FileWrapper(directoryWithFileWrappers: ["d": FileWrapper(regularFileWithContents: Data())])
    #expect(throws: (any Error).self) { try smaller.write(to: place) }
    #expect(try FileWrapper(url: place).fileWrappers?.count == 3)
    try smaller.write(to: place, options: .atomic)
    #expect(try FileWrapper(url: place).fileWrappers.map { Array($0.keys) } == ["d"])
  }
}
