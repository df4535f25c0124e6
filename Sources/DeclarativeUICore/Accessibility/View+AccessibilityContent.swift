package import LayoutTree

extension View {
  /// Replaces the accessibility elements of the view by those of another view, which is not drawn.
  /// - Remark: its elements have the frame of the view; SwiftUI's are not known.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(AccessibilityContentModifier(representation(), as: .representation))
  }

  /// Makes the view an accessibility container of the elements of other views, which are laid out in its frame and not drawn.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(AccessibilityContentModifier(children(), as: .children))
  }
}

/// Adds a view to the tree that is not drawn, for the accessibility elements of the modified view.
package struct AccessibilityContentModifier<Undrawn: View>: PrimitiveModifier {
  private let undrawn: Undrawn
  private let meaning: AccessibilityAttributes.ContentUse

  package init(_ undrawn: Undrawn, as meaning: AccessibilityAttributes.ContentUse) {
    self.undrawn = undrawn
    self.meaning = meaning
  }

  /// The boxes are those of the modified view.
  private struct Content: NodeContent {
    let accessibility: AccessibilityAttributes?

    func boxes(of node: Node) -> LayoutBoxes { node.children[0].boxes }
  }

  /// What is shown as actions is found by those who look into the view.
  private struct Actions: NodeContent, Layering, CallDescribing {
    let accessibility: AccessibilityAttributes?

    var kind: LayerKind { .accessibilityActions }
    var alignment: Alignment { .center }
    var call: ModifierCall { ModifierCall("accessibilityActions") }

    func boxes(of node: Node) -> LayoutBoxes { node.children[0].boxes }
  }

  package func resolve(_ content: some View, in context: ResolveContext) -> Node {
    var attributes = AccessibilityAttributes()
    attributes.contentUse = meaning
    let overlap = OverlappingBoxes(alignment: .center, isMirrored: context.environment.isMirrored)
    let children = { (inside: ResolveContext) -> [Node] in
      let seen = content.resolved(in: inside)
      let apart = inside.inStack(nil).at(.attachment(path: []))
      return [seen, apart.node(Undrawn.self, overlap) { [undrawn.resolved(in: $0)] }]
    }
    return meaning == .actions
      ? context.node(Self.self, Actions(accessibility: attributes), children: children)
      : context.node(Self.self, Content(accessibility: attributes), children: children)
  }
}

extension View {
  /// The view with a detail that is read on demand; another one of the same key takes its place.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier(value != nil) {
        $0.customContent = [
          AccessibilityCustomContent(
            key: key.id, label: key.label.words, value: value?.words ?? "", isImportant: importance == .high)
        ]
      })
  }

  /// The view with a detail that is read on demand; another one of the same key takes its place.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// The view with a detail that is read on demand; another one of the same key takes its place.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// The view with a detail that is read on demand.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(AccessibilityCustomContentKey(label, id: label.words), value, importance: importance)
  }

  /// The view with a detail that is read on demand.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// The view with a detail that is read on demand.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// The view with a detail that is read on demand.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}

/// What identifies and names a detail of a view.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// Creates a key with a label and an identifier that people never hear.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a label and an identifier that people never hear.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Creates a key whose label identifies it.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.words)
  }
}

/// A detail of a view, by the name that Apple's framework Accessibility has for it.
public enum AXCustomContent {
  /// When a detail is read.
  public enum Importance: Hashable, Sendable {
    /// On demand.
    case `default`
    /// At once.
    case high
  }
}
