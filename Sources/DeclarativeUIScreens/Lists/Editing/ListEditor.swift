import Foundation
import LayoutTree

/// What a list remembers of how people edit it: which row is swiped open, and what its rows are given besides.
@MainActor
final class ListEditor: ListEditing, Unmirrored {
  /// Actions beside a row that can be seen.
  struct Open: Hashable {
    let row: [Node.Step]
    let isTrailing: Bool
  }

  private struct Place {
    let frame: CGRect
    let requests: RowRequests
    let node: Node
  }

  private unowned let node: Node
  private let changes: ChangeNotice
  private(set) var open: Open?
  /// The rows of the latest layout.
  private var places: [Place] = []
  private(set) var selection: ListSelection?
  private(set) var isEditing = false
  private var isMirrored = false
  /// What a tap on a row does instead of selecting it; nil where it selects.
  private var primaryAction: ((AnyHashable) -> Bool)?
  /// Where a finger is on a row that a tap selects; nil while none is.
  private var pressedPoint: CGPoint?
  /// The row whose menu is open.
  private(set) var menuRow: [Node.Step]?
  var isBelowLargeTitle = false
  private(set) var design = SystemDesign.iOS26
  /// Makes the views of what rows are given; nil before the first layout.
  var accessoryMaker: RowAccessoryMaker?

  init(at node: Node, in context: ResolveContext) {
    self.node = node
    changes = context.evaluation.changes
  }

  /// Goes on with another evaluation of the list.
  func meet(_ selection: ListSelection?, isEditing: Bool, in context: ResolveContext) {
    // What was swiped open closes when people begin or end to edit.
    if isEditing != self.isEditing { open = nil }
    self.selection = selection
    self.isEditing = isEditing
    isMirrored = context.environment.isMirrored
    design = context.environment.systemDesign
    primaryAction = context.environment.primaryRowAction
  }

  // MARK: Rows

  /// Whether a row has a circle that selects it.
  func hasCircle(_ requests: RowRequests) -> Bool {
    isEditing && (selection?.isMultiple ?? false) && !requests.isSelectionDisabled && requests.selectionValue != nil
  }

  /// Whether a row has a control that deletes it.
  func hasMinus(_ requests: RowRequests) -> Bool { isEditing && !hasCircle(requests) && requests.delete != nil }

  func shift(of row: LayoutBox) -> (leading: CGFloat, trailing: CGFloat) {
    guard isEditing else { return (0, 0) }
    let requests = RowRequests(of: row, below: node)
    // Read off UIKit's tables in iOS 26: contents begin 40 farther inside beside a control.
    return (hasCircle(requests) || hasMinus(requests) ? 40 : 0, requests.canMove ? MoveHandle.width + 12 : 0)
  }

  func accessories(of rows: [(box: LayoutBox, frame: CGRect)]) -> [ListRowAccessories] {
    let requests = rows.map { RowRequests(of: $0.box, below: node) }
    places = zip(rows, requests).map { Place(frame: $0.frame, requests: $1, node: $0.box.innermostNode) }
    var accessories = accessoryMaker?.accessories(of: requests, for: self) ?? rows.map { _ in ListRowAccessories() }
    for (index, requests) in requests.enumerated() {
      accessories[index].isSelected = isSelected(requests) || isPressed(requests, in: rows[index].frame)
      accessories[index].receiver = requests.receiver ?? (selection == nil ? nil : node)
    }
    return accessories
  }

  /// The row at a point, as it was laid out last.
  func frame(ofRowAt point: CGPoint) -> CGRect? { places.first { $0.frame.contains(point) }?.frame }

  // MARK: Selection

  func isSelected(_ requests: RowRequests) -> Bool {
    guard let selection, let value = requests.selectionValue else { return false }
    return selection.isSelected(value)
  }

  private func isPressed(_ requests: RowRequests, in frame: CGRect) -> Bool {
    guard let pressedPoint, frame.contains(pressedPoint) else { return false }
    return !requests.isSelectionDisabled && requests.selectionValue != nil
  }

  /// Takes in that a finger is on a row, or nil that it is on none any more.
  func press(at point: CGPoint?) {
    guard point != pressedPoint else { return }
    pressedPoint = point
    changes.requestUpdate()
  }

  /// The elements that the menu of the row at a point is about: all that are selected if the row is one of them while people
  /// edit the list, else the row's own; none where the row has no menu.
  func openMenu(at point: CGPoint) -> [AnyHashable] {
    guard let selection, let place = places.first(where: { $0.frame.contains(point) }),
      !place.requests.isSelectionDisabled, let value = place.requests.selectionValue
    else { return [] }
    menuRow = place.requests.key
    return isEditing && selection.isMultiple && selection.isSelected(value) ? selection.values() : [value]
  }

  func closeMenu() { menuRow = nil }

