import DeclarativeUI

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
}
