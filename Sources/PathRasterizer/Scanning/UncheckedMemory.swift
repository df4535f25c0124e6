/// Memory for the inner loops, which an array would check at every access.
///
/// It cannot be copied, so that it has one owner and the inner loops count no references.
struct UncheckedMemory<Element: BitwiseCopyable>: ~Copyable {
  let count: Int
  /// Valid as long as this value is.
  let start: UnsafeMutablePointer<Element>

  init(repeating element: Element, count: Int) {
    self.count = count
    start = .allocate(capacity: count)
    start.initialize(repeating: element, count: count)
  }

  /// A copy of an array, which no row has to hold on to.
  init(copying elements: [Element]) {
    count = elements.count
    start = .allocate(capacity: count)
    elements.withUnsafeBufferPointer { elements in
      if let first = elements.baseAddress { start.initialize(from: first, count: elements.count) }
    }
  }

  deinit {
    start.deallocate()
  }

  /// The elements; valid as long as this value is.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }
}

/// A list that grows in plain memory.
struct UncheckedList<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count = 0
  /// Valid until something is appended.
  private(set) var start: UnsafeMutablePointer<Element>
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit {
    start.deallocate()
  }

  /// The elements so far; valid until something is appended.
  var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: start, count: count) }

  /// Empties the list and keeps its memory.
  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (start + count).initialize(to: element)
    count &+= 1
  }

  /// Puts an element before the one at `index`, or behind the last.
  mutating func insert(_ element: Element, at index: Int) {
    precondition(0...count ~= index, "The list has fewer elements")
    append(element)
    var place = count &- 1
    while place > index {
      start[place] = start[place &- 1]
      place &-= 1
    }
    start[index] = element
  }

  /// The element that was appended last.
  @inline(__always)
  var last: Element? { count > 0 ? start[count &- 1] : nil }

  /// Removes the elements that were appended last.
  @inline(__always)
  mutating func removeLast(_ number: Int = 1) {
    assert(number <= count, "The list has fewer elements")
    count &-= number
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}

/// A set of small numbers, one bit each.
struct BitSet: ~Copyable {
  private let words: UnsafeMutablePointer<UInt64>
  private let wordCount: Int

  /// - Parameter count: all numbers are below that.
  init(count: Int) {
    wordCount = (count + 63) / 64
    words = .allocate(capacity: wordCount)
    words.initialize(repeating: 0, count: wordCount)
  }

  deinit {
    words.deallocate()
  }

  @inline(__always)
  mutating func insert(_ number: Int) { words[number >> 6] |= 1 << UInt64(number & 63) }

  @inline(__always)
  mutating func remove(_ number: Int) { words[number >> 6] &= ~(1 << UInt64(number & 63)) }

  /// The smallest number that is at least `number`, or nil.
  @inline(__always)
  func next(from number: Int) -> Int? {
    var index = number >> 6
    guard index < wordCount else { return nil }
    var word = words[index] & (~0 << UInt64(number & 63))
    while word == 0 {
      index &+= 1
      guard index < wordCount else { return nil }
      word = words[index]
    }
    return index &* 64 &+ word.trailingZeroBitCount
  }

  /// Removes the smallest number and returns it, or nil; there must be none below `number`.
  @inline(__always)
  mutating func takeNext(from number: Int) -> Int? {
    var index = number >> 6
    while index < wordCount {
      let word = words[index]
      if word != 0 {
        words[index] = word & (word &- 1)
        return index &* 64 &+ word.trailingZeroBitCount
      }
      index &+= 1
    }
    return nil
  }

  mutating func removeAll() { words.update(repeating: 0, count: wordCount) }
}
