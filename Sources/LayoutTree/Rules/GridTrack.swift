package import Foundation
package import LayoutValues

/// A column of a lazy grid, or several as many as fit; of a grid that grows to the side, a row.
package struct GridTrack {
  /// How long it is across the lines, in points.
  package enum Size {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many as fit of a length at least.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  let size: Size
  /// The distance to the next one in points.
  let spacing: CGFloat
  let alignment: Alignment?

  /// - Parameter spacing: nil is 8.
  package init(_ size: Size, spacing: CGFloat?, alignment: Alignment?) {
    self.size = size
    self.spacing = spacing ?? EdgeSpacing.defaultDistance
    self.alignment = alignment
  }

  /// One column.
  struct Column {
    var start, length: CGFloat
    var alignment: Alignment?
  }

  /// The columns in a space, in points; without a space flexible ones are as short as they may be.
  ///
  /// Fixed ones take theirs first. Of what is left each of the others is offered an equal share, one after the other, which
  /// it takes as far as its limits go; one that adapts fills its share with as many columns as fit.
  static func columns(_ tracks: [GridTrack], in space: CGFloat?) -> [Column] {
    var left = (space.flatMap { $0.isFinite ? $0 : nil } ?? 0) - tracks.dropLast().reduce(0) { $0 + $1.spacing }
    var shared = 0
    for track in tracks {
      if case .fixed(let length) = track.size { left -= length } else { shared += 1 }
    }
    var columns: [Column] = []
    var position: CGFloat = 0
    for track in tracks {
      let share = max(left / CGFloat(max(shared, 1)), 0)
      var lengths: [CGFloat]
      switch track.size {
      case .fixed(let length): lengths = [max(length, 0)]
      case .flexible(let minimum, let maximum): lengths = [max(min(share, maximum), minimum, 0)]
      case .adaptive(let minimum, let maximum):
        let count = track.count(of: minimum, in: share)
        let length = (share - track.spacing * CGFloat(count - 1)) / CGFloat(count)
        lengths = Array(repeating: max(min(length, maximum), minimum, 0), count: count)
      }
      for length in lengths {
        columns.append(Column(start: position, length: length, alignment: track.alignment))
        position += length + track.spacing
      }
      if case .fixed = track.size { continue }
      left -= lengths.reduce(0, +) + track.spacing * CGFloat(lengths.count - 1)
      shared -= 1
    }
    return columns
  }

  /// How many columns of a length fit into a space, but one at least.
  private func count(of length: CGFloat, in space: CGFloat) -> Int {
    let pitch = length + spacing
    let count = ((space + spacing) / pitch).rounded(.down)
    guard pitch > 0, !count.isNaN else { return 1 }
    // No screen shows more.
    return Int(max(min(count, 10_000), 1))
  }
}
