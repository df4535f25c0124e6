public import DeclarativeUI
import LayoutTree

extension InspectableView {
  /// The identity that `id(_:)` gives the view.
  public func id() throws -> AnyHashable { try argument(of: "id") }

  /// The name of the view for tests.
  public func accessibilityIdentifier() throws -> String { try argument(of: "accessibilityIdentifier") }

  /// The name of the view for people who do not see it.
  public func accessibilityLabel() throws -> InspectableView<ViewType.Text> { try remark("accessibilityLabel") }

  /// The value of the view for people who do not see it.
  public func accessibilityValue() throws -> InspectableView<ViewType.Text> { try remark("accessibilityValue") }

  /// What happens when the view is used, for people who do not see it.
  public func accessibilityHint() throws -> InspectableView<ViewType.Text> { try remark("accessibilityHint") }

  /// Whether the view is hidden from people who do not see it.
  public func accessibilityHidden() throws -> Bool { try argument(of: "accessibilityHidden") }

  private func remark(_ name: String) throws -> InspectableView<ViewType.Text> {
    let text: String = try argument(of: name)
    return try InspectableView<ViewType.Text>(ViewElement(remark: Text(verbatim: text), on: element))
  }

  /// Who is earlier for people who do not see the views: larger is earlier.
  public func accessibilitySortPriority() throws -> Double { try argument(of: "accessibilitySortPriority") }
}

extension InspectableView {
  /// Does what the view offers by a name to people who do not see it.
  public func callAccessibilityAction<S: StringProtocol>(_ named: S) throws {
    try callAccessibilityAction(.named(String(named)), "accessibilityAction(named: \"\(named)\")")
  }

  /// Does what the view offers to people who do not see it.
  public func callAccessibilityAction(_ kind: AccessibilityActionKind) throws {
    try callAccessibilityAction(kind.kind, "accessibilityAction")
  }

  /// Makes the value of the view go up or down, as people do who do not see it.
  public func callAccessibilityAdjustableAction(_ direction: AccessibilityAdjustmentDirection = .increment) throws {
    try callAccessibilityAction(direction == .increment ? .increment : .decrement, "accessibilityAdjustableAction")
  }

  private func callAccessibilityAction(_ kind: AccessibilityAction.Kind, _ spelling: String) throws {
    let actions = element.modifiers.flatMap { $0.content.accessibility?.actions ?? [] }
    guard let action = actions.first(where: { $0.kind == kind }) else { throw missing(spelling) }
    action.perform()
  }
}
