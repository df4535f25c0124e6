/// The coverage of each pixel of a row, 0 to 255.
///
/// A class because it owns plain memory, which is written pixel by pixel; an array is asked each time whether it is shared.
final class CoverageBytes {
  let count: Int
  /// Valid as long as this object is.
  let bytes: UnsafeMutablePointer<UInt8>

  init(count: Int) {
    self.count = count
    bytes = .allocate(capacity: count)
    bytes.initialize(repeating: 0, count: count)
  }

  deinit {
    bytes.deallocate()
  }
}
