/// An object that a program reads from a file and writes into one.
@available(
  *, unavailable,
  message:
    "not in Stills yet: export what is Transferable by fileExporter(isPresented:item:), or leave it out with '#if !canImport(DeclarativeUI)'"
)
public protocol ReferenceFileDocument: ObservableObject {
  /// What is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}
