import PixelImages

extension Bitmap {
  /// The picture with the pixels of another inside of masks, so that nothing differs there.
  ///
  /// So every rule sees equal pixels under a mask, those too that look at a pixel's neighbours.
  func replacing(_ masks: [ImageMask], from other: Bitmap) -> Bitmap {
    let common = PixelRect(size.intersection(other.size))
    var replaced = self
    replaced.withUnsafeMutablePixels { target in
      other.withUnsafePixels { source in
        for rect in masks.map({ $0.rect.intersection(common) }) {
          for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX { target[y * width + x] = source[y * other.width + x] }
          }
        }
      }
    }
    return replaced
  }
}
