package import LayoutTree

/// One of the views that a container is given, to be put anywhere in it.
///
/// Its state is kept as long as it stays in one place of the container.
/// - Remark: its view is evaluated where it is put; what several views share is evaluated where they were given.
public struct Subview: Identifiable {
  /// What tells a view from the others of its container, as long as both are there.
  public struct ID: Hashable {
    package let path: [Node.Step]
  }

  /// What tells the view from the others.
  public let id: ID
  /// What the view says to the container around it.
  public internal(set) var containerValues: ContainerValues
  let view: any View
}

extension Subview: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { [view.resolved(in: $0.at(.identity(AnyHashable(id))))] }
  }
}

/// The views that a container is given, in their order.
public struct SubviewsCollection: RandomAccessCollection {
  /// Some of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  var subviews: [Subview] = []

  package init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  /// The index of the first view.
  public var startIndex: Int { 0 }

  /// The index behind the last view.
  public var endIndex: Int { subviews.count }

  /// One of the views.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

/// Some of the views that a container is given, in their order.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// Some of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  private let subviews: ArraySlice<Subview>

  init(_ subviews: ArraySlice<Subview>) {
    self.subviews = subviews
  }

  /// The index of the first view.
  public var startIndex: Int { subviews.startIndex }

  /// The index behind the last view.
  public var endIndex: Int { subviews.endIndex }

  /// One of the views.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

extension SubviewsCollection: View {
  /// The views, one after the other.
  public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollectionSlice: View {
  /// The views, one after the other.
  public var body: some View { ForEach(subviews) { $0 } }
}
