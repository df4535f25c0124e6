import ImageComparison
import PixelImages
import Testing

@Suite struct `Limits in human units` {
  private let reference = Bitmap(width: 40, height: 40, filledWith: .grey(100))
  /// Four pixels differ: three by 2, near each other, and one by 9.
  private var actual: Bitmap {
    reference.setting([(1, 1), (2, 1), (4, 4)], to: .grey(102)).setting([(30, 30)], to: .grey(109))
  }

  private func passes(_ channel: UInt8?, _ count: Int?, _ window: Int?) -> Bool {
    let limits = DifferenceLimits(
      largestChannelDifference: channel, differingPixels: count,
      worstWindow: window.map { WindowLimit(side: 4, differingPixels: $0) })
    let comparer = ImageComparer(tolerance: ImageTolerance(limits: limits))
    let matches = comparer.matches(reference, actual)
    #expect(comparer.difference(between: reference, and: actual)?.isTolerated == matches)
    return matches
  }

  @Test func `each hold at exactly what is there`() {
    #expect(passes(9, nil, nil) && !passes(8, nil, nil))
    #expect(passes(nil, 4, nil) && !passes(nil, 3, nil))
    #expect(passes(nil, nil, 3) && !passes(nil, nil, 2))
  }

  @Test func `hold together`() {
    #expect(passes(9, 4, 3))
    #expect(!passes(8, 4, 3) && !passes(9, 3, 3) && !passes(9, 4, 2))
    #expect(!passes(0, 1600, 16) && !passes(255, 0, 16) && !passes(255, 1600, 0))
  }

  @Test func `count only what the pixels' tolerance leaves`() {
    func passes(_ limits: DifferenceLimits) -> Bool {
      let comparer = ImageComparer(tolerance: ImageTolerance(pixels: .channelDifference(2), limits: limits))
      let matches = comparer.matches(reference, actual)
      #expect(comparer.difference(between: reference, and: actual)?.isTolerated == matches)
      return matches
    }
    #expect(passes(DifferenceLimits(differingPixels: 1)) && !passes(.nothing))
    #expect(passes(DifferenceLimits(worstWindow: WindowLimit(side: 40, differingPixels: 1))))
    #expect(!passes(DifferenceLimits(largestChannelDifference: 8, differingPixels: 1)))
  }

  @Test func `without any, everything of an equal size passes`() {
    #expect(passes(nil, nil, nil))
  }

  @Test func `decide the same for many pictures, early or not`() {
    var random = SeededGenerator(state: 7)
    for round in 0..<300 {
      let limits = DifferenceLimits(
        largestChannelDifference: [nil, 0, 5, 254].randomElement(using: &random) ?? nil,
        differingPixels: [nil, 0, 5, 90].randomElement(using: &random) ?? nil,
        worstWindow: WindowLimit(side: round % 7 + 1, differingPixels: round % 23))
      let comparer = ImageComparer(tolerance: ImageTolerance(pixels: .channelDifference(3), limits: limits))
      let (first, second) = (random.picture(width: 11, height: 9), random.picture(width: 11, height: 9))
      let difference = comparer.difference(between: first, and: second)
      #expect(comparer.matches(first, second) == difference?.isTolerated ?? true)
    }
  }
}

@Suite struct `Precision counts pixels exactly` {
  @Test(arguments: [
    (Float(0.99), 10_000, 100), (0.999, 10_000, 10), (0.9, 10, 1), (0.95, 10, 0), (0.5, 3, 1), (1, 10_000, 0),
    (0, 100, 100), (0.1, 10, 9), (0.7, 10, 3), (0.9999, 10_000, 1), (0.99999, 10_000, 0), (1e-5, 100_000, 99_999),
    (1e-30, 100, 99), (-1, 100, 100), (2, 100, 0), (.nan, 100, 0), (-.infinity, 100, 100), (.infinity, 100, 0),
  ])
  func `so many pixels may differ and not one more`(precision: Float, pixelCount: Int, allowed: Int) {
    let comparer = ImageComparer(tolerance: ImageTolerance(precision: precision))
    let reference = Bitmap(width: pixelCount, height: 1, filledWith: .white)
    #expect(comparer.matches(reference, reference.changing(allowed)))
    if allowed < pixelCount {
      #expect(!comparer.matches(reference, reference.changing(allowed + 1)))
    }
    if allowed > 0 {
      #expect(
        comparer.difference(between: reference, and: reference.changing(allowed))?.limits.differingPixels == allowed)
    }
  }
}

extension Bitmap {
  /// The picture with its first `count` pixels black.
  fileprivate func changing(_ count: Int) -> Bitmap {
    var changed = self
    changed.withUnsafeMutablePixels { pixels in
      for index in 0..<count { pixels[index] = .black }
    }
    return changed
  }
}
