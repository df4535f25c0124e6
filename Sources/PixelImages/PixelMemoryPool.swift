import Synchronization

/// Keeps the memory of a few freed bitmaps for the next ones of the same size.
final class PixelMemoryPool: Sendable {
  static let shared = PixelMemoryPool()

  /// Smaller memory is as cheap fresh as from here.
  private static let smallestKept = 1 << 20
  /// At most this many bytes are kept unused.
  private static let limit = 64 << 20
  private static let pageSize = 4096

  private struct Kept: @unchecked Sendable {
    // The memory has no owner while it is here.
    var memory: [UnsafeMutableRawBufferPointer] = []
    var byteCount = 0
  }

  private let kept = Mutex(Kept())

  func take(byteCount: Int) -> UnsafeMutableRawBufferPointer {
    let reused = kept.withLock { kept -> UnsafeMutableRawBufferPointer? in
      guard let index = kept.memory.lastIndex(where: { $0.count == byteCount }) else { return nil }
      kept.byteCount -= byteCount
      return kept.memory.remove(at: index)
    }
    return reused ?? .allocate(byteCount: byteCount, alignment: PixelMemoryPool.pageSize)
  }

  func giveBack(_ memory: UnsafeMutableRawBufferPointer) {
    let isKept = kept.withLock { kept in
      guard memory.count >= PixelMemoryPool.smallestKept, kept.byteCount + memory.count <= PixelMemoryPool.limit else {
        return false
      }
      kept.memory.append(memory)
      kept.byteCount += memory.count
      return true
    }
    if !isKept { memory.deallocate() }
  }
}
