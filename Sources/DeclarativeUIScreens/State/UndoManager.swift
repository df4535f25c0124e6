public import Foundation

/// What can be taken back and done again, by Foundation's name on Apple's systems; Linux has none.
///
/// - Remark: what is registered is taken back one by one: groups are not kept together, and no turn of a run loop ends one.
open class UndoManager: NSObject {
  private struct Step {
    let target: AnyObject
    let name: String
    let action: () -> Void
  }

  private var undone: [Step] = []
  private var done: [Step] = []
  private var name = ""
  private var isEnabled = true

  /// Whether something is being taken back.
  open private(set) var isUndoing = false
  /// Whether something is being done again.
  open private(set) var isRedoing = false
  /// How many steps are kept; 0 for all.
  open var levelsOfUndo = 0
  /// Whether what one event does is taken back together.
  open var groupsByEvent = true

  /// Creates one that has nothing to take back.
  public override init() { super.init() }

  /// Whether there is something to take back.
  open var canUndo: Bool { !done.isEmpty }
  /// Whether there is something to do again.
  open var canRedo: Bool { !undone.isEmpty }
  /// Whether what is registered is kept.
  open var isUndoRegistrationEnabled: Bool { isEnabled }
  /// What is taken back next.
  open var undoActionName: String { done.last?.name ?? "" }
  /// What is done again next.
  open var redoActionName: String { undone.last?.name ?? "" }

  /// Keeps how something is taken back; what is registered meanwhile is how it is done again.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    if !isEnabled { return }
    let step = Step(target: target, name: name) { handler(target) }
    if isUndoing {
      undone.append(step)
    } else {
      done.append(step)
      if !isRedoing { undone = [] }
      if levelsOfUndo > 0 { done = done.suffix(levelsOfUndo) }
    }
  }

  /// Names what is taken back.
  open func setActionName(_ actionName: String) {
    name = actionName
    if let last = done.popLast() { done.append(Step(target: last.target, name: name, action: last.action)) }
  }

  /// Takes the last step back.
  open func undo() {
    guard let step = done.popLast() else { return }
    isUndoing = true
    defer { isUndoing = false }
    step.action()
  }

  /// Does again what was taken back last.
  open func redo() {
    guard let step = undone.popLast() else { return }
    isRedoing = true
    defer { isRedoing = false }
    step.action()
  }

  /// Forgets all steps.
  open func removeAllActions() { (done, undone) = ([], []) }

  /// Forgets the steps of an object.
  open func removeAllActions(withTarget target: Any) {
    let isOthers = { (step: Step) in step.target !== target as AnyObject }
    (done, undone) = (done.filter(isOthers), undone.filter(isOthers))
  }

  /// Keeps nothing from now on.
  open func disableUndoRegistration() { isEnabled = false }
  /// Keeps what is registered again.
  open func enableUndoRegistration() { isEnabled = true }
  /// Begins steps that belong together.
  open func beginUndoGrouping() {}
  /// Ends them.
  open func endUndoGrouping() {}
}

extension EnvironmentValues {
  /// What can be taken back in the window around the view: nothing here.
  public var undoManager: UndoManager? { nil }
}
