import PixelImages
import PlaneGeometry
import TextFormats
import VectorPictures

/// How texts are set: a part of the graphics state, "ISO 32000-1", 9.3.
struct PDFTextState {
  var font: PDFFont?
  var size = 1.0
  var characterSpacing = 0.0
  var wordSpacing = 0.0
  /// How wide what is set is, 1 as the font has it.
  var stretch = 1.0
  var leading = 0.0
  var rise = 0.0
  /// 0 to 7: the inside, the line, both, nothing; and those with a clip.
  var mode = 0
}

/// Where the next glyph stands.
struct PDFTextPlace {
  var map = Transform.identity
  var line = Transform.identity
  /// What the texts until `ET` clip, in points of the picture.
  var clip: Path?

  mutating func moveLine(x: Double, y: Double) {
    line = Transform.translation(x: x, y: y).then(line)
    map = line
  }
}

extension PDFContent {
  /// Operators of texts, "ISO 32000-1", 9.
  /// - Returns: whether it is one of those.
  mutating func performText(_ word: String, _ operands: PDFOperands) throws(PDFError) -> Bool {
    switch word {
    case "BT": text = PDFTextPlace()
    case "ET":
      if let clip = text.clip { self.clip(to: clip, .nonZero) }
      text.clip = nil
    case "Tc": state.text.characterSpacing = try operands.number()
    case "Tw": state.text.wordSpacing = try operands.number()
    case "Tz": state.text.stretch = try operands.number() / 100
    case "TL": state.text.leading = try operands.number()
    case "Ts": state.text.rise = try operands.number()
    case "Tr": state.text.mode = min(max(Int(try operands.number()), 0), 7)
    case "Tf": try setFont(operands)
    case "d0": break
    // A glyph whose colour is that of the text.
    case "d1": isColorKept = true
    default: return try performShowing(word, operands)
    }
    return true
  }

  private mutating func setFont(_ operands: PDFOperands) throws(PDFError) {
    state.text.font = nil
    state.text.size = try operands.number()
    let name = operands.first?.name ?? ""
    let font = resources.resource("Font", name)
    guard !font.isNull else {
      throw PDFError("a font that a text in it refers to is not there, and the text is left out")
    }
    state.text.font = try reader.font(font, named: name)
  }

  private mutating func performShowing(_ word: String, _ operands: PDFOperands) throws(PDFError) -> Bool {
    switch word {
    case "Td", "TD":
      let way = try operands.point()
      if word == "TD" { state.text.leading = -way.y }
      text.moveLine(x: way.x, y: way.y)
    case "Tm":
      text.line = try operands.transform()
      text.map = text.line
    case "T*": text.moveLine(x: 0, y: -state.text.leading)
    case "Tj": try show([operands.last ?? .null])
    case "TJ": try show(operands.last?.array ?? [])
    case "'", "\"":
      if word == "\"", operands.all.count == 3 {
        state.text.wordSpacing = operands.all[0].number ?? 0
        state.text.characterSpacing = operands.all[1].number ?? 0
      }
      text.moveLine(x: 0, y: -state.text.leading)
      try show([operands.last ?? .null])
    default: return false
    }
    return true
  }

  /// Shows texts, with the distances between them.
  private mutating func show(_ parts: [PDFObject]) throws(PDFError) {
    // That there is none was said where it was asked for.
    guard let font = state.text.font else { return }
    let own = state.text
    var path = Path()
    for part in parts {
      if let distance = part.number {
        move(by: -distance / 1000 * own.size * own.stretch)
        continue
      }
      for glyph in font.glyphs(of: part.string ?? []) {
        let place = Transform(a: own.size * own.stretch, b: 0, c: 0, d: own.size, tx: 0, ty: own.rise).then(text.map)
        if let outline = glyph.outline {
          try reader.spend(outline.elements.count / DrawingBudget.Price.share)
          path.add(outline, transform: place)
        }
        if let content = glyph.content, let contents = font.contents, own.mode != 3 {
          try draw(content, contents, place)
        }
        let advance = font.contents.map { $0.map.a * glyph.advance } ?? glyph.advance
        move(by: (advance * own.size + own.characterSpacing + (glyph.isSpace ? own.wordSpacing : 0)) * own.stretch)
      }
    }
    if path.isEmpty { return }
    if [0, 2, 4, 6].contains(own.mode) { try fill(path, .nonZero, state.map) }
    if [1, 2, 5, 6].contains(own.mode) { try stroke(path, state.map) }
    if own.mode >= 4 {
      var clip = text.clip ?? Path()
      clip.add(path, transform: state.map)
      text.clip = clip
    }
  }

  private mutating func move(by distance: Double) {
    text.map = Transform.translation(x: distance, y: 0).then(text.map)
  }

  /// Draws a glyph of a font that is made of contents.
  private mutating func draw(
    _ stream: PDFStream, _ contents: PDFFont.Contents, _ place: Transform
  ) throws(PDFError) {
    var inside = state
    inside.map = contents.map.then(place).then(state.map)
    inside.stroke = state.fill
    canvas = try reader.follow(stream) { () throws(PDFError) in
      var content = PDFContent(reader, resources: contents.resources ?? resources, state: inside, base: inside.map)
      content.canvas = canvas
      content.run(try reader.file.data(of: stream))
      return content.canvas
    }
  }
}
