import PixelImages
import Testing

@testable import ImageComparison

@Suite struct `A difference says` {
  @Test func `how many pixels differ by how much`() throws {
    let reference = Bitmap(width: 4, height: 2, filledWith: .grey(100))
    let actual = reference.setting([(1, 0)], to: .grey(101)).setting([(2, 0), (3, 1)], to: .grey(60))
    let difference = try #require(ImageComparer().difference(between: reference, and: actual))
    #expect(
      [-1, 0, 1, 39, 40, 255, 1000].map { difference.pixelCount(differingByMoreThan: $0) } == [3, 3, 2, 2, 0, 0, 0])
  }

  @Test func `where the largest distances are, the first of equal ones`() throws {
    let reference = Bitmap(width: 4, height: 2, filledWith: .black)
    let blue = PremultipliedColor(red: 0, green: 0, blue: 255, alpha: 255)
    let actual = reference.setting([(1, 0)], to: .grey(9)).setting([(2, 0), (3, 1)], to: blue)
    let difference = try #require(ImageComparer().difference(between: reference, and: actual))
    let channel = try #require(difference.largestChannelDifference)
    #expect(
      channel
        == PixelDistance(value: 255, x: 2, y: 0, reference: .black, actual: RGBAColor(red: 0, green: 0, blue: 255)))
    let lab = try #require(difference.largestLabDistance)
    #expect((lab.x, lab.y) == (2, 0))
    // Blue is L* 32.30, a* 79.19, b* -107.86.
    #expect(abs(lab.value - 137.65) < 0.01)
  }

  private let rules: [PixelTolerance] = [
    .exact, .channelDifference(1), .perceptual(precision: 0.99), .edgeSmoothing(), .pixelmatch(),
    .pixelmatch(countsAntialiasing: true),
  ]

  @Test(arguments: 0..<6)
  func `the same verdict as the comparison that stops early, of pictures of any size`(rule: Int) {
    var random = SeededGenerator(state: 5)
    for round in 0..<600 {
      let precision: Float = [1, 0.99, 0.75, 0.5, 0.2, 0][round % 6]
      let width = Int.random(in: 1...40, using: &random)
      let height = Int.random(in: 1...40, using: &random)
      let reference = random.picture(width: width, height: height)
      let places = (0..<round % 20).map { _ in
        (x: Int.random(in: 0..<width, using: &random), y: Int.random(in: 0..<height, using: &random))
      }
      let actual =
        round.isMultiple(of: 2)
        ? random.picture(width: width, height: height) : reference.setting(places, to: .grey(128))
      let comparer = ImageComparer(tolerance: ImageTolerance(precision: precision, pixels: rules[rule]))
      let difference = comparer.difference(between: reference, and: actual)
      #expect(comparer.matches(reference, actual) == difference?.isTolerated ?? true)
    }
  }

  private struct CountingRule: ForgivingRule {
    var count = 0
    mutating func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool {
      count += 1
      return false
    }
  }

  @Test func `the comparison stops at the first pixel that differs too much, and after the first row too full`() {
    let reference = Bitmap(width: 30, height: 30, filledWith: .white)
    let actual = Bitmap(width: 30, height: 30, filledWith: .black)
    func asked(_ limits: DifferenceLimits) -> Int {
      PixelPair.withPair(reference, actual) { pair in
        var rule = CountingRule()
        #expect(pair.map { LimitCheck(limits: limits).run(on: $0, with: &rule) } == false)
        return rule.count
      }
    }
    #expect(asked(DifferenceLimits(largestChannelDifference: 254)) == 1)
    #expect(asked(DifferenceLimits(worstWindow: WindowLimit(side: 5, differingPixels: 9))) == 60)
  }

  @Test(arguments: 0...5)
  func `the comparison stops at the first pixel too many`(allowed: Int) {
    let reference = Bitmap(width: 30, height: 30, filledWith: .white)
    let actual = Bitmap(width: 30, height: 30, filledWith: .black)
    let asked = PixelPair.withPair(reference, actual) { pair -> Int? in
      var rule = CountingRule()
      let limits = DifferenceLimits(differingPixels: allowed)
      #expect(pair.map { LimitCheck(limits: limits).run(on: $0, with: &rule) } == false)
      return rule.count
    }
    #expect(asked == allowed + 1)
  }
}
