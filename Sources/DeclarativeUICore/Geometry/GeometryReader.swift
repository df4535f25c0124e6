package import LayoutTree

/// A view that takes all the space it is offered, with contents that know how much that is and where.
///
/// The contents are evaluated when the view is placed: with the size that they have in the picture, and not before.
/// - Remark: its contents are evaluated when it is placed, once for each size and place that they read.
@MainActor @preconcurrency
public struct GeometryReader<Content: View> {
  /// Makes the contents.
  public nonisolated(unsafe) var content: (GeometryProxy) -> Content

  /// Creates a view with contents, which lie in its upper leading corner.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let content = node.memory as? ReaderContent<Content> ?? ReaderContent(at: node, in: context)
    node.memory = content
    content.meet(self, in: context)
    let rule = GeometryReaderRule(content, isMirrored: context.environment.isMirrored)
    node.complete(rule, with: node.children)
    return node.from(self, in: context)
  }
}

/// The contents of a `GeometryReader` at its place, evaluated when it is known where that is.
private final class ReaderContent<Content: View>: PlacedContent, PlaceMemory, Unmirrored {
  private unowned let node: Node
  private let source = GeometrySource()
  private var reader: GeometryReader<Content>?
  private var isStale = false
  private var kept: KeptContext

  init(at node: Node, in context: ResolveContext) {
    self.node = node
    kept = KeptContext(context)
    context.evaluation.placedCount += 1
  }

  /// Takes in another value of the view, whose contents are evaluated with the next layout.
  func meet(_ reader: GeometryReader<Content>, in context: ResolveContext) {
    self.reader = reader
    kept = KeptContext(context)
    isStale = true
    // Who only looks into a view does not lay it out.
    if context.evaluation.purpose == .inspection { evaluate() }
  }

  func boxes(in geometry: PlacedGeometry) -> [LayoutBox] {
    source.move(to: geometry)
    if isStale || hasChanged { evaluate() }
    let context = ResolveContext(kept, of: node)
    return context.evaluation.boxesWithRoom(of: node, context.problems).array
  }

  func leave(evaluation: Evaluation) {
    evaluation.placedCount -= 1
  }

  /// Whether something has changed that the contents have read.
  private var hasChanged: Bool {
    (node.children.first?.memory as? any EvaluatedBody)?.mark.isDirty ?? false
  }

  private func evaluate() {
    guard let reader else { return }
    isStale = false
    let context = ResolveContext(kept, of: node)
    context.evaluation.evaluatePlaced(node) {
      context.fill(node, nil) { [$0.evaluated(ReaderBody(subject: reader, proxy: GeometryProxy(source: source)))] }
    }
  }
}

/// The contents of a `GeometryReader`, where the closure that makes them is watched for what it reads.
private struct ReaderBody<Content: View>: BodyOwner {
  var subject: GeometryReader<Content>
  let proxy: GeometryProxy

  var nodeType: Any.Type { ReaderPlace.self }

  var content: any NodeContent { Grouping() }

  /// Nothing says what the closure has captured.
  func isSame(as earlier: Self) -> Bool { false }

  func evaluate() -> Content { subject.content(proxy) }

  func resolve(_ content: Content, in context: ResolveContext) -> [Node] {
    [content.resolved(in: context.inStack(nil))]
  }
}

/// Where the contents of a view are that are evaluated when it is placed.
enum ReaderPlace: InspectionTransparent {}
