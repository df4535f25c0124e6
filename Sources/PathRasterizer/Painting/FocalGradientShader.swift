import PixelImages

/// Colours that change from a focus to an ellipse around it, along ellipses between.
///
/// In units of the ellipse, with q from the focus to a pixel and d from the focus to the centre, the place t in the gradient
/// is where |q - t d| = t: t = (sqrt((q d)^2 + (1 - d^2) q^2) - q d) / (1 - d^2).
struct FocalGradientShader: Shader {
  let isOpaque: Bool
  private let colors: [UInt32]
  private let focus: DevicePoint
  /// Half the extents of the ellipse in 1/256 pixel, more than 0.
  private let unitX, unitY: Int64
  /// From the focus to the centre in 1/2^20 of the units.
  private let centerX, centerY: Int64
  /// 1 - d^2, in 1/2^20.
  private let rest: Int64

  private static let bits: Int64 = 20
  /// So that squares stay below 64 bits.
  private static let limit = Int64(1) << 29
  /// A focus farther out counts as one that is nearly on the ellipse.
  private static let smallestRest = Int64(1) << 12

  init(_ gradient: Gradient, center: DevicePoint, unit: DevicePoint, focus: DevicePoint) {
    let table = GradientTable(gradient)
    isOpaque = table.isOpaque
    colors = table.colors
    self.focus = focus
    (unitX, unitY) = (max(1, Int64(unit.x)), max(1, Int64(unit.y)))
    let one = Int64(1) << Self.bits
    centerX = max(-one, min(one, ((Int64(center.x) - Int64(focus.x)) << Self.bits) / unitX))
    centerY = max(-one, min(one, ((Int64(center.y) - Int64(focus.y)) << Self.bits) / unitY))
    rest = max(Self.smallestRest, one - (centerX * centerX + centerY * centerY) >> Self.bits)
  }

  func shade(x: Int, y: Int, count: Int, into row: PixelRow) {
    let down = distance(Int64(y) * 256 + 128 - Int64(focus.y), unit: unitY)
    var across = Int64(x) * 256 + 128 - Int64(focus.x)
    for index in 0..<count {
      let right = distance(across, unit: unitX)
      let along = (right &* centerX &+ down &* centerY) >> Self.bits
      let square = (right &* right &+ down &* down) >> Self.bits
      let root = squareRoot(of: along &* along &+ rest &* square)
      row[index] = colors[GradientTable.index(of: (((root &- along) << Self.bits) / rest) << (32 - Self.bits))]
      across &+= 256
    }
  }

  private func distance(_ length: Int64, unit: Int64) -> Int64 {
    max(-Self.limit, min(Self.limit, (length << Self.bits) / unit))
  }
}
