package import Drawings
package import Foundation
package import LayoutValues
package import PixelImages
import PlaneGeometry

/// How a picture becomes as large as its frame.
package enum ImageResizing: Hashable, Sendable {
  /// It keeps its own size.
  case none
  /// What is inside of its caps is stretched; caps are in points.
  case stretched(caps: EdgeInsets)
  /// What is inside of its caps is repeated.
  case tiled(caps: EdgeInsets)
}

/// A picture.
package struct ImageRule: LeafRule {
  let name: String
  /// The accessibility label of the picture; nil for a decoration.
  let label: String?
  package let bitmap: Bitmap
  /// The size in points when it is not resizable.
  package let size: CGSize
  let resizing: ImageResizing
  let interpolation: DrawnImage.Interpolation
  /// What is seen in the place of the picture's own colours; nil leaves them.
  package let template: StylePaint?

  package init(
    name: String, label: String?, bitmap: Bitmap, size: CGSize, resizing: ImageResizing,
    interpolation: DrawnImage.Interpolation, template: StylePaint?
  ) {
    self.name = name
    self.label = label
    self.bitmap = bitmap
    self.size = size
    self.resizing = resizing
    self.interpolation = interpolation
    self.template = template
  }

  package var meaning: Meaning? { .image(name) }
  package var accessibility: AccessibilityAttributes? { .image(label: label) }

  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    resizing == .none ? size : proposal.replacingUnspecifiedDimensions(by: size)
  }

  package func reach(beyond frame: CGRect) -> CGFloat? { nil }

  package func paint(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PaintingPass) {
    if let template, !template.isColor {
      pass.add(template.painted(in: frame, overhang: 0) { items(in: frame, templateColor: $0) })
    } else {
      pass.add(items(in: frame, templateColor: template?.firstColor))
    }
  }

  /// What is drawn in a frame.
  /// - Parameter templateColor: a colour in the place of all others; nil leaves them.
  package func items(in frame: CGRect, templateColor: RGBAColor?) -> [DrawingItem] {
    let whole = DrawnImage(
      name: name, frame: Rect(frame), bitmap: bitmap, interpolation: interpolation, templateColor: templateColor)
    switch resizing {
    case .none: return [.image(whole)]
    case .stretched(let caps) where caps == EdgeInsets(): return [.image(whole)]
    case .stretched(let caps): return SlicedImage(whole, size: size, caps: caps, isTiled: false).items
    case .tiled(let caps): return SlicedImage(whole, size: size, caps: caps, isTiled: true).items
    }
  }
}

/// The crossed box that stands where a picture is missing.
package struct MissingImageRule: LeafRule {
  /// Magenta: nobody's design, so that nobody overlooks it.
  package static let color = RGBAColor(red: 255, green: 0, blue: 255)

  let isResizable: Bool
  /// The accessibility label of the missing picture; nil for a decoration and for what is no picture.
  let label: String?

  package init(isResizable: Bool, label: String? = nil) {
    self.isResizable = isResizable
    self.label = label
  }

  package var accessibility: AccessibilityAttributes? { .image(label: label) }

  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    let size = CGSize(width: 40, height: 40)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  package func reach(beyond frame: CGRect) -> CGFloat? { nil }

  package func paint(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PaintingPass) {
    let frame = Rect(frame)
    var whole = Path()
    whole.addRect(frame)
    // The line of 2 pt stays inside of the frame, or on its middle where the frame is too small.
    let inset = Point(x: min(1, frame.width / 2), y: min(1, frame.height / 2))
    let inside = Rect(
      x: frame.minX + inset.x, y: frame.minY + inset.y, width: frame.width - 2 * inset.x,
      height: frame.height - 2 * inset.y)
    var lines = Path()
    lines.addRect(inside)
    lines.move(to: Point(x: inside.minX, y: inside.minY))
    lines.addLine(to: Point(x: inside.maxX, y: inside.maxY))
    lines.move(to: Point(x: inside.maxX, y: inside.minY))
    lines.addLine(to: Point(x: inside.minX, y: inside.maxY))
    pass.group {
      pass.add(shape(whole, .fill(.nonZero), Self.color.faded(by: 0.25), frame))
      pass.add(shape(lines, .stroke(StrokeStyle(width: 2)), Self.color, frame))
    }
  }

  private func shape(_ path: Path, _ style: DrawnShape.Style, _ color: RGBAColor, _ frame: Rect) -> DrawingItem {
    .shape(DrawnShape(name: "Missing image", frame: frame, path: path, style: style, paint: .color(color)))
  }
}
