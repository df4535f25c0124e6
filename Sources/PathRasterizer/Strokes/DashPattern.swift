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
