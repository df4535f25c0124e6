import PixelImages

/// Colours that change along a line.
struct LinearGradientShader: Shader {
  let isOpaque: Bool

  private let colors: [UInt32]
  private let start: DevicePoint
  /// The line's vector, and its squared length.
  private let dx, dy, square: Int64
  /// How much further along the line the next pixel is, in 1/2^32: at most 2^40.
  private let step: Int64

  init(_ gradient: Gradient, start: DevicePoint, end: DevicePoint) {
    let table = GradientTable(gradient)
    colors = table.colors
    isOpaque = table.isOpaque
    self.start = start
    dx = Int64(end.x) - Int64(start.x)
    dy = Int64(end.y) - Int64(start.y)
    square = dx * dx + dy * dy
    step = square == 0 ? 0 : Int64(truncatingIfNeeded: (Int128(dx) << 40) / Int128(square))
  }

  func shade(x: Int, y: Int, count: Int, into row: PixelRow) {
    guard square > 0, count > 0 else {
      row.update(repeating: colors[colors.count - 1], count: count)
      return
    }
    let place = place(x: x, y: y)
    if step == 0 {
      row.update(repeating: colors[GradientTable.index(of: place)], count: count)
      return
    }
    // The outer colours first, so that the places in between need no limits.
    let isAscending = step > 0
    let distance = isAscending ? place : GradientTable.end - place
    let before = pixelCount(to: 0, from: distance, atMost: count)
    let until = pixelCount(to: GradientTable.end, from: distance, atMost: count)
    row.update(repeating: colors[isAscending ? 0 : colors.count - 1], count: before)
    shadeInside(from: place &+ Int64(before) &* step, count: until - before, into: row + before)
    (row + until).update(repeating: colors[isAscending ? colors.count - 1 : 0], count: count - until)
  }

  /// How many pixels have a smaller distance than `limit`, when the first has `distance`.
  private func pixelCount(to limit: Int64, from distance: Int64, atMost count: Int) -> Int {
    guard distance < limit else { return 0 }
    let step = abs(step)
    return Int(min(Int64(count), (limit - distance + step - 1) / step))
  }

  /// Writes the colours of places from 0 to 1; the sums are those of `GradientTable.index(of:)`.
  private func shadeInside(from place: Int64, count: Int, into row: PixelRow) {
    let (steps, half) = (Int64(GradientTable.count - 1), Int64(1) << 31)
    colors.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress, count > 0 else { return }
      var scaled = place &* steps &+ half
      for index in 0..<count {
        row[index] = colors[Int(truncatingIfNeeded: scaled >> 32)]
        scaled = scaled &+ step &* steps
      }
    }
  }

  /// How far along the line the middle of a pixel is, in 1/2^32, kept away from overflow.
  private func place(x: Int, y: Int) -> Int64 {
    let across = (Int64(x) * 256 + 128 - Int64(start.x)) * dx
    let down = (Int64(y) * 256 + 128 - Int64(start.y)) * dy
    let product = (Int128(across) + Int128(down)) << 32
    let limit = Int128(1) << 60
    return Int64(max(-limit, min(limit, product / Int128(square))))
  }
}
