/// The boxes that a node puts into the container around it, in order: most nodes put one, for which no array is kept.
package enum LayoutBoxes: RandomAccessCollection, ExpressibleByArrayLiteral {
  /// Nothing: an empty group.
  case none
  case one(LayoutBox)
  /// Those of a group, two or more.
  case several([LayoutBox])
  /// Boxes of which some are made when a lazy container asks for them, and all where anybody else looks at them.
  case lazy(LazyBoxes)

  package init(_ boxes: [LayoutBox]) {
    self = boxes.count > 1 ? .several(boxes) : boxes.first.map(LayoutBoxes.one) ?? .none
  }

  package init(arrayLiteral boxes: LayoutBox...) {
    self.init(boxes)
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .several(let boxes): boxes.count
    case .lazy(let lazy): lazy.all.count
    }
  }

  /// The first box; of boxes that are made when they are asked for, the first one that is made.
  package var first: LayoutBox? {
    switch self {
    case .none: nil
    case .one(let box): box
    case .several(let boxes): boxes.first
    case .lazy(let lazy): lazy.firstMade
    }
  }

  package subscript(position: Int) -> LayoutBox {
    switch self {
    case .several(let boxes): return boxes[position]
    case .lazy(let lazy): return lazy.all[position]
    case .one(let box) where position == 0: return box
    default: preconditionFailure("There is no box \(position) among \(count)")
    }
  }

  /// The boxes that are made of these one by one, in order and at once.
  package func mapBoxes(_ make: (LayoutBox) -> LayoutBox) -> LayoutBoxes {
    switch self {
    case .none: .none
    case .one(let box): .one(box.around(make))
    case .several(let boxes): .several(boxes.map { $0.around(make) })
    case .lazy(let lazy): .several(lazy.all.map { $0.around(make) })
    }
  }

  /// The boxes around each of these, where it does not matter when and in which order they are made.
  func wrapped(_ wrap: @escaping (LayoutBox) -> LayoutBox) -> LayoutBoxes {
    if case .lazy(let lazy) = self { .lazy(LazyBoxes(lazy, wrap: wrap)) } else { mapBoxes(wrap) }
  }

  /// The boxes that something is put around: the cells of rows of grids, and all others themselves.
  package var wrappable: [LayoutBox] { array.flatMap { $0.rule.isGridRow ? $0.children : [$0] } }

  /// The boxes as an array, for what is around all of them.
  package var array: [LayoutBox] {
    switch self {
    case .none: []
    case .one(let box): [box]
    case .several(let boxes): boxes
    case .lazy(let lazy): lazy.all
    }
  }
}

extension LayoutBox {
  /// What is made of the box, or a row of a grid of what is made of its cells: a row's modifiers are those of each cell.
  fileprivate func around(_ make: (LayoutBox) -> LayoutBox) -> LayoutBox {
    rule.isGridRow ? LayoutBox(node, rule, children: children.map(make)) : make(self)
  }
}
