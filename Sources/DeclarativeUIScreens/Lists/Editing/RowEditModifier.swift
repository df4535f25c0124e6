import Foundation
import LayoutTree

/// A modifier of views of a collection that says what is done when people delete or move their rows.
nonisolated struct RowEditModifier: PrimitiveModifier {
  private let name: String
  private let action: Any?
  private let change: (inout RowEdits) -> Void

  init(_ name: String, _ action: Any?, _ change: @escaping (inout RowEdits) -> Void) {
    self.name = name
    self.action = action
    self.change = change
  }

  var call: ModifierCall { ModifierCall(name, action: action) }

  @MainActor func resolve(_ content: some View, in context: ResolveContext) -> Node {
    var edits = RowEdits()
    change(&edits)
    if let elements = content as? any IndexedElements {
      edits.offset = elements.offset(of:)
      edits.count = elements.elementCount
    }
    let editor = context.environment.listEditor
    let swiped: any NodeContent =
      if let editor, edits.delete != nil {
        SwipedRows(editor: editor, isEnabled: context.environment.isEnabled, isOneRow: false) { $0.take(edits) }
      } else {
        RequestingRows { $0.take(edits) }
      }
    return context.node(Self.self, swiped) { [content.resolved(in: $0)] }.from(self, in: context)
  }
}

/// Views of a collection whose elements can be looked up.
protocol IndexedElements {
  var elementCount: Int { get }

  /// The place of the element of an identity.
  func offset(of id: AnyHashable) -> Int?
}

extension ForEach: IndexedElements {
  var elementCount: Int { data.count }

  func offset(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return data.firstIndex { self.id($0) == id }.map { data.distance(from: data.startIndex, to: $0) }
  }
}

extension ModifiedContent: IndexedElements {
  var elementCount: Int { (content as? any IndexedElements)?.elementCount ?? 0 }

  func offset(of id: AnyHashable) -> Int? { (content as? any IndexedElements)?.offset(of: id) }
}

/// Rows that ask for something.
struct RequestingRows: RowRequest {
  let change: @MainActor (inout RowRequests) -> Void

  @MainActor func ask(_ requests: inout RowRequests) { change(&requests) }
}

/// Rows of a list that people swipe.
struct SwipedRows: RowRequest, GestureReceiver, RowActing, Unmirrored {
  let attachment: GestureAttachment
  let isOneRow: Bool
  /// Whether what can be done with a row is what its swipes show, and not to delete it.
  private let saysSwipes: Bool
  private unowned let editor: ListEditor
  let change: @MainActor (inout RowRequests) -> Void

  @MainActor init(
    editor: ListEditor, isEnabled: Bool, isOneRow: Bool, saysSwipes: Bool? = nil,
    change: @escaping @MainActor (inout RowRequests) -> Void
  ) {
    self.editor = editor
    self.isOneRow = isOneRow
    self.saysSwipes = saysSwipes ?? isOneRow
    let swipe = RowSwipeGesture().onEnded { [unowned editor] in editor.swipe(from: $0.start, by: $0.distance) }
    attachment = GestureAttachment(gesture: swipe, priority: .afterInside, mask: .all, isEnabled: isEnabled)
    self.change = change
  }

  var takesWholeFrame: Bool { true }

  @MainActor func ask(_ requests: inout RowRequests) { change(&requests) }

  func actions(ofRow row: Node) -> [AccessibilityAction] {
    // Layouts are read on the main actor, as they are made there; nodes do not say so.
    nonisolated(unsafe) let (rows, row) = (self, row)
    nonisolated(unsafe) var actions: [AccessibilityAction] = []
    MainActor.assumeIsolated {
      guard let box = row.boxes.first else { return }
      actions = rows.editor.actions(of: box, ofSwipes: rows.saysSwipes)
    }
    return actions
  }
}
