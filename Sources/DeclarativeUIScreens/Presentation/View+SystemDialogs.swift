public import Foundation
package import LayoutTree

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
package struct SystemDialog: PrimitiveModifier {
  let name: String
  let isPresented: Binding<Bool>

  package nonisolated init(name: String, isPresented: Binding<Bool>) {
    self.name = name
    self.isPresented = isPresented
  }

  package var call: ModifierCall { ModifierCall(name) }

  package func resolve(_ content: some View, in context: ResolveContext) -> Node {
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

// How the dialogs of the system look and begin: since none of them is drawn, nothing of that is seen.
extension View {
  /// The view as it is: no dialog of the system is drawn.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }

  /// The view as it is: no dialog of the system is drawn.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// The view as it is: no dialog of the system is drawn.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// The view as it is: no dialog of the system is drawn.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// The view as it is: no dialog of the system is drawn.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// The view as it is: no dialog of the system is drawn.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// The view as it is: no dialog of the system is drawn.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// The view as it is: no dialog of the system is drawn.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// The view as it is: no dialog of the system is drawn.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// The view as it is: no dialog of the system is drawn.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// The view as it is: on iOS, dialogs have no picture.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

  /// The view as it is: on iOS, dialogs look the same for all severities.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// The view as it is: dialogs of iOS do not ask whether they may come again.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// The view as it is: dialogs of iOS do not ask whether they may come again.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
}

/// What is seen in a dialog that lists files.
public struct FileDialogBrowserOptions: OptionSet, Hashable, Sendable {
  /// One bit an option.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The names' endings.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 0)
  /// What is in folders that look like files.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 1)
  /// Hidden files, too.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 2)
}

/// How much is at stake in a dialog.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Not much.
  public static let standard = DialogSeverity(name: "standard")
  /// Much.
  public static let critical = DialogSeverity(name: "critical")
}
