extension Binding: Identifiable where Value: Identifiable {
  /// What identifies the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// What goes through the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

/// Bindings to the elements of a collection.
///
/// A binding to an element that is gone keeps its last value, and writing it changes nothing.
/// - Remark: bindings to the elements of a collection.
extension Binding: Collection where Value: MutableCollection {
  /// The place of an element.
  public typealias Index = Value.Index
  /// The places of the elements.
  public typealias Indices = Value.Indices
  /// A part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>

  /// Where the first element is.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The place behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The places of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The place behind another one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// A binding to the element at a place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let last = wrappedValue[position]
    let get = { has(position) ? wrappedValue[position] : last }
    let set: (Value.Element) -> Void = { if has(position) { wrappedValue[position] = $0 } }
    guard let step = position as? any Hashable else { return Binding<Value.Element>(get: get, set: set) }
    return map(AnyHashable(step), get: get, set: set)
  }

  private func has(_ position: Value.Index) -> Bool {
    position >= wrappedValue.startIndex && position < wrappedValue.endIndex
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The place before another one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension ForEach where Content: View {
  /// Creates views for the elements of a collection that identify themselves, each with a binding to its element.
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views for the elements that one of their properties identifies, each with a binding to its element.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, content: { content(data[$0.0]) },
      id: { $0.1 })
  }
}
