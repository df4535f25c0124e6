import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotTesting

/// References that pointfreeco's SnapshotTesting recorded.
struct MovedReferencesTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private func write(_ texts: [String: String]) throws {
    for (name, text) in texts { try package.write(text, to: TemporaryPackage.folder + name) }
  }

  private var names: [String] { package.files.map { $0.replacing(TemporaryPackage.folder, with: "") } }

  @Test(arguments: [1, 2]) func `numbers of all arguments are found by what they hold`(number: Int) throws {
    try write(["test.1.txt": "two", "test.2.txt": "one"])
    #expect(package.verify(number == 1 ? "one" : "two", as: .lines, named: nil) == nil)
    #expect(package.records.last?.reference == TemporaryPackage.folder + "test.\(3 - number).txt")
    #expect(names == ["test.1.txt", "test.2.txt"])
    #expect(package.verify("three", as: .lines, named: nil)?.hasPrefix("No reference was found") == true)
    #expect(Set(names) == ["test.1.txt", "test.2.txt", "test.\(number)-2.txt"])
    #expect(package.verify("four", as: .lines, named: nil, record: .all)?.hasPrefix("Record mode is on.") == true)
  }

  @Test(arguments: [Set([1, 2])]) func `arguments without a lasting name have them too`(_: Set<Int>) throws {
    try write(["test.1.txt": "one"])
    #expect(package.verify("one", as: .lines, named: nil) == nil)
    #expect(package.verify("two", as: .lines, named: nil)?.hasPrefix("Snapshot has no name, and none can") == true)
  }

  @Test func `tests that were given one name have numbers in turn`() throws {
    try write(["shared.1.txt": "one", "shared.2.txt": "two"])
    #expect(package.verify("one", as: .lines, named: nil, test: "shared", line: 1) == nil)
    // Another test, which counts anew.
    TestInvocation.$current.withValue(TestInvocation()) {
      #expect(package.verify("two", as: .lines, named: nil, test: "shared", line: 2) == nil)
    }
    TestInvocation.$current.withValue(TestInvocation()) {
      #expect(
        package.verify("three", as: .lines, named: nil, test: "shared", line: 3)?.hasPrefix("Two snapshots") == true)
    }
  }

  @Test func `assertions of the same text have references of their own`() {
    for line: UInt in 1...2 {
      #expect(package.verify("same", as: .lines, named: nil, line: line)?.hasPrefix("No reference was found") == true)
    }
    #expect(names == ["test.1.txt", "test.2.txt"])
  }

  @Test func `a number is not looked for where the assertion has one of its own`() throws {
    try write(["test.1.txt": "one", "test.2.txt": "two"])
    #expect(package.verify("two", as: .lines, named: nil)?.hasPrefix("Snapshot does not match") == true)
    #expect(package.verify("one", as: .lines, named: nil)?.hasPrefix("Snapshot does not match") == true)
  }

  @Test func `of a name without a letter or a digit nothing is left`() throws {
    try write(["test..txt": "smile"])
    #expect(package.verify("smile", as: .lines, named: "😀", line: 1) == nil)
    #expect(package.verify("party", as: .lines, named: "🎉", line: 2)?.hasPrefix("No reference was found") == true)
    #expect(names == ["test..txt", "test.u1F389.txt"])
  }

  @Test func `a reference of another name that nobody asked for is offered`() throws {
    try write(["testOld.1.txt": "a joke", "testOther.1.txt": "another", "testOld.1.json": "a joke"])
    let folder = TemporaryPackage.folder
    let environment = ["PWD": package.root.path]
    #expect(
      package.verify("a joke", as: .lines, record: .never, environment: environment, line: 1)?.contains(
        """
        Another reference has the same content, and no test of this run has used it so far. If the test or the snapshot was \
        renamed, rename the reference too:

          git mv \(folder)testOld.1.txt \(folder)test.card.txt
        """) == true)
    #expect(
      package.verify("a joke", as: .lines, environment: environment, line: 1)?
        .hasSuffix("\n\n  git mv -f \(folder)testOld.1.txt \(folder)test.card.txt") == true)
    #expect(package.verify("a joke", as: .lines, named: nil, test: "testOld()", line: 3) == nil)
    #expect(package.verify("a joke", as: .lines, named: "new", line: 4)?.contains("git mv") == false)
  }

  @Test func `property lists have 17 digits, and match what has fewer`() throws {
    struct Numbers: Encodable {
      var a = 0.1
      var b = 1e16
      var c = -0.0
      var d = Float(0.1)
      var e = 1e17
      var f = Double.infinity
      var g = 2.5
      var h = "<real>0.1</real>"
    }
    _ = package.verify(Numbers(), as: .plist, line: 1)
    let file = TemporaryPackage.folder + "test.card.plist"
    let text = try #require(package.text(file))
    #expect(
      text.matches(of: #/<real>(.*?)</real>/#).map { String($0.1) } == [
        "0.10000000000000001", "10000000000000000", "0.0", "0.10000000149011612", "1e+17", "+infinity", "2.5",
      ])
    try package.write(
      text.replacing("0.10000000000000001", with: "0.1").replacing(">10000000000000000", with: ">1e+16"), to: file)
    #expect(package.verify(Numbers(), as: .plist, line: 1) == nil)
    #expect(
      package.verify(Numbers(a: 0.2), as: .plist, line: 1)?.contains("1 line removed (-) and 1 added (+)") == true)
  }

  @Test(arguments: ["setUp()", "setUpWithError()", "init()"]) func `what runs for each test is told what to do`(
    function: String
  ) throws {
    _ = package.verify("a", as: .lines, test: function, line: 1)
    let owner = AssertionPlace(filePath: "/CardTests.swift", line: 1, column: 1, test: "CardTests.testA")
    var place = owner
    place.test = "CardTests.testB"
    let text = FailureMessage(
      failure: .shared(reference: "/r.txt", place: place, owner: owner), name: nil,
      test: FileNamePart.sanitized(function), filter: nil,
      folder: CommandFolder(forTestFile: "/CardTests.swift", shellFolder: nil)
    ).text
    #expect(
      text.hasSuffix(
        """
        \(function.dropLast(2)) runs for each test. Pass that test's name to the assertion: "testName: name" in \
        XCTest, and "testName: Test.current?.name ?? #function" in Swift Testing.
        """))
  }
}

/// A name that all arguments of a test give to their snapshots.
@Suite(.serialized) struct NamedArgumentTests {
  private static let package = try? TemporaryPackage()

  @Test(arguments: ["b", "a"]) func `is told apart by the argument from the second one on`(text: String)
    throws
  {
    let package = try #require(Self.package)
    let failure = package.verify(text, as: .lines, named: "same", line: 1)
    #expect(failure == nil || failure?.hasPrefix("No reference was found") == true)
    #expect(package.verify(text, as: .lines, named: "same", line: 1) == nil)
    #expect(package.text(TemporaryPackage.folder + "test.same.txt") == "b")
    if text == "a" { #expect(package.text(TemporaryPackage.folder + "test.a-same.txt") == "a") }
    #expect(
      package.verify(text + "!", as: .lines, named: "same", line: 1)?.hasPrefix("Snapshot \"same\" does not") == true)
  }
}
