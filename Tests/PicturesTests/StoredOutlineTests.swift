import Pictures
import Testing

/// Outlines as references keep them.
@Suite struct `A stored outline` {
  private static let frame = LayoutOutline.Frame(x: 1, y: -2.005, width: 30, height: 40.3333)
  private static let stops: [LayoutOutline.Stop] = [
    .init(color: "#FFFFFF", location: 0), .init(color: "#00000080", location: 0.25),
  ]

  /// One of everything.
  private static let contents: [LayoutOutline.Content] = [
    .shape(.init(name: "Capsule", paint: .color("#A6C0F1"))),
    .shape(.init(name: "Path", style: .fill(isEvenOdd: true), paint: .color("#000000"))),
    .shape(
      .init(
        name: "Circle",
        style: .stroke(.init(width: 3, cap: "round", join: "bevel", miterLimit: 4, dashes: [5, 2.5], dashPhase: 1)),
        paint: .linearGradient(stops: stops, start: .init(x: 0, y: 0), end: .init(x: 0, y: 10)))),
    .shape(
      .init(name: "B", paint: .radialGradient(stops: stops, center: .init(x: 1, y: 1), startRadius: 0, endRadius: 9))),
    .text(.init(lines: [])),
    .text(
      .init(
        lines: [
          .init(
            "say \"hi\"\\\u{200B}\n👋", x: 0, baseline: 16.19, width: 90, fonts: [.init(size: 17, color: "#000000")]),
          .init("", x: 0, baseline: 38, width: 0),
        ], isCut: true)),
    .image(.init(name: "header", width: 3, height: 2, isNearest: true, templateColor: "#FFFFFF")),
    .opacity(0.5), .mirrored, .clip(.fill(isEvenOdd: true)), .clip(.stroke(.init(width: 1))),
    .shadow(.init(color: "#000000", radius: 5, offset: .init(x: 0, y: -2))),
  ]

  private static let whole = LayoutOutline(
    size: .init(width: 390, height: 844),
    items: contents.enumerated().map { index, content in
      LayoutOutline.Item(depth: index % 3, frame: index.isMultiple(of: 2) ? frame : nil, content: content)
    })

  @Test(arguments: contents) func `is read as it was written`(content: LayoutOutline.Content) throws {
    let outline = LayoutOutline(
      size: .init(width: 1, height: 2), items: [.init(depth: 2, frame: Self.frame, content: content)])
    #expect(LayoutOutline(stored: try outline.stored) == outline)
  }

  @Test func `is the same text every time`() throws {
    let text = try Self.whole.stored
    #expect(LayoutOutline(stored: text) == Self.whole)
    #expect(try Self.whole.stored == text)
    #expect(LayoutOutline(stored: text)?.description == Self.whole.description)
  }

  @Test func `has its version and short numbers`() throws {
    let outline = LayoutOutline(
      size: .init(width: 390, height: 844.333333),
      items: [.init(frame: .init(x: 0.1 + 0.2, y: -0.001, width: 1e20, height: .infinity), content: .opacity(0.5))])
    #expect(
      try outline.stored == """
        {"layout":{"items":[{"content":{"opacity":{"_0":0.5}},"depth":0,"frame":[0.3,0,1e+20,"inf"]}],\
        "size":[390,844.33]},"version":1}
        """)
    #expect(LayoutOutline(stored: try outline.stored) == outline)
  }

  @Test func `is read where a length is no number`() throws {
    let outline = LayoutOutline(size: .init(width: .nan, height: -.infinity))
    #expect(LayoutOutline(stored: try outline.stored)?.description == "Drawing nan x -inf")
  }

  @Test(arguments: [
    "", "{}", "[]", "Drawing 1.00 x 1.00", #"{"layout":{"items":[],"size":[1]},"version":1}"#,
    #"{"layout":{"items":[],"size":[1,2]},"version":2}"#, #"{"layout":{"items":[],"size":[1,2]}}"#,
    #"{"layout":{"items":[{"content":{"novelty":{}},"depth":0}],"size":[1,2]},"version":1}"#,
  ])
  func `is nothing where the text is of another version, or none`(text: String) {
    #expect(LayoutOutline(stored: text) == nil)
  }
}
