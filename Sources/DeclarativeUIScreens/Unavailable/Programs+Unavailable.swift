public import Foundation

// Documents, menus and windows of programs, by their signatures in SwiftUI: the compiler names them where code uses them.

/// What a program reads from a file and writes into one.
@available(
  *, unavailable,
  message:
    "not in Stills yet: export what is Transferable by fileExporter(isPresented:item:), or leave it out with '#if !canImport(DeclarativeUI)'"
)
public protocol FileDocument {
  /// What is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// A file that is read.
@available(
  *, unavailable,
  message:
    "not in Stills yet: export what is Transferable by fileExporter(isPresented:item:), or leave it out with '#if !canImport(DeclarativeUI)'"
)
public struct FileDocumentReadConfiguration {
  /// Not available yet.
  public var contentType: UTType { .data }
  /// Not available yet.
  public var file: FileWrapper { FileWrapper(regularFileWithContents: Data()) }
}

/// A file that is written.
@available(
  *, unavailable,
  message:
    "not in Stills yet: export what is Transferable by fileExporter(isPresented:item:), or leave it out with '#if !canImport(DeclarativeUI)'"
)
public struct FileDocumentWriteConfiguration {
  /// Not available yet.
  public var contentType: UTType { .data }
  /// Not available yet.
  public var existingFile: FileWrapper? { nil }
}

/// A file or a folder in the memory, by Foundation's name on Apple's systems.
@available(
  *, unavailable,
  message:
    "not in Stills yet: export what is Transferable by fileExporter(isPresented:item:), or leave it out with '#if !canImport(DeclarativeUI)'"
)
public final class FileWrapper {
  /// Not available yet.
  public init(regularFileWithContents contents: Data) {}

  /// Not available yet.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {}

  /// Not available yet.
  public var regularFileContents: Data? { nil }
  /// Not available yet.
  public var fileWrappers: [String: FileWrapper]? { nil }
  /// Not available yet.
  public var filename: String? { nil }
}

@available(
  *, unavailable,
  message:
    "not in Stills yet: export what is Transferable by fileExporter(isPresented:item:), or leave it out with '#if !canImport(DeclarativeUI)'"
)
extension View {
  /// Not available yet.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension View {
  /// Not available yet.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, files: [URL], onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }
}

/// Windows that each show a file.
@available(*, unavailable, message: "not in Stills yet: test the views of its windows by themselves")
public struct DocumentGroup<Document, Content: View>: Scene {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Not available yet.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Not available yet.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

/// The file of a window.
@available(*, unavailable, message: "not in Stills yet: test the views of its windows by themselves")
public struct FileDocumentConfiguration<Document> {
  /// The binding to what the file has.
  @Binding public var document: Document
  /// Not available yet.
  public var fileURL: URL? { nil }
  /// Not available yet.
  public var isEditable: Bool { false }
}

/// The file of a window, whose contents are an object.
@available(*, unavailable, message: "not in Stills yet: test the views of its windows by themselves")
public struct ReferenceFileDocumentConfiguration<Document> {
  /// Not available yet.
  public let document: Document
  /// Not available yet.
  public var fileURL: URL? { nil }
  /// Not available yet.
  public var isEditable: Bool { false }
}

/// The window with the settings of a program.
@available(*, unavailable, message: "not in Stills yet: test the views of its windows by themselves")
public struct Settings<Content: View>: Scene {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A window that there is once.
@available(*, unavailable, message: "not in Stills yet: test the views of its windows by themselves")
public struct Window<Content: View>: Scene {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Not available yet.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// A menu in the bar of the system.
@available(*, unavailable, message: "not in Stills yet: test the views of its windows by themselves")
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "not in Stills yet: test the views of its windows by themselves")
extension MenuBarExtra where Label == DeclarativeUIScreens.Label<Text, Image> {
  /// Not available yet.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
}

/// A button that shows the settings of a program.
@available(*, unavailable, message: "not in Stills yet: use a Button")
public struct SettingsLink<Label: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(@ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "not in Stills yet: use a Button")
extension SettingsLink where Label == DeclarativeUIScreens.Label<Text, Image> {
  /// Not available yet.
  public nonisolated init() {}
}

/// An object that is told of what happens to a program, by AppKit's way.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType> {
  /// Not available yet.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// Not available yet.
  public var wrappedValue: DelegateType { preconditionFailure("There is no delegate") }
}
