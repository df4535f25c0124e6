/// Memory for the inner loops, which an array would check at every access.
///
/// A class because it owns the memory: whoever keeps the pointer keeps the object.
final class PlainMemory<Element: BitwiseCopyable> {
  let count: Int
  /// Valid as long as this object is.
  let start: UnsafeMutablePointer<Element>

  init(repeating element: Element, count: Int) {
    self.count = count
    start = .allocate(capacity: count)
    start.initialize(repeating: element, count: count)
  }

  deinit {
    start.deallocate()
  }
}
