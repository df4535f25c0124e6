public import DeclarativeUI
public import ReducerStore
public import SnapshotTesting

extension TestStore where Action: Equatable, ScopedState: Equatable {
  /// Sends an action, says how the state changes by it, and compares the view of the state after it with its reference.
  ///
  /// The picture is that of the state as it is, so it shows what is wrong where the state is not the one that is told.
  /// - Parameters:
  ///   - action: the action.
  ///   - view: makes the view of a store that holds the state and to which actions do nothing.
  ///   - snapshotting: how the view is stored and compared.
  ///   - updateExpectingResult: changes the state of before into the one that is expected; nil is no change.
  ///   - fileID: the module and the file of the call.
  ///   - file: the source file of the call.
  ///   - testName: the name of the test.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  /// - Returns: the work that the action has begun.
  @discardableResult
  public func send<V: View, Format>(
    _ action: ScopedAction, view: @escaping (Store<ScopedState, ScopedAction>) -> V,
    as snapshotting: Snapshotting<V, Format>, _ updateExpectingResult: ((inout ScopedState) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let place = SourcePlace(fileID: fileID, filePath: file, line: line, column: column)
    let task = await send(action, updateExpectingResult, at: place)
    assertView(view, as: snapshotting, at: place, testName)
    return task
  }

  /// Receives an action, says how the state changes by it, and compares the view of the state after it with its reference.
  ///
  /// The parameters are those of `send(_:view:as:_:)`.
  public func receive<V: View, Format>(
    _ action: Action, view: @escaping (Store<ScopedState, ScopedAction>) -> V,
    as snapshotting: Snapshotting<V, Format>, _ updateExpectingResult: ((inout ScopedState) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: file, line: line, column: column)
    await receive(where: { $0 == action }, within: nil, updateExpectingResult, at: place, expected: action)
    assertView(view, as: snapshotting, at: place, testName)
  }

  private func assertView<V: View, Format>(
    _ view: (Store<ScopedState, ScopedAction>) -> V, as snapshotting: Snapshotting<V, Format>, at place: SourcePlace,
    _ testName: String
  ) {
    let store = Store<ScopedState, ScopedAction>(initialState: state, reducer: .empty, environment: ())
    assertSnapshot(
      of: view(store), as: snapshotting, fileID: place.fileID, file: place.filePath, testName: testName,
      line: place.line, column: place.column)
  }
}
