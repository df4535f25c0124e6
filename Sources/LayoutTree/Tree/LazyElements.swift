/// The views of a collection's elements, each of which is made when a lazy container asks for it.
///
/// This is how a container builds only what is seen, however long the collection is:
///
/// 1. The container resolves its contents in a context that is `lazily()`, below a node whose rule is a `LazyRule` or one
///    of its own. A `ForEach` met there puts `LayoutBoxes.lazy` into its container, which holds these elements. Groups,
///    sections, views of the user's, and rules around one box (`UnaryRule`) hand them on as they are; everything else
///    (a stack inside, an overlay) asks for all boxes, and has them, as if nothing were lazy.
/// 2. The container asks `LazyContents(node.childBoxes)` what there is: boxes, and gaps that stand for elements that are not
///    made. `LazyArrangement` gives each a place along the axis, gaps by an estimate.
/// 3. When it knows what may be seen it calls `make` for a part of a gap, and asks again. `LazyLayout` does that, and tells
///    its `LazyObserver` where the length is not what was told before, so that everything around is laid out once more.
///
/// Elements that were made stay made, with their state, as long as they are in the collection.
@MainActor
package protocol LazyElements: AnyObject {
  /// How many elements there are.
  var count: Int { get }

  /// The node below which the elements are.
  var node: Node { get }

  /// Another number each time an element was made, or has other boxes.
  var version: Int { get }

  /// The elements that are made, by their indices in ascending order.
  var made: [LazyElement] { get }

  /// The boxes of the first element that is made and has any.
  var firstMade: LayoutBoxes { get }

  /// Makes those of some elements that are not made, or are not what they were made of any more.
  func make(_ elements: Range<Int>)
}

/// An element that is made.
package struct LazyElement {
  package let index: Int
  package let boxes: LayoutBoxes
  /// Whether the element would be made otherwise now.
  package let isStale: Bool

  package init(index: Int, boxes: LayoutBoxes, isStale: Bool) {
    self.index = index
    self.boxes = boxes
    self.isStale = isStale
  }
}

/// Boxes, some of which are made only on request.
package final class LazyBoxes {
  fileprivate enum Kind {
    case elements(any LazyElements)
    case sequence([LayoutBoxes])
    case wrapped(LazyBoxes, (LayoutBox) -> LayoutBox)
  }

  fileprivate let kind: Kind
  /// The boxes around those inside, by these: they keep the sizes that they have answered.
  private var wrappers: [ObjectIdentifier: LayoutBox] = [:]
  /// All boxes, once somebody has asked for them.
  private lazy var everything = LazyContents(self, makesAll: true).boxes

  package init(_ elements: any LazyElements) {
    kind = .elements(elements)
  }

  init(_ sequence: [LayoutBoxes]) {
    kind = .sequence(sequence)
  }

  /// Boxes around each of others.
  init(_ inside: LazyBoxes, wrap: @escaping (LayoutBox) -> LayoutBox) {
    kind = .wrapped(inside, wrap)
  }

  /// Has all elements made.
  var all: [LayoutBox] { everything }

  /// The first box that is made; nil where there is none.
  var firstMade: LayoutBox? {
    switch kind {
    case .elements(let elements):
      nonisolated(unsafe) let elements = elements
      nonisolated(unsafe) var boxes = LayoutBoxes.none
      MainActor.assumeIsolated { boxes = elements.firstMade }
      return boxes.first
    case .sequence(let parts): return parts.lazy.compactMap(\.first).first
    case .wrapped(let inside, let wrap): return inside.firstMade.map { wrapped($0, by: wrap) }
    }
  }

  fileprivate func wrapped(_ box: LayoutBox, by wrap: (LayoutBox) -> LayoutBox) -> LayoutBox {
    if let known = wrappers[ObjectIdentifier(box)] { return known }
    let wrapper = wrap(box)
    wrappers[ObjectIdentifier(box)] = wrapper
    return wrapper
  }
}

