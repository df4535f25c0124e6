package import Drawings
package import PixelImages
package import PlaneGeometry

/// A picture of painted paths and images that is as sharp as it is drawn, whatever its size.
///
/// Readers of files make it. What of a file is not drawn is told by `problems`.
package struct VectorPicture: ScalablePicture, Equatable, Sendable {
  /// The extents in points.
  package let size: Size
  /// What is left out of the picture, a sentence each.
  package let problems: [String]
  private let items: [VectorItem]

  /// Creates a picture.
  /// - Parameters:
  ///   - size: the extents in points.
  ///   - items: what is drawn, from back to front.
  ///   - problems: what is left out, a sentence each.
  package init(size: Size, items: [VectorItem], problems: [String]) {
    (self.size, self.items, self.problems) = (size, items, problems)
  }

  /// The picture in a frame, where everything is as sharp as the drawing is rendered.
  /// - Parameters:
  ///   - name: what people call the picture.
  ///   - frame: what the picture fills.
  ///   - template: a colour in the place of all colours, which keeps how opaque they are; nil leaves them.
  package func item(_ name: String, in frame: Rect, template: RGBAColor? = nil) -> DrawingItem {
    let place = VectorPlace(
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
