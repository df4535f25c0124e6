import PixelImages

/// Colours that change along a line.
struct LinearGradientShader: Shader {
  private let colors: [UInt32]
  private let start: DevicePoint
  /// The line's vector, and its squared length.
  private let dx, dy, square: Int64

  init(_ gradient: Gradient, start: DevicePoint, end: DevicePoint) {
    colors = GradientTable(gradient).colors
    self.start = start
    dx = Int64(end.x) - Int64(start.x)
    dy = Int64(end.y) - Int64(start.y)
    square = dx * dx + dy * dy
  }

  func shade(x: Int, y: Int, count: Int, into row: PixelRow) {
    guard square > 0, count > 0 else {
      row.update(repeating: colors[colors.count - 1], count: count)
      return
    }
    var place = place(x: x, y: y)
    let step = step
    colors.withUnsafeBufferPointer { colors in
      for index in 0..<count {
        row[index] = colors[GradientTable.index(of: place)]
        place &+= step
      }
    }
  }

  /// How much further along the line the next pixel is, in 1/2^32: at most 2^40.
  private var step: Int64 { Int64(truncatingIfNeeded: (Int128(dx) << 40) / Int128(square)) }

  /// How far along the line the middle of a pixel is, in 1/2^32, kept away from overflow.
  private func place(x: Int, y: Int) -> Int64 {
    let across = (Int64(x) * 256 + 128 - Int64(start.x)) * dx
    let down = (Int64(y) * 256 + 128 - Int64(start.y)) * dy
    let product = (Int128(across) + Int128(down)) << 32
    let limit = Int128(1) << 60
    return Int64(max(-limit, min(limit, product / Int128(square))))
  }
}
