import LayoutTree

/// What a view's content shape counts for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The preview of what is dragged; there is none here.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The preview of a context menu; there is none here.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The effect of a pointer; there is none here.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The outline that people hear about; there is none here.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

extension View {
  /// The view with a shape in its frame in which it takes touches, whether something is seen there or not.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, kinds: .interaction, eoFill: eoFill))
  }

  /// The view with a shape for some purposes, of which only touches count here.
  /// - Remark: of the kinds only `interaction` counts.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: shape, kinds: kind, eoFill: eoFill))
  }

  /// The view, reached by touches or not.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(takesTaps: enabled))
  }
}

private struct ContentShapeModifier<Outline: Shape>: PrimitiveModifier, NodeContent {
  let shape: Outline
  let kinds: ContentShapeKinds
  let eoFill: Bool

  var call: ModifierCall { ModifierCall("contentShape", ["": shape, "eoFill": eoFill ? true : nil]) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let outline = ShapeOutline(
      shape: shape, fill: FillStyle(eoFill: eoFill), direction: context.environment.layoutDirection)
    let attributes: any NodeContent = kinds.contains(.interaction) ? ContentShapeRule(outline) : self
    return context.node(Self.self, attributes) { [content.resolved(in: $0)] }.from(self, in: context)
  }
}

private struct HitTestingModifier: PrimitiveModifier, NodeContent {
  let takesTaps: Bool

  var call: ModifierCall { ModifierCall("allowsHitTesting", ["": takesTaps]) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}
