import SourceAdaptation
import Testing

/// What of a view's body goes, so that the rest of it is drawn.
@Suite struct `Parts of a body that are left out` {
  private static let source = """
    struct Screen: View {
      var body: some View {
        VStack {
          Text("Tea")
          Markdown("Green")
            .bold()
          if isReady, !cups.filter({ $0.isFull }).isEmpty {
            ForEach(cups) { cup in
              Markdown(cup)
              Text(cup.name)
            }
          }
          Button("Brew") { Kettle.boil() }
          Button(action: { Kettle.boil() }) { Markdown("Brew") }
        }
        .onChange(of: cups) { _, new in
          Kettle.fill(new)
        }
        .onReceive(steam) { Kettle.note($0) }
        .own { Markdown("a") }
      }
    }
    """

  private static func cut(_ line: Int, _ column: Int, beyond cuts: Set<DeclarationCut> = []) -> DeclarationCut? {
    CuttableSource(source).cut(
      line: line, column: column, message: "cannot find 'Markdown' in scope", beyond: cuts, isTest: false)
  }

  private static func text(_ cuts: [DeclarationCut?]) -> [Substring] {
    let cuts = Dictionary(cuts.compactMap(\.self).map { ($0, "no") }) { $1 }
    return AdaptedSource(source, without: cuts).text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static let surface = #"LeftOutView("Screen.body", of: "Screen", "no")"#
  private static let body = DeclarationCut(declaration: "Screen.body", isBody: true)

  @Test func `are views, in the place of which a surface is shown`() {
    #expect(Self.cut(5, 7) == DeclarationCut(declaration: "Screen.body", isBody: true, statement: 2, closure: 1))
    let lines = Self.text([Self.cut(5, 7), Self.cut(9, 11), Self.cut(14, 43)])
    #expect(lines[3] == "      Text(\"Tea\")" && lines[4] == "      \(Self.surface)" && lines[5] == "")
    #expect(lines[8] == "          \(Self.surface)" && lines[9] == "          Text(cup.name)")
    #expect(lines[13] == "      Button(action: { Kettle.boil() }) { \(Self.surface) }" && lines.count == 22)
  }

  @Test func `are what actions do, which have as many arguments then`() {
    #expect(Self.cut(13, 24) == DeclarationCut(declaration: "Screen.body", isBody: true, closure: 5))
    let lines = Self.text([Self.cut(13, 24), Self.cut(14, 24), Self.cut(17, 7), Self.cut(19, 25)])
    #expect(lines[12] == "      Button(\"Brew\") {  }")
    #expect(lines[13] == "      Button(action: {  }) { Markdown(\"Brew\") }")
    #expect(lines[15] == "    .onChange(of: cups) { _, new in" && lines[16] == "      " && lines[17] == "    }")
    #expect(lines[18] == "    .onReceive(steam) { _ in }")
  }

  @Test func `grow twice, and then all of the body goes`() {
    var cuts: Set<DeclarationCut> = []
    var found: [DeclarationCut] = []
    while let next = Self.cut(9, 11, beyond: cuts), found.last != Self.body {
      cuts.insert(next)
      found.append(next)
    }
    #expect(found.map(\.statement) == [1, 1, nil] && found.map(\.closure) == [4, 3, nil] && found.last == Self.body)
    // Braces of which it is not known what they are.
    #expect(Self.cut(20, 12) == Self.body)
  }

  @Test func `are modifiers of what a modifier is handed`() {
    let source = CuttableSource(
      "struct Shade: ViewModifier {\n  func body(content: Content) -> some View { content.glow(1).bold() }\n}")
    let message = "value of type 'Shade.Content' (aka 'ModifierContent<Shade>') has no member 'glow'"
    let cut = source.cut(line: 2, column: 54, message: message, beyond: [], isTest: false)
    #expect(cut == DeclarationCut(declaration: "Shade.body", isBody: true, modifier: "glow"))
    let other = message.replacing("ModifierContent<Shade>", with: "Tea")
    let body = source.cut(line: 2, column: 54, message: other, beyond: [], isTest: false)
    #expect(body == DeclarationCut(declaration: "Shade.body", isBody: true))
  }

  @Test func `are attributes that are not there, where a property says what it is`() throws {
    let text = """
      @Store struct Tea: Codable {
        @ID(a: 1) var id: String?
        @Kept public var cups = 1
        @Injected(\\.kettle) private var kettle
      }
      """
    let source = CuttableSource(text)
    func cut(_ line: Int, _ name: String) -> DeclarationCut? {
      let message = "unknown attribute '\(name)'"
      return source.cut(line: line, column: line == 1 ? 2 : 4, message: message, beyond: [], isTest: false)
    }
    let cuts = [cut(1, "Store"), cut(2, "ID"), cut(3, "Kept")].compactMap(\.self)
    #expect(cuts.map(\.attribute) == ["@Store", "@ID", "@Kept"])
    #expect(cuts.map(\.declaration) == ["Tea", "Tea.id", "Tea.cups"])
    #expect(cut(4, "Injected") == DeclarationCut(declaration: "Tea.kettle", isBody: false))
    let lines = AdaptedSource(text, without: Dictionary(cuts.map { ($0, "") }) { $1 }).text.split(separator: "\n")
    try #require(lines.count == 5)
    #expect(lines[0] == " struct Tea: Codable {" && lines[1] == "   var id: String?")
    #expect(lines[2] == "   public var cups = 1" && lines[3].hasPrefix("  @Injected"))
  }

  @Test func `hold the errors in them`() {
    let view = [Self.cut(5, 7)].compactMap(\.self)
    let source = CuttableSource(Self.source)
    #expect(source.isLeftOut(line: 6, column: 10, by: view) && !source.isLeftOut(line: 9, column: 11, by: view))
    #expect(!source.isLeftOut(line: 5, column: 7, by: []) && !source.isLeftOut(line: 5, column: 0, by: view))
  }
}
