import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `A symbol of an asset catalogue` {
  /// A frame of two strengths; its capitals are as high as those of a text of 100 points.
  nonisolated static let template = """
    <svg width="400" height="200">
      <g id="Guides">
        <line id="Baseline-M" x1="0" x2="400" y1="170.5" y2="170.5"/><line id="Capline-M" x1="0" x2="400" y1="100" y2="100"/>
        <line id="left-margin-Regular-M" x1="0" x2="0" y1="0" y2="200"/>
        <line id="right-margin-Regular-M" x1="110" x2="110" y1="0" y2="200"/>
      </g>
      <g id="Symbols">
        <g id="Regular-M"><path d="M5 85.25H105V185.25H5Z M15 95.25V175.25H95V95.25Z"/></g>
        <g id="Black-M"><path d="M0 80.25H110V190.25H0Z M30 110.25V160.25H80V110.25Z"/></g>
      </g>
    </svg>
    """

  private func laidOut(
    _ svg: String?, view: (Image) -> any View = { $0 }, change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> LaidOut {
    let assets = try AssetBundle()
    defer { assets.remove() }
    try assets.add(
      "leaf.tilted.symbolset", contents: #"{ "symbols": [ { "filename": "leaf.svg", "idiom": "universal" } ] }"#)
    if let svg { try assets.addFile("leaf.tilted.symbolset/leaf.svg", Array(svg.utf8)) }
    let image = AnyView(view(Image("leaf.tilted", bundle: assets.bundle)))
    return LaidOut(image, in: CGSize(width: 300, height: 300), change: change)
  }

  @Test func `is as large as its template says beside the text of its font`() throws {
    let drawn = try laidOut(Self.template) { $0.font(.system(size: 20)) }
    #expect(drawn.layout.problems == [])
    // 1.1 em wide; its ink is 1 em high, with 0.06 em above and below.
    let frame = try #require(drawn.frames.first)
    #expect(abs(frame.width - 22) < 0.51 && abs(frame.height - 22.4) < 0.7)
    let large = try laidOut(Self.template) { $0.font(.system(size: 20)).imageScale(.large) }
    // 22 times 1.28, rounded up to a pixel.
    #expect(try #require(large.frames.first).width == 29)
  }

  @Test func `stands with its letters' lines on those of the text`() throws {
    let row = try laidOut(Self.template) { image in
      HStack(alignment: .firstTextBaseline) {
        Text("H")
        image
      }
    }
    let (text, symbol) = (try #require(row.frame("H")), try #require(row.frame("leaf.tilted")))
    // The middle of the ink is that of the capitals, which is that of the line, to a third of a point.
    #expect(abs(text.midY - symbol.midY) < 0.5)
  }

  @Test func `is heavier in heavier fonts`() throws {
    let areas = try [Font.Weight.regular, .bold, .black].map { weight in
      try laidOut(Self.template) { $0.fontWeight(weight) }.layout.drawing
    }
    #expect(areas[0] != areas[1] && areas[1] != areas[2])
  }

  @Test func `gives way to a drawing that a test has added`() throws {
    let drawn = SymbolLibrary.bundled.adding(
      "leaf.tilted", Path { $0.addRect(CGRect(x: 0, y: 0, width: 24, height: 1)) })
    #expect(try laidOut(nil, change: { $0.symbolLibrary = drawn }).layout.problems == [])
  }

  @Test(arguments: [
    (nil, "leaf.svg: the file named in Contents.json cannot be read; add it beside Contents.json"),
    ("<svg width='1' height='1'/>", "leaf.svg: it is no template for symbols, because it has no group \"Symbols\""),
    (template.replacing("Capline", with: "Cap"), "leaf.svg: it has no line \"Capline-M\" for its group \"Regular-M\""),
  ])
  func `that cannot be drawn is told with its file`(svg: String?, words: String) throws {
    let problem = try #require(try laidOut(svg).layout.problems.first)
    #expect(problem.hasPrefix("Of the symbol \"leaf.tilted\" a dashed square is drawn: "))
    #expect(problem.contains("leaf.tilted.symbolset/\(words)"), "\(problem)")
  }

  @Test func `is drawn for a name, too`() throws {
    let library = try SymbolLibrary.bundled.adding("no.such.symbol", svg: Data(Self.template.utf8))
    let image = LaidOut(Image(systemName: "no.such.symbol").font(.system(size: 20))) { $0.symbolLibrary = library }
    #expect(image.layout.problems == [])
    #expect(abs(try #require(image.frames.first).width - 22) < 0.51)
  }
}
