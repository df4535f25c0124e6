import Drawings
package import PixelImages
package import PlaneGeometry

/// A picture of pixels that fills a square, which a map turns, stretches and moves.
package struct VectorImage: Equatable, Sendable {
  /// The pixels; their first row lies at the top.
  package let bitmap: Bitmap
  /// Whether pixels between the picture's own are mixtures of them.
  package let isSmooth: Bool
  /// From the square between 0 and 1, whose y grows down, to the points of the picture.
  package var map: Transform

  /// Creates a picture at a place.
  package init(bitmap: Bitmap, isSmooth: Bool, map: Transform) {
    (self.bitmap, self.isSmooth, self.map) = (bitmap, isSmooth, map)
  }

  /// The edge in points of the picture.
  var outline: Path {
    Path { $0.addRect(Rect(x: 0, y: 0, width: 1, height: 1)) }.transformed(by: map)
  }

  func drawn(_ place: VectorPlace) -> DrawingItem {
    let placement = map.then(place.map)
    func image(_ frame: Rect) -> DrawingItem {
      .image(
        DrawnImage(name: place.name, frame: frame, bitmap: bitmap, interpolation: isSmooth ? .smooth : .nearest))
    }
    if placement.b == 0, placement.c == 0, placement.a > 0, placement.d > 0 {
      return image(Rect(x: placement.tx, y: placement.ty, width: placement.a, height: placement.d))
    }
    // As large as it is seen, so that it is as sharp as that.
    let width = (placement.a * placement.a + placement.b * placement.b).squareRoot()
    let height = (placement.c * placement.c + placement.d * placement.d).squareRoot()
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      return .layer(DrawnLayer(.opacity(0), items: []))
    }
    let turned = Transform.scale(x: 1 / width, y: 1 / height).then(placement)
    return .layer(
      DrawnLayer(
        .projected(Projection(turned)), items: [image(Rect(x: 0, y: 0, width: width, height: height))]))
  }
}
