public import Foundation

/// An object that a program reads from a file and writes into one.
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written of the object, as it is at one moment.
  associatedtype Snapshot

  /// What is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written: those that can be read, unless the document says others.
  static var writableContentTypes: [UTType] { get }

  /// Reads it.
  init(configuration: ReadConfiguration) throws

  /// What is written of the object, as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Writes it.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The kinds of files that can be written: those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The object of a window, and where its file is.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The object, which the window's views change.
  @ObservedObject public var document: Document
  /// Where the file is; nil of an object that was never kept.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates windows in which people change an object.
  @MainActor @preconcurrency public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(window: { ObjectWindow(document: newDocument(), content: editor) })
  }

  /// Creates windows in which people look at an object; nothing opens one here.
  @MainActor @preconcurrency public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(window: { StandInReport(sentence: DocumentGroup.viewingSentence) })
  }
}

/// The window of a new object, which it keeps.
private struct ObjectWindow<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject var document: Document
  let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    document: @autoclosure @escaping () -> Document,
    content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: document())
    self.content = content
  }

  var body: some View {
    content(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
  }
}

extension View {
  /// The view, in front of which the system has a place for an object chosen.
  /// - Remark: as long as it would be there, the snapshot fails.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { modifier(SystemDialog(name: "fileExporter", isPresented: isPresented)) }

  /// The view, in front of which the system has a place for an object chosen.
  /// - Remark: as long as it would be there, the snapshot fails.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { modifier(SystemDialog(name: "fileExporter", isPresented: isPresented)) }
}
