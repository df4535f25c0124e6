import Foundation
import Testing

@testable import SnapshotTesting

/// Assertions without a name in tests that run once for each argument.
struct ParameterizedTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  /// The names that the first and the second assertion get.
  private func names() throws -> [String] {
    for value in ["a", "b"] {
      let failure = try #require(package.verify(value, as: .lines, named: nil))
      #expect(failure.hasPrefix("No reference was found on disk. Automatically recorded"))
    }
    return package.files.compactMap { $0.firstMatch(of: #/test\.(.+)\.txt$/#).map { String($0.1) } }
  }

  private func expectNoName() {
    #expect(package.verify("a", as: .lines, named: nil)?.hasPrefix("Snapshot has no name, and none can") == true)
    #expect(package.files.isEmpty)
    #expect(package.verify("a", as: .lines, named: "given")?.hasPrefix("No reference was found") == true)
  }

  @Test(arguments: [1, 20]) func `numbers are names`(number: Int) throws {
    #expect(try names() == ["\(number)-1", "\(number)-2"])
  }

  @Test(arguments: ["UDP jokes", "TCP jokes, v4.2"]) func `texts are names`(text: String) throws {
    let name = text == "UDP jokes" ? "UDP-jokes" : "TCP-jokes-v4-2"
    #expect(try names() == [name + "-1", name + "-2"])
  }

  @Test(arguments: [-1, 1]) func `what a file's name cannot keep is in a digest`(number: Int) throws {
    let first = try #require(try names().first)
    #expect(first.wholeMatch(of: number < 0 ? #/1-[0-9a-f]{1,8}-1/# : #/1-1/#) != nil)
  }

  @Test(arguments: [1, 2], ["a", "b"]) func `several arguments are named in order`(first: Int, second: String) throws {
    #expect(try names() == ["\(first)-\(second)-1", "\(first)-\(second)-2"])
  }

  private enum Appearance: CaseIterable { case light, dark }

  @Test(arguments: Appearance.allCases) private func `cases are names`(appearance: Appearance) throws {
    #expect(try names().first == "\(appearance)-1")
  }

  private struct Device: Sendable {
    var name: String
    var size: (width: Int, height: Int)?
  }

  @Test(arguments: [Device(name: "phone", size: (390, 844)), Device(name: "phone")])
  private func `values of such parts have a lasting digest`(device: Device) throws {
    let first = try #require(try names().first)
    #expect(first.hasPrefix("Device-name-phone-size-"))
  }

  private struct Named: CustomTestStringConvertible, Sendable {
    var parts: Set<Int> = [1, 2]
    var testDescription: String { "chosen" }
  }

  @Test(arguments: [Named()]) private func `a type may choose its names`(named: Named) throws {
    #expect(try names() == ["chosen-1", "chosen-2"])
  }

  @Test(arguments: [["a": 1, "b": 2]]) func `dictionaries have another order in the next run`(_: [String: Int]) {
    expectNoName()
  }

  @Test(arguments: [Set([1, 2])]) func `sets have another order in the next run`(_: Set<Int>) { expectNoName() }

  @Test(arguments: [SomeModel()]) func `objects may show where they lie`(_: SomeModel) { expectNoName() }

  @Test(arguments: [[Device(name: "phone")]])
  private func `the names of private types hold an address`(_: [Device]) { expectNoName() }

  @Test(arguments: [[{ @Sendable () in }]]) func `functions may show where they lie`(_: [@Sendable () -> Void]) {
    expectNoName()
  }

  @Test(arguments: [Array(0..<300)]) func `long lists need a name of their own`(_: [Int]) { expectNoName() }
}

/// An object whose text is only its type, and so that of every other.
final class SomeModel: Sendable {}
