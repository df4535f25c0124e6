public import DeclarativeUI
import LayoutTree

extension InspectableView {
  /// The identity that `id(_:)` gives the view.
  public func id() throws -> AnyHashable { try argument(of: "id") }

  /// The name of the view for tests.
  public func accessibilityIdentifier() throws -> String { try argument(of: "accessibilityIdentifier") }

  /// The accessibility label of the view.
  public func accessibilityLabel() throws -> InspectableView<ViewType.Text> {
    // A text that is joined to others may have one of its own.
    if call("accessibilityLabel") == nil, let label = (element.value as? Text)?.parts.lazy.compactMap(\.label).first {
      return try InspectableView<ViewType.Text>(ViewElement(remark: label, on: element))
    }
    return try remark("accessibilityLabel")
  }

  /// The accessibility value of the view.
  public func accessibilityValue() throws -> InspectableView<ViewType.Text> { try remark("accessibilityValue") }

  /// The accessibility hint: what using the view does.
  public func accessibilityHint() throws -> InspectableView<ViewType.Text> { try remark("accessibilityHint") }

  /// Which point of the view VoiceOver touches.
  public func accessibilityActivationPoint() throws -> UnitPoint { try argument(of: "accessibilityActivationPoint") }

  /// Whether the view is hidden from VoiceOver.
  public func accessibilityHidden() throws -> Bool { try argument(of: "accessibilityHidden") }

  private func remark(_ name: String) throws -> InspectableView<ViewType.Text> {
    let text: String = try argument(of: name)
    return try InspectableView<ViewType.Text>(ViewElement(remark: Text(verbatim: text), on: element))
  }

  /// The order in which VoiceOver reads views: larger is earlier.
  public func accessibilitySortPriority() throws -> Double { try argument(of: "accessibilitySortPriority") }
}

extension InspectableView {
  /// Performs an accessibility action of the view by its name.
  public func callAccessibilityAction<S: StringProtocol>(_ named: S) throws {
    try callAccessibilityAction(.named(String(named)), "accessibilityAction(named: \"\(named)\")")
  }

  /// Performs an accessibility action of the view.
  public func callAccessibilityAction(_ kind: AccessibilityActionKind) throws {
    try callAccessibilityAction(kind.kind, "accessibilityAction")
  }

  /// Increments or decrements the value of the view, as VoiceOver does.
  public func callAccessibilityAdjustableAction(_ direction: AccessibilityAdjustmentDirection = .increment) throws {
    try callAccessibilityAction(direction == .increment ? .increment : .decrement, "accessibilityAdjustableAction")
  }

  /// Scrolls the view in a direction, as VoiceOver does.
  public func callAccessibilityScrollAction(_ edge: Edge) throws {
    let action: (Edge) -> Void = try action(of: "accessibilityScrollAction")
    action(edge)
  }

  private func callAccessibilityAction(_ kind: AccessibilityAction.Kind, _ spelling: String) throws {
    let actions = element.modifiers.flatMap { $0.content.accessibility?.actions ?? [] }
    guard let action = actions.first(where: { $0.kind == kind }) else { throw missing(spelling) }
    InspectionActions.willAct()
    action.perform()
  }
}
