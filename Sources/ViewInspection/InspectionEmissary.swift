public import DeclarativeUI
public import Foundation
public import OpenCombine
public import XCTest

/// What a view is asked through while it is shown, in ViewInspector's spelling.
///
/// The view sends itself to `callbacks` when `notice` comes: `.onReceive(inspection.notice) { inspection.visit(self, $0) }`.
@MainActor @preconcurrency
public protocol InspectionEmissary: AnyObject {
  /// The type of the view or the modifier.
  associatedtype V
  /// Comes when a test wants to see the view; it has the line of the test.
  var notice: PassthroughSubject<UInt, Never> { get }
  /// What tests do with the view, by their lines.
  var callbacks: [UInt: (V) -> Void] { get set }
}

extension InspectionEmissary where V: View {
  /// Looks at the view while it is shown.
  /// - Parameters:
  ///   - delay: how many seconds later.
  ///   - function: the test.
  ///   - file: the test's file.
  ///   - line: the test's line.
  ///   - inspection: what is to be done with the view.
  /// - Returns: what the test waits for.
  @discardableResult
  public func inspect(
    after delay: TimeInterval = 0, function: String = #function, file: StaticString = #filePath, line: UInt = #line,
    _ inspection: @escaping (InspectableView<ViewType.View<V>>) throws -> Void
  ) -> XCTestExpectation {
    expect(function, file, line, later: delay) { try $0.inspectWhereShown(inspection) }
  }

  /// Looks at the view when a publisher has sent something.
  @discardableResult
  public func inspect<P: Publisher>(
    onReceive publisher: P, after delay: TimeInterval = 0, function: String = #function,
    file: StaticString = #filePath, line: UInt = #line,
    _ inspection: @escaping (InspectableView<ViewType.View<V>>) throws -> Void
  ) -> XCTestExpectation where P.Failure == Never {
    expect(function, file, line, on: publisher, later: delay) { try $0.inspectWhereShown(inspection) }
  }
}

extension InspectionEmissary where V: ViewModifier {
  /// Looks at what the modifier makes of a view while it is shown.
  @discardableResult
  public func inspect(
    after delay: TimeInterval = 0, function: String = #function, file: StaticString = #filePath, line: UInt = #line,
    _ inspection: @escaping (InspectableView<ViewType.ViewModifier<V>>) throws -> Void
  ) -> XCTestExpectation {
    expect(function, file, line, later: delay) { try inspection($0.inspectedWhereShown()) }
  }

  /// Looks at what the modifier makes of a view when a publisher has sent something.
  @discardableResult
  public func inspect<P: Publisher>(
    onReceive publisher: P, after delay: TimeInterval = 0, function: String = #function,
    file: StaticString = #filePath, line: UInt = #line,
    _ inspection: @escaping (InspectableView<ViewType.ViewModifier<V>>) throws -> Void
  ) -> XCTestExpectation where P.Failure == Never {
    expect(function, file, line, on: publisher, later: delay) { try inspection($0.inspectedWhereShown()) }
  }
}

extension InspectionEmissary {
  private func expect(
    _ function: String, _ file: StaticString, _ line: UInt, later delay: TimeInterval,
    _ look: @escaping (V) throws -> Void
  ) -> XCTestExpectation {
    let expectation = prepare(function, file, line, look)
    send(line, later: delay)
    return expectation
  }

  private func expect<P: Publisher>(
    _ function: String, _ file: StaticString, _ line: UInt, on publisher: P, later delay: TimeInterval,
    _ look: @escaping (V) throws -> Void
  ) -> XCTestExpectation where P.Failure == Never {
    let expectation = prepare(function, file, line, look)
    var subscription: AnyCancellable?
    subscription = publisher.sink { [weak self] _ in
      if subscription != nil { subscription = nil }
      self?.send(line, later: delay)
    }
    return expectation
  }

  private func prepare(
    _ function: String, _ file: StaticString, _ line: UInt, _ look: @escaping (V) throws -> Void
  ) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: "Inspection at line \(line)")
    callbacks[line] = { [weak self] view in
      do { try look(view) } catch { XCTFail("\(error)", file: file, line: line) }
      if self?.callbacks.isEmpty ?? true { ViewHosting.expel(function: function) }
      expectation.fulfill()
    }
    return expectation
  }

  /// Asks for the view; what has changed before is evaluated first.
  ///
  /// A test on the main actor that waits without `await` keeps tasks of that from going on, and lets the run loop go on; others
  /// have no run loop. So it is asked for by both, and answers the first.
  private func send(_ line: UInt, later delay: TimeInterval) {
    let question = Question { [notice] in notice.send(line) }
    Task { @MainActor in
      if delay > 0 { try? await Task.sleep(for: .seconds(delay)) }
      question.ask()
    }
    let timer = Timer(timeInterval: delay, repeats: false) { _ in MainActor.assumeIsolated { question.ask() } }
    RunLoop.main.add(timer, forMode: .default)
  }
}

