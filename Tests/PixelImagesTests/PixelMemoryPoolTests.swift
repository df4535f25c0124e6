import Testing

@testable import PixelImages

@Suite struct `Memory of bitmaps is used again` {
  private let megabyte = 1 << 20

  @Test func `by those that need as much or a fifth less, but by no smaller or larger ones`() {
    let pool = PixelMemoryPool()
    let memory = pool.take(byteCount: 10 * megabyte)
    pool.giveBack(memory)
    #expect(pool.keptByteCount == 10 * megabyte)
    for byteCount in [10 * megabyte + 1, 7 * megabyte] {
      let other = pool.take(byteCount: byteCount)
      #expect(other.baseAddress != memory.baseAddress && other.count == byteCount)
      other.deallocate()
    }
    let again = pool.take(byteCount: 8 * megabyte)
    #expect(again.baseAddress == memory.baseAddress && again.count == 10 * megabyte)
    #expect(pool.keptByteCount == 0)
    again.deallocate()
  }

  @Test func `the latest first, and what was freed longest ago is let go`() {
    let pool = PixelMemoryPool()
    // Twice as much as is kept: a size that is drawn no longer takes no room from the one that is.
    for megabytes in [30, 30, 20, 20, 20] { pool.giveBack(pool.take(byteCount: megabytes * megabyte + megabytes)) }
    let both = [pool.take(byteCount: 40 * megabyte), pool.take(byteCount: 41 * megabyte)]
    for memory in both { pool.giveBack(memory) }
    #expect(pool.keptByteCount == 41 * megabyte)
    let latest = pool.take(byteCount: 41 * megabyte)
    #expect(latest.baseAddress == both[1].baseAddress)
    latest.deallocate()
  }

  @Test func `not where it is small`() {
    let pool = PixelMemoryPool()
    pool.giveBack(pool.take(byteCount: megabyte - 1))
    #expect(pool.keptByteCount == 0)
  }
}
