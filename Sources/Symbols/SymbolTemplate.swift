package import PlaneGeometry
package import Typesetting

/// How large a symbol is beside the text of its font.
package enum SymbolScale: String, CaseIterable, Sendable {
  case small = "S"
  case medium = "M"
  case large = "L"

  /// How much larger it is than a medium one; of a small one that was not measured.
  package var factor: Double {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}

/// A symbol of your own, drawn in some weights and scales.
///
/// A weight between two that are drawn with the same points is a mixture of them, each point on the straight line between
/// its two places, by the weights' places on the scale of OpenType; where Apple's have their places is not known. Of another
/// weight the nearest one is drawn, and of another scale the nearest one, made larger or smaller.
package struct SymbolTemplate: Equatable, Sendable {
  /// What a drawing is for.
  package struct Source: Hashable, Sendable {
    package var weight: FontWeight
    package var scale: SymbolScale

    package init(_ weight: FontWeight, _ scale: SymbolScale) {
      self.weight = weight
      self.scale = scale
    }
  }

  private struct Request: Hashable {
    let source: Source
    let isLayered: Bool
  }

  private let designs: [Source: SymbolDesign]
  private let cache = SymbolCache<Request>()

  /// - Parameter designs: at least one drawing.
  package init(_ designs: [Source: SymbolDesign]) {
    precondition(!designs.isEmpty, "A template has at least one drawing")
    self.designs = designs
  }

  package static func == (left: SymbolTemplate, right: SymbolTemplate) -> Bool { left.designs == right.designs }

  /// The symbol in em of the text beside it, in the extents that it has at medium scale.
  package func symbol(weight: FontWeight, scale: SymbolScale, isLayered: Bool) -> Symbol? {
    cache.symbol(for: Request(source: Source(weight, scale), isLayered: isLayered)) {
      let scale = nearestScale(to: scale)
      return design(weight, scale).symbol(scaledBy: 1 / scale.factor, isLayered: isLayered)
    }
  }

  /// The scale itself if it is drawn, else the next smaller one, which Apple's templates of few drawings have, or a larger one.
  private func nearestScale(to scale: SymbolScale) -> SymbolScale {
    let drawn = Set(designs.keys.map(\.scale))
    let order = SymbolScale.allCases
    let index = order.firstIndex(of: scale) ?? 0
    let nearest = order[...index].reversed() + order[index...]
    return nearest.first(where: drawn.contains) ?? scale
  }

  private func design(_ weight: FontWeight, _ scale: SymbolScale) -> SymbolDesign {
    let drawn = designs.filter { $0.key.scale == scale }.sorted { $0.key.weight < $1.key.weight }
    let below = drawn.last { $0.key.weight <= weight } ?? drawn[0]
    let above = drawn.first { $0.key.weight >= weight } ?? drawn[drawn.count - 1]
    let (from, to) = (below.key.weight.rawValue, above.key.weight.rawValue)
    let share = to == from ? 0 : Double(weight.rawValue - from) / Double(to - from)
    return below.value.mixed(with: above.value, share: share) ?? (share < 0.5 ? below : above).value
  }
}

/// The drawing of a symbol in one weight and scale, in coordinates of its own; y grows down.
package struct SymbolDesign: Hashable, Sendable {
  /// Contours that are filled by the non-zero rule, and have one colour.
  package struct Part: Hashable, Sendable {
    package var path: Path
    /// The colour: 0 is the first, primary one.
    package var layer: Int
    /// The colour of its own: `systemRedColor`, `white`, `tintColor`; nil where none is said.
    package var colorName: String?

    package init(_ path: Path, layer: Int, colorName: String? = nil) {
      self.path = path
      self.layer = layer
      self.colorName = colorName
    }
  }

  package var parts: [Part]
  /// Where the feet and the heads of the capital letters beside it are.
  package var baseline, capline: Double
  /// Where the box begins and ends; nil is where what is drawn does.
  package var left, right: Double?

  package init(parts: [Part], baseline: Double, capline: Double, left: Double?, right: Double?) {
    self.parts = parts
    self.baseline = baseline
    self.capline = capline
    self.left = left
    self.right = right
  }

  /// The drawing between two, or nil where they do not have the same points.
  fileprivate func mixed(with other: SymbolDesign, share: Double) -> SymbolDesign? {
    if share == 0 { return self }
    guard parts.count == other.parts.count else { return nil }
    func mixed(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    var parts: [Part] = []
    for (part, end) in zip(self.parts, other.parts) {
      guard part.layer == end.layer, part.colorName == end.colorName,
        let path = part.path.mixed(with: end.path, share: share)
      else { return nil }
      parts.append(Part(path, layer: part.layer, colorName: part.colorName))
    }
    return SymbolDesign(
      parts: parts, baseline: mixed(baseline, other.baseline), capline: mixed(capline, other.capline),
      left: left.flatMap { left in other.left.map { mixed(left, $0) } },
      right: right.flatMap { right in other.right.map { mixed(right, $0) } })
  }

  /// The symbol in em; its capitals are as high as those of the text.
  ///
  /// How much room iOS leaves above and below a symbol of your own is not known: here as much as that of its own ones.
  fileprivate func symbol(scaledBy factor: Double, isLayered: Bool) -> Symbol? {
    guard let ink = parts.compactMap(\.path.bounds).reduce(nil as Rect?, { $0?.union($1) ?? $1 }) else { return nil }
    let scale = 2 * Symbol.capMiddle / (baseline - capline) * factor
    let (left, right) = (left ?? ink.minX, right ?? ink.maxX)
    let room = SymbolFigures.usualInset.height
    let place = Transform.translation(x: -left, y: -ink.minY).then(.scale(x: scale, y: scale))
      .then(.translation(x: 0, y: room))
    let drawn = parts.map { SymbolPart($0.path.transformed(by: place), layer: $0.layer, colorName: $0.colorName) }
    let one = SymbolPart(Path { path in for part in drawn { path.add(part.path) } })
    return Symbol(
      parts: isLayered ? drawn : [one],
      size: Size(width: (right - left) * scale, height: ink.height * scale + 2 * room),
      ink: Rect(
        x: (ink.minX - left) * scale, y: room, width: ink.width * scale, height: ink.height * scale),
      middle: ((baseline + capline) / 2 - ink.minY) * scale + room)
  }
}

extension Path {
  /// The path whose points lie between those of two, or nil where they do not have the same ones.
  fileprivate func mixed(with other: Path, share: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mixed(_ from: Point, _ to: Point) -> Point { from + (to - from) * share }
    var path = Path()
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let from), .move(let to)): path.move(to: mixed(from, to))
      case (.line(let from), .line(let to)): path.addLine(to: mixed(from, to))
      case (.quad(let from, let control), .quad(let to, let end)):
        path.addQuad(to: mixed(from, to), control: mixed(control, end))
      case (.cubic(let from, let control1, let control2), .cubic(let to, let end1, let end2)):
        path.addCubic(to: mixed(from, to), control1: mixed(control1, end1), control2: mixed(control2, end2))
      case (.close, .close): path.close()
      default: return nil
      }
    }
    return path
  }
}
