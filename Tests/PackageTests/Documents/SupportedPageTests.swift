import Foundation
import SnapshotReferences
import Testing

@Suite struct `The page of what is supported` {
  /// `SNAPSHOT_TESTING_RECORD=failed` writes the lists that the code makes into the page.
  @Test func `has the lists that the code makes`() throws {
    let page = SupportedPage(try PackageFolder.text(of: SupportedPage.path))
    let remade = page.remade(of: try SupportedDeclarations.all())
    for fault in remade.faults { Issue.record("\(fault)") }
    guard remade.text != page.text else { return }
    if ["failed", "all"].contains(RunEnvironment.current.recordMode) {
      let file = PackageFolder.root.appending(path: SupportedPage.path)
      try remade.text.write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record(
      """
      \(SupportedPage.path) has other lists than the code makes:
      \(Self.difference(from: page.text, to: remade.text))
      Write them, and look at the change:
        \(RunEnvironment.recordVariable)=failed swift test --filter '^PackageTests\\.'
      """)
  }

  /// The lines that go and come, at most the first ten.
  private static func difference(from old: String, to new: String) -> String {
    let lines = [old, new].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let changes = lines[1].difference(from: lines[0]).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, "- \(line)")
      case .insert(let offset, let line, _): (offset, "+ \(line)")
      }
    }
    return changes.sorted { $0 < $1 }.prefix(10).map { "  \($0.1)" }.joined(separator: "\n")
  }

  @Test func `has a way out for all that is missing`() throws {
    let missing = try SupportedDeclarations.all().filter { $0.isPublic && $0.path.contains("/Unavailable/") }
    #expect(missing.count > 230)
    for declaration in missing where declaration.refusal?.wholeMatch(of: #/not in Stills yet: .+[^.]/#) == nil {
      Issue.record("\(declaration.path):\(declaration.line): \(declaration.fullName) is not unavailable with a way out")
    }
  }

  @Test func `calls missing what the README says people will miss first`() throws {
    let declarations = try SupportedDeclarations.all()
    let failing = SupportedEntry.there(of: declarations).filter { $0.remark.contains("the snapshot fails") }
    let unusable = Set((SupportedEntry.missing(of: declarations) + failing).map(\.fullName))
    let readme = try PackageFolder.text(of: "README.md")
    let list = try #require(readme.firstMatch(of: #/miss these first:\n\n(?:[- ] .*\n)+/#)?.0)
    let names = list.matches(of: #/`([^`]+)`/#).map { match -> String in
      match.1.first?.isUppercase == true ? String(match.1.replacing("(", with: ".init(")) : "View.\(match.1)"
    }
    #expect(names.count >= 8)
    for name in names {
      #expect(unusable.contains(name), "the README calls \(name) missing, and the code does not")
    }
  }

  /// The list that a page without words has of the code in `A.swift`.
  private static func list(_ code: String, as mark: String = "there") -> [String] {
    let declarations = DeclarationReader.declarations(in: code, path: "Sources/A.swift")
    let page = SupportedPage("<!-- \(mark): A.swift -->\n").remade(of: declarations).text
    return page.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test func `keeps its words, and lists below each heading what its sources declare`() {
    let page = """
      # Title

      Words.

      ## One

      More words.

      <!-- there: B -->

      - `old`
        and its remark.

      ## Two

      <!-- there: B/C.swift D -->
      """
    let code = ["Sources/B/A.swift": "E", "Sources/B/C.swift": "F", "Sources/D/A.swift": "G", "Sources/H.swift": "I"]
    let declarations = code.sorted { $0.key < $1.key }.flatMap {
      DeclarationReader.declarations(in: "public struct \($0.value) {}", path: $0.key)
    }
    let remade = SupportedPage(page).remade(of: declarations)
    #expect(remade.text == page.replacing("- `old`\n  and its remark.", with: "- `E`") + "\n\n- `F`\n- `G`\n")
    #expect(remade.faults.count == 1)
    #expect(remade.faults.first?.contains("Sources/H.swift") == true)
    #expect(SupportedPage(remade.text).remade(of: declarations).text == remade.text)
  }

  @Test func `names a type with its members, and what every view has by itself`() {
    let code = """
      extension View {
        public func c(_ d: E) -> F { G() }
        public func c(d: E) -> F { G() }
      }
      public func b() {}
      @propertyWrapper
      public struct A {
        public let h: I
        public init(h: I) {}
        public struct J {}
        public typealias K = I
      }
      """
    #expect(Self.list(code) == ["- `@A`, `.init(h:)`, `.h`, `.K`", "- `A.J`", "- `b()`", "- `c(_:)`, `c(d:)`"])
  }

  @Test func `has the remarks of documentation, a line for each`() {
    let code = """
      /// A type.
      /// - Remark: never
      ///   drawn.
      @MainActor
      public struct A {
        public let b: C
        /// One.
        /// - Remark: no one.
        public static let d, e: B
      }
      /// - Remark: as I has them.
      extension A {
        public static let f = A()
        /// - Remark: no one.
        public static let g = A()
      }
      """
    #expect(
      Self.list(code) == ["- `A`, `.b`: never drawn.", "- `A.d`, `.e`, `.g`: no one.", "- `A.f`: as I has them."])
  }

  @Test func `says of what returns the view that nothing happens`() {
    let code = """
      extension View {
        public func b() -> C { self }
        /// - Remark: it is closed.
        public func c() -> D { self }
      }
      """
    #expect(
      Self.list(code) == [
        "- `b()`: accepted; changes no still picture.", "- `c()`: accepted; changes no still picture. it is closed.",
      ])
  }

  @Test func `joins the remarks on declarations that differ in types only`() {
    let code = """
      extension View {
        /// - Remark: one.
        public func b(_ c: D) -> E { F() }
        public func b(_ c: G) -> E { F() }
        /// - Remark: two.
        public func b(_ c: H) -> E { F() }
      }
      """
    #expect(Self.list(code) == ["- `b(_:)`: one. two."])
  }

  @Test func `names what is not there yet with the way out, in the order of its heading`() {
    let code = """
      @available(*, unavailable, message: "not in Stills yet: use a \\"C\\"")
      public struct B {
        public init() {}
      }
      @available(*, unavailable, message: "not in Stills yet: use a \\"C\\"")
      extension View {
        public func d(_ e: F) -> G { H() }
        public func i() -> G { H() }
      }
      extension View {
        public func i(j: K) -> G { H() }
        @available(*, unavailable, message: "this is no L")
        public func m() {}
      }
      """
    #expect(Self.list(code, as: "not yet") == ["- `B`, `d`, `i()`: use a \\\"C\\\"."])
    let two = ["A", "B"].flatMap { name in
      DeclarationReader.declarations(
        in: "@available(*, unavailable, message: \"not in Stills yet: x\")\npublic struct \(name) {}",
        path: "Sources/\(name).swift")
    }
    let page = SupportedPage("<!-- not yet: B.swift A.swift -->\n").remade(of: two).text
    #expect(page.hasSuffix("- `B`: x.\n- `A`: x.\n"))
  }

  @Test func `breaks long lines between words, never in code voice`() {
    let cases = (0..<30).map { "  case number\($0)" }.joined(separator: "\n")
    let lines = Self.list("public enum A {\n\(cases)\n}")
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { $0.count <= 120 })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  `.number") })
  }
}
