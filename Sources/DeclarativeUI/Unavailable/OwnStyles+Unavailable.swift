public import Foundation

// Looks of one's own for what is not drawn yet, by their signatures in SwiftUI: the compiler names them where code uses them.

/// A look for labeled contents.
@available(*, unavailable, message: "not in Stills yet: use an HStack")
public protocol LabeledContentStyle {
  /// What a style is given.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The kind of view that the style makes.
  associatedtype Body: View

  /// The view in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given.
@available(*, unavailable, message: "not in Stills yet: use an HStack")
public struct LabeledContentStyleConfiguration {
  /// Not yet.
  public let label: AnyView

  /// Not yet.
  public let content: AnyView
}

/// A look for boxes.
@available(*, unavailable, message: "not in Stills yet: draw a background of your own")
public protocol GroupBoxStyle {
  /// What a style is given.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The kind of view that the style makes.
  associatedtype Body: View

  /// The view in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given.
@available(*, unavailable, message: "not in Stills yet: draw a background of your own")
public struct GroupBoxStyleConfiguration {
  /// Not yet.
  public let label: AnyView

  /// Not yet.
  public let content: AnyView
}

@available(*, unavailable, message: "not in Stills yet: draw a background of your own")
extension View {
  /// Not yet.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
}

/// A look for views that people open.
@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
public protocol DisclosureGroupStyle {
  /// What a style is given.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The kind of view that the style makes.
  associatedtype Body: View

  /// The view in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given.
@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
public struct DisclosureGroupStyleConfiguration {
  /// Not yet.
  public let label: AnyView

  /// Not yet.
  public let content: AnyView

  /// Not yet.
  public var isExpanded: Bool {
    get { false }
    nonmutating set {}
  }
}

@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
extension View {
  /// Not yet.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self }
}

/// What a style is given.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct DatePickerStyleConfiguration {
  /// Not yet.
  public let label: AnyView

  /// Not yet.
  public let selection: Binding<Date>

  /// Not yet.
  public let minimumDate, maximumDate: Date?
}

/// What a style is given.
@available(*, unavailable, message: "not in Stills yet: show its label")
public struct MenuStyleConfiguration {}

@available(*, unavailable, message: "not in Stills yet: show its label")
extension Menu where Label == EmptyView, Content == EmptyView {
  /// Not yet.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {}
}
