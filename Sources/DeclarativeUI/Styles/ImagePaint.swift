import Drawings
public import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry

/// A picture again and again, from the corner of what is painted.
/// - Remark: with a symbol the snapshot fails, and with a template image whose colour is more than a colour, such as a
///   gradient.
public struct ImagePaint: ShapeStyle, PaintingStyle, Equatable {
  /// The picture.
  public var image: Image
  /// The part of the picture that is repeated, in shares of its extents.
  public var sourceRect: CGRect
  /// How much larger the picture is drawn.
  public var scale: CGFloat

  /// Creates a style that paints with a picture; symbols cannot be repeated, and are reported.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  func paint(in context: ResolveContext) -> StylePaint {
    context.problems.check(scale, .finitePositive, in: "ImagePaint(scale: \(scale))")
    guard PossibleNumbers.finitePositive.contains(Double(scale)), let rule = image.imageRule(in: context),
      let part = rule.part(sourceRect)
    else {
      context.problems.report(
        "ImagePaint cannot repeat \(image.nameInProblems) in \(sourceRect): give a picture that is no symbol, and a "
          + "part inside of (0, 0, 1, 1)")
      return .color(MissingImageRule.color)
    }
    if let template = rule.template, !template.isColor {
      context.problems.report(
        "ImagePaint repeats \(image.nameInProblems) as a template, and the foreground is more than a colour, so the "
          + "first colour of it is drawn; mask a view with such a foreground by the picture")
    }
    return .tiles(part.scaled(by: Double(scale)))
  }
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
  var inCode: String { "ImagePaint(image: \(image.inCode))" }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
