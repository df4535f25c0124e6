/// One number over the grid of a mesh, a coordinate or an amount of a colour, and how it changes from place to place.
///
/// Between four neighbours lies a patch, a bicubic Bézier surface. Its outer control points are those of the curves
/// along its sides. Each of the four inner ones follows from the twist at its corner, which is how much the change along
/// one side changes along the other: that of a Coons patch (Farin, "Curves and Surfaces for CAGD", 5th edition, chapter
/// 22), and where patches share twists, the mean of those of all patches around the corner (Adini's twist, ibid.,
/// chapter 16), by which patches join without a bend.
///
/// Numbers are in 1/72 of their unit, so that thirds, ninths and means of four are whole.
struct MeshComponent {
  /// The numbers that stand for 1.
  static let unit: Int64 = 72

  let width, height: Int
  private let values: [Int64]
  /// How far the control points are from the values; those before a place count backwards, so that numbers that grow
  /// with the grid have positive ones.
  private var leading, top, trailing, bottom: [Int64]
  private let sharesTwists: Bool

  /// A number whose control points are given.
  init(
    width: Int, values: [Int64], leading: [Int64], top: [Int64], trailing: [Int64], bottom: [Int64]
  ) {
    func distances(_ from: [Int64], _ to: [Int64]) -> [Int64] { zip(from, to).map { ($1 - $0) * Self.unit } }
    self.width = width
    height = values.count / width
    self.values = values.map { $0 * Self.unit }
    self.leading = distances(leading, values)
    self.top = distances(top, values)
    self.trailing = distances(values, trailing)
    self.bottom = distances(values, bottom)
    sharesTwists = true
  }

  /// A number that follows cubic curves through its values, or straight lines.
  ///
  /// A curve passes through a value as steep as the line between its neighbours, less steep where it would leave the
  /// range of the values beside it, and level where the value is a peak (Fritsch and Carlson, "Monotone piecewise cubic
  /// interpolation", 1980). At the ends of the grid it is as steep as the line to the neighbour.
  init(width: Int, values: [Int64], isSmooth: Bool) {
    self.width = width
    height = values.count / width
    self.values = values.map { $0 * Self.unit }
    leading = Array(repeating: 0, count: values.count)
    (top, trailing, bottom) = (leading, leading, leading)
    sharesTwists = isSmooth
    for index in values.indices {
      let (column, row) = (index % width, index / width)
      let before = column > 0 ? values[index] - values[index - 1] : nil
      let after = column < width - 1 ? values[index + 1] - values[index] : nil
      (leading[index], trailing[index]) = Self.slopes(before, after, isSmooth: isSmooth)
      let above = row > 0 ? values[index] - values[index - width] : nil
      let below = row < height - 1 ? values[index + width] - values[index] : nil
      (top[index], bottom[index]) = Self.slopes(above, below, isSmooth: isSmooth)
    }
  }

  /// How far the control points beside a value are from it, by the steps to its neighbours.
  private static func slopes(_ before: Int64?, _ after: Int64?, isSmooth: Bool) -> (before: Int64, after: Int64) {
    guard isSmooth, let before, let after else { return (24 * (before ?? 0), 24 * (after ?? 0)) }
    guard (before > 0) == (after > 0), before != 0, after != 0 else { return (0, 0) }
    let limit = unit * min(abs(before), abs(after))
    let slope = max(-limit, min(limit, 12 * (before + after)))
    return (slope, slope)
  }

  /// The 16 control points of the patch whose first corner is at a place of the grid, row by row.
  func controls(ofPatch column: Int, _ row: Int) -> [Int64] {
    var controls = [Int64](repeating: 0, count: 16)
    for corner in 0..<4 {
      let (right, down) = (corner & 1, corner >> 1)
      let index = (row + down) * width + column + right
      let (x, y) = (3 * right, 3 * down)
      let (nextX, nextY) = (right == 0 ? 1 : 2, down == 0 ? 1 : 2)
      let along = right == 0 ? trailing[index] : -leading[index]
      let across = down == 0 ? bottom[index] : -top[index]
      let twist = sharesTwists ? meanTwist(atColumn: column + right, row + down) : twist(column, row, corner)
      controls[4 * y + x] = values[index]
      controls[4 * y + nextX] = values[index] + along
      controls[4 * nextY + x] = values[index] + across
      controls[4 * nextY + nextX] = values[index] + along + across + (right == down ? twist : -twist)
    }
    return controls
  }

  /// The mean of the twists that the patches around a place have there.
  private func meanTwist(atColumn column: Int, _ row: Int) -> Int64 {
    var (sum, count): (Int64, Int64) = (0, 0)
    for corner in 0..<4 {
      let (left, above) = (column - corner & 1, row - corner >> 1)
      guard (0..<(width - 1)).contains(left), (0..<(height - 1)).contains(above) else { continue }
      sum += twist(left, above, corner)
      count += 1
    }
    return sum / count
  }

  /// A ninth of the twist that the Coons patch at a place of the grid has at one of its corners.
  private func twist(_ column: Int, _ row: Int, _ corner: Int) -> Int64 {
    let (right, down) = (corner & 1, corner >> 1)
    let first = row * width + column
    let along = right == 0 ? trailing : leading
    let across = down == 0 ? bottom : top
    let alongChange = along[first + width + right] - along[first + right]
    let acrossChange = across[first + down * width + 1] - across[first + down * width]
    let mixed = values[first + width + 1] - values[first + width] - values[first + 1] + values[first]
    return (3 * (alongChange + acrossChange) - mixed) / 9
  }
}
