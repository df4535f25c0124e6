/// Windows that each show a document.
/// - Remark: an `AppHost` shows what is seen of a new document, without the browser before it and the bar around it.
public struct DocumentGroup<Document, Content: View> {
  let window: @MainActor () -> any View

  /// Creates windows from what they show of a new document.
  /// - Remark: only here.
  package init(window: @escaping @MainActor () -> any View) {
    self.window = window
  }

  /// What a picture of windows reports that show nothing.
  package static var viewingSentence: String {
    "A DocumentGroup(viewing:) shows nothing, since no file is opened here: test its viewer by itself"
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates windows in which people change a document.
  @MainActor @preconcurrency public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(window: { DocumentWindow(document: newDocument(), content: editor) })
  }

  /// Creates windows in which people look at a document; nothing opens one here.
  @MainActor @preconcurrency public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(window: { StandInReport(sentence: DocumentGroup.viewingSentence) })
  }
}

extension DocumentGroup: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never
}

extension DocumentGroup: WindowScene {
  func makeView() -> any View { window() }
}

/// The window of a new document, which it keeps.
private struct DocumentWindow<Document: FileDocument, Content: View>: View {
  @State var document: Document
  let content: (FileDocumentConfiguration<Document>) -> Content

  var body: some View {
    content(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
  }
}
