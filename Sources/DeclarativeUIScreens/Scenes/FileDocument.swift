public import Foundation

/// What a program reads from a file and writes into one.
public protocol FileDocument {
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

  /// Writes it.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The kinds of files that can be written: those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// A file that a document is written into.
public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file that is there already; nil of a new one.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper?) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}

/// The document of a window, and where its file is.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document, which the window's views change.
  @Binding public var document: Document
  /// Where the file is; nil of a document that was never kept.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}
