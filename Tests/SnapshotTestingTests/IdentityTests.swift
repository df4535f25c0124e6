import Foundation
import Synchronization
import Testing

@testable import SnapshotTesting

struct IdentityTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  @Test func `assertions without a name are numbered in their order`() {
    for value in ["a", "b", "c"] { _ = package.verify(value, as: .lines, named: nil) }
    let names = ["test.1.txt", "test.2.txt", "test.3.txt"]
    #expect(package.files == names.map { TemporaryPackage.folder + $0 })
    #expect(package.text(TemporaryPackage.folder + "test.2.txt") == "b")
  }

  @Test func `assertions without a name that run at the same time fail, since chance would number them`() {
    let begun = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    let second = Mutex<String?>(nil)
    let waiting = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { value in
      begun.signal()
      mayEnd.wait()
      return value
    }
    // Neither thread belongs to a test that the framework knows, so both are of the same one.
    nonisolated(unsafe) let strategy = waiting
    Thread.detachNewThread { [package] in
      _ = package.verify("first", as: strategy, named: nil)
      ended.signal()
    }
    begun.wait()
    Thread.detachNewThread { [package] in
      second.withLock { $0 = package.verify("second", as: .lines, named: nil) }
      mayEnd.signal()
      ended.signal()
    }
    for _ in 1...2 { ended.wait() }
    #expect(
      second.withLock { $0 } == """
        Two assertions without a name run at the same time in this test, so chance decides which is first and which is \
        second. Give each a name of its own with "named:".
        """)
    #expect(package.files == [TemporaryPackage.folder + "test.1.txt"])
    #expect(package.text(TemporaryPackage.folder + "test.1.txt") == "first")
  }

  @Test func `the same name in two places fails and names both`() {
    _ = package.verify("a", as: .lines, named: "card", line: 3)
    #expect(package.verify("a", as: .lines, named: "card", line: 7) == nil, "The same text harms nobody.")
    let failure = package.verify("b", as: .lines, named: "card", line: 7)
    #expect(failure?.hasPrefix("Two snapshots of this run have the same reference") == true)
    #expect(failure?.contains("CardTests.swift:3:1") == true)
    #expect(failure?.contains("CardTests.swift:7:1") == true)
  }

  @Test(arguments: [("Dark", "dark"), ("a b", "a-b"), ("a/b", "a b"), ("x😀", "x🎉")])
  func `names that would share a file fail`(first: String, second: String) {
    _ = package.verify("a", as: .lines, named: first, line: 3)
    #expect(package.verify("b", as: .lines, named: second, line: 4)?.hasPrefix("Two snapshots of this run") == true)
  }

  @Test(arguments: [("Dark", "dark"), ("a b", "a-b"), ("mood 😀", "mood 🎉")])
  func `names that would share a file fail also in one loop`(first: String, second: String) {
    let failures = [first, second, first].map { package.verify($0, as: .lines, named: $0, record: .all, line: 3) }
    #expect(failures[1]?.hasPrefix("Two snapshots of this run have the same reference") == true)
    #expect(failures[1]?.contains(" named \"\(first)\"\n") == true)
    #expect(failures[1]?.contains(" named \"\(second)\"\n") == true)
    #expect(failures[1]?.contains("Give them different names") == true)
    #expect(failures[2]?.hasPrefix("Record mode is on.") == true)
    #expect(package.files.map { package.text($0) } == [first])
  }

  @Test func `tests of one's own naming that would share a file fail also in one loop`() {
    let failures = ["a b", "a-b"].map { package.verify($0, as: .lines, named: nil, record: .all, test: $0, line: 3) }
    #expect(failures[1]?.contains(" named \"a-b\"\n") == true)
    #expect(package.files.map { package.text($0) } == ["a b"])
  }

  @Test func `names of emoji alone have files of their own`() {
    for name in ["😀", "🎉"] { _ = package.verify(name, as: .lines, named: name) }
    #expect(package.files.map { package.text($0) } == ["🎉", "😀"])
  }

  @Test(
    arguments: [
      ("../../../Package", "Package"), ("..", "u2Eu2E"), (".", "u2E"), ("/etc/passwd", "etc-passwd"),
      ("a/../../b", "a-b"), ("..\\b", "b"), ("~", "u7E"), ("a\u{0}b", "a-b"),
    ])
  func `no name leads out of the folder`(name: String, expected: String) {
    _ = package.verify("a", as: .lines, named: name)
    #expect(package.files == [TemporaryPackage.folder + "test.\(expected).txt"])
  }

  @Test func `names and tests of any length have files of their own`() {
    let long = String(repeating: "ß日", count: 500)
    for name in [long + "1", long + "2"] {
      for test in [long + "3()", long + "4()"] {
        #expect(package.verify(name + test, as: .lines, named: name, test: test, line: 1)?.contains("recorded") == true)
        #expect(package.verify(name + test, as: .lines, named: name, test: test, line: 1) == nil)
        #expect(package.verify("other", as: .lines, named: name, test: test, line: 1)?.contains("actual") == true)
      }
    }
    let references = package.files.filter { $0.hasPrefix(TemporaryPackage.folder) }
    #expect(references.count == 4)
    #expect(references.allSatisfy { $0.dropFirst(TemporaryPackage.folder.count).utf8.count <= 255 })
  }

  @Test func `an assertion that runs again has the same reference`() {
    for _ in 1...2 { _ = package.verify("a", as: .lines, named: "card", line: 3) }
    #expect(package.verify("a", as: .lines, named: "card", line: 3) == nil)
  }

  @Test func `names that differ only in how characters are composed would share a file`() {
    _ = package.verify("a", as: .lines, named: "caf\u{e9}", line: 3)
    #expect(package.verify("b", as: .lines, named: "cafe\u{301}", line: 4)?.hasPrefix("Two snapshots") == true)
  }
}
