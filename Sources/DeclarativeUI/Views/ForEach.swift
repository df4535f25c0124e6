import LayoutTree

/// One view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
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

  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { inside in
      var seen: Set<ID> = []
      return data.map { element in
        let id = id(element)
        if !seen.insert(id).inserted {
          context.problems.report(
            "ForEach has two elements with the id \(id); give every element an id of its own, or their state is shared")
        }
        return content(element).resolved(in: inside.at(.element(AnyHashable(id))))
      }
    }
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
    self.init(data, id: \.self, content: content)
  }
}

/// Several views that are modified together and arranged by the container around them.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { [content.resolved(in: $0)] }
  }
}
