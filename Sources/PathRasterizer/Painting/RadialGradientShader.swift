import PixelImages

/// Colours that change with the distance from a centre.
struct RadialGradientShader: Shader {
  private let colors: [UInt32]
  private let center: DevicePoint
  private let startRadius, endRadius: Int64

  init(_ gradient: Gradient, center: DevicePoint, startRadius: Int32, endRadius: Int32) {
    colors = GradientTable(gradient).colors
    self.center = center
    self.startRadius = Int64(max(0, startRadius))
    self.endRadius = Int64(max(0, endRadius))
  }

  func shade(x: Int, y: Int, count: Int, into row: PixelRow) {
    let down = Int64(y) * 256 + 128 - Int64(center.y)
    let first = Int64(x) * 256 + 128 - Int64(center.x)
    let length = endRadius - startRadius
    colors.withUnsafeBufferPointer { colors in
      for index in 0..<count {
        let across = first &+ Int64(index) &* 256
        // Four more bits, so that the circles around a centre near by are round.
        let isNear = max(abs(across), abs(down)) < Int64(1) << 25
        let square = across &* across &+ down &* down
        let distance = isNear ? squareRoot(of: square &* 256) : squareRoot(of: square) &* 16
        let beyond = distance &- startRadius &* 16
        let place = length == 0 ? (beyond < 0 ? 0 : Int64(1) << 32) : (beyond << 28) / length
        row[index] = colors[GradientTable.index(of: place)]
      }
    }
  }
}
