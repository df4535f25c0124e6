package import LayoutTree

/// One view for each element of a collection.
/// - Remark: also of a binding to a collection; two elements with one id fail the snapshot.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  package init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
    self.data = data
    self.content = content
    self.id = id
  }

  /// The element at a place, from 0.
  func element(at index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
}

extension ForEach {
  /// Creates contents of any kind, which another module draws or does not.
  package init(of data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: id)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates views for elements that one of their properties identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  package func resolve(in context: ResolveContext) -> Node {
    if Data.self is any SubviewData.Type, let node = resolvedSubviews(in: context) { return node }
    if context.isLazy { return lazyNode(in: context) }
    if context.evaluation.watchesBodies { return context.evaluated(ForEachBody(subject: self)) }
    // A long list takes less memory where its views are made one by one, and less time where they are in no tuples.
    return context.node(Self.self, Grouping()) { inside in
      if Data.self == Range<Int>.self, let numbers = self as? ForEach<Range<Int>, Int, Content> {
        return numbers.nodesOfNumbers(in: inside)
      }
      return nodes(in: inside)
    }
  }

  // For whoever knows the types.
  @inline(__always) @MainActor
  fileprivate func nodes(in context: ResolveContext) -> [Node] {
    var elements = ElementNodes<ID>(count: data.count, in: context)
    for element in data { elements.add(id(element), content(element)) }
    return elements.nodes
  }
}

/// The nodes of the elements' views, one after the other.
@MainActor
private struct ElementNodes<ID: Hashable> {
  private(set) var nodes: [Node] = []
  private var seen: Set<ID>
  private let context: ResolveContext

  init(count: Int, in context: ResolveContext) {
    self.context = context
    seen = Set(minimumCapacity: count)
    nodes.reserveCapacity(count)
  }

  @inline(__always)
  mutating func add(_ id: ID, _ view: some View) {
    if !seen.insert(id).inserted {
      context.problems.report(repeatedID: id)
    }
    nodes.append(view.resolved(in: context.at(.element(AnyHashable(id)))))
  }
}

extension NodeProblems {
  /// Says that elements of a `ForEach` cannot be told apart.
  func report(repeatedID id: some Hashable) {
    report(
      "ForEach has two elements with the id \(id); give every element an id of its own, or they are taken for each other"
    )
  }
}

/// The views of a collection's elements, where the closure that makes them is watched for what it reads.
private struct ForEachBody<Data: RandomAccessCollection, ID: Hashable, Content: View>: BodyOwner {
  var subject: ForEach<Data, ID, Content>

  var content: any NodeContent { Grouping() }

  /// Nothing says what the closure has captured.
  func isSame(as earlier: Self) -> Bool { false }

  func evaluate() -> [(id: ID, view: Content)] {
    subject.data.map { (subject.id($0), subject.content($0)) }
  }

  func resolve(_ views: [(id: ID, view: Content)], in context: ResolveContext) -> [Node] {
    var elements = ElementNodes<ID>(count: views.count, in: context)
    for (id, view) in views { elements.add(id, view) }
    return elements.nodes
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views for elements that identify themselves.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for a range of numbers that does not change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }

  /// The nodes of the elements' views; to count and to compare numbers takes far less time where their type is known.
  @MainActor fileprivate func nodesOfNumbers(in context: ResolveContext) -> [Node] { nodes(in: context) }
}

/// Several views that are modified together and arranged by the container around them.
public struct Group<Content> {
  package let content: Content

  /// A group of what is no view: no initializer, which would take the closure of each group in this package's own code.
  package static func holding(_ content: Content) -> Group { Group(content: content) }
}

extension Group: View, PrimitiveView where Content: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { [content.resolved(in: $0)] }
  }
}
