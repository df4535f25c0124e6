public import Foundation

// Where the system has a place for documents chosen. Nothing of it is drawn: the snapshot fails as long as it would be there.

extension View {
  /// The view, in front of which the system has a place for a document chosen.
  /// - Remark: as long as it would be there, the snapshot fails.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { modifier(SystemDialog(name: "fileExporter", isPresented: isPresented)) }

  /// The view, in front of which the system has a place for a document chosen.
  /// - Remark: as long as it would be there, the snapshot fails.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { modifier(SystemDialog(name: "fileExporter", isPresented: isPresented)) }

  /// The view, in front of which the system has a place for documents chosen.
  /// - Remark: as long as it would be there, the snapshot fails.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    modifier(SystemDialog(name: "fileExporter", isPresented: isPresented))
  }

  /// The view, in front of which the system has a place for things chosen.
  /// - Remark: as long as it would be there, the snapshot fails.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    modifier(SystemDialog(name: "fileExporter", isPresented: isPresented))
  }

  /// The view, in front of which the system has a place for files chosen.
  /// - Remark: as long as it would be there, the snapshot fails.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { modifier(SystemDialog(name: "fileMover", isPresented: isPresented)) }
}
