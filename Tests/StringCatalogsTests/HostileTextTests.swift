import Foundation
import Testing

@testable import StringCatalogs

@Suite(.timeLimit(.minutes(10))) struct `Texts that nobody means well with` {
  /// A catalog whose text `k` names a variable, and what stands for each of the others.
  private func problem(_ substitutions: [String: String], number: Int = 1) throws -> String? {
    let entries = substitutions.map { name, text in
      #""\#(name)": {"argNum": \#(number), "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": "#
        + #"{"state": "translated", "value": "\#(text)"}}}}}"#
    }
    let catalog =
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"de": {"stringUnit": "#
      + #"{"state": "translated", "value": "%#@a0@"}, "substitutions": {\#(entries.joined(separator: ", "))}}}}}}"#
    let files = try TextFiles(["Localizable.xcstrings": catalog])
    defer { files.remove() }
    return files.problem("k", "de", 3)
  }

  @Test func `that double at each step are refused`() throws {
    var texts = ["a40": "%arg"]
    for level in 0..<40 { texts["a\(level)"] = "%#@a\(level + 1)@ %#@a\(level + 1)@" }
    #expect(try problem(texts)?.contains("more than 100 names stand in it and in what stands for them") == true)
  }

  @Test func `that contain themselves are refused`() throws {
    #expect(try problem(["a0": "%#@a1@", "a1": "%#@a0@", "a2": "x"])?.contains("contains itself") == true)
  }

  @Test(arguments: [0, -1, .min, .max, 2])
  func `that show a value that nobody gives are refused`(number: Int) throws {
    let words = "it shows value \(number), and the code gives 1"
    #expect(try problem(["a0": "%arg"], number: number)?.contains(words) == true)
  }

  @Test func `may name another one several times`() throws {
    #expect(try problem(["a0": "%#@a1@ %#@a1@ %#@a2@", "a1": "%#@a2@", "a2": "%arg"]) == nil)
  }

  @Test func `that are wider than three figures say are no formats`() {
    #expect(FormatString("%999999999d").parts == [.text("%999999999d")])
    #expect(FormatString("%1$(cups)lld").parts == [.value(number: 1, specifier: "%lld")])
    #expect(FormatString("%(cups").parts == [.text("%(cups")])
    #expect(FormatString("%100.2f").parts == [.value(number: nil, specifier: "%100.2f")])
  }

  /// A binary property list of objects.
  private func list(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for object in objects {
      places.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += places
    bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, UInt8(places.count)] + [UInt8](repeating: 0, count: 15)
    return Data(bytes + [table])
  }

  /// A binary property list of some lists, each of which names the next one twice; the last one names the first.
  private func list(floors: Int, isClosed: Bool) -> Data {
    // A dictionary of one key and one value.
    var objects: [[UInt8]] = [[0xD1, 1, 2], [0x51, UInt8(ascii: "k")]]
    for floor in 0..<floors {
      let next = floor + 1 < floors ? UInt8(floor + 3) : isClosed ? 2 : 1
      objects.append([0xA2, next, next])
    }
    return list(objects)
  }

  @Test(arguments: [(30, false, "nested too deep"), (2, true, "nested too deep")])
  func `as lists without end are refused`(floors: Int, isClosed: Bool, words: String) throws {
    for name in ["Localizable.strings", "Localizable.stringsdict"] {
      let files = try TextFiles(["de.lproj/\(name)": list(floors: floors, isClosed: isClosed)])
      defer { files.remove() }
      #expect(files.problem()?.contains(words) == true, "\(files.problem() ?? "nothing")")
    }
  }

  @Test func `as lists of lists are passed over`() throws {
    let files = try TextFiles(["de.lproj/Localizable.strings": list(floors: 4, isClosed: false)])
    defer { files.remove() }
    #expect(files.problem() == nil)
  }

  /// A set with a dictionary in it, a place of an archive, and a kind that is none.
  @Test(arguments: [0xC1, 0x80, 0xF1] as [UInt8]) func `as sets are refused`(kind: UInt8) throws {
    let bytes = list([[0xD1, 1, 2], [0x51, UInt8(ascii: "k")], [kind, 3], [0xD1, 1, 1]])
    for name in ["Localizable.strings", "Localizable.stringsdict"] {
      let files = try TextFiles(["de.lproj/\(name)": bytes])
      defer { files.remove() }
      #expect(files.problem()?.contains("it holds a set") == true, "\(files.problem() ?? "nothing")")
    }
  }
}
