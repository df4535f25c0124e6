import PlaneGeometry
import SVGFiles
import Symbols
import Testing
import Typesetting

@Suite struct `A template for symbols` {
  private static let guides = """
    <line id='Baseline-S' x1='0' x2='400' y1='100' y2='100'/><line id='Capline-S' x1='0' x2='400' y1='29.5' y2='29.5'/>
    """

  private func template(_ symbols: String, guides: String = guides, style: String = "") throws -> SymbolTemplate? {
    let svg = "<svg width='400' height='200'>\(style)<g id='Guides'>\(guides)</g><g id='Symbols'>\(symbols)</g></svg>"
    return try SymbolTemplate(svg: Array(svg.utf8))
  }

  /// In points of the template, small scale.
  private func symbol(
    _ symbols: String, _ weight: FontWeight = .regular, guides: String = guides, isLayered: Bool = false
  ) throws -> Symbol {
    try #require(
      try template(symbols, guides: guides)?.symbol(weight: weight, scale: .small, isLayered: isLayered))
  }

  private static let square = "<rect x='10' y='40' width='50' height='50'/>"

  @Test func `has groups for weights, where their elements put them`() throws {
    let symbol = try symbol(
      "<g id='Regular-S' transform='translate(100 0)'><g transform='scale(2)'>\(Self.square)</g></g>")
    #expect(abs(symbol.ink.width * 78 - 100) < 1e-9 && symbol.ink.minX == 0)
  }

  /// Programs that write a template anew keep the drawings' names, and not always the group around them.
  @Test func `is one without the group of all drawings where a drawing stands on a line`() throws {
    let drawing = "<g id='Regular-S'>\(Self.square)</g>"
    let bare = "<svg width='400' height='200'><g id='Guides'>\(Self.guides)</g>\(drawing)</svg>"
    let template = try SymbolTemplate(svg: Array(bare.utf8))
    let symbol = try #require(template?.symbol(weight: .regular, scale: .small, isLayered: false))
    #expect(abs(symbol.ink.width * 78 - 50) < 1e-9)
    let nothing = ["<svg width='1' height='1'>\(drawing)</svg>", "<svg width='1' height='1'>\(Self.guides)</svg>"]
    for svg in nothing { #expect(try SymbolTemplate(svg: Array(svg.utf8)) == nil) }
  }

  @Test func `is refused where a map cannot be read, on a group, in it or around it`() {
    for symbols in [
      "<g id='Regular-S' transform='x'>\(Self.square)</g>", "<g id='Regular-S'><g transform='x'>\(Self.square)</g></g>",
      "<g transform='x'><g id='Regular-S'>\(Self.square)</g></g>",
    ] {
      let error = #expect(throws: SVGError.self) { try template(symbols) }
      #expect(error.map { "\($0)".contains(#"transform="x""#) } == true)
    }
  }

  @Test func `has margins for each drawing, or for all`() throws {
    let group = "<g id='Regular-S'>\(Self.square)</g>"
    func margins(_ name: String) -> String {
      Self.guides + "<line id='left-margin\(name)' x1='4' x2='4' y1='0' y2='9'/>"
        + "<path id='right-margin\(name)' d='M70 0V9'/>"
    }
    for name in ["-Regular-S", ""] {
      #expect(abs(try symbol(group, guides: margins(name)).size.width * 78 - 66) < 1e-9)
    }
    #expect(abs(try symbol(group, guides: margins("-Black-S")).size.width * 78 - 50) < 1e-9)
  }

  @Test func `mixes weights that have the same points`() throws {
    let symbols =
      "<g id='Ultralight-S'><path d='M0 50H10V52H0Z'/></g><g id='Black-S'><path d='M0 50H10V66H0Z'/></g>"
    #expect(abs(try symbol(symbols, .medium).ink.height * 78 - 9) < 1e-9)
  }

  @Test func `has layers by the classes of its shapes`() throws {
    let symbols = """
      <g id='Regular-S'><g class='monochrome-0 hierarchical-0:secondary'>\(Self.square)</g>
      <rect class='hierarchical-1:primary' x='20' y='50' width='9' height='9'/>
      <rect class='hierarchical-2:tertiary' x='40' y='50' width='9' height='9'/><rect width='1' height='1' fill='none'/></g>
      """
    #expect(try symbol(symbols, isLayered: true).parts.map(\.layer) == [1, 0, 2])
    #expect(try symbol(symbols).parts.count == 1)
  }

  @Test func `has colours by the classes of its shapes`() throws {
    let symbols = """
      <g id='Regular-S'><g class='monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary'>\(Self.square)</g>
      <rect class='multicolor-1:white hierarchical-1:primary' x='20' y='50' width='9' height='9'/>
      <rect class='multicolor-2' x='40' y='50' width='9' height='9'/></g>
      """
    let symbol = try symbol(symbols, isLayered: true)
    #expect(symbol.parts.map(\.colorName) == ["systemRedColor", "white", nil])
    #expect(symbol.mirrored.colorNames == ["systemRedColor", "white"])
    #expect(symbol.parts.map(\.layer) == [1, 0, 0])
  }

  // Apple's app for symbols writes this rule, so that a template looks like a wireframe in a browser.
  @Test func `has the areas of shapes that it shows as a wireframe`() throws {
    let style = "<style>.SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}</style>"
    let classes = "hierarchical-0:secondary SFSymbolsPreviewWireframe"
    let shape = "<rect class='\(classes)' x='10' y='40' width='50' height='50'/>"
    let template = try #require(try template("<g id='Regular-S'>\(shape)</g>", style: style))
    let symbol = try #require(template.symbol(weight: .regular, scale: .small, isLayered: true))
    #expect(symbol.parts.map(\.layer) == [1])
    #expect(abs(symbol.ink.width * 78 - 50) < 1e-9)
  }

  @Test func `fills by the rule that a shape asks for`() throws {
    let path = "d='M0 40H60V90H0Z M10 50H50V80H10Z'"
    for (rule, isFilled) in [("evenodd", false), ("nonzero", true)] {
      let part = try symbol("<g id='Regular-S'><path fill-rule='\(rule)' \(path)/></g>").parts[0]
      let middle = Point(x: 30.0 / 78, y: 0.06 / 1 + 25.0 / 78)
      #expect(part.path.contains(middle, rule: .nonZero) == isFilled)
    }
  }

  @Test func `is no other picture`() throws {
    #expect(try SymbolTemplate(svg: Array("<svg width='9' height='9'><g id='Regular-M'/></svg>".utf8)) == nil)
  }

  @Test(arguments: [
    ("", guides, #"its group "Symbols" has no drawing: name a group in it by weight and scale, such as "Regular-M""#),
    ("<g id='Regular-S'/>", guides, #"its group "Regular-S" is empty"#),
    ("<g id='Regular-S'>\(square)</g>", "", #"it has no line "Baseline-S" for its group "Regular-S": export it anew"#),
    (
      "<g id='Regular-S'>\(square)</g>",
      "<line id='Baseline-S' x2='4' y1='9' y2='9'/><line id='Capline-S' x2='4' y1='10' y2='10'/>",
      #"its line "Capline-S" is not above "Baseline-S""#
    ),
    (
      "<g id='Bold-S' stroke='black'>\(square)</g>", guides,
      #"its group "Bold-S" has a line along a shape, stroke="black": symbols are areas, so make the line an outline"#
    ),
    ("<g id='Bold-S'><text>A</text></g>", guides, #"its group "Bold-S" has an element <text>, and only shapes"#),
  ])
  func `that cannot be drawn is told with its group and the way out`(
    symbols: String, guides: String, words: String
  ) {
    let error = #expect(throws: SVGError.self) { try template(symbols, guides: guides) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }
}
