import Testing
import XCTest

@testable import SnapshotTesting

struct CurrentTestTests {
  private let progress = XCTestProgress()
  private let test = XCTestCase(name: "testDark") { _ in }

  private var current: CurrentTest {
    CurrentTest(xctest: progress, fileID: "AppTests/CardTests.swift", function: "testDark()")
  }

  @Test func `a method of XCTest is known by its class`() {
    progress.testCaseWillStart(test)
    #expect(current.identity == "XCTestCase.testDark")
    #expect(current.filter == "AppTests\\.XCTestCase/testDark")
    #expect(!current.isParameterized)
  }

  @Test func `the first method of XCTest is found by its function until its name is known`() {
    #expect(current.filter == "AppTests\\..*testDark")
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

  @Test func `a test of Swift Testing is known by its suite`() {
    let current = CurrentTest.find(fileID: #fileID, function: #function)
    #expect(current.identity?.hasPrefix("SnapshotTestingTests.CurrentTestTests/`a test of Swift Testing") == true)
    #expect(current.filter.hasPrefix("SnapshotTestingTests\\.CurrentTestTests/`a test of Swift Testing"))
    #expect(current.filter.hasSuffix("\\(\\)"))
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
