import Drawings
import PixelImages
import PlaneGeometry
import Testing
import Typesetting

@Suite struct `A drawing in words` {
  private let frame = Rect(x: 1, y: 2.005, width: 30, height: 40.3333)

  private func words(_ items: DrawingItem...) -> String {
    Drawing(size: Size(width: 390, height: 844), items: items).description
  }

  private func shape(_ style: DrawnShape.Style, _ paint: Paint = .color(.black)) -> DrawingItem {
    .shape(DrawnShape(name: "Capsule", frame: frame, path: Path(), style: style, paint: paint))
  }

  private func line(_ text: String, baseline: Double) -> TextLine {
    TextLine(text: text, baseline: baseline, x: 0.5, width: 12.344, runs: [])
  }

  @Test func `starts with its size`() {
    #expect(words() == "Drawing 390.00 x 844.00")
  }

  @Test func `has a line for each shape with what is painted and how`() {
    let text = words(
      shape(.fill(.nonZero), .color(RGBAColor(red: 159, green: 193, blue: 245))), shape(.fill(.evenOdd)),
      shape(.stroke(StrokeStyle(width: 3))),
      shape(
        .stroke(StrokeStyle(width: 1, cap: .round, join: .bevel, dashes: [5, 2.5], dashPhase: 1)), .color(.clear)),
      shape(.stroke(StrokeStyle(width: 1, miterLimit: 4))))
    #expect(
      text == """
        Drawing 390.00 x 844.00
          Capsule at (1.00, 2.01) size 30.00 x 40.33 fill #9FC1F5
          Capsule at (1.00, 2.01) size 30.00 x 40.33 fill even-odd #000000
          Capsule at (1.00, 2.01) size 30.00 x 40.33 stroke 3.00 #000000
          Capsule at (1.00, 2.01) size 30.00 x 40.33 stroke 1.00 round caps bevel joins dashes [5.00, 2.50] phase 1.00 #00000000
          Capsule at (1.00, 2.01) size 30.00 x 40.33 stroke 1.00 miter limit 4.00 #000000
        """)
  }

  @Test func `names the stops of gradients`() {
    let gradient = Gradient(stops: [.init(color: .white, location: 0), .init(color: .black, location: 0.25)])
    let text = words(
      shape(.fill(.nonZero), .linearGradient(gradient, start: .zero, end: Point(x: 0, y: 10))),
      shape(.fill(.nonZero), .radialGradient(gradient, center: .zero, startRadius: 1, endRadius: 9)))
    #expect(
      text == """
        Drawing 390.00 x 844.00
          Capsule at (1.00, 2.01) size 30.00 x 40.33 fill linear gradient (0.00, 0.00) to (0.00, 10.00) [#FFFFFF 0.00, #000000 0.25]
          Capsule at (1.00, 2.01) size 30.00 x 40.33 fill radial gradient (0.00, 0.00) radius 1.00 to 9.00 [#FFFFFF 0.00, #000000 0.25]
        """)
  }

  @Test func `quotes texts, line by line where there are several`() {
    let one = TextLayout(lines: [line("say \"hi\"\\\u{200B}\t", baseline: 16.187)], size: .zero, isTruncated: true)
    let two = TextLayout(lines: [line("a", baseline: 16), line("b\u{A0}ö🤭", baseline: 38)], size: .zero)
    let none = TextLayout(lines: [], size: .zero)
    let text = words(
      .text(DrawnText(frame: frame, layout: one)), .text(DrawnText(frame: frame, layout: two)),
      .text(DrawnText(frame: frame, layout: none)))
    #expect(
      text == #"""
        Drawing 390.00 x 844.00
          Text "say \"hi\"\\\#u{200B}\t" at (1.00, 2.01) size 30.00 x 40.33 cut x 0.50 baseline 16.19 width 12.34
          Text of 2 lines at (1.00, 2.01) size 30.00 x 40.33
            Line "a" x 0.50 baseline 16.00 width 12.34
            Line "b\u{A0}ö🤭" x 0.50 baseline 38.00 width 12.34
          Text "" at (1.00, 2.01) size 30.00 x 40.33
        """#)
  }

  @Test func `names the sizes and colours of a line, each once`() throws {
    let runs = [("a", 17.0, RGBAColor.black), ("b", 17, .black), ("c", 34, .white)]
    let layout = Paragraph(runs.map { TextRun($0.0, font: FontDescriptor(size: $0.1), color: $0.2) }).layout(width: nil)
    let text = words(.text(DrawnText(frame: frame, layout: layout)))
    #expect(text.hasSuffix(", 17.00 pt #000000, 34.00 pt #FFFFFF"))
  }

  @Test func `tells a picture's name and pixels`() {
    let bitmap = Bitmap(width: 3, height: 2)
    let text = words(
      .image(DrawnImage(name: "header", frame: frame, bitmap: bitmap)),
      .image(DrawnImage(name: "t", frame: frame, bitmap: bitmap, interpolation: .nearest, templateColor: .white)))
    #expect(
      text == """
        Drawing 390.00 x 844.00
          Image "header" at (1.00, 2.01) size 30.00 x 40.33 of 3 x 2 px
          Image "t" at (1.00, 2.01) size 30.00 x 40.33 of 3 x 2 px nearest template #FFFFFF
        """)
  }

  @Test func `indents what is in a layer`() {
    let inside = shape(.fill(.nonZero))
    let text = words(
      .layer(
        DrawnLayer(
          .opacity(0.5), items: [.layer(DrawnLayer(.clip(Path(), .fill(.nonZero), frame: frame), items: [inside]))])),
      .layer(DrawnLayer(.shadow(.black, radius: 5, offset: Point(x: 0, y: -2)), items: [])))
    #expect(
      text == """
        Drawing 390.00 x 844.00
          Opacity 0.50
            Clip at (1.00, 2.01) size 30.00 x 40.33
              Capsule at (1.00, 2.01) size 30.00 x 40.33 fill #000000
          Shadow #000000 radius 5.00 offset (0.00, -2.00)
        """)
  }

  @Test(
    arguments: [
      (0, "0.00"), (-0.0, "0.00"), (-0.004, "0.00"), (-0.005, "-0.01"), (0.995, "1.00"), (1.09, "1.09"), (1.9, "1.90"),
      (-12.345, "-12.35"),
      (1e20, "1e+20"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func `writes numbers with two decimals`(number: Double, text: String) {
    #expect(Drawing(size: Size(width: number, height: 1)).description == "Drawing \(text) x 1.00")
  }
}
