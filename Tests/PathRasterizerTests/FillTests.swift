import PathRasterizer
import PixelImages
import PlaneGeometry
import Testing

struct FillTests {
  @Test func `a rectangle covers exactly its area at every sixteenth of a pixel`() {
    for left in steps(0...256, by: 16) {
      for top in steps(0...256, by: 16) {
        for size in [(40, 24), (256, 512), (700, 300), (16, 800)] as [(Int32, Int32)] {
          let rect = deviceRect(left, top, left + size.0, top + size.1)
          let drawn = mask(DevicePath(rect), 6, 6)
          for y in 0..<6 {
            for x in 0..<6 where Int(drawn[x, y]) != coverage(overlap(rect, x: x, y: y)) {
              Issue.record("\(rect) covers \(drawn[x, y]) of pixel (\(x), \(y))")
            }
          }
        }
      }
    }
  }

  @Test func `two rectangles that overlap cover their union at every sub-pixel offset`() {
    let first = deviceRect(300, 300, 900, 700)
    for dx in steps(-512...512, by: 64) {
      for dy in steps(-512...512, by: 64) {
        let second = deviceRect(300 + dx, 300 + dy, 900 + dx, 700 + dy)
        let common = deviceRect(300 + max(0, dx), 300 + max(0, dy), 900 + min(0, dx), 700 + min(0, dy))
        let isApart = abs(dx) >= 600 || abs(dy) >= 400
        var both = DevicePath(first)
        for corner in [(0, 0), (1, 0), (1, 1), (0, 1)] as [(Int32, Int32)] {
          let point = DevicePoint(x: 300 + dx + 600 * corner.0, y: 300 + dy + 400 * corner.1)
          corner == (0, 0) ? both.move(to: point) : both.line(to: point)
        }
        both.close()
        let drawn = mask(both, 8, 8)
        for y in 0..<8 {
          for x in 0..<8 {
            let shared = isApart ? 0 : overlap(common, x: x, y: y)
            let exact = coverage(overlap(first, x: x, y: y) + overlap(second, x: x, y: y) - shared)
            if Int(drawn[x, y]) != exact { Issue.record("\(dx), \(dy): \(drawn[x, y]) for \(exact)") }
          }
        }
      }
    }
  }
}
