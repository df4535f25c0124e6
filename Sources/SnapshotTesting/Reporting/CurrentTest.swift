import Synchronization
import Testing

/// The test that is running, in any test framework.
struct CurrentTest: Equatable {
  /// The test with its suite and its argument, or nil where no framework tells.
  var identity: String?
  /// The identity, made different for each time that the test runs.
  var invocation: String
  /// The regular expression that `swift test --filter` finds the test by, or nil where nothing is known that finds it.
  var filter: String?
  /// Whether the test runs once for each of several arguments.
  var isParameterized = false
  /// The arguments as a part of a reference's name, or nil where there are none or they have no lasting name.
  var argumentName: String?

  /// Asks Swift Testing, then XCTest.
  /// - Parameters:
  ///   - fileID: the module and the file of the assertion.
  ///   - function: the function of the assertion.
  static func find(fileID: String, function: String) -> CurrentTest {
    if let test = Test.current { return CurrentTest(test, testCase: Test.Case.current) }
    return CurrentTest(xctest: .shared, fileID: fileID, function: function)
  }

  private init(_ test: Test, testCase: Test.Case?) {
    let identifier = test.id.moduleName + "." + test.id.nameComponents.joined(separator: "/")
    var identity = identifier
    if let testCase, testCase.isParameterized {
      isParameterized = true
      argumentName = ArgumentName.name(of: testCase)
      identity += " with " + ArgumentText.text(of: testCase)
    }
    self.identity = identity
    invocation = identity + (TestInvocation.current.map { " \($0.number)" } ?? "")
    // What Swift Testing matches has the file and the line behind the test: `AppTests.Cards/dark()/Cards.swift:12:4`.
    filter = "^\(CurrentTest.escaped(identifier))(/|$)"
  }

  init(xctest progress: XCTestProgress, fileID: String, function: String) {
    let name = progress.runningTest
    identity = name ?? (IssueReporter.isSwiftTestingProcess ? nil : XCTestProgress.firstTest)
    invocation = "XCTest \(progress.finishedCount)"
    if let name, let module = progress.runningModule {
      filter = CurrentTest.filter(selection: "\(module).\(name.replacing(".", with: "/"))")
    } else {
      filter =
        XCTestProgress.onlySelection(of: CommandLine.arguments).map(CurrentTest.filter(selection:))
        ?? CurrentTest.filter(fileID: fileID, function: function)
    }
  }

  /// The filter of a method of XCTest: `AppTests.CardTests/testDark`.
  private static func filter(selection: String) -> String { "^\(escaped(selection))$" }

  /// The filter where the class is not known, and not even the framework may be.
  private static func filter(fileID: String, function: String) -> String? {
    // An assertion may give itself another test's name, or none; methods of XCTest are all called test.
    guard IssueReporter.isSwiftTestingProcess || function.trimmingPrefix("`").hasPrefix("test") else { return nil }
    // Only Swift Testing's functions have parentheses.
    return "^\(fileID.prefix { $0 != "/" })\\.(.*/)?\(escaped(function.prefix { $0 != "(" }))(\\(|$)"
  }

  /// The text as a regular expression that matches just it.
  private static func escaped(_ text: some StringProtocol) -> String {
    text.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}

/// One run of one test, so that a repeated test counts its assertions from 1 again.
final class TestInvocation: Sendable {
  private static let serial = Atomic<Int>(0)

  /// The invocation that the `snapshots` trait made, or nil without the trait.
  @TaskLocal static var current: TestInvocation?

  /// A number that no other invocation has.
  let number = serial.add(1, ordering: .relaxed).newValue
}