  /// The row whose menu is open, as it was laid out last.
  var rowOfMenu: Node? { menuRow.flatMap { row in places.first { $0.requests.key == row }?.node } }

  /// Selects the row at a point; of a list in which several may be selected only while people edit it.
  func tap(at point: CGPoint) {
    guard let place = places.first(where: { $0.frame.contains(point) }) else { return }
    if open != nil { return close() }
    guard !place.requests.isSelectionDisabled, let value = place.requests.selectionValue else { return }
    if !isEditing, selection != nil, primaryAction?(value) ?? false { return }
    if let selection, isEditing || !selection.isMultiple { selection.tap(value) }
  }

  // MARK: Swipes

  /// How far a finger moves to do the first action at once, as a part of the row's width: read off UIKit in iOS 26.
  private var fullSwipe: CGFloat { 260.0 / 375 }

  /// Opens what is beside the row that a finger moves along, or closes it.
  func swipe(from start: CGPoint, by distance: CGFloat) {
    guard !isEditing, let place = places.first(where: { $0.frame.contains(start) }) else { return }
    let requests = place.requests
    let isTrailing = isMirrored ? distance > 0 : distance < 0
    if let open, open.row == requests.key, open.isTrailing != isTrailing { return close() }
    guard requests.hasActions(isTrailing: isTrailing) else { return close() }
    let swipes = requests.swipes(isTrailing: isTrailing)
    if abs(distance) >= place.frame.width * fullSwipe, swipes?.allowsFullSwipe ?? true {
      close()
      return (swipes.map { ActionButtons.first(of: $0.content()) } ?? requests.delete)?() ?? ()
    }
    show(Open(row: requests.key, isTrailing: isTrailing))
  }

  /// Shows what is beside a row, or nothing.
  func show(_ open: Open?) {
    guard open != self.open else { return }
    self.open = open
    changes.requestUpdate()
  }

  func close() { show(nil) }

  /// What can be done with a row without seeing it: the actions that a swipe shows, or else to delete it.
  /// - Parameter ofSwipes: whether those are asked for that the row says itself, and not what its collection does.
  func actions(of row: LayoutBox, ofSwipes: Bool) -> [AccessibilityAction] {
    let requests = RowRequests(of: row, below: node)
    if ofSwipes {
      return [true, false].compactMap(requests.swipes(isTrailing:)).flatMap { ActionButtons.all(of: $0.content()) }
    }
    guard requests.swipes(isTrailing: true) == nil, let delete = requests.delete else { return [] }
    return [AccessibilityAction(.named("Delete"), perform: delete)]
  }

  // MARK: Moving

  /// Moves a row by a distance on the screen, in points.
  func move(_ row: [Node.Step], by distance: CGFloat) {
    guard let place = places.first(where: { $0.requests.key == row }), let source = place.requests.offset,
      let edits = place.requests.edits, let action = edits.move
    else { return }
    let middle = place.frame.midY + distance
    // The rows of the same collection whose middles the finger has passed.
    let others = places.filter { other in
      guard let offset = other.requests.offset, offset != source else { return false }
      return other.requests.edits?.count == edits.count && !other.requests.isMoveDisabled
    }
    if distance > 0 {
      let passed = others.filter { $0.frame.midY > place.frame.midY && $0.frame.midY <= middle }
      guard let last = passed.compactMap(\.requests.offset).max() else { return }
      action([source], last + 1)
    } else {
      let passed = others.filter { $0.frame.midY < place.frame.midY && $0.frame.midY >= middle }
      guard let first = passed.compactMap(\.requests.offset).min() else { return }
      action([source], first)
    }
  }
}

/// The buttons of a view that is not shown.
@MainActor
private enum ActionButtons {
  static func first(of view: any View) -> (() -> Void)? {
    layout(of: view).root.descendants().lazy.compactMap { $0.content as? ButtonContent }.first { $0.isEnabled }?.action
  }

  static func all(of view: any View) -> [AccessibilityAction] {
    let layout = layout(of: view)
    return AccessibilityReader(layout.placed).elements(of: layout.root).flatMap(\.actionsWithNamedActivation)
  }

  private static func layout(of view: any View) -> HostedLayout {
    func open<Content: View>(_ view: Content) -> HostedLayout {
      LivingView(HStack { view }.labelStyle(.titleOnly), for: .inspection).layout(
        on: HostedScreen(.fixed(CGSize(width: 1_000, height: 100))))
    }
    return open(view)
  }
}

private enum ListEditorKey: EnvironmentKey {
  static var defaultValue: ListEditor? { nil }
}

extension EnvironmentValues {
  /// What edits the list around; nil outside of lists.
  var listEditor: ListEditor? {
    get { self[ListEditorKey.self] }
    set { self[ListEditorKey.self] = newValue }
  }
}
