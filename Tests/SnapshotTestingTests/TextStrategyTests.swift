import Foundation
import Testing

@testable import SnapshotTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct TextStrategyTests {
  private struct Joke: Encodable {
    var setup = "Why \"UDP\"?"
    var answers = ["z": 1, "a": 2, "m": 3, "b": 4, "y": 5]
  }

  private enum Digit: Int, CaseIterable { case one = 1, two }

  private struct NoDigit: CaseIterable { static let allCases: [NoDigit] = [] }

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws -> String {
    let outcome = PendingResult<String>()
    strategy.snapshot(value).start(outcome.receiver)
    return try #require(try outcome.wait(timeout: 5)?.get())
  }

  @Test func `values are described as Swift describes them`() throws {
    #expect(try text(3.5, .description) == "3.5")
  }

  @Test func `encodable values are JSON with sorted keys`() throws {
    let expected = """
      {
        "answers" : {
          "a" : 2,
          "b" : 4,
          "m" : 3,
          "y" : 5,
          "z" : 1
        },
        "setup" : "Why \\"UDP\\"?"
      }
      """
    #expect(try text(Joke(), .json) == expected)
    #expect(Snapshotting<Joke, String>.json.pathExtension == "json")
  }

  @Test func `encodable values are property lists with sorted keys`() throws {
    let keys = try text(Joke(), .plist).matches(of: /<key>(\w+)</).map { String($0.1) }
    #expect(keys == ["answers", "a", "b", "m", "y", "z", "setup"])
    #expect(Snapshotting<Joke, String>.plist.pathExtension == "plist")
  }

  @Test func `a binary property list is refused with the way out`() throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let error = #expect(throws: (any Error).self) { try text(Joke(), .plist(encoder)) }
    #expect(error.map(describe) == "The property list is binary. Set the encoder's outputFormat to .xml.")
  }

  @Test func `dictionaries are JSON with sorted keys`() throws {
    let value: [String: Any] = ["b": [1, 2], "a": "x"]
    #expect(try text(value, .json).hasPrefix("{\n  \"a\" : \"x\",\n  \"b\" : ["))
    let error = #expect(throws: (any Error).self) { try text(["a": Date()] as [String: Any], .json) }
    #expect(error.map(describe)?.contains("has no JSON form") == true)
  }

  @Test func `functions are tables of all their values`() throws {
    let doubled = { (digit: Digit) in digit.rawValue * 2 }
    #expect(try text(doubled, Snapshotting<Digit, String>.func(into: .description)) == "\"one\",\"2\"\n\"two\",\"4\"")
    #expect(
      try text({ "\"\($0)\"" }, Snapshotting<Digit, String>.func(into: .lines))
        == "\"one\",\"\"one\"\"\n\"two\",\"\"two\"\"")
    #expect(try text({ "\($0)" }, Snapshotting<NoDigit, String>.func(into: .lines)) == "")
    #expect(Snapshotting<Digit, String>.func(into: Snapshotting<Digit, String>.dump).pathExtension == "csv")
  }

  private var request: URLRequest {
    get throws {
      var request = URLRequest(url: try #require(URL(string: "https://jokes.example/random?n=1")))
      request.httpMethod = "POST"
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      request.setValue("id=1", forHTTPHeaderField: "Cookie")
      request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)
      return request
    }
  }

  @Test func `requests are their lines`() throws {
    #expect(
      try text(try request, .raw) == """
        POST https://jokes.example/random?n=1
        Content-Type: application/json
        Cookie: id=1

        {"b":1,"a":2}
        """)
    #expect(try text(try request, .raw(pretty: true)).hasSuffix("\n\n{\n  \"a\" : 2,\n  \"b\" : 1\n}"))
  }

  @Test func `requests are command lines of curl`() throws {
    #expect(
      try text(try request, .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Content-Type: application/json" \\
        \t--data "{\\"b\\":1,\\"a\\":2}" \\
        \t--cookie "id=1" \\
        \t"https://jokes.example/random?n=1"
        """)
  }

  @Test(
    arguments: [
      ("https://jokes.example/?b=2&a=1&b=1&c", "https://jokes.example/?a=1&b=2&b=1&c"),
      ("https://jokes.example/random", "https://jokes.example/random"),
      ("https://jokes.example?q=a%20b&p=%C3%A9#top", "https://jokes.example?p=%C3%A9&q=a%20b#top"),
      ("random?n=1&m=2", "random?m=2&n=1"),
    ]
  ) func `the query of a request is sorted by name`(address: String, expected: String) throws {
    let request = URLRequest(url: try #require(URL(string: address)))
    #expect(try text(request, .raw) == "GET \(expected)")
    #expect(try text(request, .curl) == "curl \\\n\t\"\(expected)\"")
  }

  @Test func `quotation marks of a request are escaped for the shell`() throws {
    var request = URLRequest(url: try #require(URL(string: "https://jokes.example")))
    request.setValue(#"a "b" \"c"#, forHTTPHeaderField: "X-Joke")
    request.setValue(#"{"id":1}"#, forHTTPHeaderField: "Cookie")
    request.httpBody = Data(#"{"say":"\"no\" \n"}"#.utf8)
    let lines = try text(request, .curl).split(separator: "\n").map { $0.trimmingPrefix("\t") }
    #expect(
      lines == [
        #"curl \"#, #"--header "X-Joke: a \"b\" \\"c" \"#, #"--data "{\"say\":\"\\\"no\\\" \n\"}" \"#,
        #"--cookie "{\"id\":1}" \"#, #""https://jokes.example""#,
      ])
  }

  @Test func `a body that is no text is left out of a command line`() throws {
    var request = URLRequest(url: try #require(URL(string: "https://jokes.example")))
    request.httpBody = Data([0xFF, 0xFE])
    #expect(try text(request, .curl) == "curl \\\n\t\"https://jokes.example\"")
  }

  @Test func `bytes are compared as they are`() {
    #expect(Snapshotting.data.diffing.diff(Data([1]), Data([1])) == nil)
    #expect(
      Snapshotting.data.diffing.diff(Data([1, 2]), Data([1, 3, 4]))?.0
        == "Expected 2 bytes, got 3. After 1 equal byte, 02 became 03 04.")
    #expect(
      Snapshotting.data.diffing.diff(Data([1]), Data())?.0
        == "Expected 1 byte, got 0. From the first byte, 01 became nothing.")
    let bytes = Data((0..<40).map(UInt8.init))
    #expect(
      Snapshotting.data.diffing.diff(bytes, bytes + [0xAB])?.0
        == "Expected 40 bytes, got 41. After 40 equal bytes, nothing became AB.")
    #expect(
      Snapshotting.data.diffing.diff(Data(), bytes)?.0
        == "Expected 0 bytes, got 40. From the first byte, nothing became 00 01 02 03 04 05 06 07 …")
  }

  @Test func `a comparison of one's own is given what is stored and what is there`() throws {
    let package = try TemporaryPackage()
    let lengths = Snapshotting<String, Int>(
      pathExtension: "count",
      diffing: Diffing(
        toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? -1 },
        diff: { expected, actual in
          guard expected != actual else { return nil }
          let attachment = XCTAttachment(string: "\(actual - expected)")
          return ("\(expected) is not \(actual)", [attachment])
        }),
      snapshot: \.count)
    _ = package.verify("three", as: lengths, line: 1)
    #expect(package.verify("seven", as: lengths, line: 1) == nil)
    #expect(package.verify("seventeen", as: lengths, line: 1)?.contains("\n\n5 is not 9\n\n") == true)
    #expect(package.text(TemporaryPackage.failures + "test.card.count/attachment.txt") == "4")
  }
}
