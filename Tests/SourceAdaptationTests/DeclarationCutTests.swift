import Testing

@testable import SourceAdaptation

@Suite struct `Parts of a source that do not compile` {
  private static let source = """
    import SwiftUI
    @available(iOS 16, *)
    struct Screen: View {
      @State private var count = 0
      let model: Model = { Model() }()
      var size: Int = 1 {
        didSet { glow(size) }
      }
      var body: some View {
        KFImage(url)
      }
      func load() { KF.load() }
      func tea(_ at: Int) throws -> Tea { KF.tea }
      func maybe() -> Tea? { KF.tea }
      func sum() -> Int { KF.sum }
      #if os(iOS)
      static func make() -> AnyView { AnyView(KF()) }
      #endif
      struct Row: View { var body: some View { KF() }; let kf: KF }
      class func shared() -> Int { 1 }
    }
    extension Text.Style where A == B { var glow: some View { KF() } }
    extension Text.Style { var glow: some View { KF() } }
    #Preview("A") { KF() }
    struct Screen_Previews: PreviewProvider { static var previews: some View { KF() } }
    """

  private static func cut(
    _ line: Int, _ column: Int = 0, beyond cuts: [DeclarationCut] = [], isTest: Bool = false
  ) -> DeclarationCut? {
    CuttableSource(source).cut(line: line, column: column, beyond: Set(cuts), isTest: isTest)
  }

  private static func body(_ name: String) -> DeclarationCut { DeclarationCut(declaration: name, isBody: true) }
  private static func whole(_ name: String) -> DeclarationCut { DeclarationCut(declaration: name, isBody: false) }

  @Test func `are the smallest that an honest line can be put in the place of`() {
    #expect(Self.cut(10, 5) == Self.body("Screen.body"))
    #expect(Self.cut(12, 17) == Self.body("Screen.load"))
    #expect(Self.cut(13, 40) == Self.body("Screen.tea"))
    #expect(Self.cut(14, 28) == Self.body("Screen.maybe"))
    #expect(Self.cut(7, 14) == Self.body("Screen.size"))
    #expect(Self.cut(17, 36) == Self.body("Screen.make"))
    #expect(Self.cut(19, 45) == Self.body("Screen.Row.body"))
    #expect(Self.cut(22, 60) == Self.body("extension Text_Style.glow"))
    #expect(Self.cut(23, 48) == Self.body("extension Text_Style#2.glow"))
  }

  @Test func `are declarations where there is no honest line`() {
    #expect(Self.cut(4, 3) == Self.whole("Screen.count"))
    #expect(Self.cut(5, 22) == Self.whole("Screen.model"))
    // A value must be returned; of a signature, nothing is left.
    #expect(Self.cut(15, 24) == Self.whole("Screen.sum"))
    #expect(Self.cut(13, 30) == Self.whole("Screen.tea"))
    #expect(Self.cut(19, 54) == Self.whole("Screen.Row.kf"))
    #expect(Self.cut(20, 8) == Self.whole("Screen.shared"))
    #expect(Self.cut(3, 8) == Self.whole("Screen"))
    #expect(Self.cut(24, 17) == Self.whole("#Preview"))
    #expect(Self.cut(25, 80) == Self.whole("Screen_Previews"))
  }

  @Test func `grow when they are not enough, up to the file`() {
    #expect(Self.cut(10, 5, beyond: [Self.body("Screen.body")]) == Self.whole("Screen.body"))
    #expect(Self.cut(10, 5, beyond: [Self.body("Screen.body"), Self.whole("Screen.body")]) == Self.whole("Screen"))
    #expect(Self.cut(10, 5, beyond: [Self.whole("Screen.body"), Self.whole("Screen")]) == nil)
    #expect(Self.cut(1, 8) == nil && Self.cut(99) == nil)
  }

  @Test func `are never emptied in tests, which would pass`() {
    #expect(Self.cut(12, 17, isTest: true) == Self.whole("Screen.load"))
    // A view without its body compiles, and ends the process where it is drawn.
    #expect(Self.cut(10, 5, isTest: true) == Self.whole("Screen"))
    // What tests add to views and checks nothing may do nothing; what checks something may not.
    let helpers = CuttableSource(
      "extension View {\n  func keep() { KF.keep(self) }\n  func check() { KF.keep(self); XCTAssertTrue(a) }\n}\n"
        + "extension Model {\n  func load() { KF.load() }\n}")
    func cut(_ line: Int) -> DeclarationCut? { helpers.cut(line: line, column: 18, beyond: [], isTest: true) }
    #expect(cut(2) == Self.body("extension View.keep") && cut(3) == Self.whole("extension View.check"))
    #expect(cut(6) == Self.whole("extension Model.load"))
  }

  private static func adapted(_ text: String, without cuts: [DeclarationCut]) -> String {
    AdaptedSource(text, without: Dictionary(cuts.map { ($0, "no \"KF\"") }) { $1 }).text
  }

