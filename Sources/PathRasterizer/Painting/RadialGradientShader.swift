import PixelImages

/// Colours that change with the distance from a centre.
struct RadialGradientShader: Shader {
  let isOpaque: Bool

  private let center: DevicePoint
  private let rings: GradientRings

  init(_ gradient: Gradient, center: DevicePoint, startRadius: Int32, endRadius: Int32) {
    let table = GradientTable(gradient)
    isOpaque = table.isOpaque
    self.center = center
    rings = GradientRings(table, from: Int64(max(0, startRadius)), to: Int64(max(0, endRadius)))
  }

  func shade(x: Int, y: Int, count: Int, into row: PixelRow) {
    let down = Int64(y) * 256 + 128 - Int64(center.y)
    let first = Int64(x) * 256 + 128 - Int64(center.x)
    let last = first + Int64(count) * 256
    if max(abs(first), abs(last), abs(down)) < GradientRings.reach {
      rings.shade(fromX: first, y: down, count: count, into: row)
    } else {
      rings.shadeFarAway(fromX: first, y: down, count: count, into: row)
    }
  }
}
