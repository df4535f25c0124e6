import PixelImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension PixelPair {
  /// Whether a row is the same in both; libc's memcmp is faster than any loop of ours.
  func hasEqualRows(_ y: Int) -> Bool {
    memcmp(reference[y], actual[y], size.width * MemoryLayout<PremultipliedColor>.stride) == 0
  }

  /// Whether all rows are the same.
  var isEqual: Bool { (0..<size.height).allSatisfy(hasEqualRows) }
}
