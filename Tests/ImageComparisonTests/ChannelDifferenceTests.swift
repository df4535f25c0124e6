import PixelImages
import Testing

@testable import ImageComparison

@Suite struct `The difference of channels` {
  /// What is seen of a premultiplied channel over a backdrop; white light passes in full where nothing covers it.
  private func seen(_ channel: UInt8, alpha: UInt8, over backdrop: Int) -> Int {
    Int(channel) + backdrop * (255 - Int(alpha)) / 255
  }

  @Test func `is the larger one over black and over white, for all pairs of a channel with alpha`() {
    let values: [UInt8] = [0, 1, 2, 60, 127, 128, 200, 254, 255]
    let pixels = values.flatMap { alpha in
      values.filter { $0 <= alpha }.map { PremultipliedColor(red: $0, green: 0, blue: $0 / 2, alpha: alpha) }
    }
    for left in pixels {
      for right in pixels {
        let expected = [0, 255].flatMap { backdrop in
          [\PremultipliedColor.red, \.green, \.blue].map { channel in
            abs(
              seen(left[keyPath: channel], alpha: left.alpha, over: backdrop)
                - seen(right[keyPath: channel], alpha: right.alpha, over: backdrop))
          }
        }.max()
        #expect(channelDifference(left, right) == expected)
        #expect((channelDifference(left, right) == 0) == (left == right))
      }
    }
  }

  @Test(arguments: [(UInt8(0), 3), (1, 2), (2, 2), (9, 1), (10, 0), (255, 0)])
  func `is tolerated up to the limit`(limit: UInt8, differing: Int) {
    let reference = Bitmap(row: [.grey(100), .grey(100), .grey(100), .grey(100)])
    let actual = Bitmap(row: [.grey(100), .grey(101), .grey(97), .grey(110)])
    let comparer = ImageComparer(tolerance: ImageTolerance(pixels: .channelDifference(limit)))
    #expect(comparer.matches(reference, actual) == (differing == 0))
    let difference = comparer.difference(between: reference, and: actual)
    #expect(difference?.differentPixelCount == differing)
    #expect(difference?.forgivenPixelCount == 3 - differing)
    #expect(difference?.pixelCount(differingByMoreThan: Int(limit)) == differing)
  }
}
