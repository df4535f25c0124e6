package import Drawings
package import PixelImages
package import PlaneGeometry

/// An SVG file: paths, basic shapes, groups, maps, fills, lines, gradients, clips and masks, without texts and motion.
///
/// It follows "Scalable Vector Graphics (SVG) 2" of the W3C. What of a file is not drawn is told by `problems`.
package struct SVGPicture: Equatable, Sendable {
  /// The extents in points: pixels of CSS.
  package let size: Size
  /// What is left out of the picture, a sentence each.
  package let problems: [String]
  private let items: [SVGItem]

  /// Reads a file.
  /// - Throws: `SVGError` for what is no SVG file, does not say how large it is, or could take endless time.
  package init(_ bytes: [UInt8]) throws(SVGError) {
    let tree = try SVGTree(bytes)
    let viewport = try SVGViewport(root: tree.root.attributes)
    var reader = SVGReader(tree)
    items = try reader.items(in: viewport)
    size = viewport.size
    problems = reader.problems
  }

  /// The picture in a frame, where everything is as sharp as the drawing is rendered.
  /// - Parameters:
  ///   - name: what people call the picture.
  ///   - frame: what the picture fills.
  ///   - template: a colour in the place of all colours, which keeps how opaque they are; nil leaves them.
  package func item(_ name: String, in frame: Rect, template: RGBAColor? = nil) -> DrawingItem {
    let place = SVGPlace(
      name: name, frame: frame, map: .mapping(Rect(origin: .zero, size: size), onto: frame))
    var drawn = items.map { $0.drawn(place) }
    if let template { drawn = [.layer(DrawnLayer(.recolored(.template(template)), items: drawn))] }
    return .layer(DrawnLayer(.clip(Path { $0.addRect(frame) }, .fill(.nonZero), frame: frame), items: drawn))
  }

  /// What all shapes cover, in points, as contours that are filled by the non-zero rule; curves become lines.
  package var outline: Path {
    Path { path in for outline in items.flatMap(\.outlines) { path.add(outline) } }
  }
}

extension ColorMatrix {
  fileprivate static func template(_ color: RGBAColor) -> ColorMatrix {
    ColorMatrix([color.red, color.green, color.blue, color.alpha].map { [0, 0, 0, Double($0) / 255] })
  }
}
