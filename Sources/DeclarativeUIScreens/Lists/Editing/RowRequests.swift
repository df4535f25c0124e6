import Foundation
import LayoutTree

/// What the views of a row ask for when people edit the list, swipe the row or select it.
@MainActor
struct RowRequests {
  /// Tells the row from the others of its list.
  let key: [Node.Step]
  /// What is done with the elements of the collection that the row is of.
  fileprivate(set) var edits: RowEdits?
  /// The element in that collection.
  private(set) var element: AnyHashable?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
  /// What is beside the row, the outermost first.
  var swipes: [RowSwipes] = []
  /// What selects the row: its tag, or else the innermost element.
  private(set) var selectionValue: AnyHashable?
  private var isTagged = false
  /// What takes swipes on the row.
  private(set) var receiver: Node?

  init(of row: LayoutBox, below list: Node) {
    key = row.innermostNode.path(below: list)
    let nodes = row.rowNodes(below: list)
    for node in nodes.reversed() {
      if case .element(let id) = node.step {
        if element == nil { element = id }
        if !isTagged { selectionValue = id }
      }
      if Swift.type(of: node.content) == TagModifier.self, let tag = node.content as? TagModifier {
        (selectionValue, isTagged) = (tag.tag, true)
      }
      guard node.listRoles.contains(.request), let request = node.content as? any RowRequest else { continue }
      request.ask(&self)
      if node.content is any TouchReceiver { receiver = node }
    }
  }

  /// Takes in what is done with the elements of a collection, of which the row is one.
  mutating func take(_ edits: RowEdits) {
    // Several modifiers say it of the same collection; they lie around each other, with no element between them.
    self.edits = element == nil ? (self.edits ?? RowEdits()).joined(with: edits) : edits
    element = nil
  }

  /// Takes in what is done with the row, which says it itself.
  mutating func have(_ edits: RowEdits) { self.edits = edits }

  /// The place of the row's element in its collection.
  var offset: Int? { element.flatMap { edits?.offset($0) } }

  /// Deletes the row; nil where that cannot be.
  var delete: (() -> Void)? {
    guard !isDeleteDisabled, let action = edits?.delete, let offset else { return nil }
    return { action([offset]) }
  }

  /// Whether people can move the row.
  var canMove: Bool { !isMoveDisabled && edits?.move != nil && offset != nil }

  /// What is seen where a row is swiped away from one of its ends; nil where nothing is.
  func swipes(isTrailing: Bool) -> RowSwipes? {
    swipes.last { $0.isTrailing == isTrailing }
  }

  /// Whether something is seen where a row is swiped away from one of its ends.
  func hasActions(isTrailing: Bool) -> Bool {
    swipes(isTrailing: isTrailing) != nil || isTrailing && delete != nil
  }
}

/// A modifier that asks for something when people edit or swipe rows.
nonisolated protocol RowRequest: NodeContent {
  @MainActor func ask(_ requests: inout RowRequests)
}

extension RowRequest {
  package static var listRoles: ListRoles { .request }
}

/// What is done with the elements of a collection when people delete or move rows, or put something between them.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insert: ((Int, [NSItemProvider]) -> Void)?
  /// The place of an element of an identity in the collection.
  var offset: (AnyHashable) -> Int? = { _ in nil }
  /// How many elements there are.
  var count = 0

  func joined(with inner: RowEdits) -> RowEdits {
    RowEdits(
      delete: inner.delete ?? delete, move: inner.move ?? move, insert: inner.insert ?? insert, offset: inner.offset,
      count: inner.count)
  }
}

/// The actions beside a row.
struct RowSwipes {
  let isTrailing: Bool
  let allowsFullSwipe: Bool
  let content: () -> any View
}
