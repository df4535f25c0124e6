import DeclarativeUI

extension InspectableView {
  /// Does what the view asks for when it appears.
  public func callOnAppear() throws {
    let action: () -> Void = try action(of: "onAppear")
    action()
  }

  /// Does what the view asks for when it disappears.
  public func callOnDisappear() throws {
    let action: () -> Void = try action(of: "onDisappear")
    action()
  }

  /// Does what the view asks for when a value of this type has changed; the old value is the view's own.
  /// - Parameters:
  ///   - value: the new value.
  ///   - index: which of the view's `onChange` of such values, counted from the view outwards.
  public func callOnChange<E: Equatable>(newValue value: E, index: Int = 0) throws {
    try callOnChange(from: nil, to: value, index: index)
  }

  /// Does what the view asks for when a value has changed from one to another.
  /// - Parameters:
  ///   - oldValue: the value before.
  ///   - newValue: the new value.
  ///   - index: which of the view's `onChange` of such values, counted from the view outwards.
  public func callOnChange<E: Equatable>(oldValue: E, newValue: E, index: Int = 0) throws {
    try callOnChange(from: oldValue, to: newValue, index: index)
  }

  private func callOnChange<E: Equatable>(from old: E?, to new: E, index: Int) throws {
    let changes = element.calls.filter { $0.name == "onChange" }.compactMap { call -> (() -> Void)? in
      if let action = call.action as? (E, E) -> Void {
        return { action(old ?? call.argument("of") ?? new, new) }
      }
      guard let action = call.action as? (E?, E?) -> Void else { return nil }
      return { action(old ?? call.argument("of"), new) }
    }
    guard changes.indices.contains(index) else {
      throw missing("onChange(of: \(nameInCode(of: E.self)))\(index == 0 ? "" : " (number \(index))")")
    }
    InspectionActions.willAct()
    changes[index]()
  }

  /// Does the work that the view begins when it appears, and waits for its end.
  /// - Parameter index: which of the view's tasks, counted from the view outwards.
  public func callTask(index: Int = 0) async throws {
    let action: @MainActor @Sendable () async -> Void = try action(of: "task", index: index)
    defer { InspectionActions.willAct() }
    await action()
  }

  /// Does the work that the view begins anew when a value changes, and waits for its end.
  /// - Parameters:
  ///   - id: the value.
  ///   - index: which of all the view's tasks, counted from the view outwards; nil for the first one with the value.
  public func callTask<T: Equatable>(id: T, index: Int? = nil) async throws {
    let tasks = element.calls.filter { $0.name == "task" }
    let meant = index.map { tasks.indices.contains($0) ? [tasks[$0]] : [] } ?? tasks
    guard let task = meant.first(where: { $0.argument("id", as: T.self) == id }),
      let action = task.action as? @MainActor @Sendable () async -> Void
    else { throw missing("task(id: \(inCode(id)))\(index.map { " (number \($0))" } ?? "")") }
    defer { InspectionActions.willAct() }
    await action()
  }

  /// Does what refreshing the content of the view does, and waits for its end.
  public func callRefreshable() async throws {
    let action: @Sendable () async -> Void = try action(of: "refreshable")
    defer { InspectionActions.willAct() }
    await action()
  }

  /// Does what the view asks for when it is tapped.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could tap it.
  public func callOnTapGesture() throws {
    let action: () -> Void = try action(of: "onTapGesture")
    try guardIsResponsive()
    action()
  }
}

extension InspectableView {
  /// Whether the view or one around it is disabled.
  public func isDisabled() -> Bool { element.isDisabled }

  /// Whether the view or one around it is hidden.
  public func isHidden() -> Bool { element.isHidden || element.isHiddenLabel }

  /// Whether taps reach the view: neither it nor one around it refuses them.
  public func allowsHitTesting() -> Bool { element.allowsHitTesting }

  /// Whether the view can be touched: it is there, not disabled, not hidden, and taps reach it.
  public func isResponsive() -> Bool { !isAbsent && !isDisabled() && !isHidden() && allowsHitTesting() }

  /// Makes sure that the view can be touched, which the test is about to do.
  func guardIsResponsive() throws {
    let blocks: [(condition: (ViewElement) -> Bool, words: String)] = [
      (\.isDisabled, "is disabled"), (\.isHidden, "is hidden"),
      ({ !$0.allowsHitTesting }, "has allowsHitTesting set to false"),
    ]
    for (condition, words) in blocks where condition(element) {
      // The farthest view of which it holds is the one that has it from its own modifiers.
      let blocker = ([element] + element.ancestors).last(where: condition)
      let name = blocker.map { $0 === element ? "it" : $0.pathToRoot } ?? "it"
      throw InspectionError.unresponsiveControl(name: element.describedType, reason: "\(name) \(words)")
    }
    InspectionActions.willAct()
  }
}

extension ViewElement {
  /// What is called last for the environment of this view counts, except that nothing enables what is disabled.
  var isDisabled: Bool {
    for call in callsAround {
      if call.name == "disabled", call.argument() == true { return true }
      // Setting the value itself hides what views further out have said.
      if call.argument("keyPath", as: AnyKeyPath.self) == \EnvironmentValues.isEnabled,
        let isEnabled: Bool = call.argument()
      {
        return !isEnabled
      }
    }
    return false
  }

  /// Whether it is in the label of a view whose label is hidden.
  var isHiddenLabel: Bool { hidesLabels && ([self] + ancestors).contains { $0.role == .label } }

  var isHidden: Bool { callsAround.contains { $0.name == "hidden" } }

  var allowsHitTesting: Bool { !callsAround.contains { $0.name == "allowsHitTesting" && $0.argument() == false } }
}
