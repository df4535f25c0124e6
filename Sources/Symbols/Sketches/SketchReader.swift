import PlaneGeometry

/// Reads how sketches are written: a word for what is done with a shape, one for the shape, and its numbers.
///
/// The first word is the letter of the kind, and perhaps a share of the stroke (`s.6`), a layer (`s:1`), `~` for the shape and
/// its mirror image, and `@8` for eight of it around the middle. The shapes are
/// - `l` and `p`: a line through points and a polygon; `x,y` or, with a rounded corner, `x,y,radius`; `c1,2,3,4` before a point
///   has the controls of a curve to it, `ax,y,radius,from,to` is a part of a circle, with angles in degrees;
/// - `o x,y,radius`, `e x,y,radius,radius`, `r left,top,right,bottom,radius`: a circle, an ellipse, a rectangle;
/// - `u name,scale,x,y,degrees`: another sketch, made smaller, moved and turned.
struct SketchReader {
  private var words: ArraySlice<Substring>
  /// What was not understood; nil as long as all was.
  private(set) var unread: Substring?

  init(_ text: Substring) {
    words = text.split(whereSeparator: \.isWhitespace)[...]
  }

  /// The marks up to what is not understood.
  mutating func marks() -> [SketchMark] {
    var marks: [SketchMark] = []
    while let word = words.popFirst(), let shape = words.popFirst() {
      guard case (var mark, let copies)? = Self.mark(word) else {
        unread = word
        break
      }
      if shape == "u" {
        let name = words.popFirst() ?? ""
        let included = Self.included(name, mark)
        if included.isEmpty { unread = name }
        marks += included
        continue
      }
      let numbers = takeNumbers()
      guard let contour = Self.contour(shape, numbers) else {
        unread = shape
        break
      }
      mark.contours = copies.map { contour.transformed(by: $0) }
      marks.append(mark)
    }
    return marks
  }

  private mutating func takeNumbers() -> [Substring] {
    let numbers = words.prefix { $0.contains(",") }
    words = words.dropFirst(numbers.count)
    return Array(numbers)
  }

  private static func mark(_ word: Substring) -> (SketchMark, copies: [Transform])? {
    guard let kind = word.first.flatMap(SketchMark.Kind.init) else { return nil }
    var mark = SketchMark(kind: kind, contours: [])
    var copies = [Transform.identity]
    var rest = word.dropFirst()
    while let sign = rest.first {
      let isShare = sign == "." || sign.isNumber
      let number = rest.dropFirst(isShare ? 0 : 1).prefix { $0 == "." || $0.isNumber }
      rest = rest.dropFirst(number.count + (isShare ? 0 : 1))
      switch sign {
      case ":": mark.layer = Int(number) ?? 0
      case "~": copies.append(Transform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
      case "@":
        let count = Int(number) ?? 1
        copies = (0..<count).map { .rotation(2 * .pi * Double($0) / Double(count)) }
      default: mark.share = Double(number) ?? 1
      }
    }
    return (mark, copies)
  }

  private static func contour(_ shape: Substring, _ words: [Substring]) -> SketchContour? {
    let first = words.first.map(numbers) ?? []
    switch (shape, first.count) {
    case ("o", 3): return SketchContour(ellipseAround: Point(x: first[0], y: first[1]), .uniform(first[2]))
    case ("e", 4):
      return SketchContour(ellipseAround: Point(x: first[0], y: first[1]), Size(width: first[2], height: first[3]))
    case ("r", 5):
      let corners = [(0, 1), (2, 1), (2, 3), (0, 3)].map { x, y in
        SketchContour.Corner(point: Point(x: first[x], y: first[y]), radius: first[4])
      }
      return SketchContour(corners, isClosed: true)
    case ("l", _), ("p", _):
      let corners = corners(words)
      return corners.count > 1 ? SketchContour(corners, isClosed: shape == "p") : nil
    default: return nil
    }
  }

  private static func corners(_ words: [Substring]) -> [SketchContour.Corner] {
    var corners: [SketchContour.Corner] = []
    var controls: SketchContour.Controls?
    for word in words {
      switch word.first {
      case "a":
        let values = numbers(word.dropFirst())
        guard values.count == 5 else { return [] }
        let arc = SketchContour(
          arcAround: Point(x: values[0], y: values[1]), radius: values[2], from: values[3], to: values[4])
        corners.append(.init(point: arc.start, controls: controls))
        corners += arc.pieces.map { .init(point: $0.end, controls: $0.controls) }
        controls = nil
      case "c":
        let values = numbers(word.dropFirst())
        guard values.count == 4 else { return [] }
        controls = .init(first: Point(x: values[0], y: values[1]), second: Point(x: values[2], y: values[3]))
      default:
        let values = numbers(word)
        guard values.count > 1 else { return [] }
        corners.append(
          .init(point: Point(x: values[0], y: values[1]), radius: values.count > 2 ? values[2] : 0, controls: controls))
        controls = nil
      }
    }
    return corners
  }

  private static func included(_ word: Substring, _ mark: SketchMark) -> [SketchMark] {
    let fields = word.split(separator: ",")
    guard let name = fields.first else { return [] }
    let values = fields.dropFirst().map { Double($0) ?? 0 }
    let scale = values.first ?? 1
    let turn = values.count > 3 ? Transform.rotation(values[3] * .pi / 180) : .identity
    let place = Transform.scale(x: scale, y: abs(scale)).then(turn)
      .then(.translation(x: values.count > 1 ? values[1] : 0, y: values.count > 2 ? values[2] : 0))
    guard let sketch = SymbolSketch(name: String(name)) else { return [] }
    return SketchTable.marks(of: sketch.name).map { included in
      var included = included.transformed(by: place)
      if mark.layer > 0 { included.layer = mark.layer }
      included.isFilled = included.isFilled || sketch.isFilled
      if mark.kind == .gap || mark.kind == .hole { included.kind = mark.kind }
      included.share *= mark.share
      return included
    }
  }

  private static func numbers(_ word: Substring) -> [Double] { word.split(separator: ",").compactMap { Double($0) } }
}
