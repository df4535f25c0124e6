/// The boxes that a node puts into the container around it, in order: most nodes put one, for which no array is kept.
package enum LayoutBoxes: RandomAccessCollection, ExpressibleByArrayLiteral {
  /// Nothing: an empty group.
  case none
  case one(LayoutBox)
  /// Those of a group, two or more.
  case several([LayoutBox])

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
    }
  }

  package subscript(position: Int) -> LayoutBox {
    switch self {
    case .several(let boxes): return boxes[position]
    case .one(let box) where position == 0: return box
    default: preconditionFailure("There is no box \(position) among \(count)")
    }
  }

  /// The boxes that are made of these one by one.
  package func mapBoxes(_ make: (LayoutBox) -> LayoutBox) -> LayoutBoxes {
    switch self {
    case .none: .none
    case .one(let box): .one(make(box))
    case .several(let boxes): .several(boxes.map(make))
    }
  }

  /// The boxes as an array, for what is around all of them.
  package var array: [LayoutBox] {
    switch self {
    case .none: []
    case .one(let box): [box]
    case .several(let boxes): boxes
    }
  }
}
