import SourceAdaptation
import Testing

@Suite struct `What prepares tests` {
  private static func text(_ source: String) -> String { AdaptedSource("import XCTest\n" + source).text }

  @Test(arguments: [
    (
      "override func setUp() { super.setUp(); a = 1 }", "@MainActor override func setUp() async throws { (); a = 1 }"
    ),
    (
      "override func setUpWithError() throws {\n    try super.setUpWithError()\n    a = try b()\n  }",
      "@MainActor override func setUp() async throws {\n    ()\n    a = try b()\n  }"
    ),
    ("override func tearDown() { a = nil }", "@MainActor override func tearDown() async throws { a = nil }"),
    (
      "override func tearDownWithError() throws { a = nil }",
      "@MainActor override func tearDown() async throws { a = nil }"
    ),
    (
      "override func setUp() async throws { try await super.setUp(); a = 1 }",
      "override func setUp() async throws { (); a = 1 }"
    ),
    // What waits already says itself where it runs.
    ("override func setUp() async throws { a = 1 }", "override func setUp() async throws { a = 1 }"),
    ("override class func setUp() { a = 1 }", "override class func setUp() { a = 1 }"),
    ("func setUp(_ b: Int) { a = b }", "func setUp(_ b: Int) { a = b }"),
  ])
  func `runs on the main actor where the tests do`(source: String, expected: String) {
    func tests(_ text: String) -> String { "final class A: XCTestCase { \(text) }" }
    #expect(Self.text("@MainActor " + tests(source)) == "import XCTest\n@MainActor " + tests(expected))
    // Elsewhere nothing is to be waited for.
    #expect(Self.text(tests(source)) == "import XCTest\n" + tests(source))
  }

  @Test(arguments: ["", "@MainActor "])
  func `runs on the main actor where it says so itself, once`(mark: String) {
    let source = mark + "class A: XCTestCase { @MainActor override func tearDown() { a = nil } }"
    #expect(
      Self.text(source) == "import XCTest\n" + mark
        + "class A: XCTestCase { @MainActor override func tearDown() async throws { a = nil } }")
  }

  @Test func `stays where only another one says so`() {
    let source = "class A: XCTestCase { @MainActor var a = 1\n override func setUp() { b() } }"
    #expect(Self.text(source) == "import XCTest\n" + source)
  }

  @Test func `asks the class that it is of for more`() {
    let source = "@MainActor class A: ViewTestCase { override func setUp() { super.setUp() } }"
    #expect(
      Self.text(source)
        == "import XCTest\n@MainActor class A: ViewTestCase { @MainActor override func setUp() async throws "
        + "{ try await super.setUp() } }")
  }

  @Test func `keeps its name where two would have one`() {
    let source =
      "@MainActor class A: XCTestCase { override func setUp() { a() }\n override func setUpWithError() throws { b() } }"
    #expect(Self.text(source) == "import XCTest\n" + source)
  }

  @Test func `is not left out alone, since its tests would test something else`() {
    let source = """
      class A: XCTestCase {
        override func setUp() {
          tea = Kettle()
        }
        override func tearDown() {
          tea = Kettle()
        }
      }
      """
    func cut(_ line: Int) -> DeclarationCut? {
      CuttableSource(source).cut(line: line, column: 11, beyond: [], isTest: true)
    }
    #expect(cut(3) == DeclarationCut(declaration: "A", isBody: false))
    #expect(cut(6) == DeclarationCut(declaration: "A.tearDown", isBody: false))
  }
}
