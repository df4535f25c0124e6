// Trees whose views are given bindings to their elements.

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates the views of one element and of all inside; each is given a binding to its element.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E, ID == E.ID {
    self.init(
      elements: [root], hasOneRoot: true, id: { $0.wrappedValue.id },
      children: { Binding<C>($0[dynamicMember: children]) }, content: content)
  }

  /// Creates the views of elements and of all inside; each is given a binding to its element.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E, ID == E.ID {
    self.init(
      elements: Array(data), id: { $0.wrappedValue.id },
      children: { Binding<C>($0[dynamicMember: children]) }, content: content)
  }

  /// Creates the views of one element and of all inside; each is given a binding to its element.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E {
    self.init(
      elements: [root], hasOneRoot: true, id: { $0.wrappedValue[keyPath: id] },
      children: { Binding<C>($0[dynamicMember: children]) }, content: content)
  }

  /// Creates the views of elements and of all inside; each is given a binding to its element.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E {
    self.init(
      elements: Array(data), id: { $0.wrappedValue[keyPath: id] },
      children: { Binding<C>($0[dynamicMember: children]) }, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the rows of a tree, each is given a binding to its element.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(nil, OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of the rows of a tree, each is given a binding to its element.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of the rows of a tree, of which one may be selected; each is given a binding to its element.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(ListSelection.of(selection), OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of the rows of a tree, of which any number may be selected; each is given a binding to its element.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(ListSelection.of(selection), OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of the rows of a tree, of which one may be selected; each is given a binding to its element.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(ListSelection.of(selection), OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of the rows of a tree, of which any number may be selected; each is given a binding to its element.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(ListSelection.of(selection), OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
