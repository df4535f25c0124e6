public import DeclarativeUI

// What a keyboard is told that nobody sees here.

extension InspectableView {
  /// What is written in fields: an address, a name.
  public func textContentType() throws -> UITextContentType? { try inherited("textContentType") }

  /// Which keys there are.
  public func keyboardType() throws -> UIKeyboardType { try inherited("keyboardType") }

  /// Which letters become large by themselves.
  public func autocapitalization() throws -> UITextAutocapitalizationType { try inherited("autocapitalization") }

  /// Whether words stay as they are written; false where nothing is said of it.
  public func disableAutocorrection() -> Bool { (try? inherited("disableAutocorrection")) ?? false }

  /// Does what is to be done when something is submitted inside of the view.
  public func callOnSubmit(of triggers: SubmitTriggers = .text) throws {
    let submit = element.calls.first { call in
      call.name == "onSubmit" && triggers.isSubset(of: call.argument("of") ?? .text)
    }
    guard let action = submit?.action as? () -> Void else { throw missing("onSubmit") }
    InspectionActions.willAct()
    action()
  }
}
