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
