public import Foundation

/// A button that shares something.
///
/// What the system shows when it is tapped is not drawn: the snapshot fails as long as it would be there.
@MainActor @preconcurrency
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View> {
  private nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let data: Data
  package let subject: Text?
  package let message: Text?
  private nonisolated(unsafe) let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  @State private var isSharing = false

  private nonisolated init(
    _ data: Data, _ subject: Text?, _ message: Text?,
    preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)? = nil, label: Label
  ) {
    self.data = data
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }
}

extension ShareLink: View {
  /// The label as a button.
  public var body: some View {
    Button {
      isSharing = true
    } label: {
      label
    }
    .modifier(SystemDialog(name: "ShareLink", isPresented: $isSharing))
  }
}

/// What a button to share says and shows where nothing else is given.
public struct DefaultShareLinkLabel: View {
  let title: Text

  nonisolated init(_ title: Text = Text(verbatim: "Share…")) {
    self.title = title
  }

  /// The title and the symbol.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button with any label that shares an address.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a button that shares an address.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel())
  }

  /// Creates a button with a title that shares an address.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a title that shares an address.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button with a title that shares an address.
  public nonisolated init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button with any label that shares a text.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a button that shares a text.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel())
  }

  /// Creates a button with a title that shares a text.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a title that shares a text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button with a title that shares a text.
  public nonisolated init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where Data.Element: Transferable, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button with any label that shares several things.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, label: label())
  }
}

extension ShareLink
where Data.Element: Transferable, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a button that shares several things.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel())
  }

  /// Creates a button with a title that shares several things.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a title that shares several things.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button with a title that shares several things.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink {
  /// Creates a button with any label that shares a thing.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, preview: { _ in preview }, label: label())
  }
}

extension ShareLink
where Label == DefaultShareLinkLabel {
  /// Creates a button that shares a thing.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, preview: { _ in preview }, label: DefaultShareLinkLabel())
  }

  /// Creates a button with a title that shares a thing.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, preview: { _ in preview }, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a title that shares a thing.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, preview: { _ in preview }, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button with a title that shares a thing.
  public nonisolated init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, preview: { _ in preview }, label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where Data.Element: Transferable {
  /// Creates a button with any label that shares several things.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, preview: preview, label: label())
  }
}

extension ShareLink
where Data.Element: Transferable, Label == DefaultShareLinkLabel {
  /// Creates a button that shares several things.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview: preview, label: DefaultShareLinkLabel())
  }

  /// Creates a button with a title that shares several things.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview: preview, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a title that shares several things.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview: preview, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button with a title that shares several things.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview: preview, label: DefaultShareLinkLabel(title))
  }
}

/// A button that shares things, as the code gives them.
package protocol Sharing {
  /// What is shared, as the code gives it, and one after the other.
  var shared: Any { get }
  var items: [Any] { get }
  /// What it is about, for programs that ask; nil where the code does not say.
  var subject: Text? { get }
  /// What is written beside it, for programs that ask; nil where the code does not say.
  var message: Text? { get }
  /// How one of the things is shown, a `SharePreview`; nil where it shows itself.
  func preview(of item: Any) -> Any?
}

extension ShareLink: Sharing {
  package nonisolated var shared: Any { data }
  package nonisolated var items: [Any] { Array(data) }

  package nonisolated func preview(of item: Any) -> Any? {
    (item as? Data.Element).flatMap { item in preview.map { $0(item) } }
  }
}
