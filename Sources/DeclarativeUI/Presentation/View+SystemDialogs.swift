public import Foundation
import LayoutTree

// What the system shows in front of a program. None of it is drawn here: the snapshot fails as long as it would be there.

extension View {
  /// The view, in front of which the system has a file chosen.
  /// - Remark: as long as it would be there, the snapshot fails.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(SystemDialog(name: "fileImporter", isPresented: isPresented))
  }

  /// The view, in front of which the system has files chosen.
  /// - Remark: as long as it would be there, the snapshot fails.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(SystemDialog(name: "fileImporter", isPresented: isPresented))
  }

  /// The view, in front of which the system has files chosen.
  /// - Remark: as long as it would be there, the snapshot fails.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(SystemDialog(name: "fileImporter", isPresented: isPresented))
  }

  /// The view, in front of which the system has a place for a thing chosen.
  /// - Remark: as long as it would be there, the snapshot fails.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(SystemDialog(name: "fileExporter", isPresented: isPresented))
  }

  /// The view, in front of which the system has a place for a file chosen.
  /// - Remark: as long as it would be there, the snapshot fails.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(SystemDialog(name: "fileMover", isPresented: isPresented))
  }

  /// The view, in front of which the system shows a file.
  /// - Remark: as long as it would be there, the snapshot fails.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(
      SystemDialog(
        name: "quickLookPreview",
        isPresented: item.map(
          "Quick Look", get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })))
  }
}

/// Something that the system would show in front of the screen as long as a binding says so.
private struct SystemDialog: PrimitiveModifier {
  let name: String
  let isPresented: Binding<Bool>

  var call: ModifierCall { ModifierCall(name) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.evaluated(SystemDialogBody(subject: self, view: content)).from(self, in: context)
  }
}

/// The binding is watched for changes.
private struct SystemDialogBody<Content: View>: BodyOwner {
  var subject: SystemDialog
  let view: Content

  var content: any NodeContent { Grouping() }

  /// Nothing says what the view has captured.
  func isSame(as earlier: Self) -> Bool { false }

  func evaluate() -> Bool { subject.isPresented.wrappedValue }

  func resolve(_ isPresented: Bool, in context: ResolveContext) -> [Node] {
    if isPresented {
      context.problems.report(
        "What \(subject.name) shows is the system's and is not drawn here: take the picture while its binding says that "
          + "nothing is presented")
    }
    return [view.resolved(in: context)]
  }
}
