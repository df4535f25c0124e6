import Testing

@testable import InlineSnapshotTesting

/// Where closures are written; the sign › stands before a call's opening parenthesis, or before the space and the brace.
struct SnapshotSourceTests {
  private func entry(
    _ text: String?, in source: String, nth: Int = 0, label: String = "matches", old: [String] = [], offset: Int = 0,
    has: Bool = false
  ) -> SnapshotEntry {
    let before = source.split(separator: "›", omittingEmptySubsequences: false)[...nth].joined()
    let isBrace = source.split(separator: "›", omittingEmptySubsequences: false)[nth + 1].hasPrefix(" {")
    let lines = before.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let descriptor = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: old, trailingClosureLabel: label, trailingClosureOffset: offset)
    let site = SnapshotSite(
      line: UInt(lines.count), column: UInt((lines.last?.count ?? 0) + (isBrace ? 2 : 1)), descriptor: descriptor,
      hasClosure: has)
    return SnapshotEntry(site: site, text: text)
  }

  private func written(_ entries: SnapshotEntry..., in source: String) throws -> String {
    try SnapshotSource(source.replacing("›", with: "")).text(with: entries)
  }

  @Test func `a new closure follows the call`() throws {
    let source = """
      func test() {
        assertInlineSnapshot›(of: value, as: .dump)  // Why.
      }
      """
    #expect(
      try written(entry("- \"a\"\n", in: source), in: source) == """
        func test() {
          assertInlineSnapshot(of: value, as: .dump) {
            \"""
            - "a"

            \"""
          }  // Why.
        }
        """)
  }

  @Test func `indentation is that of the file and of the call's first line`() throws {
    let source = "class A {\n\t/* a\n   b */\n\tfunc test() {\n\t\tassert›(\n\t\t\tof: 1,\n\t\t\tas: .dump)\n\t}\n}\n"
    #expect(
      try written(entry("1", in: source), in: source)
        == "class A {\n\t/* a\n   b */\n\tfunc test() {\n\t\tassert(\n\t\t\tof: 1,\n\t\t\tas: .dump) {\n"
        + "\t\t\t\"\"\"\n\t\t\t1\n\t\t\t\"\"\"\n\t\t}\n\t}\n}\n")
  }

  @Test func `lines end as those of the file`() throws {
    let source = "func f() {\r\n  assert›(of: 1)\r\n}\r\n"
    #expect(
      try written(entry("1\n2", in: source), in: source)
        == "func f() {\r\n  assert(of: 1) {\r\n    \"\"\"\r\n    1\r\n    2\r\n    \"\"\"\r\n  }\r\n}\r\n")
  }

  @Test func `another text takes the place of a closure`() throws {
    let source = """
      f {
        try await assert›(of: 1, as: .dump) { "old" }; g()
      }
      """
    #expect(
      try written(entry("new", in: source, has: true), in: source) == """
        f {
          try await assert(of: 1, as: .dump) {
            \"""
            new
            \"""
          }; g()
        }
        """)
  }

  @Test func `an argument stays an argument`() throws {
    let source = """
      func f() {
        assert›(
          of: 1,
          matches: {
            "old"
          },
          line: 3)
      }
      """
    #expect(
      try written(entry("new", in: source, has: true), in: source) == """
        func f() {
          assert(
            of: 1,
            matches: {
              \"""
              new
              \"""
            },
            line: 3)
        }
        """)
  }

  @Test func `several closures of one call are written in their order`() throws {
    let source = """
      func f() {
        response› { "url" }
      }
      """
    #expect(
      try written(
        entry("b", in: source, label: "body", offset: 2), entry("h", in: source, label: "head", offset: 1), in: source)
          == """
          func f() {
            response { "url" } head: {
              \"""
              h
              \"""
            } body: {
              \"""
              b
              \"""
            }
          }
          """)
  }

  @Test func `a closure goes between those that are there`() throws {
    let source = """
      macro› { "a" } expansion: { "e" }
      """
    #expect(
      try written(
        entry("d", in: source, label: "diagnostics", offset: 1),
        entry("x", in: source, label: "expansion", old: ["matches"], offset: 2, has: true), in: source) == """
          macro { "a" } diagnostics: {
              \"""
              d
              \"""
          } expansion: {
              \"""
              x
              \"""
          }
          """)
  }

  @Test func `both closures of a query are new`() throws {
    let source = "  query›(select)\n"
    #expect(
      try written(
        entry("s", in: source, label: "sql"), entry("r", in: source, label: "results", offset: 1), in: source)
          == """
            query(select) {
              \"""
              s
              \"""
            } results: {
              \"""
              r
              \"""
            }

          """)
  }

  @Test func `a closure between parentheses counts`() throws {
    let source = "custom›(of: { \"Hello\" })"
    #expect(
      try written(entry("h", in: source, label: "is", offset: 1), in: source)
        == "custom(of: { \"Hello\" }) {\n    \"\"\"\n    h\n    \"\"\"\n}")
  }

  @Test func `empty parentheses go, unless a comment is in them`() throws {
    let source = "custom›()\ncustom›(/* */)"
    #expect(
      try written(entry("1", in: source), entry("2", in: source, nth: 1), in: source)
        == "custom {\n    \"\"\"\n    1\n    \"\"\"\n}\ncustom(/* */) {\n    \"\"\"\n    2\n    \"\"\"\n}")
  }

  @Test func `an old label becomes the new one`() throws {
    let source = "macro› { \"a\" } matches: { \"e\" }"
    #expect(
      try written(
        entry("x", in: source, label: "expansion", old: ["matches"], offset: 1, has: true), in: source)
        == "macro { \"a\" } expansion: {\n    \"\"\"\n    x\n    \"\"\"\n}")
  }

  @Test(arguments: [
    ("a›(of: 1) { \"x\" }", "matches", 0, "a(of: 1)"), ("a› { \"x\" }", "matches", 0, "a()"),
    ("a›(of: 1, matches: { \"x\" }, line: 2)", "matches", 0, "a(of: 1, line: 2)"),
    ("a›(matches: { \"x\" }, line: 2)", "matches", 0, "a(line: 2)"),
    ("a› { \"x\" } b: { \"y\" } c: { \"z\" }", "b", 1, "a { \"x\" } c: { \"z\" }"),
    ("a› { \"x\" } b: { \"y\" }", "matches", 0, "a { \"y\" }"),
  ])
  func `for no value the closure goes`(source: String, label: String, offset: Int, result: String) throws {
    #expect(try written(entry(nil, in: source, label: label, offset: offset, has: true), in: source) == result)
  }

  @Test func `calls in each other, on one line and behind many bytes are told apart`() throws {
    let source = "/* é👩‍👩‍👧 */ a›(1) { b›(2); b›(3) }"
    #expect(
      try written(
        entry("o", in: source, label: "is", offset: 1), entry("2", in: source, nth: 1),
        entry("3", in: source, nth: 2), in: source) == """
          /* é👩‍👩‍👧 */ a(1) { b(2) {
              \"""
              2
              \"""
          }; b(3) {
              \"""
              3
              \"""
          } } is: {
              \"""
              o
              \"""
          }
          """)
  }

  @Test func `what has no place is refused`() {
    let source = "a›(1) { b(2) }\n"
    #expect(throws: SourceProblem.noPlace(label: "matches")) { try written(entry("x", in: source), in: source) }
    let call = "b(2)›"
    #expect(throws: SourceProblem.noCall(line: 1, column: 5)) { try written(entry("x", in: call), in: call) }
  }

  @Test func `a source whose brackets are not in pairs is left alone`() {
    let source = "a›(1)\nlet b = (/)/, 2)\nc(3"
    #expect(throws: SourceProblem.notUnderstood) { try written(entry("x", in: source), in: source) }
  }

  @Test(arguments: [
    ("a›(of: A<B, C>(1, 2), as: .d) { \"x\" }", "a(of: A<B, C>(1, 2), as: .d)"),
    ("switch 1 {\ncase 1: a›(1) { \"x\" }\ndefault: { b() }()\n}", "switch 1 {\ncase 1: a(1)\ndefault: { b() }()\n}"),
    ("a›(1, matches: { \"x\" },)", "a(1,)"), ("a›(matches: { \"x\" },)", "a()"),
    ("a›(of: \"(\\(\")\")\", as: /[(]/) { \"x\" } // }", "a(of: \"(\\(\")\")\", as: /[(]/) // }"),
    ("a›(b ? 1 : 2, `matches`: { \"x\" })", "a(b ? 1 : 2)"), ("a›(1)\n  { \"x\" }\n", "a(1)\n"),
  ])
  func `a call is read by its brackets, commas and labels`(source: String, without: String) throws {
    #expect(try written(entry(nil, in: source, has: true), in: source) == without)
  }

  @Test func `a failure is at the closure`() throws {
    let source = "func f() {\n  a›(1) {\n    1\n  } b: {\n  }\n}"
    func place(_ label: String, _ offset: Int) -> String? {
      let closure = SnapshotSource(source.replacing("›", with: "")).closure(
        of: entry("", in: source, label: label, offset: offset, has: true).site)
      return closure.map { "\($0.line):\($0.column)" }
    }
    #expect(place("b", 1) == "4:8")
    #expect(place("matches", 0) == "2:8")
  }
}
