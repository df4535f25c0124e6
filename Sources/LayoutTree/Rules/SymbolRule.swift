package import Drawings
package import Foundation
package import LayoutValues
import PixelImages
package import PlaneGeometry
package import Symbols

/// A symbol in the font of its place.
package struct SymbolFigure {
  /// The name that people know it by.
  package let name: String
  let symbol: Symbol
  /// The em size of the text beside it, in points.
  private(set) var textSize: Double
  /// How much larger the symbol is than that text asks for.
  let scale: Double
  /// What its layers are painted with, from the first; the last holds for all others.
  let paints: [StylePaint]
  /// What parts are painted with that have a colour of their own, by its name.
  let ownPaints: [String: StylePaint]
  let displayScale: Double

  package init(
    name: String, symbol: Symbol, textSize: Double, scale: Double, paints: [StylePaint],
    ownPaints: [String: StylePaint] = [:], displayScale: Double
  ) {
    self.name = name
    self.symbol = symbol
    self.textSize = textSize
    self.scale = scale
    self.paints = paints
    self.ownPaints = ownPaints
    self.displayScale = displayScale
  }

  /// The symbol beside a smaller text.
  func scaled(by factor: Double) -> SymbolFigure {
    var figure = self
    figure.textSize *= factor
    return figure
  }

  /// The points of what the symbol counts in.
  private var em: Double { textSize * scale }

  /// The extents in points, rounded up to a device pixel.
  package var size: Size {
    Size(width: roundedUp(symbol.size.width * em), height: roundedUp(symbol.size.height * em))
  }

  /// How far below the top of its box the baseline of the text beside it is, in points.
  package var baseline: Double {
    symbol.middle * em + (size.height - symbol.size.height * em) / 2 + Symbol.capMiddle * textSize
  }

  /// The extents of a symbol that fills what it is offered: of those of iOS the ink has 0.977 to 0.995 of the box.
  fileprivate var resizableSize: Size {
    Size(width: symbol.ink.width * em / Self.inkOfResizable, height: symbol.ink.height * em / Self.inkOfResizable)
  }

  private static let inkOfResizable = 0.985

  /// How much of their paint parts keep that are beyond the value that a symbol shows.
  ///
  /// As much as tertiary labels have of their colour; that of iOS was not measured.
  private static let faintness = 0.3

  private func roundedUp(_ points: Double) -> Double {
    (points * displayScale - 1e-6).rounded(.up) * (1 / displayScale)
  }

  /// What is drawn in the middle of a frame, in the size of the font.
  package func items(in frame: CGRect) -> [DrawingItem] {
    items(
      in: frame,
      placement: .scale(x: em, y: em).then(
        .translation(
          x: Double(frame.midX) - symbol.size.width * em / 2, y: Double(frame.midY) - symbol.size.height * em / 2)))
  }

  /// What is drawn in a frame that the symbol is stretched to.
  fileprivate func items(filling frame: CGRect) -> [DrawingItem] {
    let (ink, share) = (symbol.ink, Self.inkOfResizable)
    let box = Rect(
      x: ink.midX - ink.width / share / 2, y: ink.midY - ink.height / share / 2, width: ink.width / share,
      height: ink.height / share)
    return items(in: frame, placement: .mapping(box, onto: Rect(frame)))
  }

  private func items(in frame: CGRect, placement: Transform) -> [DrawingItem] {
    symbol.parts.map { part in
      let own = part.colorName.flatMap { ownPaints[$0] }
      let full = own ?? paints.dropFirst(part.layer).first ?? paints.last ?? .color(.black)
      let paint = part.isFaint ? full.faded(by: Self.faintness) : full
      let item = paint.item(name, part.path.transformed(by: placement), .fill(.nonZero), in: frame)
      return part.cuts.reduce(item) { item, cut in
        // Everything but what is cut: what is drawn reaches out of the frame by less than its own extent.
        var rest = Path { $0.addRect(Rect(frame).insetBy(dx: -Double(frame.width), dy: -Double(frame.height))) }
        rest.add(cut, transform: placement)
        return .layer(DrawnLayer(.clip(rest, .fill(.evenOdd), frame: Rect(frame)), items: [item]))
      }
    }
  }
}

/// A symbol as a picture of its own.
package struct SymbolRule: LeafRule {
  let figure: SymbolFigure
  /// The accessibility label of the symbol; nil for a decoration.
  let label: String?
  let isResizable: Bool

  package init(_ figure: SymbolFigure, label: String?, isResizable: Bool) {
    self.figure = figure
    self.label = label
    self.isResizable = isResizable
  }

  package var meaning: Meaning? { .image(figure.name) }
  package var accessibility: AccessibilityAttributes? { .symbol(label: label) }

  package func spacing(around children: [LayoutBox]) -> SpacingPreferences { isResizable ? .plain : .symbol }

  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    guard isResizable else { return CGSize(width: figure.size.width, height: figure.size.height) }
    let size = figure.resizableSize
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: size.width, height: size.height))
  }

  package func explicitGuide(
    _ key: AlignmentKey, of box: LayoutBox, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    key.isTextBaseline && !isResizable ? CGFloat(figure.baseline) : nil
  }

  package func reach(beyond frame: CGRect) -> CGFloat? { max(frame.width, frame.height) }

  package func paint(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PaintingPass) {
    pass.add(isResizable ? figure.items(filling: frame) : figure.items(in: frame))
  }
}
