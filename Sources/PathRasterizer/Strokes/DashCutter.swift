/// Walks along a line and collects those of its dashes that may be seen.
struct DashCutter {
  private let pattern: DashPattern
  private let culling: StrokeCulling
  private var place: DashPattern.Place
  private var dash: [SpinePoint] = []
  /// Where on the current leg the last dash ended.
  private var gapStart: Int64?
  private(set) var dashes: [Spine] = []

  /// More visible dashes than this in one contour are drawn as a solid line.
  static let maximumCount = 100_000

  /// The dashes of a line, or the line itself where there are too many of them.
  static func cut(_ spine: Spine, _ pattern: DashPattern, culling: StrokeCulling) -> [Spine] {
    guard let first = spine.points.first, spine.points.count > 1 else { return [spine] }
    var cutter = DashCutter(pattern, culling: culling, start: first)
    for (from, to) in zip(spine.points, spine.points.dropFirst()) { cutter.follow(from, to) }
    if spine.isClosed, let last = spine.points.last { cutter.follow(last, first) }
    cutter.endDash()
    return cutter.dashes.count < DashCutter.maximumCount ? cutter.dashes : [spine]
  }

  private init(_ pattern: DashPattern, culling: StrokeCulling, start: SpinePoint) {
    self.pattern = pattern
    self.culling = culling
    place = pattern.start
    if place.isOn { dash = [start] }
  }

  private mutating func follow(_ from: SpinePoint, _ to: SpinePoint) {
    guard dashes.count < DashCutter.maximumCount else { return }
    let length = (to.place - from.place).length
    let leg = Leg(from: from, to: to, length: length, dashes: culling.rangeOfDashes(from: from, to: to, length: length))
    var done: Int64 = 0
    gapStart = nil
    skipHiddenDashes(on: leg, done: &done)
    while length - done > place.rest, dashes.count < DashCutter.maximumCount {
      done += place.rest
      let point = leg.point(at: done)
      if place.isOn {
        dash.append(point)
        endDash()
        gapStart = done
      } else if isCovered(gapStart, done, on: leg), let last = dashes.popLast() {
        dash = last.points + [point]
      } else {
        dash = [point]
      }
      place = pattern.next(after: place)
      skipHiddenDashes(on: leg, done: &done)
    }
    place.rest -= length - done
    if place.isOn { dash.append(to) }
  }

  /// In a gap: jumps over dashes that lie wholly on a part of the line where none can be seen.
  private mutating func skipHiddenDashes(on leg: Leg, done: inout Int64) {
    guard !place.isOn else { return }
    guard !leg.dashes.contains(done) else { return }
    // A dash that starts right at the end is the next line's.
    let target = (done < leg.dashes.lowerBound ? leg.dashes.lowerBound : leg.length) - 1
    guard target - done > place.rest else { return }
    let landing = pattern.place(target - done, behind: place)
    if landing.isOn { dash = [leg.point(at: target - (pattern.lengths[landing.index] - landing.rest))] }
    place = landing
    done = target
    gapStart = nil
  }

  /// Whether the square caps of two dashes cover the gap between them, and nothing but the line.
  private func isCovered(_ gapStart: Int64?, _ gapEnd: Int64, on leg: Leg) -> Bool {
    guard let gapStart, let reach = culling.squareCapReach, leg.isStraight else { return false }
    return gapEnd - gapStart <= 2 * reach && leg.length - gapStart >= reach && gapEnd >= reach
  }

  private mutating func endDash() {
    guard dash.count > 1 else { return }
    // A dash without length is a dot.
    let hasLength = dash.contains { $0.place != dash[0].place }
    dashes.append(Spine(points: hasLength ? dash : [dash[0]]))
    dash = []
  }
}

/// A straight piece of a line.
private struct Leg {
  let from, to: SpinePoint
  let length: Int64
  /// Where dashes can be seen.
  let dashes: ClosedRange<Int64>

  var isStraight: Bool { from.outgoing == to.incoming }

  func point(at done: Int64) -> SpinePoint {
    let vector = to.place - from.place
    // Lengths below 2^39 and vectors as long: the share in 1/2^24 keeps the product in 64 bits.
    let share = (done << 24) / length
    // On a line of more than 2^16 pixels that share is coarser than 1/256 pixel.
    let isLong = length >= 1 << 32
    let place =
      from.place
      + (isLong
        ? FineVector(x: Leg.part(of: vector.x, done, length), y: Leg.part(of: vector.y, done, length))
        : FineVector(x: (vector.x * share) >> 24, y: (vector.y * share) >> 24))
    func mix(_ a: Int64, _ b: Int64) -> Int64 { a + ((b - a) * share) >> 24 }
    let direction =
      FineVector(x: mix(from.outgoing.x, to.incoming.x), y: mix(from.outgoing.y, to.incoming.y)).direction
      ?? from.outgoing
    return SpinePoint(place: place, incoming: direction, outgoing: direction)
  }

  /// A number times `share / whole`, in more than 64 bits.
  private static func part(of value: Int64, _ share: Int64, _ whole: Int64) -> Int64 {
    whole.dividingFullWidth(value.multipliedFullWidth(by: share)).quotient
  }
}

/// Dashes and gaps in turn, without end.
struct DashPattern {
  /// The lengths of dashes and gaps in turn, in 1/65536 pixel, an even number of them.
  let lengths: [Int64]
  /// Where each of them ends, from the start of the first one.
  private let ends: [Int64]
  private let phase: Int64

  /// Dashes that follow each other more closely than this on average, in 1/65536 pixel, are drawn as a solid line.
  ///
  /// At 1/8 pixel nobody sees them, but each costs as much as a long one.
  private static let minimumPeriod: Int64 = 1 << 13

  /// The length of all dashes and gaps together.
  private var total: Int64 { ends.last ?? 0 }

  /// Nil for a solid line.
  init?(_ style: DeviceStroke) {
    let once = style.dashes.map { Int64(max(0, $0)) * 256 }
    lengths = once.count & 1 == 0 ? once : once + once
    var end: Int64 = 0
    // An array of 2^20 of the longest dashes stays below 2^58.
    guard lengths.count <= 1 << 20 else { return nil }
    ends = lengths.map {
      end += $0
      return end
    }
    guard end > 0, end >= Int64(lengths.count / 2) * DashPattern.minimumPeriod else { return nil }
    let start = Int64(style.dashPhase) * 256 % end
    phase = start < 0 ? start + end : start
  }

  /// Where a line starts in the pattern.
  var start: Place { place(at: phase) }

  /// A dash or a gap, and what is left of it.
  struct Place {
    /// The index of a dash, which is even, or of a gap.
    var index: Int
    var rest: Int64
    var isOn: Bool { index & 1 == 0 }
  }

  /// The dash or gap that follows.
  func next(after place: Place) -> Place {
    let index = place.index + 1 == lengths.count ? 0 : place.index + 1
    return Place(index: index, rest: lengths[index])
  }

  /// The place that lies some distance behind another, whatever the number of dashes between them.
  func place(_ distance: Int64, behind place: Place) -> Place {
    self.place(at: (ends[place.index] - place.rest + distance % total) % total)
  }

  private func place(at offset: Int64) -> Place {
    // The first that ends behind the offset.
    var (first, last) = (0, ends.count - 1)
    while first < last {
      let middle = (first + last) / 2
      if ends[middle] > offset { last = middle } else { first = middle + 1 }
    }
    return Place(index: first, rest: ends[first] - offset)
  }
}
