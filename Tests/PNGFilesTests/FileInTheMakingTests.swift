import PixelImages
import Synchronization
import Testing

@testable import PNGFiles

@Suite struct `A file is made on another thread` {
  private struct Broken: Error {}

  private func picture(_ number: Int) -> Bitmap {
    PNGFilesTests.picture(width: 60, height: 50) { index in
      PremultipliedColor(red: UInt8(truncatingIfNeeded: index * number), green: UInt8(number), blue: 0, alpha: 255)
    }
  }

  @Test func `with the bytes that this one would make`() throws {
    let pictures = (1...40).map(picture)
    let files = pictures.map { picture in PNGFileInTheMaking { try PNGEncoder().encode(picture) } }
    for (picture, file) in zip(pictures, files) { #expect(try file.bytes == PNGEncoder().encode(picture)) }
  }

  @Test func `once, however often it is asked for`() throws {
    let count = Mutex(0)
    let file = PNGFileInTheMaking {
      count.withLock { $0 += 1 }
      return [1, 2]
    }
    #expect(try file.bytes == [1, 2])
    #expect(try file.bytes == [1, 2])
    #expect(count.withLock { $0 } == 1)
  }

  /// Files that need each other: more of them than there are threads.
  @Test func `by whoever asks for it where no thread has begun`() throws {
    var last = PNGFileInTheMaking { [0] }
    for _ in 1...250 {
      let before = last
      last = PNGFileInTheMaking { try before.bytes.map { $0 + 1 } }
    }
    #expect(try last.bytes == [250])
  }

  @Test func `and fails where it is asked for`() {
    let file = PNGFileInTheMaking { throw Broken() }
    #expect(throws: Broken.self) { try file.bytes }
  }
}
