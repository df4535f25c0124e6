import PlaneGeometry

/// Which parts of a symbol show which value, from the first to the last.
///
/// As Apple's app for symbols was seen to show `wifi`, one of its three parts from above 0, two from a third and all from two
/// thirds: of as many parts each stands for the same share. Which parts Apple's other symbols have is taken from their looks.
enum VariableSymbol: Sendable {
  /// Pieces that lie apart, in an order: how many always show, and how many each part has.
  case pieces(PieceOrder, fixed: Int, parts: [Int])
  /// Upright bars that have their walls in common, each with a hole, from the left.
  case bars(Int)

  enum PieceOrder: Sendable {
    case upwards, rightwards
    /// From the middle to both sides.
    case outwards
  }

  private static let table: [String: VariableSymbol] = [
    "wifi": .pieces(.upwards, fixed: 0, parts: [1, 1, 1]),
    "speaker.wave.1": .pieces(.rightwards, fixed: 1, parts: [1]),
    "speaker.wave.1.fill": .pieces(.rightwards, fixed: 1, parts: [1]),
    "speaker.wave.2": .pieces(.rightwards, fixed: 1, parts: [1, 1]),
    "speaker.wave.2.fill": .pieces(.rightwards, fixed: 1, parts: [1, 1]),
    "speaker.wave.3": .pieces(.rightwards, fixed: 1, parts: [1, 1, 1]),
    "speaker.wave.3.fill": .pieces(.rightwards, fixed: 1, parts: [1, 1, 1]),
    "antenna.radiowaves.left.and.right": .pieces(.outwards, fixed: 2, parts: [2, 2]),
    "cellularbars": .bars(4),
    "chart.bar": .pieces(.rightwards, fixed: 0, parts: [1, 1, 1]),
  ]

  /// The names of the symbols that show values.
  static var names: [String] { table.keys.sorted() }

  static func of(_ name: String) -> VariableSymbol? { table[name] }

  private var count: Int {
    switch self {
    case .pieces(_, _, let parts): parts.count
    case .bars(let count): count
    }
  }

  /// How many parts show a value.
  func litCount(of value: Double) -> Int {
    (0..<count).count { value > Double($0) / Double(count) }
  }

  /// A drawing whose parts beyond a value are faint; nil for one that does not have these parts.
  func drawing(_ path: Path, showing value: Double) -> SymbolDrawing? {
    let lit = litCount(of: value)
    switch self {
    case .pieces(let order, let fixed, let parts):
      let middle = path.bounds?.midX ?? 0
      let pieces = path.pieces.sorted { order.place(of: $0, middle) < order.place(of: $1, middle) }
      guard pieces.count == fixed + parts.reduce(0, +) else { return nil }
      let end = fixed + parts[..<lit].reduce(0, +)
      return SymbolDrawing(lit: Path(pieces[..<end]), faint: Path(pieces[end...]))
    case .bars(let count):
      guard let ink = path.bounds else { return nil }
      let holes = path.contours.compactMap(\.bounds).filter { $0.width < ink.width }.sorted { $0.midX < $1.midX }
      guard holes.count == count else { return nil }
      // The wall between two bars is parted in its middle.
      let edges = [ink.minX - 1] + zip(holes, holes.dropFirst()).map { ($0.maxX + $1.minX) / 2 } + [ink.maxX + 1]
      func side(from start: Double, to end: Double) -> Path {
        Path { $0.addRect(Rect(minX: start, minY: ink.minY - 1, maxX: end, maxY: ink.maxY + 1)) }
      }
      return SymbolDrawing(
        [
          SymbolPart(path, cuts: [side(from: edges[lit], to: edges[count])]),
          SymbolPart(path, cuts: [side(from: edges[0], to: edges[lit])], isFaint: true),
        ].filter { part in part.isFaint ? lit < count : lit > 0 })
    }
  }
}

extension VariableSymbol.PieceOrder {
  fileprivate func place(of piece: Path, _ middle: Double) -> Double {
    guard let bounds = piece.bounds else { return 0 }
    return switch self {
    case .upwards: -bounds.minY
    case .rightwards: bounds.minX
    case .outwards: abs(bounds.midX - middle)
    }
  }
}

extension SymbolDrawing {
  fileprivate init(lit: Path, faint: Path) {
    self.init([SymbolPart(lit), SymbolPart(faint, isFaint: true)].filter { !$0.path.elements.isEmpty })
  }
}

extension Path {
  fileprivate init(_ pieces: ArraySlice<Path>) {
    self.init { path in for piece in pieces { path.add(piece) } }
  }
}
