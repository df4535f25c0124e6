package import LayoutTree

/// How forms look; its dynamic properties have the values of the place of each form.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The kind of view that a form looks like.
  associatedtype Body: View
  /// What a style knows about a form.
  typealias Configuration = FormStyleConfiguration

  /// The appearance of one form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a form.
public struct FormStyleConfiguration {
  /// The rows of the form.
  public struct Content {
    let slot: ViewSlot
  }

  /// The rows of the form.
  public let content: Content
}

extension FormStyleConfiguration.Content: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.evaluated(ViewSlotBody(subject: slot, nodeType: Self.self))
  }
}

/// The usual look: a list of sections on cards.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// The rows as a list.
  public func makeBody(configuration: Configuration) -> some View {
    ListBody(selection: nil, content: configuration.content)
  }
}

/// A list of sections on cards.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// The rows as a list.
  public func makeBody(configuration: Configuration) -> some View {
    ListBody(selection: nil, content: configuration.content).listStyle(.insetGrouped)
  }
}

/// Labels in one column and controls in another.
/// - Remark: drawn as a list; how iOS draws it is not known.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// The rows as a list.
  public func makeBody(configuration: Configuration) -> some View {
    ListBody(selection: nil, content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual look: a list of sections on cards.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A list of sections on cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column and controls in another.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormStylesKey: EnvironmentKey {
  static var defaultValue: [any FormStyle] { [] }
}

extension EnvironmentValues {
  /// How forms look, the outermost style first; none is the usual look.
  fileprivate var formStyles: [any FormStyle] {
    get { self[FormStylesKey.self] }
    set { self[FormStylesKey.self] = newValue }
  }
}

extension View {
  /// Forms in this view with an appearance.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    transformEnvironment(\.formStyles) { $0.append(style) }
  }
}

/// A form in a style.
struct StyledForm<Content: View>: View, PrimitiveView, InspectionTransparent {
  typealias Body = Never

  let content: Content

  func resolve(in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let configuration = FormStyleConfiguration(content: .init(slot: .kept(at: node, content)))
    // A form in the style's body has the style that is around this one.
    var outer = context
    let style = outer.environment.formStyles.popLast() ?? AutomaticFormStyle()
    outer.fill(node, Grouping()) { Self.styled(configuration, by: style, in: $0) }
    return node
  }

  @MainActor private static func styled(
    _ configuration: FormStyleConfiguration, by style: some FormStyle, in context: ResolveContext
  ) -> [Node] {
    [context.evaluated(StyleBody(subject: style, configuration: configuration) { $0.makeBody(configuration: $1) })]
  }
}
