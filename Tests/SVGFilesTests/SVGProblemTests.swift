import PixelImages
import SVGFiles
import Testing
import VectorPictures

@Suite struct `What an SVG picture does not draw` {
  @Test(arguments: [
    ("<text>A</text>", "The element <text> is not drawn here"), ("<image href='a.png'/>", "The element <image> is not"),
    ("<script>x</script>", "The element <script> is not"), ("<foreignObject/>", "The element <foreignObject> is not"),
    ("<style>.a > b{}</style>", #"What the rule ".a > b" of a <style> says is not"#),
    ("<g filter='url(#a)'/>", #"The attribute filter="url(#a)" is not"#),
    ("<path d='M0 0h4' marker-end='url(#a)'/>", #"there is no element "a" in it"#),
    ("<path d='M0 0h4' marker-end='url(b.svg#a)'/>", #"The attribute marker-end="url(b.svg#a)" is not"#),
    ("<g id='a'/><path d='M0 0h4' marker-end='url(#a)'/>", #"the element "a" is no <marker>"#),
    (
      "<marker id='a'/><path d='M0 0a4 4 0 0 1 4 4' marker-mid='url(#a)'/>",
      "The attribute marker-mid of a path with arcs is not"
    ),
    (
      "<path d='M0 0h4' stroke='red' stroke-dasharray='1' pathLength='9'/>",
      #"The attribute pathLength="9" of a dashed line is not"#
    ),
    ("<path d='M0 0h4' stroke-linejoin='arcs'/>", #"The attribute stroke-linejoin="arcs" is not"#),
    ("<rect width='4' height='4' paint-order='fill markers'/>", #"The attribute paint-order="fill markers" is not"#),
    ("<rect width='4' height='4' systemLanguage='de'/>", #"The attribute systemLanguage="de" is not"#),
    ("<g transform='scale(2)' transform-origin='1em 2'/>", #"transform-origin="1em" is left out"#),
    ("<g transform='scale(2)' transform-box='fill-box'/>", #"The attribute transform-box="fill-box" is not"#),
    ("<?xml-stylesheet href='a.css'?>", "What the style sheet <?xml-stylesheet href='a.css'?> says is not"),
    (
      "<linearGradient id='g' href='#h'><stop/><stop/></linearGradient><rect width='4' height='4' fill='url(#g)'/>",
      ##"there is no element "#h" in it, which a <linearGradient> refers to"##
    ),
    ("<rect width='4' height='4'><animate/></rect>", "The element <animate> in <rect> is not"),
    ("<rect width='4' height='4' fill='url(#a)'/>", #"there is no gradient "a" in it"#),
    ("<rect width='4' height='4' clip-path='url(#a)'/>", #"there is no element "a" in it"#),
    ("<g id='a'/><rect width='4' height='4' mask='url(#a)'/>", #"the element "a" is no <mask>"#),
    ("<clipPath id='a'/><rect width='4' height='4' fill='url(#a)'/>", "The paint <clipPath> is not"),
    ("<rect width='4' height='4' fill='url(other.svg#a)'/>", #"The paint fill="url(other.svg#a)" is not"#),
    ("<rect width='4em' height='4'/>", #"what has the attribute width="4em" is left out"#),
    ("<path d='M1 1 X'/>", #"the attribute d="M1 1 X" is left out"#), ("<path d='L1 1'/>", #"d="L1 1""#),
    ("<rect width='4' height='4' fill='nocolour'/>", #"fill="nocolour""#),
    ("<rect width='4' height='4' transform='turn(3)'/>", #"transform="turn(3)""#),
    ("<use href='#b'/>", #"there is no element "b" in it"#), ("<use href='b.svg#b'/>", #"<use> of "b.svg#b""#),
    ("<g id='c'><use href='#c'/></g>", #"the element "c" refers to itself"#),
    (
      "<linearGradient id='g' x2='.001' spreadMethod='repeat'><stop/><stop/></linearGradient>"
        + "<rect width='4' height='4' fill='url(#g)'/>",
      "a gradient is repeated more than 64 times"
    ),
    (
      "<linearGradient id='g' spreadMethod='turn'><stop/><stop/></linearGradient>"
        + "<rect width='4' height='4' fill='url(#g)'/>",
      #"spreadMethod="turn" is left out"#
    ),
    (
      "<radialGradient id='g' fr='.6'><stop/><stop/></radialGradient><rect width='4' height='4' fill='url(#g)'/>",
      "A radial gradient whose focus has a radius, and which is repeated or ends in a smaller circle, is not"
    ),
    (
      "<pattern id='p' width='.01' height='.01'><path/></pattern><rect width='4' height='4' fill='url(#p)'/>",
      "a pattern is left out, because it is repeated more than 2000 times"
    ),
    (
      "<pattern id='p' width='.1' height='.1' patternTransform='scale(1 1e-310)'><path/></pattern>"
        + "<rect width='4' height='4' fill='url(#p)'/>",
      "a pattern is left out, because its patternTransform is beyond all numbers"
    ),
    (
      "<pattern id='p' width='.03' height='.03'>\(String(repeating: "<path d='M0 0'/>", count: 100))</pattern>"
        + "<rect width='4' height='4' fill='url(#p)'/>",
      #"the pattern "p" is left out, because it has too many elements"#
    ),
    (
      "<pattern id='p' width='1' height='1'><rect width='1' height='1' fill='url(#p)'/></pattern>"
        + "<rect width='4' height='4' fill='url(#p)'/>",
      #"the element "p" refers to itself"#
    ),
  ])
  func `is said with its name, and the rest is drawn`(inside: String, words: String) throws {
    let picture = try SVGSource.read(inside + "<circle cx='15' cy='5' r='3'/>")
    #expect(picture.problems.count == 1)
    #expect(picture.problems.first?.contains(words) == true, "\(picture.problems)")
    #expect(SVGSource.bitmap(picture)[15, 5].alpha == 255)
  }

  /// All elements of "SVG 2" and of the modules beside it.
  private static let elements = """
    a animate animateMotion animateTransform audio canvas circle clipPath defs desc discard ellipse feBlend feColorMatrix
    feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
    feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
    feSpecularLighting feSpotLight feTile feTurbulence filter foreignObject g iframe image line linearGradient marker mask
    metadata mpath path pattern polygon polyline radialGradient rect script set stop style svg switch symbol text textPath
    title tspan unknown use video view hatch mesh solidcolor altGlyph font glyph tref cursor
    """

  /// Those that are drawn, and those that only something else draws, or that nobody is meant to see.
  private static let drawn: Set<Substring> = [
    "a", "circle", "clipPath", "defs", "desc", "ellipse", "filter", "g", "line", "linearGradient", "marker", "mask",
    "metadata", "path", "pattern", "polygon", "polyline", "radialGradient", "rect", "style", "svg", "switch", "symbol",
    "title", "view",
  ]

  @Test func `are all elements but those that are drawn`() throws {
    for name in Self.elements.split(whereSeparator: \.isWhitespace) {
      for inside in ["<\(name)/>", "<g><\(name)/></g>", "<symbol id='s'><\(name)/></symbol><use href='#s'/>"] {
        let problems = try SVGSource.read(inside).problems
        #expect(problems.isEmpty == Self.drawn.contains(name), "\(inside): \(problems)")
      }
    }
  }

  @Test func `is said once`() throws {
    #expect(try SVGSource.read("<text/><text/><g><text/></g>").problems.count == 1)
  }

  @Test func `of editors is of no interest`() throws {
    let editors = "<sodipodi:namedview/><metadata><rdf:RDF/></metadata><title>A</title><filter id='f'/>"
    #expect(try SVGSource.read(editors).problems == [])
  }

  @Test(arguments: [
    ("<svg width='1' height='1'><g", "the XML is broken"),
    ("<svg width='1' height='1'><g></svg>", "the XML is broken"), ("<html/>", #"its first element is "html""#),
    ("", "it is no SVG file that can be read"), ("<svg width='1' height='1'>\0</svg>", "because it has a zero byte"),
    (String(repeating: "<svg>", count: 100), "its elements are nested too deep"),
  ])
  func `because it is no picture is an error`(file: String, words: String) {
    let error = #expect(throws: SVGError.self) { try VectorPicture(svg: Array(file.utf8)) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  private func declaring(_ entities: String, _ inside: String) -> [UInt8] {
    Array("<!DOCTYPE svg [\(entities)]><svg width='9' height='9'>\(inside)</svg>".utf8)
  }

  @Test func `may be named by short entities`() throws {
    let picture = try VectorPicture(
      svg:
        declaring(#"<!ENTITY st0 "fill:#FF0000;">"#, "<rect width='9' height='9' style='&st0;'/>"))
    #expect(SVGSource.bitmap(picture)[4, 4].red == 255)
  }

  @Test(arguments: [
    #"<!ENTITY a SYSTEM "file:///etc/passwd">"#, #"<!ENTITY a PUBLIC "x" "http://example.com/x">"#,
    #"<!ENTITY % a "x">"#, #"<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">"#,
    "<!ENTITY a '\(String(repeating: "a", count: 2000))'>", "<!ENTITY a",
  ])
  func `because it could be anything or endless is an error`(entities: String) {
    let error = #expect(throws: SVGError.self) { try VectorPicture(svg: declaring(entities, "<desc>&a;</desc>")) }
    #expect(error?.description.contains("declares the XML entity") == true, "\(error?.description ?? "")")
  }

  @Test func `because it multiplies itself ends soon`() throws {
    var groups = "<g id='g0'><rect width='1' height='1'/></g>"
    for level in 1...15 {
      groups += "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
    }
    let picture = try SVGSource.read("<defs>\(groups)</defs><use href='#g15'/>")
    #expect(picture.problems.count == 1 && picture.problems[0].hasPrefix("parts of it are left out"))
  }
}