  @Test func `are out of the text, and lines stay where they are`() {
    let all = ["Screen.body", "Screen.load", "Screen.tea", "Screen.maybe", "Screen.size"].map(Self.body)
    let text = Self.adapted(Self.source, without: all + [Self.whole("Screen.sum"), Self.whole("#Preview")])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 25)
    #expect(lines[5] == "  var size: Int = 1 ")
    #expect(lines[8] == #"  var body: some View { LeftOutView("Screen.body", of: "Screen", "no \"KF\"") }"#)
    #expect(lines[11] == "  func load() {}" && lines[13] == "  func maybe() -> Tea? { nil }")
    #expect(lines[12] == "  func tea(_ at: Int) throws -> Tea { throw CancellationError() }")
    #expect(lines[14] == "  " && lines[23] == "" && lines[24].hasPrefix("struct Screen_Previews"))
  }

  @Test func `are macros with all their closures`() {
    let text = "#Preview(as: .small) {\n  A()\n} timeline: {\n  B()\n}\nstruct A {}"
    let cut = CuttableSource(text).cut(line: 4, column: 3, beyond: [], isTest: false)
    #expect(cut == Self.whole("#Preview"))
    #expect(Self.adapted(text, without: [Self.whole("#Preview")]) == "\n\n\n\n\nstruct A {}")
  }

  @Test func `are calls of a modifier that no view has`() {
    let text = """
      struct A: View {
        var body: some View {
          Text("a").trace("b") { c } d: { e }.bold().trace
            .trace { $0 }
            .padding()
        }
      }
      """
    let cut = CuttableSource(text).cut(
      line: 3, column: 15, message: "value of type 'some View' has no member 'trace'", beyond: [], isTest: false)
    let expected = DeclarationCut(declaration: "A.body", isBody: true, modifier: "trace")
    #expect(cut == expected)
    let lines = Self.adapted(text, without: [expected]).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "    Text(\"a\").bold()" && lines[3] == "      " && lines[4] == "      .padding()")
    // All members of controls and containers are modifiers.
    for type in ["TextField<Text>", "List<Never, Text>", "ProgressView<EmptyView, EmptyView>"] {
      let message = "value of type '\(type)' has no member 'trace'"
      #expect(CuttableSource(text).cut(line: 3, column: 15, message: message, beyond: [], isTest: false) == expected)
    }
    // Of other types it is not known what the call returns; a second time, more goes.
    let store = "value of type 'Store<Text>' has no member 'trace'"
    #expect(
      CuttableSource(text).cut(line: 3, column: 15, message: store, beyond: [], isTest: false) == Self.body("A.body"))
    #expect(
      CuttableSource(text).cut(
        line: 3, column: 15, message: "value of type 'Text' has no member 'trace'", beyond: [], isTest: false)
        == Self.body("A.body"))
    #expect(
      CuttableSource(text).cut(
        line: 3, column: 15, message: "value of type 'some View' has no member 'trace'", beyond: [expected],
        isTest: false) == Self.body("A.body"))
  }

  @Test func `swallow what is adapted in them`() {
    let text = Self.adapted("@objc class A {\n  @objc func a() {}\n}\nlet b = 1", without: [Self.whole("A")])
    #expect(text == "\n\n\nlet b = 1")
  }

  @Test func `leave imports that nobody knows to the compiler`() {
    let source = AdaptedSource("@testable import Tea\nimport KF; import SwiftUI", present: ["Tea"])
    #expect(
      source.compiled(as: "/a").hasPrefix("#if canImport(KF)\nimport KF\n#endif\nimport Foundation\n#sourceLocation"))
    #expect(
      source.text == "@testable import Tea\n/* KF */; import DeclarativeUI" && source.unknownModules == ["Tea", "KF"])
  }

  private static let statements = """
    final class Store {
      let name: String
      init() {
        KF.start(
          1)
        name = "a"
        KF.end { _ in
          1
        }
        .now()
      }
      var sum: Int {
        KF.log("sum")
        let a = KF.sum
        return a
      }
      func load() { KF.load() }
    }
    """

  @Test func `are statements of what cannot be empty, where they only do something`() {
    func cut(_ line: Int, _ column: Int, beyond cuts: Set<DeclarationCut> = []) -> DeclarationCut? {
      CuttableSource(Self.statements).cut(line: line, column: column, beyond: cuts, isTest: false)
    }
    func statement(_ name: String, _ number: Int) -> DeclarationCut {
      DeclarationCut(declaration: name, isBody: true, statement: number)
    }
    #expect(cut(5, 7) == statement("Store.init", 1))
    #expect(cut(6, 5) == statement("Store.init", 2))
    #expect(cut(10, 6) == statement("Store.init", 3))
    // What is still wrong without it, and what its end says, is wrong with all of it.
    #expect(cut(5, 7, beyond: [statement("Store.init", 1)]) == Self.whole("Store.init"))
    #expect(cut(11, 3) == Self.whole("Store.init"))
    #expect(cut(13, 5) == statement("Store.sum", 1))
    #expect(cut(14, 13) == Self.whole("Store.sum"))
    #expect(cut(17, 17) == Self.body("Store.load"))
    let text = AdaptedSource(
      Self.statements, without: [statement("Store.init", 1): "", statement("Store.init", 3): ""]
    )
    .text
    #expect(text.contains("init() {\n    \n\n    name = \"a\"\n    \n\n\n\n  }"))
  }

  @Test func `are assignments of what cannot be set here, where a function goes on`() {
    let source = """
      struct Net {
        func session() -> Session {
          let values = Values.standard
          values.waits = true
          waits = true
          let other = values.waits = true
          return Session(values.waits = true)
        }
      }
      """
    let fixed = "cannot assign to property: 'waits' is a get-only property"
    func cut(_ line: Int, _ message: String) -> DeclarationCut? {
      CuttableSource(source).cut(line: line, column: 12, message: message, beyond: [], isTest: false)
    }
    #expect(cut(4, fixed) == DeclarationCut(declaration: "Net.session", isBody: true, statement: 2))
    #expect(cut(4, "cannot find 'values' in scope") == Self.whole("Net.session"))
    for line in 5...7 { #expect(cut(line, fixed) == Self.whole("Net.session")) }
  }

  @Test func `are cases of what is not there`() {
    let source = """
      struct Sheet: View {
        var body: some View {
          switch kind {
          case .about: About()
          case .tea(let name, at: 1), .cup:
            if case .cup = kind { Cup() }
            Tea(name)
          default: Text("a")
          }
        }
      }
      """
    func cut(_ line: Int, _ column: Int, _ message: String = "type 'Kind' has no member 'tea'") -> DeclarationCut? {
      CuttableSource(source).cut(line: line, column: column, message: message, beyond: [], isTest: false)
    }
    let clause = DeclarationCut(declaration: "Sheet.body", isBody: true, clause: 2)
    #expect(cut(5, 11) == clause && cut(5, 34) == clause)
    #expect(cut(5, 11, "cannot find 'tea' in scope") == Self.body("Sheet.body"))
    #expect(cut(6, 15) == Self.body("Sheet.body") && cut(7, 7) == Self.body("Sheet.body"))
    let text = AdaptedSource(source, without: [clause: ""]).text
    #expect(text.contains("case .about: About()\n    \n\n\n    default: Text"))
  }

  @Test func `are a protocol alone where nothing of its name is there`() throws {
    let source = """
      struct Deck: StringIdentifiable, Codable,
        Loggable { let id: String }
      enum Event: LoggableEvent { case opened(Deck) }
      extension Tree.Leaf: Sendable, Kit.Part<[Int: Int]> where Leaf: Known { var size: Missing? { nil } }
      class Box<Content: Missing>: Codable, Holder {}
      """
    func cut(
      _ line: Int, _ column: Int, _ message: String = "cannot find type 'A' in scope", beyond: Set<DeclarationCut> = [],
      isTest: Bool = false
    ) -> DeclarationCut? {
      CuttableSource(source).cut(line: line, column: column, message: message, beyond: beyond, isTest: isTest)
    }
    func behind(_ name: String, _ conformance: String) -> DeclarationCut {
      DeclarationCut(declaration: name, isBody: false, conformance: conformance)
    }
    let deck = [behind("Deck", "StringIdentifiable"), behind("Deck", "Loggable")]
    #expect(cut(1, 14) == deck[0] && cut(2, 3) == deck[1])
    let event = behind("Event", "LoggableEvent")
    #expect(cut(3, 13) == event && cut(3, 33, "enum with raw type cannot have cases with arguments") == event)
    let leaf = behind("extension Tree_Leaf", "Kit.Part<[Int:Int]>")
    #expect(cut(4, 32, "'Part' is not a member type of enum 'Kit'") == leaf)
    #expect(cut(4, 86)?.declaration == "extension Tree_Leaf.size")
    let box = behind("Box", "Holder")
    #expect(cut(5, 39) == box && cut(5, 20) == Self.whole("Box"))
    // A second time all goes, and of tests at once: none may pass that is another one.
    #expect(cut(1, 14, beyond: [deck[0]]) == Self.whole("Deck"))
    #expect(cut(1, 14, isTest: true) == Self.whole("Deck"))
    #expect(cut(1, 14, "type 'Deck' does not conform to protocol 'Codable'") == Self.whole("Deck"))
    let cuts = (deck + [event, leaf, box]).reduce(into: [:]) { $0[$1] = "" }
    let text = AdaptedSource(source, without: cuts).text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = text.map { String($0.drop { $0 == " " }) }
    #expect(lines[0] == "struct Deck:  Codable" && lines[1] == "{ let id: String }")
    #expect(lines[2] == "enum Event { case opened(Deck) }")
    #expect(lines[3].hasPrefix("extension Tree.Leaf: Sendable where Leaf: Known {"))
    #expect(lines[4] == "class Box<Content: Missing>: Codable {}")
  }
}
