import PixelImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which rows of a picture are as the one above.
///
/// On an app's screen that is two rows of three: whoever knows it need not look at their pixels.
struct RowRepetitions {
  /// For each row whether it is; none is in pictures that are too narrow to be worth the look.
  private let isAsAbove: [Bool]

  /// Narrower pictures have rows that are shorter than what is said about them.
  private static let leastWidth = 16

  init(of bitmap: Bitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width >= Self.leastWidth else {
      isAsAbove = []
      others = height > 0 ? [0..<height] : []
      return
    }
    let byteCount = width * MemoryLayout<PremultipliedColor>.stride
    isAsAbove = bitmap.withUnsafePixels { pixels in
      guard let start = pixels.baseAddress else { return [] }
      return (0..<height).map { $0 > 0 && memcmp(start + ($0 - 1) * width, start + $0 * width, byteCount) == 0 }
    }
    var others: [Range<Int>] = []
    var first = 0
    while first < height {
      let end = isAsAbove[(first + 1)...].firstIndex(of: true) ?? height
      others.append(first..<end)
      first = isAsAbove[end...].firstIndex(of: false) ?? height
    }
    self.others = others
  }

  /// All other rows, those that follow each other together.
  let others: [Range<Int>]

  /// The next rows that are as the one above, at least as many as asked for; none, at the end of the picture.
  /// - Parameters:
  ///   - first: a row from which on to look.
  ///   - leastCount: how many there must be, 1 or more.
  func next(from first: Int, leastCount: Int) -> Range<Int>? {
    var start = first
    while let begin = isAsAbove.dropFirst(start).firstIndex(of: true) {
      let end = isAsAbove[begin...].firstIndex(of: false) ?? isAsAbove.endIndex
      if end - begin >= leastCount { return begin..<end }
      start = end
    }
    return nil
  }
}
