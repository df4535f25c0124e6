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

  @Test func `hold the errors in them`() {
    let view = [Self.cut(5, 7)].compactMap(\.self)
    let source = CuttableSource(Self.source)
    #expect(source.isLeftOut(line: 6, column: 10, by: view) && !source.isLeftOut(line: 9, column: 11, by: view))
    #expect(!source.isLeftOut(line: 5, column: 7, by: []) && !source.isLeftOut(line: 5, column: 0, by: view))
  }
}
