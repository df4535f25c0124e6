import Foundation
import JPEGFiles
import PixelImages
import Testing

@Suite struct `A JPEG file` {
  private let picture = Bitmap(
    width: 37, height: 23,
    initializingWith: { pixels in
      for y in 0..<23 {
        for x in 0..<37 {
          pixels[y * 37 + x] = PremultipliedColor(red: UInt8(x * 6), green: UInt8(y * 9), blue: 128, alpha: 255)
        }
      }
    })

  /// 2 x 2 pixels of which all are the same, without subsampling: what the format cannot blur.
  private func largestDifference(_ a: Bitmap, _ b: Bitmap) -> Int {
    var largest = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        let (left, right) = (a[x, y], b[x, y])
        for (l, r) in [(left.red, right.red), (left.green, right.green), (left.blue, right.blue)] {
          largest = max(largest, abs(Int(l) - Int(r)))
        }
      }
    }
    return largest
  }

  @Test func `is read as it was written, but for what the format loses`() throws {
    let file = try #require(JPEGEncoder(quality: 1).encode(picture))
    let read = try JPEGDecoder().decode(file)
    #expect(read.size == picture.size)
    #expect(read.isOpaqueEverywhere)
    #expect(largestDifference(read, picture) < 12)
    let small = try #require(JPEGEncoder(quality: 0.1).encode(picture))
    #expect(small.count < file.count)
  }

  /// 19 x 13 pixels with halved colours, written by Pillow 13.0; what is read of it was worked out with Pillow, too.
  private static let written = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeX
    BkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAN
    ABMDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAABQAEBv/EABwQAAICAgMAAAAAAAAAAAAAAAADAQQFYhEhIv/EABYBAQEBAAAAAAAAAA
    AAAAAAAAQBBv/EABoRAAMAAwEAAAAAAAAAAAAAAAABBAMRFCH/2gAMAwEAAhEDEQA/AAU47U3px2oyiqsQTVWXJWw0Vz8Aox3UeSOoiqvggvWz
    QK56P//Z
    """

  @Test func `has the same pixels on every machine`() throws {
    let bytes = try #require(Data(base64Encoded: Self.written, options: .ignoreUnknownCharacters))
    let read = try JPEGDecoder().decode(Array(bytes))
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for y in 0..<read.height {
      for x in 0..<read.width {
        for byte in [read[x, y].red, read[x, y].green, read[x, y].blue] {
          digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
        }
      }
    }
    #expect(digest == 13_094_187_314_067_694_529)
  }

  @Test(arguments: 1...8)
  func `is turned as its Exif data says`(orientation: Int) throws {
    let plain = try #require(JPEGEncoder(quality: 1).encode(picture))
    // An APP1 segment with a TIFF file of one entry, behind the two bytes that begin the file.
    let tiff: [UInt8] = [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
    let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(8 + tiff.count)] + Array("Exif\0\0".utf8) + tiff
    let read = try JPEGDecoder().decode(plain.prefix(2) + segment + plain.dropFirst(2))
    let upright = try JPEGDecoder().decode(plain)
    #expect(read.width == (orientation > 4 ? 23 : 37))
    // Where the top left pixel of the memory is seen.
    let corner = [(0, 0), (1, 0), (1, 1), (0, 1), (0, 0), (1, 0), (1, 1), (0, 1)][orientation - 1]
    #expect(read[corner.0 * (read.width - 1), corner.1 * (read.height - 1)] == upright[0, 0])
  }

  @Test func `that is none says so`() throws {
    let file = try #require(JPEGEncoder(quality: 0.8).encode(picture))
    let broken: [([UInt8], String)] = [
      ([], "The file is empty."), ([1, 2, 3], "Not a JPEG file"), (Array(file.prefix(file.count / 2)), "Premature end"),
      (Array(file.prefix(100)), "libjpeg says"),
    ]
    for (bytes, words) in broken {
      let error = #expect(throws: JPEGError.self) { try JPEGDecoder().decode(bytes) }
      #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    }
    #expect(JPEGEncoder(quality: 1).encode(Bitmap(width: 0, height: 4)) == nil)
  }

  @Test func `may be damaged anywhere`() throws {
    let file = try #require(JPEGEncoder(quality: 0.3).encode(picture))
    for place in stride(from: 2, to: file.count, by: 3) {
      var damaged = file
      damaged[place] ^= 0x5A
      // Whatever comes of it, it is a picture or an error.
      if let read = try? JPEGDecoder().decode(damaged) {
        #expect(read.size.pixelCount <= JPEGDecoder.maximumPixelCount)
      }
    }
  }
}

extension Bitmap {
  fileprivate var isOpaqueEverywhere: Bool {
    withUnsafePixels { pixels in pixels.allSatisfy { $0.alpha == 255 } }
  }
}
