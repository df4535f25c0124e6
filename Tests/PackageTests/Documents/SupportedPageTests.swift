import Testing

@Suite struct `The page of what is supported` {
  @Test func `says what the code has`() throws {
    let page = SupportedPage(try PackageFolder.text(of: SupportedPage.path))
    let own = try Self.sources(of: "DeclarativeUI")
    let exported = own.flatMap { $0.text.matches(of: #/@_exported public import (\w+)\n/#).map { String($0.1) } }
    let targets = Set(LayerTable.stills.layers.map(\.name)).intersection(exported)
    #expect(targets.contains("LayoutTree"))
    let declarations = try (own + targets.sorted().flatMap(Self.sources)).flatMap {
      DeclarationReader.declarations(in: $0.text, path: $0.path)
    }
    for violation in page.violations(of: Declaration.usable(of: declarations)) { Issue.record("\(violation)") }
    for violation in page.unlistedMissing(of: declarations) { Issue.record("\(violation)") }
    #expect(page.supported.count > 300)
    #expect(page.missing.count > 50)
  }

  private static func sources(of target: String) throws -> [(path: String, text: String)] {
    try PackageFolder.files(below: "Sources/\(target)").filter { $0.hasSuffix(".swift") }
      .map { ($0, try PackageFolder.text(of: $0)) }
  }

  @Test func `lists as missing what the README says people hit first`() throws {
    let page = SupportedPage(try PackageFolder.text(of: SupportedPage.path))
    let unusable = Set(
      (page.missing + page.supported.filter { $0.remark.contains("the snapshot fails") }).map(\.name))
    let readme = try PackageFolder.text(of: "README.md")
    let list = try #require(readme.firstMatch(of: #/hit first:\n\n(?:[- ] .*\n)+/#)?.0)
    let names = SupportedPage.namesOfCalls(in: list)
    #expect(names.count > 8)
    for name in names {
      #expect(unusable.contains(name), "the README calls \(name) missing, and the page of what is supported does not")
    }
  }

  /// What is wrong with a page where `A.swift` holds some code.
  private static func violations(_ page: String, code: String = "") -> [String] {
    let declarations = DeclarationReader.declarations(in: code, path: "A.swift")
    return SupportedPage(page).violations(of: Declaration.usable(of: declarations)).map {
      $0.replacing(SupportedPage.path, with: "Page")
    }
  }

  @Test func `names types, their members, and members of every view`() {
    let page = """
      ## Topic
      - `@B`: a wrapper.
      - `C`, `.d`,
        `.e(_:)`
      - `C.F`, `.g`
      - `H(i:)`
      - `h(_:)`: a remark
        that goes on.
      """
    let supported = SupportedPage(page).supported
    #expect(supported.map(\.name) == ["B", "C", "C.d", "C.e(_:)", "C.F", "C.F.g", "View.H(i:)", "View.h(_:)"])
    #expect(supported.map(\.line) == [2, 3, 3, 3, 5, 5, 6, 7])
    #expect(supported.last?.remark == "a remark that goes on.")
  }

  @Test func `misses a declaration, and says where an entry belongs`() {
    #expect(
      Self.violations("- `B`\n", code: "public struct B {\n  public var c: D\n}") == [
        "Page:1: there is no entry for `B.c`, A.swift:2: add a line for it about here"
      ])
    #expect(
      Self.violations("", code: "public struct B {}") == [
        "Page: there is no entry for `B`, A.swift:1: add a line for it"
      ])
  }

  @Test func `knows an entry for nothing`() {
    #expect(
      Self.violations("# Title\n\n- `b(_:)`\n- `C`, `.d`\n") == [
        "Page:3: declared nowhere: `b(_:)`: remove what is gone, or spell it as it is declared",
        "Page:4: declared nowhere: `C`, `.d`: remove what is gone, or spell it as it is declared",
      ])
  }

  @Test(arguments: ["b", "b(c:)"])
  func `knows what is said to be missing and is there`(spelling: String) {
    #expect(
      Self.violations(
        "- `b(c:)`\n## Not yet\n- `\(spelling)`\n", code: "extension View {\n  public func b(c: D) {}\n}"
      ).last?.hasPrefix("Page:3: `\(spelling)` ") == true)
  }

  @Test func `calls missing what the compiler is to name as missing`() {
    let code = """
      @available(*, unavailable, message: "not yet")
      public struct B {
        public init(c: D) {}
      }
      extension View {
        @available(*, unavailable)
        public func c() -> D {}
        public func d() -> D {}
      }
      """
    #expect(Self.violations("- `d()`\n## Not yet\n- `B`, `c`\n", code: code) == [])
    let declarations = DeclarationReader.declarations(in: code, path: "A.swift")
    #expect(SupportedPage("## Not yet\n- `B`, `c`\n").unlistedMissing(of: declarations) == [])
    #expect(
      SupportedPage("## Not yet\n- `c`\n").unlistedMissing(of: declarations) == [
        "\(SupportedPage.path): `B` is unavailable, A.swift:2: add it to \"Not yet\""
      ])
  }

  @Test func `lets another form of what is there be missing`() {
    let code = "extension View {\n  public func b(c: D) {}\n}"
    #expect(Self.violations("- `b(c:)`\n## Not yet\n- `b(_:)`\n", code: code) == [])
  }

  @Test func `says of what returns the view that nothing happens`() {
    let code = "extension View {\n  public func b() -> C { self }\n}"
    #expect(
      Self.violations("- `b()`: a remark.\n", code: code) == [
        "Page:1: `b()` returns the view as it is, A.swift:2: say so, with \": accepted; changes no still picture.\""
      ])
    #expect(Self.violations("- `b()`: accepted; changes no still picture.\n", code: code) == [])
  }

  @Test func `is sorted within a topic, has nothing twice, and nothing that is no entry`() {
    let code = "public struct B {}\npublic struct C {}\n"
    #expect(
      Self.violations("## Topic\n- `C`\n- `B`\n", code: code) == [
        "Page:3: `B` belongs above: the lines of a topic are sorted"
      ])
    #expect(Self.violations("## Topic\n- `C`\n## Topic\n- `B`\n", code: code) == [])
    #expect(Self.violations("- `B`\n- `C`, `B`\n", code: code) == ["Page:2: `B` stands in line 1 already"])
    #expect(Self.violations("- `B` `C`\n").first?.hasPrefix("Page:1: this is no list of names: ") == true)
  }
}
