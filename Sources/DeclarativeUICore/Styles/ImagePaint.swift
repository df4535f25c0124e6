import PictureSources
import Drawings
public import Foundation
package import LayoutTree
import PixelImages
import PlaneGeometry

/// A picture again and again, from the corner of what is painted.
/// - Remark: symbols and template images are in the foreground around the style, or in the primary colour; what SwiftUI
///   paints with them is not known.
public struct ImagePaint: ShapeStyle, PaintingStyle, Equatable {
  /// The picture.
  public var image: Image
  /// The part of the picture that is repeated, in shares of its extents.
  public var sourceRect: CGRect
  /// How much larger the picture is drawn.
  public var scale: CGFloat

  /// Creates a style that paints with a picture.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  package func paint(in context: ResolveContext) -> StylePaint {
    context.problems.check(scale, .finitePositive, in: "ImagePaint(scale: \(scale))")
    guard PossibleNumbers.finitePositive.contains(Double(scale)), let part = tile(in: context)?.part(sourceRect)
    else {
      context.problems.report(
        "ImagePaint cannot repeat \(image.nameInProblems) in \(sourceRect): give a picture that is there, and a part "
          + "inside of (0, 0, 1, 1)")
      return .color(MissingImageRule.color)
    }
    let scaled = part.scaled(by: Double(scale))
    let density = Double(context.environment.displayScale)
    guard scaled.frame.width * scaled.frame.height * density * density <= Self.largestTile else {
      context.problems.report(
        "ImagePaint(scale: \(scale)) makes tiles of \(image.nameInProblems) of more than 16,777,216 pixels: give a smaller "
          + "scale")
      return .color(MissingImageRule.color)
    }
    return .tiles(scaled)
  }

  /// What one tile may have, in pixels; larger ones take longer than a screen to draw.
  private static let largestTile = Double(1 << 24)

  /// The picture in pixels: a symbol as it is drawn beside a text, a template in what it is painted with.
  private func tile(in context: ResolveContext) -> ImageRule? {
    if let figure = image.symbolFigure(in: context) {
      let density = Double(context.environment.displayScale)
      return .drawn(
        figure.name, size: figure.size, density: density,
        items: figure.items(in: CGRect(x: 0, y: 0, width: figure.size.width, height: figure.size.height)))
    }
    let rule = image.imageRule(in: context)
    guard let rule, let template = rule.template, !template.isColor else { return rule }
    let frame = CGRect(origin: .zero, size: rule.size)
    let painted = template.painted(in: frame, overhang: 0) { rule.items(in: frame, templateColor: $0) }
    return .drawn(
      "template", size: Size(width: Double(frame.width), height: Double(frame.height)),
      density: Double(rule.bitmap.width) / Double(frame.width), items: [painted])
  }
}

extension ImageRule {
  /// A picture of what is drawn, of at most `largestExtent` pixels.
  fileprivate static func drawn(_ name: String, size: Size, density: Double, items: [DrawingItem]) -> ImageRule? {
    let extent = max(size.width, size.height)
    guard extent > 0, extent.isFinite, density > 0, density.isFinite else { return nil }
    let scale = min(density, largestExtent / extent)
    return ImageRule(
      name: name, label: nil,
      bitmap: CurrentPictureServices.type.bitmap(of: Drawing(size: size, items: items), scale: scale),
      size: CGSize(width: size.width, height: size.height), resizing: .none, interpolation: .smooth, template: nil)
  }

  /// Larger tiles are drawn with fewer pixels.
  private static let largestExtent = 4096.0
}

extension ImageRule {
  /// A part of the picture, in the size that it has in points; nil where nothing is in it.
  fileprivate func part(_ shares: CGRect) -> DrawnImage? {
    let pixels = bitmap
    guard let columns = Self.range(shares.minX, shares.maxX, of: pixels.width),
      let rows = Self.range(shares.minY, shares.maxY, of: pixels.height),
      case .image(var image)? = items(
        in: CGRect(origin: .zero, size: size), templateColor: template?.firstColor
      ).first
    else { return nil }
    let width = Double(size.width) * Double(columns.count) / Double(pixels.width)
    let height = Double(size.height) * Double(rows.count) / Double(pixels.height)
    image.frame = Rect(x: 0, y: 0, width: width, height: height)
    image.bitmap = pixels.cropped(x: columns, y: rows)
    return image
  }

  /// The pixels between two shares of some; nil where there are none.
  private static func range(_ from: CGFloat, _ to: CGFloat, of count: Int) -> Range<Int>? {
    guard from.isFinite, to.isFinite else { return nil }
    let (first, end) = (min(max(from, 0), 1) * CGFloat(count), min(max(to, 0), 1) * CGFloat(count))
    let range = (Int(first.rounded()), Int(end.rounded()))
    return range.0 < range.1 ? range.0..<range.1 : nil
  }
}

extension DrawnImage {
  fileprivate func scaled(by factor: Double) -> DrawnImage {
    var image = self
    image.frame.size = Size(width: frame.width * factor, height: frame.height * factor)
    return image
  }
}

extension ImagePaint: CodeSpelled {
  package var inCode: String { "ImagePaint(image: \(image.inCode))" }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
