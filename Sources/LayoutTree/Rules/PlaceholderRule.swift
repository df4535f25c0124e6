import Drawings
package import Foundation
package import LayoutValues
package import PixelImages
import PlaneGeometry
import Typesetting

/// What a picture's place is filled with while it is not to be seen: it takes the picture's size.
package struct PlaceholderRule: LeafRule {
  private let hidden: any LayoutRule
  private let color: RGBAColor

  package init(_ hidden: any LayoutRule, color: RGBAColor) {
    self.hidden = hidden
    self.color = color
  }

  package var meaning: Meaning? { hidden.meaning }
  package var accessibility: AccessibilityAttributes? { hidden.accessibility }

  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize { hidden.size(of: box, for: proposal) }

  package func explicitGuide(
    _ key: AlignmentKey, of box: LayoutBox, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { hidden.explicitGuide(key, of: box, in: size, proposal: proposal) }

  package func reach(beyond frame: CGRect) -> CGFloat? { nil }

  package func paint(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PaintingPass) {
    pass.add(placeholder(Rect(frame), cornerRadius: 0, color))
  }
}

/// The bar that stands for a line of text: from a little above the capitals to the baseline, with round corners.
///
/// Measured on a picture of iOS 17: 20 points high with a font of 27, with corners of 4.5 points, and 10.5 high with a font of
/// 14, with corners of 2. Its width is about half an em for each character there, which is not followed here: a bar is as
/// wide as its text.
struct PlaceholderBar {
  let item: DrawingItem

  init(_ line: TextLine, in frame: CGRect, color: RGBAColor) {
    let em = line.runs.map(\.size).max() ?? 0
    let bar = Rect(
      x: Double(frame.minX) + line.x, y: Double(frame.minY) + line.baseline - 0.745 * em, width: line.width,
      height: 0.745 * em)
    item = placeholder(bar, cornerRadius: 0.16 * em, color)
  }
}

private func placeholder(_ frame: Rect, cornerRadius: Double, _ color: RGBAColor) -> DrawingItem {
  let path = Path { $0.addRoundedRect(frame, cornerSize: Size(width: cornerRadius, height: cornerRadius)) }
  return .shape(
    DrawnShape(name: "Placeholder", frame: frame, path: path, style: .fill(.nonZero), paint: .color(color)))
}
