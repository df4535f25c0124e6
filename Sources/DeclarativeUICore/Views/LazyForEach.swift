package import LayoutTree

extension ForEach where Content: View {
  /// The node of one in a lazy container, which has its views made when they are seen.
  @MainActor func lazyNode(in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let views = node.memory as? ElementViews<Data, ID, Content> ?? ElementViews(self, at: node, in: context)
    node.memory = views
    views.meet(self, in: context)
    return node
  }
}

/// The views of a `ForEach`, each of which is made when a lazy container asks for it.
///
/// Each is watched for what it reads, so that a change evaluates one element and not all. What is made stays, with its state,
/// as long as its element is in the collection; another value of the `ForEach` has it made anew when it is seen next.
final class ElementViews<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyElements, Unmirrored {
  private struct Made {
    var index: Int
    let id: ID
    var node: Node
    var isStale = false
  }

  private unowned let place: Node
  private var forEach: ForEach<Data, ID, Content>
  private var kept: KeptContext
  /// In the order of the collection.
  private var elements: [Made] = []
  private var ids: Set<ID> = []
  private(set) var version = 0

  init(_ forEach: ForEach<Data, ID, Content>, at node: Node, in context: ResolveContext) {
    place = node
    self.forEach = forEach
    kept = KeptContext(context)
  }

  var node: Node { place }

  var count: Int { forEach.data.count }

  var made: [LazyElement] {
    elements.map { LazyElement(index: $0.index, boxes: $0.node.boxes, isStale: $0.isStale) }
  }

  var firstMade: LayoutBoxes { elements.lazy.map(\.node.boxes).first { $0.first != nil } ?? .none }

  // MARK: Another value

  /// Takes in another value of the `ForEach`, whose views are made when they are seen.
  func meet(_ forEach: ForEach<Data, ID, Content>, in context: ResolveContext) {
    self.forEach = forEach
    kept = KeptContext(context)
    if !elements.isEmpty {
      find()
      let isMuch = elements.count > Self.mostMadeAnew
      let inside = ResolveContext(kept, of: place)
      for index in elements.indices {
        if isMuch {
          elements[index].isStale = true
        } else {
          elements[index] = make(elements[index].index, elements[index], in: inside)
        }
      }
    }
    complete()
  }

  /// How many elements are made anew at once for another value: what was seen lately, of most lists.
  private static var mostMadeAnew: Int { 500 }

