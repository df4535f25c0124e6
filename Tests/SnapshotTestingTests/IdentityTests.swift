import Foundation
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

  @Test func `the same name in two places fails and names both`() {
    _ = package.verify("a", as: .lines, named: "card", line: 3)
    let failure = package.verify("a", as: .lines, named: "card", line: 7)
    #expect(failure?.hasPrefix("Two snapshots of this run have the same reference") == true)
    #expect(failure?.contains("CardTests.swift:3:1") == true)
    #expect(failure?.contains("CardTests.swift:7:1") == true)
  }

  @Test(arguments: [("Dark", "dark"), ("a b", "a-b"), ("a/b", "a b"), ("x😀", "x🎉")])
  func `names that would share a file fail`(first: String, second: String) {
    _ = package.verify("a", as: .lines, named: first, line: 3)
    #expect(package.verify("a", as: .lines, named: second, line: 4)?.hasPrefix("Two snapshots of this run") == true)
  }

  @Test func `names of emoji alone have files of their own`() {
    for name in ["😀", "🎉"] { _ = package.verify(name, as: .lines, named: name) }
    #expect(package.files.map { package.text($0) } == ["🎉", "😀"])
  }

  @Test func `no name leads out of the folder`() {
    _ = package.verify("a", as: .lines, named: "../../../Package")
    #expect(package.files == [TemporaryPackage.folder + "test.Package.txt"])
  }

  @Test func `an assertion that runs again has the same reference`() {
    for _ in 1...2 { _ = package.verify("a", as: .lines, named: "card", line: 3) }
    #expect(package.verify("a", as: .lines, named: "card", line: 3) == nil)
  }

  @Test(arguments: [1, 2]) func `a parameterized test has to name its snapshots`(argument: Int) {
    let failure = package.verify("a", as: .lines, named: nil)
    #expect(failure?.hasPrefix("Snapshot has no name, but its test runs once for each argument") == true)
    #expect(package.verify("a", as: .lines, named: "\(argument)")?.hasPrefix("No reference was found") == true)
  }
}
