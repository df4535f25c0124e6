/// Cuts lines into dashes.
struct DashPattern {
  /// Dashes and gaps in turn, in 1/65536 pixel, an even number of them.
  private let lengths: [Int64]
  private let total: Int64
  private let phase: Int64

  /// Dashes that follow each other more closely than this on average, in 1/65536 pixel, are drawn as a solid line.
  ///
  /// At 1/8 pixel nobody sees them, but each costs as much as a long one.
  private static let minimumPeriod: Int64 = 1 << 13

  /// More dashes than this in one contour are drawn as a solid line.
  private static let maximumCount: Int64 = 100_000

  /// Nil for a solid line.
  init?(_ style: DeviceStroke) {
    let once = style.dashes.map { Int64(max(0, $0)) * 256 }
    lengths = once.count & 1 == 0 ? once : once + once
    total = lengths.reduce(0) { $0.addingReportingOverflow($1).partialValue }
    guard total > 0, total < 1 << 60, total >= Int64(lengths.count / 2) * DashPattern.minimumPeriod else { return nil }
    let start = Int64(style.dashPhase) * 256 % total
    phase = start < 0 ? start + total : start
  }

  /// The dashes along some lines.
  func cut(_ spines: [Spine]) -> [Spine] {
    spines.flatMap(cut)
  }

  private func cut(_ spine: Spine) -> [Spine] {
    guard let first = spine.points.first, spine.points.count > 1 else { return [spine] }
    let points = spine.isClosed ? spine.points + [first] : spine.points
    let length = zip(points, points.dropFirst()).reduce(Int64(0)) { $0 &+ ($1.1.place - $1.0.place).length }
    guard length / total < DashPattern.maximumCount / Int64(lengths.count) else { return [spine] }
    var cutter = DashCutter(lengths: lengths, phase: phase, start: first)
    for (from, to) in zip(points, points.dropFirst()) { cutter.follow(from, to) }
    return cutter.finish()
  }
}

/// Walks along a line and collects its dashes.
private struct DashCutter {
  private let lengths: [Int64]
  private var index = 0
  /// What is left of the current dash or gap.
  private var rest: Int64
  private var dash: [SpinePoint] = []
  private var dashes: [Spine] = []

  private var isOn: Bool { index & 1 == 0 }

  init(lengths: [Int64], phase: Int64, start: SpinePoint) {
    self.lengths = lengths
    rest = lengths[0] - phase
    while rest <= 0 {
      index = (index + 1) % lengths.count
      rest += lengths[index]
    }
    if isOn { dash = [start] }
  }

  mutating func follow(_ from: SpinePoint, _ to: SpinePoint) {
    let length = (to.place - from.place).length
    var done: Int64 = 0
    while length - done > rest {
      done += rest
      let point = DashCutter.point(from, to, at: done, of: length)
      if isOn {
        dash.append(point)
        endDash()
      } else {
        dash = [point]
      }
      index = (index + 1) % lengths.count
      rest = lengths[index]
    }
    rest -= length - done
    if isOn { dash.append(to) }
  }

  mutating func finish() -> [Spine] {
    endDash()
    return dashes
  }

  private mutating func endDash() {
    guard dash.count > 1 else { return }
    // A dash without length is a dot.
    let hasLength = dash.contains { $0.place != dash[0].place }
    dashes.append(Spine(points: hasLength ? dash : [dash[0]]))
    dash = []
  }

  private static func point(_ from: SpinePoint, _ to: SpinePoint, at done: Int64, of length: Int64) -> SpinePoint {
    let vector = to.place - from.place
    // Lengths below 2^39 and vectors as long: the share in 1/2^24 keeps the product in 64 bits.
    let share = (done << 24) / length
    let place = from.place + FineVector(x: (vector.x * share) >> 24, y: (vector.y * share) >> 24)
    func mix(_ a: Int64, _ b: Int64) -> Int64 { a + ((b - a) * share) >> 24 }
    let direction =
      FineVector(x: mix(from.outgoing.x, to.incoming.x), y: mix(from.outgoing.y, to.incoming.y)).direction
      ?? from.outgoing
    return SpinePoint(place: place, incoming: direction, outgoing: direction)
  }
}
