import LayoutTree

/// Which field of a hosted view has the focus.
///
/// A tap asks for the focus at its place in the tree, and what is written to a `FocusState` asks for it, too. After each
/// update both are brought in line.
@MainActor
final class HostFocus {
  private struct Field {
    let node: Node
    let content: FieldContent
    /// What the field's focus is tied to, the innermost first.
    let ties: [FocusTie]
    /// The views around that prefer one of their fields.
    let chances: [any DefaultFocusContent]
  }

  private weak var node: Node?
  private var ties: Set<FocusTie> = []
  /// The values by which a field had the focus after the latest update.
  private var latestOn: Set<FocusTie> = []
  private var isGivenUp = false

  nonisolated init() {}

  /// The field that has the focus, as it is now.
  var field: (node: Node, content: FieldContent)? {
    guard let node, let content = node.content as? FieldContent else { return nil }
    return (node, content)
  }

  /// Takes the focus from the field that has it, with the next update.
  func giveUp() {
    isGivenUp = true
  }

  /// Brings the focus and what it is tied to in line.
  /// - Parameter hasFields: whether there is any field: a long list without one is not searched.
  /// - Returns: whether something was written, so that views have to be updated.
  func settle(in root: Node, hasFields: Bool) -> Bool {
    if !hasFields, node == nil, ties.isEmpty { return false }
    let fields = root.descendants().compactMap { node in
      (node.content as? FieldContent).map { content in
        Field(
          node: node, content: content, ties: node.ancestors.compactMap { ($0.content as? any FocusContent)?.tie },
          chances: node.ancestors.compactMap { $0.content as? any DefaultFocusContent })
      }
    }
    let on = Set(fields.flatMap(\.ties).filter(\.isOn))
    let asked = next(among: fields, newlyOn: on.subtracting(latestOn), newlyOff: latestOn.subtracting(on))
    let next = asked ?? preferred(among: fields)
    endChances(of: fields)
    if let node, node !== next?.node { field?.content.commit?() }
    let written = write(to: next, on.union(ties.filter(\.isOn)))
    let hasMoved = node !== next?.node
    (node?.memory as? FieldPlace)?.hasFocus = false
    (next?.node.memory as? FieldPlace)?.hasFocus = true
    (node, ties) = (next?.node, Set(next?.ties ?? []))
    latestOn = Set(fields.flatMap(\.ties).filter(\.isOn))
    return written || hasMoved
  }

  /// The field that is to have the focus: what was tapped last, what state was written for, or the one that has it.
  private func next(among fields: [Field], newlyOn: Set<FocusTie>, newlyOff: Set<FocusTie>) -> Field? {
    defer { isGivenUp = false }
    let usable = fields.filter(\.content.isEnabled)
    if let tapped = usable.filter({ $0.content.request.take() }).last { return tapped }
    if let named = usable.first(where: { !newlyOn.isDisjoint(with: $0.ties) }) { return named }
    guard !isGivenUp, let current = usable.first(where: { $0.node === node }) else { return nil }
    if current.ties.isEmpty { return current }
    // Of several properties that are tied to the field one is enough to take its focus away.
    return newlyOff.isDisjoint(with: current.ties) && current.ties.contains(where: \.isOn) ? current : nil
  }

  /// The field that a view prefers which has appeared.
  private func preferred(among fields: [Field]) -> Field? {
    fields.first { field in
      field.content.isEnabled && field.chances.contains { !$0.chance.isOver && field.ties.contains($0.tie) }
    }
  }

  /// Takes in that the views with fields have appeared: they have offered the focus.
  private func endChances(of fields: [Field]) {
    for content in fields.flatMap(\.chances) { content.chance.isOver = true }
  }

  /// Has what the focus is tied to say that a field has it, and nothing else.
  private func write(to field: Field?, _ on: Set<FocusTie>) -> Bool {
    let wanted = field?.ties ?? []
    let off = on.filter { tie in !wanted.contains { $0.isOfSameProperty(as: tie) } }
    let missing = wanted.filter { !$0.isOn }
    for tie in off { tie.isOn = false }
    for tie in missing { tie.isOn = true }
    return !off.isEmpty || !missing.isEmpty
  }
}
