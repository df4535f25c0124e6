import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The memory of a bitmap.
///
/// Large memory comes from a pool, because touching a fresh 12 MB for the first time costs more than drawing a screen
/// into it.
final class PixelStorage: @unchecked Sendable {
  // Sendable because only `Bitmap` reaches the pixels, and it writes only while it is the one owner.
  let pixels: UnsafeMutableBufferPointer<PremultipliedColor>
  private let memory: UnsafeMutableRawBufferPointer

  init(count: Int) {
    memory = PixelMemoryPool.shared.take(byteCount: count * MemoryLayout<PremultipliedColor>.stride)
    let start = memory.baseAddress?.bindMemory(to: PremultipliedColor.self, capacity: count)
    pixels = UnsafeMutableBufferPointer(start: start, count: count)
  }

  deinit {
    PixelMemoryPool.shared.giveBack(memory)
  }

  func copy() -> PixelStorage {
    let copy = PixelStorage(count: pixels.count)
    _ = copy.pixels.initialize(fromContentsOf: pixels)
    return copy
  }

  func hasSamePixels(as other: PixelStorage) -> Bool {
    guard pixels.count == other.pixels.count else { return false }
    guard let left = pixels.baseAddress, let right = other.pixels.baseAddress else { return true }
    return memcmp(left, right, pixels.count * MemoryLayout<PremultipliedColor>.stride) == 0
  }
}

/// Keeps the memory of a few freed bitmaps for the next ones that are about as large.
///
/// What was freed longest ago goes first, so that sizes that nobody draws any more keep no room from those that are drawn.
final class PixelMemoryPool: Sendable {
  static let shared = PixelMemoryPool()

  /// Memory of fewer bytes is not kept: new memory is as fast.
  private static let smallestKept = 1 << 20
  /// At most this many bytes are kept unused.
  private static let limit = 64 << 20
  private static let pageSize = 4096

  private struct Kept: @unchecked Sendable {
    // The memory has no owner while it is here; what was freed last stands last.
    var memory: [UnsafeMutableRawBufferPointer] = []
    var byteCount = 0

    mutating func remove(at index: Int) -> UnsafeMutableRawBufferPointer {
      let memory = memory.remove(at: index)
      byteCount -= memory.count
      return memory
    }
  }

  private let kept = Mutex(Kept())

  /// Memory of at least some bytes, and of a quarter more at most.
  func take(byteCount: Int) -> UnsafeMutableRawBufferPointer {
    guard byteCount >= Self.smallestKept else { return newMemory(byteCount: byteCount) }
    // Of layers, which are as large as what they hold, hardly two have the same size.
    let largest = byteCount + byteCount / 4
    let reused = kept.withLock { kept -> UnsafeMutableRawBufferPointer? in
      let index = kept.memory.lastIndex { (byteCount...largest).contains($0.count) }
      return index.map { kept.remove(at: $0) }
    }
    return reused ?? newMemory(byteCount: byteCount)
  }

  /// Memory of whole pages, large ones where it fills some and the system has any: to touch 12 MB in small ones for the first
  /// time takes 4 ms, in large ones 1.
  private func newMemory(byteCount: Int) -> UnsafeMutableRawBufferPointer {
    #if os(Linux)
      let largePage = 1 << 21
      if byteCount >= 2 * largePage {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount, alignment: largePage)
        // Only pages that are filled, so that no more memory is used. Where the system refuses, nothing is lost.
        if let start = memory.baseAddress { madvise(start, byteCount & ~(largePage - 1), Self.adviseLargePages) }
        return memory
      }
    #endif
    return .allocate(byteCount: byteCount, alignment: Self.pageSize)
  }

  /// `MADV_HUGEPAGE` of Linux, which not every C library names to Swift.
  private static let adviseLargePages: CInt = 14

  func giveBack(_ memory: UnsafeMutableRawBufferPointer) {
    guard (Self.smallestKept...Self.limit).contains(memory.count) else { return memory.deallocate() }
    let dropped = kept.withLock { kept in
      kept.memory.append(memory)
      kept.byteCount += memory.count
      var dropped: [UnsafeMutableRawBufferPointer] = []
      while kept.byteCount > Self.limit { dropped.append(kept.remove(at: 0)) }
      return dropped
    }
    for memory in dropped { memory.deallocate() }
  }

  /// How many bytes are kept unused.
  var keptByteCount: Int { kept.withLock(\.byteCount) }
}

extension UnsafeMutableBufferPointer where Element == PremultipliedColor {
  /// Sets all pixels to one colour.
  ///
  /// Stores whole pixels: `initialize(repeating:)` and `update(repeating:)` copy four separate bytes and take five times
  /// as long.
  package func fill(with color: PremultipliedColor) {
    let bits = unsafeBitCast(color, to: UInt32.self)
    withMemoryRebound(to: UInt32.self) { $0.fill(with: bits) }
  }
}

extension UnsafeMutableBufferPointer where Element == UInt32 {
  /// Sets all pixels, four bytes as one number, to the same.
  package func fill(with bits: UInt32) {
    guard let first = baseAddress else { return }
    let byte = UInt8(truncatingIfNeeded: bits)
    if bits == UInt32(byte) &* 0x0101_0101 {
      // White and clear are one byte again and again, for which processors have something faster than a loop.
      UnsafeMutableRawPointer(first).initializeMemory(as: UInt8.self, repeating: byte, count: 4 * count)
    } else {
      for index in 0..<count { first[index] = bits }
    }
  }
}
