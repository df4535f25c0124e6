import PathRasterizer
import PixelImages
import PlaneGeometry
import Testing

struct ClipTests {
  private let everything = DevicePath(deviceRect(-2560, -2560, 12_800, 12_800))
  private let circle = devicePath { $0.addEllipse(in: Rect(x: 2.3, y: 3.1, width: 20, height: 18)) }

  @Test func `a clip lets through what a fill of its path covers`() {
    let clipped = picture(30, 30) { canvas in
      canvas.clipped(to: circle) { $0.fill(everything, with: .color(.black)) }
    }
    #expect(clipped == picture(30, 30) { $0.fill(circle, with: .color(.black)) })
  }

  @Test func `a clip of whole pixels gives the same as one with a mask`() {
    let rect = deviceRect(1024, 512, 5120, 4096)
    var withMask = DevicePath(rect)
    withMask.move(to: DevicePoint(x: 5120, y: 600))
    withMask.line(to: DevicePoint(x: 5120, y: 700))
    let pattern = Pattern.color(RGBAColor(red: 10, green: 20, blue: 230, alpha: 99))
    let fast = picture(30, 30) { $0.clipped(to: DevicePath(rect)) { $0.fill(circle, with: pattern) } }
    let slow = picture(30, 30) { $0.clipped(to: withMask) { $0.fill(circle, with: pattern) } }
    #expect(fast == slow)
    #expect(fast[10, 10].alpha == 99)
    #expect(fast[3, 10].alpha == 0)
    #expect(fast[10, 17].alpha == 0)
  }

  @Test func `a clip inside a clip lets through what both do`() {
    let half = DevicePath(deviceRect(0, 0, 3000, 7680))
    let nested = picture(30, 30) { canvas in
      canvas.clipped(to: circle) { canvas in
        canvas.clipped(to: half) { $0.fill(everything, with: .color(.black)) }
      }
    }
    let whole = picture(30, 30) { $0.fill(circle, with: .color(.black)) }
    for y in 0..<30 {
      for x in 0..<30 {
        // 3000/256 is column 11 and 184/256.
        let share = x < 11 ? 256 : x > 11 ? 0 : 184
        let exact = (Double(whole[x, y].alpha) * Double(coverage(share * 256)) / 255).rounded()
        #expect(Double(nested[x, y].alpha) == exact)
      }
    }
  }

  @Test func `a clip ends with its closure`() {
    let drawn = picture(30, 30) { canvas in
      canvas.clipped(to: circle) { #expect($0.paintableBounds == PixelRect(minX: 2, minY: 3, maxX: 23, maxY: 22)) }
      #expect(canvas.paintableBounds == PixelRect(minX: 0, minY: 0, maxX: 30, maxY: 30))
      canvas.fill(everything, with: .color(.black))
    }
    #expect(drawn.isOpaque)
  }

  @Test func `everything can be painted through a mask`() {
    let square = DevicePath(deviceRect(0, 0, 7680, 7680))
    let glyph = CoverageMask(square, limits: PixelRect(minX: 0, minY: 0, maxX: 30, maxY: 30))
    let black = Bitmap(width: 30, height: 30, filledWith: PremultipliedColor(.black))
    let gradient = Gradient(stops: [.init(color: .black, location: 0)])
    let expected = picture(30, 30) { $0.fill(circle, with: .color(.black)) }
    let ways: [(inout Canvas) -> Void] = [
      { $0.draw(glyph, x: 0, y: 0, with: .black) },
      { $0.draw(black, in: deviceRect(0, 0, 7680, 7680)) },
      {
        $0.fill(square, with: .linearGradient(gradient, start: DevicePoint(x: 0, y: 0), end: DevicePoint(x: 9, y: 9)))
      },
      { $0.layer(opacity: 255) { $0.fill(square, with: .color(.black)) } },
    ]
    for way in ways {
      #expect(picture(30, 30) { $0.clipped(to: circle, way) } == expected)
    }
  }

  @Test func `nothing gets through a clip without area`() {
    for clip in [DevicePath(), DevicePath(deviceRect(300, 300, 300, 900)), DevicePath(deviceRect(-900, 0, -300, 900))] {
      #expect(
        picture(9, 9) { $0.clipped(to: clip) { $0.fill(everything, with: .color(.black)) } }
          == Bitmap(width: 9, height: 9))
    }
  }
}