/// What a lazy container contains: boxes, and gaps in place of elements that are not made.
package struct LazyContents {
  /// A box, or a placeholder for several that are not made.
  package enum Entry {
    /// A view, and the element that it is or belongs to; nil where it is in no `ForEach`.
    case box(LayoutBox, of: Key?, isStale: Bool)
    /// Elements that are not made.
    case gap(any LazyElements, Range<Int>)
  }

  /// One element.
  package struct Key: Equatable {
    let elements: any LazyElements
    let index: Int

    package static func == (one: Key, other: Key) -> Bool {
      one.elements === other.elements && one.index == other.index
    }
  }

  /// The entries of all made elements of one collection; those inside of them stand before it.
  struct Span {
    let elements: any LazyElements
    /// How many elements are made.
    var count = 0
    /// In ascending order, with something between them.
    var ranges: [Range<Int>] = []

    fileprivate mutating func add(_ range: Range<Int>) {
      count += 1
      guard let last = ranges.last, last.upperBound == range.lowerBound else { return ranges.append(range) }
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    }
  }

  package private(set) var entries: [Entry] = []
  private(set) var spans: [Span] = []
  /// The collections, with their versions.
  private var versions: [(elements: any LazyElements, version: Int)] = []

  package init(_ boxes: LayoutBoxes) {
    add(boxes, of: nil, isStale: false, makesAll: false) { $0 }
  }

  fileprivate init(_ boxes: LazyBoxes, makesAll: Bool = false) {
    add(.lazy(boxes), of: nil, isStale: false, makesAll: makesAll) { $0 }
  }

  /// The boxes that are made.
  package var boxes: [LayoutBox] {
    entries.compactMap { if case .box(let box, _, _) = $0 { box } else { nil } }
  }

  /// Whether no element was made since.
  package var isCurrent: Bool {
    nonisolated(unsafe) let versions = versions
    return MainActor.assumeIsolated { versions.allSatisfy { $0.elements.version == $0.version } }
  }

  private mutating func add(
    _ boxes: LayoutBoxes, of key: Key?, isStale: Bool, makesAll: Bool, _ wrap: (LayoutBox) -> LayoutBox
  ) {
    switch boxes {
    case .none: break
    case .one(let box): entries.append(.box(wrap(box), of: key, isStale: isStale))
    case .several(let several): for box in several { entries.append(.box(wrap(box), of: key, isStale: isStale)) }
    case .lazy(let lazy):
      switch lazy.kind {
      case .elements(let elements): add(elements, makesAll: makesAll, wrap)
      case .sequence(let parts):
        for part in parts { add(part, of: key, isStale: isStale, makesAll: makesAll, wrap) }
      case .wrapped(let inside, let map):
        add(.lazy(inside), of: key, isStale: isStale, makesAll: makesAll) { wrap(lazy.wrapped($0, by: map)) }
      }
    }
  }

  private mutating func add(_ elements: any LazyElements, makesAll: Bool, _ wrap: (LayoutBox) -> LayoutBox) {
    let found = Self.state(of: elements, makesAll: makesAll)
    versions.append((elements, found.version))
    var span = Span(elements: elements)
    var next = 0
    for element in found.made {
      if element.index > next { entries.append(.gap(elements, next..<element.index)) }
      next = element.index + 1
      let start = entries.count
      let key = Key(elements: elements, index: element.index)
      add(element.boxes, of: key, isStale: element.isStale, makesAll: makesAll, wrap)
      span.add(start..<entries.count)
    }
    if next < found.count { entries.append(.gap(elements, next..<found.count)) }
    spans.append(span)
  }

  // Views are laid out on the main actor, as their bodies are evaluated there; rules do not say so.

  private static func state(
    of elements: any LazyElements, makesAll: Bool
  ) -> (made: [LazyElement], count: Int, version: Int) {
    nonisolated(unsafe) let elements = elements
    nonisolated(unsafe) var state: (made: [LazyElement], count: Int, version: Int) = ([], 0, 0)
    MainActor.assumeIsolated {
      if makesAll { elements.make(0..<elements.count) }
      state = (elements.made, elements.count, elements.version)
    }
    return state
  }

  static func make(_ range: Range<Int>, of elements: any LazyElements) {
    nonisolated(unsafe) let elements = elements
    MainActor.assumeIsolated { elements.make(range) }
  }
}