  /// Finds the elements that are made in the collection of now, and lets those go that are not there any more.
  private func find() {
    let count = count
    if elements.allSatisfy({ $0.index < count && forEach.id(forEach.element(at: $0.index)) == $0.id }) { return }
    var places = Dictionary(elements.indices.map { (elements[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [Made] = []
    for (index, element) in forEach.data.enumerated() {
      guard let place = places.removeValue(forKey: forEach.id(element)) else { continue }
      elements[place].index = index
      found.append(elements[place])
      if places.isEmpty { break }
    }
    elements = found
    ids = Set(found.map(\.id))
  }

  private func complete() {
    let before = place.children
    version += 1
    place.complete(LazyGrouping(elements: self), with: elements.map(\.node))
    if !before.isEmpty { kept.evaluation.remove(before, missingBelow: place) }
  }

  // MARK: Making

  func make(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    var position = elements.partitioningIndex { $0.index >= range.lowerBound }
    var hasMade = false
    let context = ResolveContext(kept, of: place)
    context.evaluation.evaluatePlaced(place) {
      for index in range {
        let known = position < elements.count && elements[position].index == index ? elements[position] : nil
        if known?.isStale ?? true {
          hasMade = true
          let made = make(index, known, in: context)
          if known == nil { elements.insert(made, at: position) } else { elements[position] = made }
        }
        position += 1
      }
      if hasMade { complete() }
    }
  }

  private func make(_ index: Int, _ known: Made?, in context: ResolveContext) -> Made {
    let element = forEach.element(at: index)
    let id = forEach.id(element)
    if !ids.insert(id).inserted, known == nil {
      NodeProblems(reports: context.evaluation.reports, node: place).report(repeatedID: id)
    }
    let node = context.child(of: place, at: .element(AnyHashable(id)), earlier: known?.node) { place in
      let body = ElementBody(subject: forEach, element: element)
      if let rows = place.environment.rowDecorator {
        return rows.node(
          of: DecoratedElement(make: { [forEach] in forEach.content(element) }), selectedBy: AnyHashable(id), in: place)
      }
      if context.evaluation.watchesBodies { return place.evaluated(body) }
      return place.node(ElementPlace.self, Grouping()) { [forEach.content(element).resolved(in: $0)] }
    }
    if let problem = context.evaluation.roomProblem(forDepth: node.boxes.first?.depth ?? 0) {
      NodeProblems(reports: context.evaluation.reports, node: node).report(problem)
      node.complete(MissingImageRule(isResizable: false), with: [])
    }
    return Made(index: index, id: id, node: node)
  }
}

/// What a `ForEach` in a lazy container puts into it.
private struct LazyGrouping: NodeContent {
  let elements: any LazyElements

  func boxes(of node: Node) -> LayoutBoxes { .lazy(LazyBoxes(elements)) }
}

/// The place of an element that is made when it is seen.
enum ElementPlace: InspectionTransparent {}

/// The view of an element, where the closure that makes it is watched for what it reads.
private struct ElementBody<Data: RandomAccessCollection, ID: Hashable, Content: View>: BodyOwner {
  var subject: ForEach<Data, ID, Content>
  let element: Data.Element

  var nodeType: Any.Type { ElementPlace.self }

  var content: any NodeContent { Grouping() }

  /// Nothing says what the closure has captured.
  func isSame(as earlier: Self) -> Bool { false }

  func evaluate() -> Content { subject.content(element) }

  func resolve(_ view: Content, in context: ResolveContext) -> [Node] { [view.resolved(in: context)] }
}

// MARK: - Making what somebody looks for

/// Elements among which one may be looked for that is not made.
@MainActor
private protocol SearchedElements: LazyElements {
  /// Makes the element of an identity; nil where there is none.
  func make(of id: AnyHashable) -> Node?

  /// Makes some elements more, the first ones first, and says whether there were any.
  func makeMore(_ count: Int) -> Bool
}

extension ElementViews: SearchedElements {
  func make(of id: AnyHashable) -> Node? {
    guard let id = id.base as? ID else { return nil }
    guard let found = forEach.data.firstIndex(where: { forEach.id($0) == id }) else { return nil }
    let index = forEach.data.distance(from: forEach.data.startIndex, to: found)
    make(index..<index + 1)
    kept.evaluation.resize(place)
    return elements.first { $0.index == index }?.node
  }

  func makeMore(_ most: Int) -> Bool {
    guard elements.count < count else { return false }
    // What is made begins at the start, in most lists.
    var next = 0
    for element in elements {
      if element.index > next { break }
      next = element.index + 1
    }
    make(next..<next + most)
    kept.evaluation.resize(place)
    return true
  }
}

extension Node {
  /// Makes the view of an identity or of an element inside, which is not made yet; nil where there is none.
  @MainActor func making(_ id: AnyHashable) -> Node? {
    for case let elements as any SearchedElements in descendants().lazy.compactMap(\.memory) {
      if let node = elements.make(of: id) { return node }
    }
    // It may be anywhere in an element.
    return making { $0.isView(of: id) }
  }

  /// Makes views inside until there is one that satisfies a condition; nil where there is none among all.
  @MainActor package func making(where isTarget: (Node) -> Bool) -> Node? {
    var count = 64
    while makeMore(count) {
      if let node = descendants().first(where: isTarget) { return node }
      count *= 2
    }
    return nil
  }

  /// Makes some more views inside of lazy containers, and says whether there were any.
  @MainActor func makeMore(_ count: Int) -> Bool {
    let elements = descendants().compactMap { $0.memory as? any SearchedElements }
    return elements.reduce(false) { $1.makeMore(count) || $0 }
  }
}

/// The views of an element, made where what they read is watched.
private struct DecoratedElement<Content: View>: View, InspectionTransparent {
  let make: () -> Content

  var body: some View { make() }
}
