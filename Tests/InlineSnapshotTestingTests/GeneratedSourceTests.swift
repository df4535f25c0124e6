import Foundation
import Testing

@testable import InlineSnapshotTesting

/// Sources that nobody would write, made from numbers that are the same in every run.
struct GeneratedSourceTests {
  @Test func `a thousand sources keep all other bytes, compile, and hold the texts afterwards`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "generated-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var texts: [String] = []
    for seed in 1...1000 {
      var source = GeneratedSource(seed: UInt64(seed))
      source.generate()
      let written = try SnapshotSource(source.before).text(with: source.entries.shuffled(using: &source.numbers))
      try #require(Array(written.utf8) == Array(source.after.utf8), "seed \(seed):\n\(source.before)\n-->\n\(written)")
      texts += source.texts
      try Data(written.utf8).write(to: folder.appending(path: "Source\(seed).swift"))
    }
    try Self.compile(1000, in: folder)
    #expect(try CompiledLiterals.values(of: texts.map { SnapshotLiteral(text: $0) }) == texts.map { Array($0.utf8) })
  }

  /// Compiles sources as one module, in which each has names of its own, with what they use and what they import.
  private static func compile(_ count: Int, in folder: URL) throws {
    try Data(GeneratedSource.declarations.utf8).write(to: folder.appending(path: "Declarations.swift"))
    try Data().write(to: folder.appending(path: "Nothing.swift"))
    let compiler = SwiftCompiler.default
    func run(_ options: String, _ files: [String]) throws {
      let options = options.split(separator: " ").map(String.init)
      let outcome = try compiler.run(compiler.arguments + options + files, in: folder)
      try #require(outcome.status == 0, "\(outcome.errors.prefix(4_000))")
    }
    for module in ["A", "B"] { try run("-emit-module -enable-testing -module-name \(module)", ["Nothing.swift"]) }
    // As a whole: else each of the compiler's processes reads all files again.
    try run(
      "-typecheck -wmo -swift-version 5 -suppress-warnings -I . -module-name Generated",
      ["Declarations.swift"] + (1...count).map { "Source\($0).swift" })
  }
}

/// SplitMix64.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}

/// A source with calls that have or lack snapshots, and what it must become.
struct GeneratedSource {
  var numbers: Numbers
  private(set) var before = ""
  private(set) var after = ""
  private(set) var entries: [SnapshotEntry] = []
  private(set) var texts: [String] = []
  private let level: String
  private let lineEnd: String
  private let seed: UInt64
  private var depth = 0
  /// How many declarations have a name that nothing else has.
  private var nameCount = 0

  init(seed: UInt64) {
    self.seed = seed
    numbers = Numbers(state: seed)
    level = ["  ", "    ", "\t", "   "].randomElement(using: &numbers) ?? ""
    lineEnd = ["\n", "\n", "\n", "\r\n"].randomElement(using: &numbers) ?? ""
  }

  /// What the sources use.
  static let declarations = """
    @globalActor actor Test { static let shared = Test() }
    protocol Suite {}
    struct Base {
      func assertInlineSnapshot<Value>(
        of value: Value, as format: Format, matches: (() -> String)? = nil, line: Int = 0
      ) {}
    }
    extension Suite {
      var base: Base { Base() }
    }
    enum Format { case dump, lines, json }
    func assertInlineSnapshot<Value>(
      of value: Value, as format: Format, matches: (() -> String)? = nil, line: Int = 0
    ) {}
    let a = true
    func b() {}
    @discardableResult func c(_ operation: () -> Int = { 0 }) -> Int { 0 }
    @discardableResult func d() -> Int { 0 }
    @discardableResult func f(_ number: Int = 0) -> Int { 0 }
    func with(_ number: Int, _ map: (Int) -> Int, _ operation: (Int) async throws -> Void) async throws {}
    func response(
      _ number: Int = 0, _ operation: () -> Int, head: (() -> String)? = nil, body: (() -> String)? = nil
    ) {}
    func response(
      a: Int, b: Int, _ operation: () -> Int, head: (() -> String)? = nil, body: (() -> String)? = nil
    ) {}
    """

  mutating func generate() {
    line(pick(["import XCTest", "// é 👩‍👩‍👧 \"\"\"", "/* a\(lineEnd)   b */", "@testable import A; import B"]))
    line("struct Tests\(seed): Suite {")
    depth += 1
    for _ in 0..<Int.random(in: 1...2, using: &numbers) { function() }
    depth -= 1
    both(pick(["}", "}\(lineEnd)", "}  // The end."]))
  }

