import Drawings
import PixelImages
import PlaneGeometry
import VectorPictures

extension PDFContent {
  /// Operators of paths and lines, "ISO 32000-1", 8.5 and 8.4.4.
  /// - Returns: whether it is one of those.
  mutating func performPath(_ word: String, _ operands: PDFOperands) throws(PDFError) -> Bool {
    switch word {
    case "m": path.move(to: try operands.point())
    case "l": path.addLine(to: try operands.point())
    case "c":
      let points = try operands.points(3)
      path.addCubic(to: points[2], control1: points[0], control2: points[1])
    case "v":
      let points = try operands.points(2)
      path.addCubic(to: points[1], control1: path.currentPoint ?? points[0], control2: points[0])
    case "y":
      let points = try operands.points(2)
      path.addCubic(to: points[1], control1: points[0], control2: points[1])
    case "h": path.close()
    case "re": try addRect(operands)
    case "W": clipRule = .nonZero
    case "W*": clipRule = .evenOdd
    default:
      if try performLine(word, operands) { return true }
      guard let painting = PDFPainting(rawValue: word) else { return false }
      try paint(painting)
    }
    return true
  }

  private mutating func addRect(_ operands: PDFOperands) throws(PDFError) {
    let numbers = try operands.numbers(4)
    let (x, y) = (numbers[0], numbers[1])
    let (right, top) = (x + numbers[2], y + numbers[3])
    path.move(to: Point(x: x, y: y))
    path.addLine(to: Point(x: right, y: y))
    path.addLine(to: Point(x: right, y: top))
    path.addLine(to: Point(x: x, y: top))
    path.close()
  }

  private mutating func performLine(_ word: String, _ operands: PDFOperands) throws(PDFError) -> Bool {
    switch word {
    case "w": state.line.width = abs(try operands.number())
    case "J": state.line.cap = [.butt, .round, .square][min(max(Int(try operands.number()), 0), 2)]
    case "j": state.line.join = [.miter, .round, .bevel][min(max(Int(try operands.number()), 0), 2)]
    case "M": state.line.miterLimit = max(try operands.number(), 1)
    case "d": setDashes(operands.first ?? .null, phase: try operands.number())
    default: return false
    }
    return true
  }

  mutating func setDashes(_ array: PDFObject, phase: Double) {
    let dashes = (array.array ?? []).compactMap(\.number).prefix(64).map { min(max($0, 0), 1e6) }
    // An odd number of them is repeated; without any length the line is whole.
    state.line.dashes = dashes.allSatisfy { $0 == 0 } ? [] : dashes.count % 2 == 1 ? dashes + dashes : Array(dashes)
    state.line.dashPhase = phase
  }

  private mutating func paint(_ painting: PDFPainting) throws(PDFError) {
    if painting.isClosed { path.close() }
    let (painted, rule) = (path, clipRule)
    path = Path()
    clipRule = nil
    defer {
      // The clip is that of what follows, even where nothing could be painted.
      if let rule { clip(to: painted.transformed(by: state.map), rule) }
    }
    if painted.isEmpty { return }
    try reader.spend(painted.elements.count / DrawingBudget.Price.share)
    if let rule = painting.fillRule { try fill(painted, rule, state.map) }
    if painting.isStroked { try stroke(painted, state.map) }
  }

  // MARK: Painting

  /// Paints the inside of a path.
  mutating func fill(_ path: Path, _ rule: FillRule, _ map: Transform) throws(PDFError) {
    guard let pattern = state.fill.pattern else {
      guard let color = state.fill.space.color(state.fill.values)?.faded(by: state.fillOpacity) else { return }
      return try add(.shape(VectorShape(path: path, fill: .color(color), rule: rule, map: map)))
    }
    let seen = path.transformed(by: map)
    guard let bounds = seen.controlBounds?.intersection(reader.area) else { return }
    let painted = try painted(by: pattern, state.fill, in: bounds)
    try add(.clipped(painted.faded(state.fillOpacity), to: seen, rule, .identity), weight: painted.weight)
  }

  /// Paints a line along a path.
  mutating func stroke(_ path: Path, _ map: Transform) throws(PDFError) {
    var line = state.line
    // The thinnest line that a device can draw; half a point is a guess, since here is no device yet.
    if line.width == 0 { line.width = 0.5 / max(abs(map.a * map.d - map.b * map.c).squareRoot(), 1e-9) }
    func shape(_ color: RGBAColor) -> VectorItem {
      .shape(
        VectorShape(path: path, fill: nil, line: VectorShape.Line(style: line, paint: .color(color)), map: map))
    }
    guard let pattern = state.stroke.pattern else {
      guard let color = state.stroke.space.color(state.stroke.values)?.faded(by: state.strokeOpacity) else { return }
      return try add(shape(color))
    }
    let reach = line.width * max(line.miterLimit, 1.5) / 2
    let around = path.controlBounds?.insetBy(dx: -reach, dy: -reach)
    let seen = around.flatMap { box in Path { $0.addRect(box) }.transformed(by: map).controlBounds }
    guard let bounds = seen?.intersection(reader.area) else { return }
    let painted = try painted(by: pattern, state.stroke, in: bounds)
    try reader.spend(DrawingBudget.Price.mask, isAlways: true)
    try add(
      .masked(painted.faded(state.strokeOpacity), by: [shape(.black)], isByLight: false), weight: painted.weight + 1)
  }
}

/// An operator that paints a path.
private enum PDFPainting: String {
  case stroked = "S"
  case closedStroked = "s"
  case filled = "f"
  case oldFilled = "F"
  case filledEvenOdd = "f*"
  case both = "B"
  case bothEvenOdd = "B*"
  case closedBoth = "b"
  case closedBothEvenOdd = "b*"
  case ended = "n"

  var isClosed: Bool { [.closedStroked, .closedBoth, .closedBothEvenOdd].contains(self) }
  var isStroked: Bool { ![.filled, .oldFilled, .filledEvenOdd, .ended].contains(self) }

  var fillRule: FillRule? {
    switch self {
    case .filled, .oldFilled, .both, .closedBoth: .nonZero
    case .filledEvenOdd, .bothEvenOdd, .closedBothEvenOdd: .evenOdd
    case .stroked, .closedStroked, .ended: nil
    }
  }
}
