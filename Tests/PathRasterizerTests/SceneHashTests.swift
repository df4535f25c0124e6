import PathRasterizer
import PixelImages
import PlaneGeometry
import Testing

/// The same bits in debug and release builds and on every machine: the numbers are part of the test.
struct SceneHashTests {
  @Test func `a picture of everything has the same pixels in every build`() {
    let scene = picture(200, 160, background: PremultipliedColor(.white)) { canvas in
      drawShapes(&canvas)
      drawLayers(&canvas)
      drawPictures(&canvas)
    }
    #expect(hash(scene) == 507_140_402_694_557_527)
  }

  private func drawShapes(_ canvas: inout Canvas) {
    let capsule = devicePath { $0.addCapsule(in: Rect(x: 9.3, y: 8.7, width: 120, height: 33)) }
    canvas.fill(capsule, with: .color(RGBAColor(displayP3Red: 0xA6, green: 0xC0, blue: 0xF1)))
    canvas.stroke(capsule, style: DeviceStroke(width: 777), with: .color(.black))
    let curve = devicePath {
      $0.move(to: Point(x: 10, y: 60))
      $0.addCubic(to: Point(x: 90, y: 60), control1: Point(x: 120, y: 130), control2: Point(x: -30, y: 140))
      $0.addQuad(to: Point(x: 130, y: 90), control: Point(x: 120, y: 40))
    }
    let dashes = DeviceStroke(width: 1500, cap: .round, join: .round, dashes: [2000, 2500], dashPhase: 300)
    canvas.stroke(curve, style: dashes, with: .color(RGBAColor(red: 200, green: 40, blue: 90, alpha: 160)))
    canvas.fill(curve, rule: .evenOdd, with: .color(RGBAColor(red: 20, green: 140, blue: 90, alpha: 100)))
  }

  private func drawLayers(_ canvas: inout Canvas) {
    let gradient = Gradient(stops: [
      .init(color: RGBAColor(red: 250, green: 200, blue: 10), location: 0.1), .init(color: .clear, location: 0.9),
    ])
    canvas.layer(
      shadow: LayerShadow(
        color: RGBAColor(red: 0, green: 0, blue: 60, alpha: 120), deviation: 650, offset: DevicePoint(x: 500, y: 900))
    ) {
      let star = devicePath {
        $0.move(to: Point(x: 150, y: 50))
        for (x, y) in [(170.0, 110.0), (120.0, 73.0), (181.0, 73.0), (131.0, 110.0)] {
          $0.addLine(to: Point(x: x, y: y))
        }
        $0.close()
      }
      $0.fill(
        star,
        with: .linearGradient(
          gradient, start: DevicePoint(x: 31_000, y: 13_000), end: DevicePoint(x: 45_000, y: 28_000)))
    }
    canvas.clipped(to: devicePath { $0.addEllipse(in: Rect(x: 120.5, y: 90.5, width: 70, height: 60)) }) { canvas in
      canvas.layer(opacity: 190) {
        let center = DevicePoint(x: 38_000, y: 30_000)
        $0.fill(
          DevicePath(deviceRect(30_000, 22_000, 50_000, 40_000)),
          with: .radialGradient(gradient, center: center, startRadius: 800, endRadius: 9000))
      }
    }
  }

  private func drawPictures(_ canvas: inout Canvas) {
    var source = Bitmap(width: 5, height: 4)
    for y in 0..<4 {
      for x in 0..<5 {
        source[x, y] = PremultipliedColor(
          RGBAColor(red: UInt8(x * 50), green: UInt8(y * 60), blue: 99, alpha: UInt8(155 + 5 * x * y)))
      }
    }
    canvas.draw(source, in: deviceRect(1000, 30_000, 12_345, 38_000))
    canvas.draw(source, in: deviceRect(13_000, 33_000, 13_700, 33_900))
    canvas.draw(source, in: deviceRect(15_000, 33_000, 20_000, 39_000), filter: .nearest)
  }

  /// FNV-1a over the bytes of all pixels.
  private func hash(_ bitmap: Bitmap) -> UInt64 {
    bitmap.withUnsafePixels { pixels in
      pixels.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, pixel in
        [pixel.red, pixel.green, pixel.blue, pixel.alpha].reduce(hash) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
      }
    }
  }
}
