import ReducerStore
import SnapshotTesting

extension TestStore {
  /// Sends an action, and says how the state changes by it.
  /// - Parameters:
  ///   - action: the action.
  ///   - updateExpectingResult: changes the state of before into the one that is expected; nil is no change.
  ///   - fileID: the module and the file of the call.
  ///   - filePath: the source file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  /// - Returns: the work that the action has begun.
  @discardableResult
  public func send(
    _ action: ScopedAction, _ updateExpectingResult: ((inout ScopedState) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> TestStoreTask {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return await send(action, updateExpectingResult, at: place)
  }

  func send(
    _ action: ScopedAction, _ update: ((inout ScopedState) throws -> Void)?, at place: SourcePlace
  ) async -> TestStoreTask {
    if !ledger.received.isEmpty {
      if exhaustivity == .on {
        IssueReporter.report(TestStoreMessage.unreceivedBeforeSend(ledger.received.map(\.action)), at: place)
      } else {
        skipAllReceived(at: place)
      }
    }
    let before = ledger.received.last.map { toScopedState($0.state) } ?? state
    let task = ledger.send(fromScopedAction(action), at: place)
    check(from: before, to: state, update, after: "\(TestStoreMessage.name(of: action))", at: place)
    // The first steps of the effects that have begun.
    for _ in 0..<Self.turns { await Task.yield() }
    return TestStoreTask(task: task, timeout: timeout)
  }

  /// How often others may go on before it is taken for granted that an effect has begun.
  private static var turns: Int { 20 }

  /// Receives an action that an effect has sent, and says how the state changes by it.
  /// - Parameters:
  ///   - expected: the action.
  ///   - timeout: how long to wait for it at most; nil is the store's.
  ///   - updateExpectingResult: changes the state of before into the one that is expected; nil is no change.
  ///   - fileID: the module and the file of the call.
  ///   - filePath: the source file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func receive(
    _ expected: Action, timeout: Duration? = nil, _ updateExpectingResult: ((inout ScopedState) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async where Action: Equatable {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(
      where: { $0 == expected }, within: timeout, updateExpectingResult, at: place, expected: expected)
  }

  /// Receives an action that an effect has sent and that a test of its own accepts.
  public func receive(
    _ isMatching: (_ action: Action) -> Bool, timeout: Duration? = nil,
    assert updateExpectingResult: ((inout ScopedState) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(where: isMatching, within: timeout, updateExpectingResult, at: place, expected: nil)
  }

  /// - Parameter expected: the action, where it is known, for the words of a failure.
  func receive(
    where isMatching: (Action) -> Bool, within limit: Duration?, _ update: ((inout ScopedState) throws -> Void)?,
    at place: SourcePlace, expected: Action?
  ) async {
    let skipsOthers = exhaustivity != .on
    func isThere() -> Bool {
      skipsOthers ? ledger.received.contains { isMatching($0.action) } : !ledger.received.isEmpty
    }
    let limit = limit ?? timeout
    await ledger.change.wait(until: .now + limit) { isThere() || !ledger.isWorking }
    guard isThere() else {
      IssueReporter.report(
        TestStoreMessage.nothingReceived(
          expected.map { TestStoreMessage.name(of: $0) }, others: ledger.received.map(\.action), within: limit,
          working: ledger.working),
        at: place)
      return
    }
    if skipsOthers {
      var skipped: [Action] = []
      while let next = ledger.received.first, !isMatching(next.action) {
        skipped.append(next.action)
        _ = ledger.takeReceived()
      }
      remark(skipped: skipped, at: place)
    }
    let before = state
    guard let received = ledger.takeReceived() else { return }
    guard isMatching(received.action) else {
      IssueReporter.report(TestStoreMessage.unexpected(received.action, expected: expected), at: place)
      return
    }
    check(from: before, to: state, update, after: TestStoreMessage.name(of: received.action), at: place)
  }

  /// Says what holds of the state now, without an action.
  public func assert(
    _ updateExpectingResult: @escaping (inout ScopedState) throws -> Void,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    var expected = state
    guard apply(updateExpectingResult, to: &expected, at: place), !areEqual(expected, state) else { return }
    IssueReporter.report(TestStoreMessage.difference(expected: expected, actual: state, after: nil), at: place)
  }

  /// Waits until all effects have ended; fails the test where they take longer than a limit.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let limit = timeout ?? self.timeout
    await ledger.change.wait(until: .now + limit) { [ledger] in !ledger.isWorking }
    guard ledger.isWorking, exhaustivity == .on else { return }
    IssueReporter.report(TestStoreMessage.unfinished(ledger.working, within: limit), at: place)
  }

  /// Forgets all actions that effects have sent and nobody has received; the state is the one after them.
  /// - Parameters:
  ///   - strict: whether it is a failure that there are none.
  ///   - fileID: the module and the file of the call.
  ///   - filePath: the source file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    for _ in 0..<Self.turns { await Task.yield() }
    if strict, ledger.received.isEmpty { IssueReporter.report(TestStoreMessage.nothingToSkip, at: place) }
    skipAllReceived(at: place)
  }

  /// Cancels all effects that are under way.
  /// - Parameters:
  ///   - strict: whether it is a failure that there are none.
  ///   - fileID: the module and the file of the call.
  ///   - filePath: the source file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    for _ in 0..<Self.turns { await Task.yield() }
    if strict, !ledger.isWorking { IssueReporter.report(TestStoreMessage.noEffectsToSkip, at: place) }
    ledger.cancelWork()
  }

  private func skipAllReceived(at place: SourcePlace) {
    var skipped: [Action] = []
    while let next = ledger.takeReceived() { skipped.append(next.action) }
    remark(skipped: skipped, at: place)
  }

  private func remark(skipped: [Action], at place: SourcePlace) {
    guard !skipped.isEmpty, exhaustivity == .off(showSkippedAssertions: true) else { return }
    IssueReporter.warn(TestStoreMessage.skipped(skipped), at: place)
  }

  // MARK: States

  /// Fails the test where the state is not the one that it tells.
  private func check(
    from before: ScopedState, to actual: ScopedState, _ update: ((inout ScopedState) throws -> Void)?,
    after step: String, at place: SourcePlace
  ) {
    guard exhaustivity == .on else {
      return checkWhatIsTold(from: before, to: actual, update, after: step, at: place)
    }
    var expected = before
    if let update, !apply(update, to: &expected, at: place) { return }
    guard areEqual(expected, actual) else {
      IssueReporter.report(
        update == nil
          ? TestStoreMessage.unexpectedChange(from: before, to: actual, after: step)
          : TestStoreMessage.difference(expected: expected, actual: actual, after: step), at: place)
      return
    }
    if update != nil, areEqual(before, actual) { IssueReporter.report(TestStoreMessage.noChange(step), at: place) }
  }

  /// Fails the test where something that it tells is not so, whatever else has changed.
  private func checkWhatIsTold(
    from before: ScopedState, to actual: ScopedState, _ update: ((inout ScopedState) throws -> Void)?,
    after step: String, at place: SourcePlace
  ) {
    var told = actual
    if let update, !apply(update, to: &told, at: place) { return }
    guard areEqual(told, actual) else {
      IssueReporter.report(TestStoreMessage.difference(expected: told, actual: actual, after: step), at: place)
      return
    }
    guard exhaustivity == .off(showSkippedAssertions: true) else { return }
    var expected = before
    try? update?(&expected)
    if !areEqual(expected, actual) {
      IssueReporter.warn(TestStoreMessage.untold(expected: expected, actual: actual, after: step), at: place)
    }
  }

  /// Applies what a test tells, and says whether that went well.
  private func apply(
    _ update: (inout ScopedState) throws -> Void, to state: inout ScopedState, at place: SourcePlace
  ) -> Bool {
    do {
      try update(&state)
      return true
    } catch {
      IssueReporter.report(TestStoreMessage.thrown(error), at: place)
      return false
    }
  }
}
