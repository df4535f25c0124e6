import PathRasterizer
import PixelImages
import PlaneGeometry
import Testing

struct FillTests {
  @Test func `a rectangle covers exactly its area at every sixteenth of a pixel`() {
    for left in steps(0...240, by: 16) {
      for top in steps(0...240, by: 16) {
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

  @Test(arguments: [deviceRect(300, 300, 900, 700), deviceRect(300, 300, 360, 390)])
  func `two rectangles that overlap cover their union at every sub-pixel offset`(first: DeviceRect) {
    let (width, height) = (first.end.x - first.origin.x, first.end.y - first.origin.y)
    for dx in steps(-512...512, by: 48) {
      for dy in steps(-512...512, by: 64) {
        let second = deviceRect(300 + dx, 300 + dy, 300 + dx + width, 300 + dy + height)
        let drawn = mask(union(first, second), 6, 5)
        let isApart = abs(dx) >= width || abs(dy) >= height
        let common = deviceRect(
          300 + max(0, dx), 300 + max(0, dy), 300 + width + min(0, dx), 300 + height + min(0, dy))
        for y in 0..<5 {
          for x in 0..<6 {
            let shared = isApart ? 0 : overlap(common, x: x, y: y)
            let exact = coverage(overlap(first, x: x, y: y) + overlap(second, x: x, y: y) - shared)
            if Int(drawn[x, y]) != exact { Issue.record("\(dx), \(dy): \(drawn[x, y]) for \(exact)") }
          }
        }
      }
    }
  }

  private func union(_ first: DeviceRect, _ second: DeviceRect) -> DevicePath {
    var both = DevicePath(first)
    both.move(to: second.origin)
    both.line(to: DevicePoint(x: second.end.x, y: second.origin.y))
    both.line(to: second.end)
    both.line(to: DevicePoint(x: second.origin.x, y: second.end.y))
    both.close()
    return both
  }

  @Test(arguments: [1.0, 5, 20, 100, 400])
  func `a circle covers pi r squared`(radius: Double) {
    let circle = devicePath { $0.addEllipse(in: Rect(x: 3.3, y: 2.7, width: 2 * radius, height: 2 * radius)) }
    let drawn = area(mask(circle, 820, 820))
    let exact = Double.pi * radius * radius
    // Along the edge, a chord leaves at most 1/32 pixel, and four Bézier curves add at most 0.03 % of the radius.
    #expect(abs(drawn - exact) < 2 * .pi * radius * (1 / 32 + 0.0003 * radius) + 0.1)
  }

  @Test func `the even-odd rule leaves a hole where contours nest, the non-zero rule looks at their directions`() {
    let rects = (deviceRect(256, 256, 2304, 2304), deviceRect(832, 832, 1728, 1728))
    let sameWay = union(rects.0, rects.1)
    var otherWay = DevicePath(rects.0)
    for (x, y) in [(832, 832), (832, 1728), (1728, 1728), (1728, 832)] as [(Int32, Int32)] {
      (x, y) == (832, 832) ? otherWay.move(to: DevicePoint(x: x, y: y)) : otherWay.line(to: DevicePoint(x: x, y: y))
    }
    #expect(mask(sameWay, rule: .evenOdd, 10, 10)[5, 5] == 0)
    #expect(mask(sameWay, rule: .nonZero, 10, 10)[5, 5] == 255)
    #expect(mask(otherWay, rule: .nonZero, 10, 10)[5, 5] == 0)
    #expect(mask(otherWay, rule: .nonZero, 10, 10) == mask(sameWay, rule: .evenOdd, 10, 10))
    #expect(mask(sameWay, rule: .evenOdd, 10, 10)[3, 5] == UInt8(coverage(64 * 256)))
  }

  @Test func `a path that was left open is filled as if it were closed`() {
    let open = devicePath {
      $0.move(to: Point(x: 1.5, y: 1))
      $0.addLine(to: Point(x: 9, y: 2.5))
      $0.addLine(to: Point(x: 4, y: 8.25))
    }
    var closed = open
    closed.close()
    #expect(mask(open, 10, 10) == mask(closed, 10, 10))
  }

  @Test func `the part outside of the limits does not change the part inside`() {
    let path = devicePath {
      $0.addEllipse(in: Rect(x: -20.3, y: -7.7, width: 61, height: 40))
      $0.addRect(Rect(x: -50, y: 3.5, width: 60, height: 4.25))
    }
    let whole = CoverageMask(path, limits: PixelRect(minX: -100, minY: -100, maxX: 100, maxY: 100))
    let part = CoverageMask(path, limits: PixelRect(minX: 2, minY: 1, maxX: 17, maxY: 19))
    for y in 1..<19 {
      for x in 2..<17 where abs(Int(part[x, y]) - Int(whole[x, y])) > 1 {
        Issue.record("(\(x), \(y)): \(part[x, y]) alone, \(whole[x, y]) as part of the whole")
      }
    }
  }

  @Test func `paths without area draw nothing`() {
    let paths: [DevicePath] = [
      DevicePath(), devicePath { $0.move(to: Point(x: 3, y: 3)) },
      devicePath { $0.addRect(Rect(x: 2, y: 2, width: 0, height: 5)) },
      devicePath { $0.addRect(Rect(x: 2, y: 2, width: 5, height: 0)) },
      devicePath { $0.addEllipse(in: Rect(x: 2, y: 2, width: 0, height: 0)) },
      devicePath {
        $0.move(to: Point(x: 1, y: 1))
        $0.addLine(to: Point(x: 8, y: 7))
        $0.addLine(to: Point(x: 1, y: 1))
      },
    ]
    for path in paths {
      #expect(picture(10, 10) { $0.fill(path, with: .color(.black)) } == Bitmap(width: 10, height: 10))
    }
  }

  @Test func `a rectangle of whole pixels is painted as any other path`() {
    let rect = deviceRect(512, 256, 1792, 2048)
    var round = DevicePath(rect)
    // One more corner on an edge: not recognized as a rectangle.
    round.move(to: DevicePoint(x: 100_000, y: 0))
    round.line(to: DevicePoint(x: 100_000, y: 0))
    let color = Pattern.color(RGBAColor(red: 20, green: 200, blue: 90, alpha: 130))
    let white = PremultipliedColor(.white)
    let fast = picture(9, 9, background: white) { $0.fill(DevicePath(rect), with: color) }
    let slow = picture(9, 9, background: white) { $0.fill(round, with: color) }
    #expect(fast == slow)
    #expect(fast[2, 1] != white)
    #expect(fast[6, 7] != white)
    #expect(fast[7, 7] == white)
  }
}