  private mutating func function() {
    let name = nextName
    line(
      pick([
        "@Test func é\(name)() async throws {", "func test\(name)() async throws {",
        "@Test func `a b\(name)`() async throws {",
      ]))
    depth += 1
    for _ in 0..<Int.random(in: 1...2, using: &numbers) { statement() }
    depth -= 1
    line("}")
  }

  private mutating func statement() {
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0:
      line(
        pick(["let a\(nextName) = #\"\"#", "// assert(of: 1)", "_ = \"\\(1 + 2)\\\\\"", "if a { b() } else { c() }"]))
    case 1: texts(that: "assertInlineSnapshot(of: 1) { 2 }")
    case 2: nested()
    case 3: argument()
    case 4: severalClosures()
    default: call()
    }
  }

  /// Texts and comments that look like calls.
  private mutating func texts(that call: String) {
    line("let text\(nextName) = \"\"\"")
    line("  \(call) \\(2)")
    line("\"\"\"")
    line("/* \(call) /* é */ */")
  }

  private mutating func nested() {
    line("try await with(1, { $0 }) { a in")
    depth += 1
    call()
    call()
    depth -= 1
    line("}")
  }

  private mutating func call() {
    start(pick(["", "try await ", "let a\(nextName) = (1, 2); ", "/* é */ ", "self.base."]) + "assertInlineSnapshot")
    let site = site(label: "matches", offset: 0)
    both(pick(["(of: f(1), as: .dump)", "(of:\(lineEnd)  [1], as: .lines)", "(of: \"{ \\(1)\", as: .json)"]))
    snapshot(at: site, behind: " ")
    both(pick(["", " // assert(1)", ";", " /* */"]) + lineEnd)
  }

  private mutating func argument() {
    start("assertInlineSnapshot")
    let site = site(label: "matches", offset: 0, hasClosure: true)
    both("(of: 1, as: .dump")
    snapshot(at: site, behind: ", matches: ")
    both(pick([")", ", line: 1)", "\(lineEnd))"]) + lineEnd)
  }

  private mutating func severalClosures() {
    let closure = pick(["{ f() }", "(1) { [a] in f() }", "(a: 1, b: c { d() }) { f() }"])
    start("response" + (closure.hasPrefix("{") ? " " : ""))
    let sites = [site(label: "head", offset: 1), site(label: "body", offset: 2)]
    both(closure)
    for site in sites { snapshot(at: site, behind: " \(site.label): ") }
    both(lineEnd)
  }

  /// The place behind all that is there.
  private mutating func site(label: String, offset: Int, hasClosure: Bool? = nil) -> SnapshotSite {
    let lines = before.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return SnapshotSite(
      line: UInt(lines.count), column: UInt((lines.last?.count ?? 0) + 1),
      descriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: label, trailingClosureOffset: offset),
      hasClosure: hasClosure ?? Bool.random(using: &numbers))
  }

  private mutating func snapshot(at site: SnapshotSite, behind separator: String) {
    let pieces = [
      "a", " ", "\n", "\"", "\"\"\"", "#", "\\", "\r\n", "\t", "é", "👩‍👩‍👧", "\0", "\\(x)", "{", "}", "\u{301}", "//",
    ]
    let text = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in pick(pieces) }.joined()
    texts.append(text)
    entries.append(SnapshotEntry(site: site, text: text))
    if site.hasClosure {
      before += separator + pick(["{ \"old\" }", "{ \"\" }", "{ // Old.\(lineEnd)\"old\"\(lineEnd) }"])
    }
    let indentation = String(repeating: level, count: depth)
    let lines = SnapshotLiteral(text: text).lines(indentation: indentation + level)
    after += separator + (["{"] + lines + [indentation + "}"]).joined(separator: lineEnd)
  }

  private var nextName: Int {
    mutating get {
      nameCount += 1
      return nameCount
    }
  }

  private mutating func start(_ text: String) { both(String(repeating: level, count: depth) + text) }

  private mutating func line(_ text: String) {
    start(text)
    both(lineEnd)
  }

  private mutating func both(_ text: String) {
    before += text
    after += text
  }

  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &numbers) ?? "" }
}
