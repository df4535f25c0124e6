package import LayoutTree

/// How text fields and secure fields look.
///
/// SwiftUI does not document what a style of your own has to do, but many apps do it, so it is the same here.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The kind of view that a field looks like.
  associatedtype _Body: View
  /// The label of the field that a style is given.
  typealias _Label = TextFieldStyleLabel

  /// The appearance of one field, which is given without a style.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style is given.
public struct TextFieldStyleLabel {
  let title: String?
  let content: any View
}

extension TextFieldStyleLabel: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { [content.resolved(in: $0)] }
  }
}

/// What is written, and nothing around it.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
  }
}

/// The usual look: what is written, and nothing around it.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
  }
}

/// What is written in a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// The field with a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.hasFieldBorder, true)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual look.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Nothing around what is written.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border around what is written.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: (any TextFieldStyle)? { nil }
}
private enum FieldBorderKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How text fields look; nil is the usual look.
  var textFieldStyle: (any TextFieldStyle)? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  /// Whether the field inside has a border.
  var hasFieldBorder: Bool {
    get { self[FieldBorderKey.self] }
    set { self[FieldBorderKey.self] = newValue }
  }
}

extension View {
  /// The view with a look for its text fields.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, style)
  }
}
