import SnapshotReferences
import Synchronization
import XCTest

/// Follows which test method XCTest runs.
///
/// It starts to look when the first assertion asks, so that test's own name is known only when it ends.
final class XCTestProgress: NSObject, XCTestObservation, Sendable {
  static let shared: XCTestProgress = {
    let progress = XCTestProgress()
    XCTestObservationCenter.shared.addTestObserver(progress)
    return progress
  }()

  /// What the first test is called until its name is known, which XCTest tells at its end.
  static let firstTest =
    onlyTest(of: CommandLine.arguments)
    ?? "the first XCTest method of process \(ProcessInfo.processInfo.processIdentifier)"

  /// The class and the method that a process was started for, if it was for just one, as parallel runs do.
  static func onlyTest(of arguments: [String]) -> String? {
    onlySelection(of: arguments).flatMap(parts).map { "\($0.type).\($0.method)" }
  }

  /// The same with the module, as `swift test --filter` knows it.
  static func onlySelection(of arguments: [String]) -> String? {
    let selections = arguments.dropFirst().filter { !$0.hasPrefix("-") && !$0.hasSuffix(".xctest") }
    guard selections.count == 1, let selection = selections.first else { return nil }
    return parts(of: selection) == nil ? nil : selection
  }

  /// The parts of `Module.Class/method`, or nil for other selections.
  ///
  /// Without a regular expression: the first of a process takes a twentieth of the test of a small view.
  private static func parts(of selection: String) -> (type: Substring, method: Substring)? {
    guard let dot = selection.firstIndex(of: "."), let stroke = selection.firstIndex(of: "/"), dot < stroke else {
      return nil
    }
    let (module, type) = (selection[..<dot], selection[dot..<stroke].dropFirst())
    let method = selection[stroke...].dropFirst()
    return isName(module) && isName(type) && isName(method) ? (type, method) : nil
  }

  private static func isName(_ part: Substring) -> Bool {
    !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private struct State {
    var runningTest: String?
    var runningModule: String?
    var finishedCount = 0
  }

  private let state = Mutex(State())

  /// The class and the method that run, `JokeTests.testJoke`, or nil where that is not known.
  var runningTest: String? { state.withLock { $0.runningTest } }
  /// The module of that class: helpers that call assertions may be in another.
  var runningModule: String? { state.withLock { $0.runningModule } }
  /// The number of methods that have ended, which tells one run of a method from the next.
  var finishedCount: Int { state.withLock { $0.finishedCount } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name
    let module = String(reflecting: type(of: testCase)).prefix { $0 != "." }
    state.withLock { state in
      state.runningTest = name
      state.runningModule = String(module)
    }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    if finishedCount == 0 {
      AssertionRegistry.shared.rename(test: XCTestProgress.firstTest, to: testCase.name)
      RunLog.name(test: XCTestProgress.firstTest, testCase.name)
    }
    state.withLock { state in
      state.runningTest = nil
      state.finishedCount += 1
    }
  }
}
