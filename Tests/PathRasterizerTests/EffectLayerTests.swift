import PathRasterizer
import PixelImages
import PlaneGeometry
import Testing

@Suite struct `A layer with an effect` {
  private func picture(_ width: Int, _ height: Int, _ draw: (inout Canvas) -> Void) -> Bitmap {
    var canvas = Canvas(width: width, height: height)
    draw(&canvas)
    return canvas.finish()
  }

  private let square = DevicePath(deviceRect(8 * 256, 8 * 256, 24 * 256, 24 * 256))
  private let orange = RGBAColor(red: 200, green: 100, blue: 40)

  @Test func `is blurred in all channels alike`() {
    for deviation in [256, 700, 1500] as [Int32] {
      let blurred = picture(32, 32) { $0.layer(blurring: deviation) { $0.fill(square, with: .color(orange)) } }
      let shadow = picture(32, 32) { canvas in
        // The shadow of a shape far to the left.
        canvas.layer(shadow: LayerShadow(color: .black, deviation: deviation, offset: DevicePoint(x: 64 * 256, y: 0))) {
          $0.fill(square.offsetBy(DevicePoint(x: -64 * 256, y: 0)), with: .color(.black))
        }
      }
      for y in 0..<32 {
        for x in 0..<32 {
          let pixel = blurred[x, y]
          #expect(pixel.alpha == shadow[x, y].alpha)
          #expect(pixel.red <= pixel.alpha && pixel.green <= pixel.red && pixel.blue <= pixel.green)
          let (red, alpha) = (Int(pixel.red), Int(pixel.alpha))
          #expect(abs(red * 255 - alpha * 200) <= 510)
        }
      }
    }
    #expect(
      picture(32, 32) { $0.layer(blurring: 0) { $0.fill(square, with: .color(orange)) } }
        == picture(32, 32) { $0.fill(square, with: .color(orange)) })
  }

  @Test func `is blurred into the picture from outside`() {
    let outside = DevicePath(deviceRect(-2560, 0, 0, 8192))
    let drawn = picture(20, 20) { $0.layer(blurring: 5 * 256) { $0.fill(outside, with: .color(.black)) } }
    #expect(drawn[0, 10].alpha > 80 && drawn[19, 10].alpha == 0)
  }

  @Test func `is seen where its mask is, as much as that`() {
    let half = RGBAColor(red: 0, green: 0, blue: 255, alpha: 128)
    let left = DevicePath(deviceRect(0, 0, 16 * 256, 32 * 256))
    let drawn = picture(32, 32) { canvas in
      canvas.layer(maskedBy: { $0.fill(left, with: .color(half)) }, { $0.fill(square, with: .color(orange)) })
    }
    #expect(drawn[20, 20] == .clear && drawn[4, 4] == .clear)
    #expect(drawn[10, 10] == PremultipliedColor(RGBAColor(red: 200, green: 100, blue: 40, alpha: 128)))
    #expect(
      picture(32, 32) { $0.layer(maskedBy: { _ in }, { $0.fill(square, with: .color(orange)) }) }[10, 10] == .clear)
  }

  @Test func `has its colours changed, and nothing else`() {
    let inverted = ColorMatrix([[-1, 0, 0, 1], [0, -1, 0, 1], [0, 0, -1, 1], [0, 0, 0, 1]])
    let drawn = picture(32, 32) { $0.layer(colors: [inverted]) { $0.fill(square, with: .color(orange)) } }
    #expect(drawn[10, 10] == PremultipliedColor(RGBAColor(red: 55, green: 155, blue: 215)))
    #expect(drawn[2, 2] == .clear)
  }

  @Test func `has its colours changed several times as by layers in each other`() {
    let turned = ColorMatrix([[0.2, 0.7, 0, 0], [0, 0.3, 0.9, 0.1], [0.6, 0, 0.3, 0], [0, 0, 0, 0.7]])
    let brighter = ColorMatrix([[1.3, 0, 0, 0.2], [0, 1.3, 0, 0.2], [0, 0, 1.3, 0.2], [0, 0, 0, 0.9]])
    let circle = devicePath { $0.addEllipse(in: Rect(x: 3, y: 3, width: 25, height: 25)) }
    func draw(_ canvas: inout Canvas) {
      canvas.fill(square, with: .color(RGBAColor(red: 200, green: 100, blue: 40, alpha: 100)))
      canvas.fill(circle, with: .color(RGBAColor(red: 7, green: 90, blue: 250, alpha: 130)))
    }
    let together = picture(32, 32) { $0.layer(colors: [turned, brighter]) { draw(&$0) } }
    let apart = picture(32, 32) { canvas in
      canvas.layer(colors: [brighter]) { $0.layer(colors: [turned]) { draw(&$0) } }
    }
    let reversed = picture(32, 32) { $0.layer(colors: [brighter, turned]) { draw(&$0) } }
    #expect(together == apart && together != reversed)
  }

  @Test func `is mixed with what is below it, inside of the clip`() {
    let circle = devicePath { $0.addEllipse(in: Rect(x: 0, y: 0, width: 32, height: 32)) }
    let drawn = picture(32, 32) { canvas in
      canvas.fill(DevicePath(deviceRect(0, 0, 8192, 8192)), with: .color(RGBAColor(red: 100, green: 200, blue: 255)))
      canvas.clipped(to: circle) { $0.layer(blending: .multiply) { $0.fill(square, with: .color(orange)) } }
      canvas.layer(blending: .difference) { _ in }
    }
    #expect(drawn[16, 16] == PremultipliedColor(RGBAColor(red: 78, green: 78, blue: 40)))
    #expect(drawn[2, 16] == PremultipliedColor(RGBAColor(red: 100, green: 200, blue: 255)))
  }
}
