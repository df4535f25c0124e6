// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; XCTest on Linux has no failures that are expected.

public import Foundation
public import XCTest

/// Where a failure is.
public struct XCTSourceCodeLocation: Hashable, Sendable {
  public let fileURL: URL
  public let lineNumber: Int
}

/// What is known of where a failure comes from: no calls that led there.
public struct XCTSourceCodeContext: Hashable, Sendable {
  public let location: XCTSourceCodeLocation?
}

/// A failure as tests look at it that expect one.
public struct XCTIssue {
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, unmatchedExpectedFailure
  }

  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String? { nil }
  public var sourceCodeContext: XCTSourceCodeContext
}

public enum XCTExpectedFailure {
  /// How a failure is expected.
  public final class Options {
    public var isEnabled = true
    /// Whether it is a failure where none happens.
    public var isStrict = true
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    public init() {}
    public static func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}

/// Passes over the failures of a closure, and fails where it has none.
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> Result
) rethrows -> Result {
  let expectation = ExpectedFailure(failureReason, options)
  ExpectingTestCase.expectations.append(expectation)
  defer {
    ExpectingTestCase.expectations.removeAll { $0 === expectation }
    expectation.failIfUnmet()
  }
  return try failingBlock()
}
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> Result,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
  try XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher), failingBlock: failingBlock)
}

/// Passes over the failures of the rest of the test, and fails where it has none.
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
  ExpectingTestCase.expectations.append(ExpectedFailure(failureReason, options))
}
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher))
}

private func options(
  _ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
) -> XCTExpectedFailure.Options {
  let options = XCTExpectedFailure.Options()
  options.isEnabled = enabled ?? true
  options.isStrict = strict ?? true
  options.issueMatcher = matcher ?? { _ in true }
  return options
}

private final class ExpectedFailure {
  private let reason: String?
  private let options: XCTExpectedFailure.Options
  private var wasMet = false

  init(_ reason: String?, _ options: XCTExpectedFailure.Options) {
    self.reason = reason
    self.options = options
  }

  func takes(_ issue: XCTIssue) -> Bool {
    guard options.isEnabled, options.issueMatcher(issue) else { return false }
    wasMet = true
    return true
  }

  func failIfUnmet() {
    guard options.isEnabled, options.isStrict, !wasMet else { return }
    XCTFail("Expected a failure, but none was recorded" + (reason.map { ": \($0)" } ?? ""))
  }
}

/// A test whose failures may be expected: what classes of tests are here that say `XCTestCase`.
open class ExpectingTestCase: XCTestCase {
  private static let key = "stills.expectedFailures"

  /// What is expected in this thread, in which a test runs.
  fileprivate static var expectations: [ExpectedFailure] {
    get { Thread.current.threadDictionary[key] as? [ExpectedFailure] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// A failure without what xctest-dynamic-overlay says below it where the process is not that of Apple's tests.
  private static func withoutHostWarning(_ description: String) -> String {
    guard let warning = description.range(of: "This issue was emitted from tests running in a host application") else {
      return description
    }
    let rest = description[..<warning.lowerBound]
    let rule = "\n\n━━┉┅\n"
    return String(rest.hasSuffix(rule) ? rest.dropLast(rule.count) : rest)
  }

  /// Whether xctest-dynamic-overlay says that failures cannot be expected here, before it passes over those of a block.
  private static func saysThatNoneCanBeExpected(_ description: String, _ filePath: String) -> Bool {
    filePath.hasSuffix("/IssueReporting/Internal/XCTest.swift")
      && description.contains("Expecting failures is unavailable")
  }

  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    if Self.saysThatNoneCanBeExpected(description, filePath) { return }
    let location = XCTSourceCodeLocation(fileURL: URL(filePath: filePath), lineNumber: lineNumber)
    let issue = XCTIssue(
      type: expected ? .assertionFailure : .thrownError, compactDescription: Self.withoutHostWarning(description),
      sourceCodeContext: XCTSourceCodeContext(location: location))
    if Self.expectations.reversed().contains(where: { $0.takes(issue) }) { return }
    super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  open override func invokeTest() {
    Self.expectations = []
    super.invokeTest()
    let left = Self.expectations
    Self.expectations = []
    for expectation in left { expectation.failIfUnmet() }
  }
}
