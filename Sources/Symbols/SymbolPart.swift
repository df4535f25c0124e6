package import PlaneGeometry

/// A part of a symbol that has one colour; its contours are filled by the non-zero rule.
package struct SymbolPart: Hashable, Sendable {
  package let path: Path
  /// Which of several colours it has: 0 for the first, that of what a frame contains and of badges.
  package let layer: Int
  /// What is left out of the part.
  package let cuts: [Path]
  /// The colour that the part has where each has its own, as its template names it: `systemRedColor`.
  package let colorName: String?
  /// Whether the part is beyond the value that the symbol shows.
  package let isFaint: Bool
  /// How wide the strokes of the path are, in the unit of its points; nil for an area.
  let stroke: Double?
  /// How wide the strokes of what is cut out are; nil for an area.
  let cutStroke: Double?

  package init(
    _ path: Path, layer: Int = 0, cuts: [Path] = [], colorName: String? = nil, isFaint: Bool = false
  ) {
    self.init(path, layer: layer, cuts: cuts, colorName: colorName, isFaint: isFaint, stroke: nil, cutStroke: nil)
  }

  init(
    _ path: Path, layer: Int = 0, cuts: [Path] = [], colorName: String? = nil, isFaint: Bool = false, stroke: Double?,
    cutStroke: Double? = nil
  ) {
    self.path = path
    self.layer = layer
    self.cuts = cuts
    self.colorName = colorName
    self.isFaint = isFaint
    self.stroke = stroke
    self.cutStroke = cutStroke
  }

  func transformed(by transform: Transform) -> SymbolPart {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return SymbolPart(
      path.transformed(by: transform), layer: layer, cuts: cuts.map { $0.transformed(by: transform) },
      colorName: colorName, isFaint: isFaint, stroke: stroke.map { $0 * scale },
      cutStroke: cutStroke.map { $0 * scale })
  }

  /// How wide strokes of something with details are in a frame at most, in em: heavier ones would close it up.
  ///
  /// Of medium symbols, whose waste basket in a circle was measured; by look for heavier ones.
  private static let mostInDetails = 0.077

  static func strokeInFrame(_ wholeWidth: Double, share: Double) -> Double {
    share < 0.9 ? min(wholeWidth * share, mostInDetails) : wholeWidth * share
  }

  /// The part with strokes of another width, drawn around the same lines.
  func stroked(_ width: Double) -> SymbolPart {
    SymbolPart(
      stroke.map { path.emboldened(by: (width - $0) / 2) } ?? path, layer: layer,
      cuts: cutStroke.map { stroke in cuts.map { $0.emboldened(by: (width - stroke) / 2) } } ?? cuts,
      colorName: colorName, isFaint: isFaint, stroke: stroke.map { _ in width },
      cutStroke: cutStroke.map { _ in width })
  }

  /// Both as one part, or nil where something else than their paths differs.
  func joined(with other: SymbolPart) -> SymbolPart? {
    guard layer == other.layer, cuts == other.cuts, colorName == other.colorName, isFaint == other.isFaint else {
      return nil
    }
    var both = path
    both.add(other.path)
    return SymbolPart(both, layer: layer, cuts: cuts, colorName: colorName, isFaint: isFaint, stroke: nil)
  }

  /// The part with cuts that do not lie over themselves, each of which can be left out by the even-odd rule.
  var withSolidCuts: SymbolPart {
    SymbolPart(
      path, layer: layer, cuts: cuts.flatMap(\.solids), colorName: colorName, isFaint: isFaint, stroke: stroke)
  }

  func onLayer(_ layer: Int) -> SymbolPart {
    SymbolPart(path, layer: layer, cuts: cuts, stroke: stroke, cutStroke: cutStroke)
  }

  func without(_ cut: Path) -> SymbolPart {
    SymbolPart(
      path, layer: layer, cuts: cuts + [cut], stroke: stroke, cutStroke: cutStroke)
  }
}
