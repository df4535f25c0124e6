import SnapshotReferences
import Testing
import XCTest

@testable import SnapshotTesting

struct CurrentTestTests {
  private let progress = XCTestProgress()
  private let test = XCTestCase(name: "testDark") { _ in }

  private var current: CurrentTest {
    CurrentTest(xctest: progress, fileID: "AppTests/CardTests.swift", function: "testDark()")
  }

  /// Whether `swift test --filter` would run a test, of whose identity it searches all.
  private func finds(_ identity: String) throws -> Bool {
    try identity.contains(Regex(#require(current.filter)))
  }

  @Test func `a method of XCTest is known by its class`() {
    progress.testCaseWillStart(test)
    #expect(current.identity == "XCTestCase.testDark")
    // The module is that of the class, wherever the assertion is.
    #expect(current.filter == "^XCTest\\.XCTestCase/testDark$")
    #expect(!current.isParameterized)
  }

  @Test func `the first method of XCTest is found by its function until its name is known`() {
    #expect(current.filter == "^AppTests\\.(.*/)?testDark(\\(|$)")
  }

  @Test func `the first method's assertions get its name when it ends`() {
    let registry = AssertionRegistry.shared
    func place(test: String) -> AssertionPlace { AssertionPlace(filePath: #filePath, line: 1, column: 1, test: test) }
    #expect(registry.claim("/first method", for: place(test: XCTestProgress.firstTest)) == nil)
    progress.testCaseDidFinish(test)
    #expect(registry.claim("/first method", for: place(test: "other")) == place(test: "XCTestCase.testDark"))
  }

  @Test func `signs in the name of a function are no regular expression`() throws {
    let name = #"`a {2} + $b ^c [d] e|f\ g? h* i.j`"#
    let current = CurrentTest(xctest: progress, fileID: "AppTests/CardTests.swift", function: name + "()")
    let filter = try #require(current.filter)
    #expect(try "AppTests.Cards/\(name)()/CardTests.swift:3:4".contains(Regex(filter)))
    #expect(try !"AppTests.Cards/\(name.replacing(".", with: "_"))()".contains(Regex(filter)))
  }

  @Test func `a process that was started for one method knows it with its module`() {
    let arguments = ["/AppPackageTests.xctest", "AppTests.CardTests/testDark"]
    #expect(XCTestProgress.onlyTest(of: arguments) == "CardTests.testDark")
    #expect(XCTestProgress.onlySelection(of: arguments) == "AppTests.CardTests/testDark")
  }

  @Test(arguments: [
    [], ["AppTests.CardTests"], ["AppTests.CardTests/"], ["CardTests/testDark"], [".CardTests/testDark"],
    ["AppTests./testDark"], ["AppTests.CardTests/testDark/more"], ["App.Tests.CardTests/testDark"],
    ["AppTests/CardTests.testDark"], ["AppTests.CardTests/test Dark"],
    ["AppTests.CardTests/testDark", "AppTests.CardTests/testLight"],
  ])
  func `a process that was started for other things knows no method`(selections: [String]) {
    #expect(XCTestProgress.onlyTest(of: ["/AppPackageTests.xctest"] + selections) == nil)
    #expect(XCTestProgress.onlySelection(of: ["/AppPackageTests.xctest"] + selections) == nil)
  }

  @Test func `the one method may have any letters, beside options`() {
    let arguments = ["/AppPackageTests.xctest", "--verbose", "App_2.KärtchenTests/test_ダーク1", "/Other.xctest"]
    #expect(XCTestProgress.onlyTest(of: arguments) == "KärtchenTests.test_ダーク1")
  }

  @Test func `no other method has the filter of a method`() throws {
    for isKnown in [false, true] {
      if isKnown { progress.testCaseWillStart(test) }
      let module = isKnown ? "XCTest" : "AppTests"
      #expect(try finds("\(module).XCTestCase/testDark"))
      let others =
        ["XCTestCase/testDarkLarge", "XCTestCase/attestDark", "XCTestCase/testDark_large"]
        .map { "\(module).\($0)" } + ["My\(module).XCTestCase/testDark", "\(module)XXCTestCase/testDark"]
      for other in others { #expect(try !finds(other), "\(other)") }
    }
  }

  @Test func `a function of Swift Testing that left its task is found by its name`() throws {
    #expect(try finds("AppTests.Cards/testDark()/CardTests.swift:3:4"))
    #expect(try finds("AppTests.testDark()/CardTests.swift:3:4"))
    #expect(try !finds("AppTests.Cards/testDarkLarge()/CardTests.swift:3:4"))
  }

  @Test func `a method that runs again is another invocation`() {
    progress.testCaseWillStart(test)
    let first = current
    #expect(current == first)
    progress.testCaseDidFinish(test)
    progress.testCaseWillStart(test)
    #expect(current.identity == first.identity)
    #expect(current.invocation != first.invocation)
  }

  @Test func `a test of Swift Testing is known by its suite`() throws {
    let current = CurrentTest.find(fileID: #fileID, function: #function)
    #expect(current.identity?.hasPrefix("SnapshotTestingTests.CurrentTestTests/`a test of Swift Testing") == true)
    let expression = try #require(current.filter)
    #expect(expression.hasPrefix("^SnapshotTestingTests\\.CurrentTestTests/`a test of Swift Testing"))
    #expect(expression.hasSuffix("\\(\\)(/|$)"))
    let identity = try #require(current.identity)
    let filter = try Regex(expression)
    #expect(identity.contains(filter))
    #expect("\(identity)/CurrentTestTests.swift:3:4".contains(filter))
    #expect(!"\(identity.dropLast(2))Large()/CurrentTestTests.swift:3:4".contains(filter))
  }

  @Test(arguments: ["a", "b"]) func `each argument is a test of its own`(argument: String) {
    let current = CurrentTest.find(fileID: #fileID, function: #function)
    #expect(current.isParameterized)
    #expect(current.identity?.hasSuffix("(argument:) with \"\(argument)\"") == true)
  }

  @Test(arguments: [1, 1], [2]) func `several arguments are named in order`(first: Int, second: Int) {
    let current = CurrentTest.find(fileID: #fileID, function: #function)
    #expect(current.identity?.contains(" with 1, 2") == true)
  }

  @Test(.snapshots) func `the trait makes each run another invocation`() async throws {
    let outer = CurrentTest.find(fileID: #fileID, function: #function)
    let inner = TestInvocation.$current.withValue(TestInvocation()) {
      CurrentTest.find(fileID: #fileID, function: #function)
    }
    #expect(TestInvocation.current != nil)
    #expect(outer.identity == inner.identity)
    #expect(outer.invocation != inner.invocation)
  }
}
