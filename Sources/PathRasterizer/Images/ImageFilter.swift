/// How the pixels of a scaled picture are found.
package enum ImageFilter: Hashable, Sendable {
  /// The nearest pixel of the picture: hard edges.
  case nearest
  /// The mean of all pixels that a smaller pixel covers; between the pixels of an enlarged picture, a straight blend.
  case smooth
}

/// How much each pixel of a picture counts for each painted pixel, along one axis.
///
/// Positions are exact fractions; the weights of a painted pixel add up to `AxisWeights.one` exactly.
struct AxisWeights {
  static let one: Int64 = 1 << 14

  /// The painted pixels.
  let range: Range<Int>
  /// For each painted pixel, its first picture pixel.
  private(set) var firsts: [Int] = []
  /// For each painted pixel, and once more at the end, where its weights begin in `weights`.
  private(set) var starts: [Int] = [0]
  private(set) var weights: [UInt32] = []
  /// What is mixed where no painted pixel has more than two of the picture, otherwise nil.
  private(set) var pairs: PixelPairs?

  /// - Parameters:
  ///   - origin: where the picture begins, in 1/256 pixel.
  ///   - length: how long the painted picture is in 1/256 pixel, more than 0.
  ///   - count: the number of the picture's pixels, more than 0.
  ///   - range: the pixels to paint.
  init(origin: Int32, length: Int32, count: Int, range: Range<Int>, filter: ImageFilter) {
    self.range = range
    firsts.reserveCapacity(range.count)
    starts.reserveCapacity(range.count + 1)
    let isShrinking = Int64(count) * 256 > Int64(length)
    for pixel in range {
      // The pixel's left edge in picture pixels is offset * count / length.
      let offset = Int128(pixel) * 256 - Int128(origin)
      switch filter {
      case .nearest:
        let place = (offset + 128) * Int128(count)
        append(first: AxisWeights.clamp(AxisWeights.floorDivided(place, Int128(length)), count), [AxisWeights.one])
      case .smooth where isShrinking:
        appendMean(from: offset * Int128(count), length: Int128(length), count: count)
      case .smooth:
        appendBlend(middle: (offset + 128) * Int128(count), length: Int128(length), count: count)
      }
    }
    guard zip(starts, starts.dropFirst()).allSatisfy({ $1 - $0 <= 2 }) else { return }
    pairs = PixelPairs(self, of: count)
  }

  /// All pixels between two edges, those at the ends by the part that is covered.
  private mutating func appendMean(from start: Int128, length: Int128, count: Int) {
    let limit = Int128(count) * length
    let step = Int128(count) * 256
    let low = max(0, min(limit - 1, start))
    let high = max(low + 1, min(limit, start + step))
    let first = Int(low / length)
    let last = Int((high - 1) / length)
    // Rounded running sums, so that nothing gets lost.
    var done: Int64 = 0
    var parts: [Int64] = []
    parts.reserveCapacity(last - first + 1)
    for pixel in first...last {
      let edge = min(high, Int128(pixel + 1) * length)
      let reached = Int64(((edge - low) * Int128(2 * AxisWeights.one) + (high - low)) / (2 * (high - low)))
      parts.append(reached - done)
      done = reached
    }
    append(first: first, parts)
  }

  /// The two pixels whose middles are around a place.
  private mutating func appendBlend(middle: Int128, length: Int128, count: Int) {
    let place = AxisWeights.floorDivided((2 * middle - length) * Int128(AxisWeights.one), 2 * length)
    let left = AxisWeights.floorDivided(place, Int128(AxisWeights.one))
    let share = Int64(place - left * Int128(AxisWeights.one))
    let (first, second) = (AxisWeights.clamp(left, count), AxisWeights.clamp(left + 1, count))
    if first == second || share == 0 {
      append(first: first, [AxisWeights.one])
    } else {
      append(first: first, [AxisWeights.one - share, share])
    }
  }

  private mutating func append(first: Int, _ parts: [Int64]) {
    firsts.append(first)
    for part in parts { weights.append(UInt32(truncatingIfNeeded: part)) }
    starts.append(weights.count)
  }

  private static func clamp(_ index: Int128, _ count: Int) -> Int { Int(max(0, min(Int128(count - 1), index))) }

  private static func floorDivided(_ value: Int128, _ divisor: Int128) -> Int128 {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }
}

/// Two pixels of a picture for each painted one, and some more for nothing, so that they can be mixed four at a time.
struct PixelPairs {
  /// The pixels of the picture's rows.
  let sourceCount: Int
  /// How many pairs there are, a multiple of four.
  let count: Int
  /// The places of both pixels in their row, which are the same where one alone counts.
  private(set) var firsts, seconds: [Int32]
  /// How much the second one counts, of `AxisWeights.one`.
  private(set) var shares: [UInt32]

  fileprivate init(_ weights: AxisWeights, of sourceCount: Int) {
    self.sourceCount = sourceCount
    count = (weights.range.count + 3) / 4 * 4
    firsts = [Int32](repeating: 0, count: count)
    seconds = firsts
    shares = [UInt32](repeating: 0, count: count)
    for (index, first) in weights.firsts.enumerated() {
      let (start, end) = (weights.starts[index], weights.starts[index + 1])
      firsts[index] = Int32(first)
      seconds[index] = Int32(first + (end - start - 1))
      if end - start == 2 { shares[index] = weights.weights[start + 1] }
    }
  }
}
