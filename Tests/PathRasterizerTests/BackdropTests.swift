import PathRasterizer
import PixelImages
import PlaneGeometry
import Testing

struct BackdropTests {
  private let unchanged = ColorMatrix([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

  private func scene(_ canvas: inout Canvas) {
    func box(_ minX: Int32, _ minY: Int32, _ maxX: Int32, _ maxY: Int32, _ color: RGBAColor) {
      let rect = deviceRect(minX * 256, minY * 256, maxX * 256, maxY * 256)
      canvas.fill(DevicePath(rect), with: .color(color))
    }
    box(-99, -99, 200, 200, .white)
    box(-99, -99, 12, 200, RGBAColor(red: 200, green: 30, blue: 10))
    box(8, 10, 30, 200, RGBAColor(red: 0, green: 90, blue: 250))
  }

  @Test(arguments: [(40, 5), (12, 8)]) func `what is behind is blurred as a picture that is mirrored at its edges`(
    _ size: Int, pixels: Int32
  ) {
    let (margin, deviation) = (30, pixels * 256)
    let plain = picture(size, size) { scene(&$0) }
    let seen = picture(size, size) { canvas in
      scene(&canvas)
      canvas.layer(backdrop: deviation, colors: unchanged, tint: .clear) {
        $0.fill(DevicePath(deviceRect(256 * 4, 256 * 4, 256 * 36, 256 * 40)), with: .color(.black))
      }
    }
    // Again and again, where the picture is smaller than what the blur reaches.
    func mirrored(_ place: Int) -> Int {
      place < 0 ? mirrored(-1 - place) : place < size ? place : mirrored(2 * size - 1 - place)
    }
    let large = picture(size + 2 * margin, size + 2 * margin) { canvas in
      canvas.layer(blurring: deviation) { canvas in
        for y in 0..<(size + 2 * margin) {
          for x in 0..<(size + 2 * margin) {
            let pixel = plain[mirrored(x - margin), mirrored(y - margin)]
            let (left, top) = (Int32(x) * 256, Int32(y) * 256)
            canvas.fill(
              DevicePath(deviceRect(left, top, left + 256, top + 256)),
              with: .color(RGBAColor(red: pixel.red, green: pixel.green, blue: pixel.blue)))
          }
        }
      }
    }
    for y in 0..<size {
      for x in 0..<size {
        let inside = (4..<36).contains(x) && y >= 4
        let expected = inside ? large[x + margin, y + margin] : plain[x, y]
        #expect(seen[x, y] == expected, "(\(x), \(y))")
      }
    }
  }

  @Test func `colours change and are veiled, as much as they are covered`() {
    let invert = ColorMatrix([[-1, 0, 0, 1], [0, -1, 0, 1], [0, 0, -1, 1], [0, 0, 0, 1]])
    let veil = RGBAColor(red: 255, green: 255, blue: 255, alpha: 51)
    func drawn(_ cover: RGBAColor) -> PremultipliedColor {
      picture(8, 8) { canvas in
        canvas.fill(
          DevicePath(deviceRect(0, 0, 2048, 2048)), with: .color(RGBAColor(red: 55, green: 155, blue: 255)))
        canvas.layer(backdrop: 512, colors: invert, tint: veil) {
          $0.fill(DevicePath(deviceRect(0, 0, 2048, 2048)), with: .color(cover))
        }
      }[4, 4]
    }
    // (200, 100, 0) and a fifth of the way to white.
    #expect(drawn(.black) == PremultipliedColor(red: 211, green: 131, blue: 51, alpha: 255))
    #expect(drawn(.clear) == PremultipliedColor(red: 55, green: 155, blue: 255, alpha: 255))
    let half = drawn(RGBAColor(red: 0, green: 0, blue: 0, alpha: 128))
    #expect(half == PremultipliedColor(red: 133, green: 143, blue: 153, alpha: 255))
  }

  @Test func `nothing is seen of it outside of a clip, or where nothing is behind`() {
    let clip = devicePath { $0.addEllipse(in: Rect(x: 2, y: 2, width: 12, height: 12)) }
    let drawn = picture(16, 16) { canvas in
      canvas.fill(DevicePath(deviceRect(0, 0, 2048, 4096)), with: .color(.black))
      canvas.clipped(to: clip) { canvas in
        canvas.layer(backdrop: 0, colors: unchanged, tint: .white) {
          $0.fill(DevicePath(deviceRect(0, 0, 4096, 4096)), with: .color(.black))
        }
      }
    }
    #expect(drawn[0, 0] == PremultipliedColor(.black))
    #expect(drawn[5, 8] == PremultipliedColor(.white))
    #expect(drawn[12, 8] == .clear)
  }
}
