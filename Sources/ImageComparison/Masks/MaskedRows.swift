import PixelImages

/// The rows of a picture that masks touch, with another picture's pixels inside of the masks.
///
/// Where masks touch few rows this saves copying the picture.
struct MaskedRows {
  /// The numbers of the rows, from the top.
  let numbers: [Int]
  /// The rows, one below the other, as far to the right as both pictures reach.
  let pixels: Bitmap

  init(of picture: Bitmap, showing other: Bitmap, inside masks: [ImageMask]) {
    let common = PixelRect(picture.size.intersection(other.size))
    let rects = masks.map { $0.rect.intersection(common) }.filter { !$0.isEmpty }
    let numbers = (0..<common.height).filter { y in rects.contains { ($0.minY..<$0.maxY).contains(y) } }
    var pixels = Bitmap(width: common.width, height: numbers.count)
    for (index, y) in numbers.enumerated() {
      pixels.setRow(index, columns: 0..<common.width, fromRow: y, of: picture)
      for rect in rects where (rect.minY..<rect.maxY).contains(y) {
        pixels.setRow(index, columns: rect.minX..<rect.maxX, fromRow: y, of: other)
      }
    }
    self.numbers = numbers
    self.pixels = pixels
  }
}

extension Bitmap {
  fileprivate mutating func setRow(_ row: Int, columns: Range<Int>, fromRow sourceRow: Int, of source: Bitmap) {
    let (start, sourceStart) = (row * width, sourceRow * source.width)
    withUnsafeMutablePixels { target in
      source.withUnsafePixels { source in
        let range = start + columns.lowerBound..<start + columns.upperBound
        let sourceRange = sourceStart + columns.lowerBound..<sourceStart + columns.upperBound
        _ = target.extracting(range).update(fromContentsOf: source.extracting(sourceRange))
      }
    }
  }
}