/// What a view is asked once.
@MainActor
private final class Question {
  private var notify: (() -> Void)?

  init(_ notify: @escaping () -> Void) {
    self.notify = notify
  }

  func ask() {
    guard let notify else { return }
    self.notify = nil
    ViewHosting.update()
    notify()
    ViewHosting.update()
  }
}

extension View {
  /// Looks at the view when it calls a closure that it keeps, such as from `onAppear`.
  /// - Parameter keyPath: where it keeps the closure.
  @MainActor @preconcurrency @discardableResult
  public mutating func on(
    _ keyPath: WritableKeyPath<Self, ((Self) -> Void)?>, function: String = #function,
    file: StaticString = #filePath, line: UInt = #line,
    perform: @escaping (InspectableView<ViewType.View<Self>>) throws -> Void
  ) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: "Inspection at line \(line)")
    self[keyPath: keyPath] = { view in
      do { try view.inspectWhereShown(perform) } catch { XCTFail("\(error)", file: file, line: line) }
      ViewHosting.expel(function: function)
      expectation.fulfill()
    }
    return expectation
  }
}

extension ViewModifier {
  /// Looks at what the modifier makes of a view when it calls a closure that it keeps, such as from `onAppear`.
  /// - Parameter keyPath: where it keeps the closure.
  @MainActor @preconcurrency @discardableResult
  public mutating func on(
    _ keyPath: WritableKeyPath<Self, ((Self) -> Void)?>, function: String = #function,
    file: StaticString = #filePath, line: UInt = #line,
    perform: @escaping (InspectableView<ViewType.ViewModifier<Self>>) throws -> Void
  ) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: "Inspection at line \(line)")
    self[keyPath: keyPath] = { modifier in
      do { try perform(modifier.inspectedWhereShown()) } catch { XCTFail("\(error)", file: file, line: line) }
      ViewHosting.expel(function: function)
      expectation.fulfill()
    }
    return expectation
  }
}

extension View {
  /// Looks into the view where a host shows it, with the state and the environment that it has there; by itself where none
  /// does: none has its emissary, or it has none and several of its type are shown.
  @MainActor fileprivate func inspectWhereShown(
    _ inspection: (InspectableView<ViewType.View<Self>>) throws -> Void
  ) throws {
    try inspection(inspectedWhereShown())
  }

  /// The view where a host shows it, with the state and the environment that it has there; by itself where none does.
  @MainActor func inspectedWhereShown() throws -> InspectableView<ViewType.View<Self>> {
    let isOwn = hasEmissaries(of: self)
    let shown = InspectableView<ViewType.View<Self>>(living: {
      ViewHosting.only({ $0.type == Self.self ? [$0] : [] }, where: isOwn)
    })
    return try shown ?? inspectedByItself()
  }
}

extension ViewModifier {
  /// What the modifier makes of a view where a host shows that.
  @MainActor func inspectedWhereShown() throws -> InspectableView<ViewType.ViewModifier<Self>> {
    let isOwn = hasEmissaries(of: self)
    let shown = InspectableView<ViewType.ViewModifier<Self>>(living: {
      ViewHosting.only({ $0.modifierBodies.filter { $0.type == Self.self } }, where: isOwn)
    })
    return try shown ?? inspect()
  }
}

/// Whether what is shown has the emissaries of a view or a modifier; nil where that has none.
@MainActor
private func hasEmissaries(of value: Any) -> (@MainActor (ViewElement) -> Bool)? {
  let own = emissaries(of: value)
  guard !own.isEmpty else { return nil }
  return { emissaries(of: $0.value) == own }
}

/// The objects among the properties of a view or a modifier by which tests ask to see it; copies have them, too.
private func emissaries(of value: Any) -> [ObjectIdentifier] {
  Mirror(reflecting: value).children.compactMap { ($0.value as? any InspectionEmissary).map { ObjectIdentifier($0) } }
}
