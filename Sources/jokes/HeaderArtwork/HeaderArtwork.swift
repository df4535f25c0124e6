import DrawingRenderer
import Drawings
import PixelImages
import PlaneGeometry
import Typesetting

/// The picture over the joke: "THIS APP IS A joke" in rough wooden letters and a line drawn by hand.
struct HeaderArtwork {
  /// The extents in points.
  static let size = Size(width: 191, height: 210)

  private let letters: FontFace
  private let emoji: FontLibrary

  init() throws {
    letters = try FontFace(bytes: Array(HeaderFont.bytes()), name: HeaderFont.fileName)
    emoji = .bundled
  }

  /// The picture with a transparent background.
  /// - Parameters:
  ///   - ink: the colour of the letters.
  ///   - scale: device pixels a point.
  func bitmap(ink: RGBAColor, scale: Double) -> Bitmap {
    let renderer = DrawingRenderer(scale: scale)
    let stencil = renderer.render(Drawing(size: HeaderArtwork.size, items: lettering))
    let background = DrawnImage(
      name: "lettering", frame: Rect(origin: .zero, size: HeaderArtwork.size), bitmap: stencil.inkFromDarkness(ink))
    return renderer.render(Drawing(size: HeaderArtwork.size, items: [.image(background)] + faces))
  }

  /// The letters in black on white; white also separates a letter from the broken line around it.
  private var lettering: [DrawingItem] {
    let sheet = Rect(origin: .zero, size: HeaderArtwork.size)
    let paper = DrawnShape(
      name: "Paper", frame: sheet, path: Path { $0.addRect(sheet) }, style: .fill(.nonZero), paint: .color(.white))
    return [.shape(paper)]
      + word("THIS", emSize: 41, left: 47, right: 146, baseline: 38, tilts: [-3, 2, -4, 4]).flatMap(woodcut)
      + word("APP IS A", emSize: 38, left: 5, right: 185, baseline: 88, tilts: [3, -2, 2, 0, -3, 4, 0, -3]).flatMap(
        woodcut)
      + word("joke", emSize: 88, left: 8, right: 182, baseline: 181, tilts: [4, -3, 3, -4]).flatMap(penLine)
  }

  private var faces: [DrawingItem] {
    [("🤣", Point(x: 14, y: 34.6)), ("😅", Point(x: 177, y: 32.6))].map { text, foot in
      let layout = Paragraph([TextRun(text, font: FontDescriptor(size: 550.0 / 21))], library: emoji).layout(width: nil)
      let corner = Point(x: foot.x - layout.lines[0].width / 2, y: foot.y - layout.firstBaseline)
      return .text(DrawnText(frame: Rect(origin: corner, size: layout.size), layout: layout))
    }
  }

  /// A solid, worn letter inside a thin broken line.
  private func woodcut(_ letter: Path) -> [DrawingItem] {
    let worn = letter.redrawn(by: [
      UnsteadyHand(reach: 6, amplitude: 0.8, seed: 11), UnsteadyHand(reach: 1.5, amplitude: 0.4, seed: 12),
    ])
    let shadow = letter.redrawn(by: [UnsteadyHand(reach: 5, amplitude: 1.2, seed: 13)])
    let dashes: [Double] = [8, 3, 1.5, 2, 12, 4, 4, 2.5, 1, 5]
    return [
      .shape(item(shadow, .stroke(StrokeStyle(width: 5.2, join: .round, dashes: dashes)), .black)),
      .shape(item(shadow, .stroke(StrokeStyle(width: 3.4, join: .round)), .white)),
      .shape(item(worn, .fill(.nonZero), .black)),
    ]
  }

  /// The outline of a letter as one line of a felt-tip pen.
  private func penLine(_ letter: Path) -> [DrawingItem] {
    let line = letter.redrawn(by: [
      UnsteadyHand(reach: 10, amplitude: 1.4, seed: 23), UnsteadyHand(reach: 1.8, amplitude: 0.3, seed: 22),
    ])
    return [.shape(item(line, .stroke(StrokeStyle(width: 2.7, cap: .round, join: .round)), .black))]
  }

  private func item(_ path: Path, _ style: DrawnShape.Style, _ color: RGBAColor) -> DrawnShape {
    DrawnShape(
      name: "Letter", frame: Rect(origin: .zero, size: HeaderArtwork.size), path: path, style: style,
      paint: .color(color))
  }
}

extension HeaderArtwork {
  /// The outlines of a word's letters, spread evenly between two edges, each tilted around its middle.
  private func word(
    _ text: String, emSize: Double, left: Double, right: Double, baseline: Double, tilts: [Double]
  ) -> [Path] {
    let library = FontLibrary(faces: [letters], systemFamily: letters.family)
    let font = FontDescriptor(family: letters.family, size: emSize, weight: letters.weight)
    let line = Paragraph([TextRun(text, font: font)], library: library).layout(width: nil).lines[0]
    let glyphs = line.runs.flatMap(\.glyphs)
    let gap = (right - left - line.width) / Double(max(1, glyphs.count - 1))
    return zip(glyphs, tilts).enumerated().compactMap { index, letter in
      let (glyph, tilt) = letter
      guard let outline = letters.outline(of: glyph.glyph) else { return nil }
      let middle = Point(x: emSize * 0.3, y: -emSize * 0.35)
      let place = Transform.scale(x: emSize / Double(letters.unitsPerEm), y: -emSize / Double(letters.unitsPerEm))
        .then(.translation(x: -middle.x, y: -middle.y))
        .then(.rotation(tilt * .pi / 180))
        .then(.translation(x: middle.x + left + glyph.x + gap * Double(index), y: middle.y + baseline + tilt * 0.3))
      return Path(outline).transformed(by: place)
    }
  }
}
