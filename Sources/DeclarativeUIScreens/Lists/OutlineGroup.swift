/// Views of a tree that people unfold out of each other.
///
/// Each element with children is a disclosure group, and each without is its view as it is.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
  let elements: [Data.Element]
  /// Whether the code gives one element and not a collection.
  var hasOneRoot = false
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

/// What an element of a tree has inside.
/// - Remark: the content of a disclosure group of an `OutlineGroup`.
public struct OutlineSubgroupChildren {
  let content: AnyView
}

/// A group whose rows are made of data and the data's children.
package protocol OutlineSource {
  /// The data that the group is made of: one, or a sequence of them.
  var source: Any { get }
  /// The row of one of the data; nil of something else.
  func leaf(of element: Any) -> (any View)?
}

extension OutlineGroup: OutlineSource where Leaf: View {
  package var source: Any { hasOneRoot ? elements[0] : elements }
  package func leaf(of element: Any) -> (any View)? { (element as? Data.Element).map(content) }
}

extension OutlineSubgroupChildren: View {
  /// The children.
  public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The elements, one below the other.
  public var body: some View {
    ForEach(data: elements, content: { OutlineElement(group: self, element: $0) }, id: id)
  }
}

/// One element of a tree.
private struct OutlineElement<Data, ID, Parent, Leaf, Subgroup>: View
where Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View {
  let group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
  let element: Data.Element

  var body: some View {
    if let children = group.children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          content: AnyView(
            OutlineGroup<Data, ID, Parent, Leaf, Subgroup>(
              elements: Array(children), id: group.id, children: group.children, content: group.content)))
      } label: {
        group.content(element)
      }
    } else {
      group.content(element)
    }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// Creates the views of one element and of all inside of it.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(elements: [root], hasOneRoot: true, id: \.id, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates the views of elements and of all inside of them.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(elements: Array(data), id: \.id, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates the views of one element, which one of its properties identifies, and of all inside of it.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      elements: [root], hasOneRoot: true, id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content
    )
  }

  /// Creates the views of elements, which one of their properties identifies, and of all inside of them.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      elements: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the rows of a tree.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(nil, OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of the rows of a tree, whose elements one of their properties identifies.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of the rows of a tree, of which one may be selected.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(ListSelection.of(selection), OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of the rows of a tree, of which any number may be selected.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(ListSelection.of(selection), OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of the rows of a tree, whose elements one of their properties identifies; one may be selected.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(ListSelection.of(selection), OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of the rows of a tree, whose elements one of their properties identifies; several may be selected.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(ListSelection.of(selection), OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
