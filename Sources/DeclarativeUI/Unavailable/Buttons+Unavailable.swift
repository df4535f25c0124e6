// Buttons and fields that are not drawn yet, by their signatures in SwiftUI: the compiler names them where code uses them.

/// A button that opens a menu.
@available(*, unavailable, message: "not in Stills yet: show its label")
public struct Menu<Label: View, Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Not yet.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {}
}

@available(*, unavailable, message: "not in Stills yet: show its label")
extension Menu where Label == Text {
  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

  /// Not yet.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {}
}

@available(*, unavailable, message: "not in Stills yet: show its label")
extension Menu where Label == DeclarativeUI.Label<Text, Image> {
  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
}

/// A button that begins to edit a list.
@available(*, unavailable, message: "not in Stills yet: use a Button")
public struct EditButton: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init() {}
}

/// A button that renames.
@available(*, unavailable, message: "not in Stills yet: use a Button")
public struct RenameButton<Label: View>: View {
  /// It is never asked for.
  public typealias Body = Never
}

@available(*, unavailable, message: "not in Stills yet: use a Button")
extension RenameButton where Label == Text {
  /// Not yet.
  public nonisolated init() {}
}

/// A button that pastes.
@available(*, unavailable, message: "not in Stills yet: use a Button")
public struct PasteButton: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}

/// A button that shares.
@available(*, unavailable, message: "not in Stills yet: show its label, or a Button")
public struct ShareLink<Label: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {}

  /// Not yet.
  public nonisolated init<I: Transferable, P: View, Q: View>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Q>, @ViewBuilder label: () -> Label
  ) {}
}

@available(*, unavailable, message: "not in Stills yet: show its label, or a Button")
extension ShareLink where Label == Text {
  /// Not yet.
  public nonisolated init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) {}

  /// Not yet.
  public nonisolated init<I: Transferable, P: View, Q: View>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Q>
  ) {}

  /// Not yet.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) {}

  /// Not yet.
  public nonisolated init<I: Transferable, P: View, Q: View>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Q>
  ) {}
}

@available(*, unavailable, message: "not in Stills yet: show its label, or a Button")
extension ShareLink where Label == Text {
  /// Not yet.
  public nonisolated init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {}

  /// Not yet.
  public nonisolated init<Data: RandomAccessCollection, P: View, Q: View>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<P, Q>
  ) where Data.Element: Transferable {}

  /// Not yet.
  public nonisolated init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {}
}

@available(*, unavailable, message: "not in Stills yet: show its label, or a Button")
extension ShareLink {
  /// Not yet.
  public nonisolated init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {}
}

/// What is shown of something that is shared.
@available(*, unavailable, message: "not in Stills yet: show its label, or a Button")
public struct SharePreview<Image: View, Icon: View> {
  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
}

@available(*, unavailable, message: "not in Stills yet: show its label, or a Button")
extension SharePreview where Icon == EmptyView {
  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image) {}
}

@available(*, unavailable, message: "not in Stills yet: show its label, or a Button")
extension SharePreview where Image == EmptyView, Icon == EmptyView {
  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {}
}
