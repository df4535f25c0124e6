import PixelImages
import PlaneGeometry
import TextFormats
import VectorPictures

/// Does what the operators of a content stream say, "ISO 32000-1", annex A.
struct PDFContent {
  let reader: PDFReader
  let resources: PDFDictionary
  /// From the coordinates in which patterns lie.
  let base: Transform
  var state: PDFState
  var canvas = PDFCanvas()
  var path = Path()
  /// The rule of a clip that the next painting of the path sets.
  var clipRule: FillRule?
  /// Whether colours are those of who draws this, as in patterns without colours of their own.
  var isColorKept = false
  var text = PDFTextPlace()
  private var saved: [PDFState] = []
  /// For each marked part that is open whether it is hidden.
  private var marks: [Bool] = []

  init(_ reader: PDFReader, resources: PDFDictionary, state: PDFState, base: Transform) {
    (self.reader, self.resources, self.state, self.base) = (reader, resources, state, base)
  }

  /// Does everything; what cannot be drawn is told.
  mutating func run(_ bytes: [UInt8]) {
    var scanner = PDFScanner(bytes)
    var operands: [PDFObject] = []
    do {
      while let token = try scanner.next() {
        switch token {
        case .object(let object):
          // No operator has so many.
          if operands.count < 64 { operands.append(object) }
        // What programs write for the result of a division by zero.
        case .word("nan"), .word("-nan"), .word("inf"), .word("-inf"): operands.append(.null)
        case .word(let word):
          try perform(word, PDFOperands(operands), &scanner)
          operands.removeAll(keepingCapacity: true)
        }
      }
    } catch {
      reader.report(error)
    }
  }

  /// - Throws: `PDFError` where nothing that follows can be drawn.
  private mutating func perform(
    _ word: String, _ operands: PDFOperands, _ scanner: inout PDFScanner
  ) throws(PDFError) {
    try reader.spend(1)
    do {
      switch word {
      case "q":
        guard saved.count < PDFLimits.states else {
          throw PDFStop(
            PDFError("the rest of it is left out, because it keeps too many graphics states with the operator q"))
        }
        saved.append(state)
      case "Q": if let last = saved.popLast() { state = last }
      case "cm": state.map = try operands.transform().then(state.map)
      case "gs": try setParameters(resources.resolvedResource("ExtGState", try operands.name()))
      case "Do": try draw(objectNamed: try operands.name())
      case "sh": try shade(try operands.name())
      case "BI": try drawInlineImage(&scanner)
      case "BMC", "BDC": begin(operands)
      case "EMC": _ = marks.popLast()
      case "MP", "DP", "BX", "EX", "ri", "i": break
      default:
        if try performPath(word, operands) { return }
        if try performColor(word, operands) { return }
        if try performText(word, operands) { return }
        throw PDFError(
          "the operator \(word.prefix(20).description.quoted) in it is not known; export the picture again")
      }
    } catch let stop as PDFStop {
      throw stop.reason
    } catch let error as PDFError {
      reader.report(error)
    } catch {}
  }

  /// Opens a marked part, which belongs to a layer where it says so.
  private mutating func begin(_ operands: PDFOperands) {
    var isHidden = false
    if case .name("OC") = operands.first, case .name(let name) = operands.last {
      isHidden = reader.isHidden(resources.resource("Properties", name))
    }
    if marks.count < 10_000 { marks.append(isHidden) }
  }

  // MARK: What is painted

  /// Adds what is painted, with the limits and the mixing of the state.
  /// - Parameter weight: how many items it is made of.
  mutating func add(_ item: VectorItem, weight: Int = 1) throws(PDFError) {
    if state.isHidden || marks.contains(true) { return }
    let scopes = state.scopes + (state.mask.map { [$0] } ?? [])
    guard state.blendMode != .normal else {
      for scope in canvas.opened(for: scopes) { try spend(on: scope) }
      return canvas.add(item, weight: weight, in: scopes)
    }
    try reader.spend(DrawingBudget.Price.layer, isAlways: true)
    var (inside, weight) = (item, weight)
    for scope in scopes.reversed() {
      try spend(on: scope)
      inside = scope.item([inside])
      weight += scope.weight
    }
    canvas.add(.blended([inside], state.blendMode), weight: weight, in: [])
  }

  private func spend(on scope: PDFScope) throws(PDFError) {
    switch scope.kind {
    case .clip, .box: try reader.spend(1)
    case .mask(_, _, let weight): try reader.spend(DrawingBudget.Price.mask + weight, isAlways: true)
    }
  }

  /// Limits what is painted from now on.
  mutating func clip(to path: Path, _ rule: FillRule) {
    if let box = path.box {
      clip(to: box)
    } else {
      push(PDFScope(.clip(path, rule)))
    }
  }

  private mutating func clip(to box: Rect) {
    // Around the whole page it changes nothing, and of two rectangles one is left.
    let rounding = 1e-6
    if box.insetBy(dx: -rounding, dy: -rounding).contains(reader.area) { return }
    guard case .box(let outer) = state.scopes.last?.kind else { return push(PDFScope(.box(box))) }
    if box.contains(outer) { return }
    let both = Rect(
      minX: max(outer.minX, box.minX), minY: max(outer.minY, box.minY), maxX: min(outer.maxX, box.maxX),
      maxY: min(outer.maxY, box.maxY))
    state.scopes.removeLast()
    guard both.width >= 0, both.height >= 0 else {
      state.isHidden = true
      return
    }
    push(PDFScope(.box(both)))
  }

  private mutating func push(_ scope: PDFScope) {
    guard state.scopes.count < PDFLimits.scopes else {
      state.isHidden = true
      reader.report(PDFError("parts of it are left out, because more than \(PDFLimits.scopes) clips lie in each other"))
      return
    }
    state.scopes.append(scope)
  }
}

/// Ends the reading of a content stream.
private struct PDFStop: Error {
  let reason: PDFError

  init(_ reason: PDFError) {
    self.reason = reason
  }
}

extension Path {
  /// The rectangle that the path is, if it is one that is not turned.
  fileprivate var box: Rect? {
    guard (4...6).contains(elements.count), let bounds = controlBounds else { return nil }
    var points: [Point] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: points.append(point)
      case .line(let point): points.append(point)
      case .close where index == elements.count - 1: break
      default: return nil
      }
    }
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard points.count == 4 else { return nil }
    let isFirstLevel = points[0].y == points[1].y
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % 4]
      let isLevel = (index % 2 == 0) == isFirstLevel
      guard isLevel ? point.y == next.y : point.x == next.x else { return nil }
    }
    return bounds
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
