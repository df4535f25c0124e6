public import Foundation

// Containers that are not drawn yet, by their signatures in SwiftUI: the compiler names them where code uses them.

/// Views that people fold and unfold.
@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
public struct DisclosureGroup<Label: View, Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}

  /// Not yet.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
extension DisclosureGroup where Label == Text {
  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {}

  /// Not yet.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// Views on a ground of their own.
@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
public struct GroupBox<Label: View, Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Not yet.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
extension GroupBox where Label == EmptyView {
  /// Not yet.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
extension GroupBox where Label == Text {
  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

/// Controls that belong together.
@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
public struct ControlGroup<Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  /// Not yet.
  public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {}

  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// A value with a label.
@available(*, unavailable, message: "not in Stills yet: use an HStack")
public struct LabeledContent<Label: View, Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "not in Stills yet: use an HStack")
extension LabeledContent where Label == Text {
  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "not in Stills yet: use an HStack")
extension LabeledContent where Label == Text, Content == Text {
  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S: StringProtocol>(_ title: S1, value: S) {}

  /// Not yet.
  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) {}
}

/// What is seen where there is nothing to see.
@available(*, unavailable, message: "not in Stills yet: use a VStack")
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}
}

@available(*, unavailable, message: "not in Stills yet: use a VStack")
extension ContentUnavailableView where Label == EmptyView, Description == EmptyView, Actions == EmptyView {
  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {}

  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {}
}

@available(*, unavailable, message: "not in Stills yet: use a VStack")
extension ContentUnavailableView where Label == EmptyView, Description == EmptyView, Actions == EmptyView {
  /// Not yet.
  public static var search: ContentUnavailableView { ContentUnavailableView("", systemImage: "") }
  /// Not yet.
  public static func search(text: String) -> ContentUnavailableView { search }
}
