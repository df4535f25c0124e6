import LayoutTree

/// The place of the accessory views of rows.
struct RowAccessoryViews: View, PrimitiveView, InspectionTransparent {
  typealias Body = Never

  let editor: ListEditor

  func resolve(in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let accessoryMaker = node.memory as? RowAccessoryMaker ?? RowAccessoryMaker(at: node, in: context)
    node.memory = accessoryMaker
    editor.accessoryMaker = accessoryMaker
    accessoryMaker.meet(context)
    node.complete(Grouping(), with: node.children)
    return node
  }
}

/// Makes the accessory views of rows once it is known which rows are visible.
@MainActor
final class RowAccessoryMaker: PlaceMemory, Unmirrored {
  /// A view for one row.
  private struct Wanted: Hashable {
    enum Kind: Hashable {
      case minus, circle(isSelected: Bool), handle, actions(isTrailing: Bool)
    }

    let row: [Node.Step]
    let kind: Kind
  }

  private unowned let node: Node
  private var kept: KeptContext
  private var isStale = true
  private var latest: [Wanted] = []

  init(at node: Node, in context: ResolveContext) {
    self.node = node
    kept = KeptContext(context)
    context.evaluation.placedCount += 1
  }

  func meet(_ context: ResolveContext) {
    kept = KeptContext(context)
    isStale = true
  }

  func leave(evaluation: Evaluation) {
    evaluation.placedCount -= 1
  }

  /// The accessories that rows ask for.
  func accessories(of rows: [RowRequests], for editor: ListEditor) -> [ListRowAccessories] {
    var views: [(wanted: Wanted, index: Int, view: any View)] = []
    for (index, row) in rows.enumerated() {
      for (kind, view) in wanted(by: row, editor) { views.append((Wanted(row: row.key, kind: kind), index, view)) }
    }
    make(views)
    var accessories = rows.map { _ in ListRowAccessories() }
    for (place, (wanted, index, _)) in views.enumerated() {
      guard node.children.indices.contains(place), let box = node.children[place].boxes.first else { continue }
      accessories[index].items.append(item(wanted.kind, box))
    }
    return accessories
  }

  private func item(_ kind: Wanted.Kind, _ box: LayoutBox) -> ListRowAccessories.Item {
    switch kind {
    // Read off UIKit's tables in iOS 26: 26 points wide, 15 inside.
    case .minus, .circle: ListRowAccessories.Item(box, isTrailing: false, inset: 15)
    case .handle: ListRowAccessories.Item(box, isTrailing: true, inset: 16)
    case .actions(let isTrailing): ListRowAccessories.Item(box, isTrailing: isTrailing, inset: 0, pushes: true)
    }
  }

  private func wanted(by row: RowRequests, _ editor: ListEditor) -> [(Wanted.Kind, any View)] {
    var wanted: [(Wanted.Kind, any View)] = []
    let key = row.key
    if editor.hasCircle(row), let value = row.selectionValue {
      let isSelected = editor.isSelected(row)
      let select = { [weak editor] in editor?.selection?.tap(value) ?? () }
      wanted.append((.circle(isSelected: isSelected), SelectionCircle(isSelected: isSelected, select: select)))
    } else if editor.hasMinus(row) {
      let ask = { [weak editor] in editor?.show(ListEditor.Open(row: key, isTrailing: true)) ?? () }
      wanted.append((.minus, DeleteControl(ask: ask)))
    }
    if editor.isEditing, row.canMove {
      wanted.append((.handle, MoveHandle { [weak editor] in editor?.move(key, by: $0) }))
    }
    if let open = editor.open, open.row == key {
      let close = { [weak editor] in editor?.close() ?? () }
      let actions: (any View)? =
        row.swipes(isTrailing: open.isTrailing).map { $0.content() } ?? row.delete.map { DeleteAction(delete: $0) }
      if let actions {
        wanted.append(
          (
            .actions(isTrailing: open.isTrailing),
            SwipeActions(isTrailing: open.isTrailing, actions: actions, close: close)
          ))
      }
    }
    return wanted
  }

  /// Evaluates the views, if they are others than before.
  private func make(_ views: [(wanted: Wanted, index: Int, view: any View)]) {
    let wanted = views.map(\.wanted)
    guard isStale && !(wanted.isEmpty && latest.isEmpty) || wanted != latest else { return }
    (isStale, latest) = (false, wanted)
    let context = ResolveContext(kept, of: node)
    context.evaluation.evaluatePlaced(node) {
      context.fill(node, nil) { inside in
        views.map { view in
          let place = inside.inStack(nil).at(.identity(AnyHashable(view.wanted)))
          let overlap = OverlappingBoxes(alignment: .center, isMirrored: inside.environment.isMirrored)
          return place.node(RowAccessoryViews.self, overlap) { [view.view.resolved(in: $0)] }
        }
      }
    }
  }
}
