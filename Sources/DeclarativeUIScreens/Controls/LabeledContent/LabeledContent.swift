public import Foundation
package import LayoutTree

/// A view with a label: a row of a form that says a value, say.
public struct LabeledContent<Label, Content> {
  let label: Label
  private let content: Content

  private init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates any view with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  package func resolve(in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let slots = ControlSlots.kept(at: node, label, content)
    let configuration = LabeledContentStyleConfiguration(label: .init(slot: slots[0]), content: .init(slot: slots[1]))
    // One in the style's body has the style that is around this one.
    var outer = context
    let style = outer.environment.labeledContentStyles.popLast() ?? AutomaticLabeledContentStyle()
    outer.fill(node, Grouping()) { [Self.styled(configuration, by: style, in: $0)] }
    return node.from(self, in: context)
  }

  @MainActor private static func styled(
    _ configuration: LabeledContentStyleConfiguration, by style: some LabeledContentStyle, in context: ResolveContext
  ) -> Node {
    context.evaluated(StyleBody(subject: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates any view with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates any view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a text with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a value in words with a title.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates a value in words with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates one from what a style is given, in the style around that one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
