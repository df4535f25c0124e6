import PathRasterizer
import PixelImages
import PlaneGeometry
import Testing

struct LayerTests {
  private let white = PremultipliedColor(.white)
  private let left = DevicePath(deviceRect(512, 512, 3072, 3072))
  private let right = DevicePath(deviceRect(2048, 512, 4608, 3072))

  @Test func `things in a faded layer do not shine through each other`() {
    let together = picture(20, 14, background: white) { canvas in
      canvas.layer(opacity: 128) { canvas in
        canvas.fill(left, with: .color(RGBAColor(red: 255, green: 0, blue: 0)))
        canvas.fill(right, with: .color(RGBAColor(red: 0, green: 0, blue: 255)))
      }
    }
    let apart = picture(20, 14, background: white) { canvas in
      canvas.fill(left, with: .color(RGBAColor(red: 255, green: 0, blue: 0, alpha: 128)))
      canvas.fill(right, with: .color(RGBAColor(red: 0, green: 0, blue: 255, alpha: 128)))
    }
    #expect(together[4, 5] == apart[4, 5])
    #expect(together[15, 5] == apart[15, 5])
    #expect(together[10, 5] == PremultipliedColor(red: 127, green: 127, blue: 255, alpha: 255))
    #expect(apart[10, 5] != together[10, 5])
  }

  @Test func `a layer of full opacity is the same as no layer`() {
    func draw(_ canvas: inout Canvas) {
      canvas.fill(left, with: .color(.black))
      canvas.stroke(right, style: DeviceStroke(width: 300), with: .color(RGBAColor(red: 9, green: 99, blue: 199)))
    }
    let plain = picture(20, 14, background: white) { draw(&$0) }
    #expect(picture(20, 14, background: white) { $0.layer(opacity: 255) { draw(&$0) } } == plain)
    #expect(
      picture(20, 14, background: white) { $0.layer(opacity: 0) { draw(&$0) } }
        == Bitmap(width: 20, height: 14, filledWith: white))
  }

  @Test func `a layer starts transparent wherever it is painted first`() {
    // Rows in the middle first, then above, then below.
    let drawn = picture(9, 12) { canvas in
      canvas.layer(opacity: 255) { canvas in
        for y in [6, 2, 9] as [Int32] {
          canvas.fill(DevicePath(deviceRect(512, y * 256, 1024, y * 256 + 256)), with: .color(.black))
        }
      }
    }
    for y in 0..<12 {
      for x in 0..<9 { #expect(drawn[x, y].alpha == ((2..<4).contains(x) && [2, 6, 9].contains(y) ? 255 : 0)) }
    }
  }

  @Test func `a mirrored layer has left and right of its columns exchanged`() {
    func draw(_ canvas: inout Canvas) {
      canvas.fill(left, with: .color(RGBAColor(red: 9, green: 99, blue: 199, alpha: 77)))
      canvas.stroke(right, style: DeviceStroke(width: 300), with: .color(.black))
    }
    let plain = picture(20, 14) { draw(&$0) }
    let mirrored = picture(20, 14) { $0.layer(mirroring: 0..<20) { draw(&$0) } }
    for y in 0..<14 {
      for x in 0..<20 { #expect(mirrored[x, y] == plain[19 - x, y]) }
    }
    // About other columns the image lies elsewhere, and is cut by the canvas and its clips.
    let moved = picture(20, 14) { canvas in
      canvas.clipped(to: DevicePath(deviceRect(0, 0, 2560, 3584)), rule: .nonZero) {
        $0.layer(mirroring: 4..<10) { draw(&$0) }
      }
    }
    for x in 0..<20 { #expect(moved[x, 5] == ((0..<10).contains(x) ? plain[13 - x, 5] : .clear)) }
    #expect(picture(9, 9) { $0.layer(mirroring: 0..<9) { _ in } } == Bitmap(width: 9, height: 9))
  }

  @Test func `a shadow without blur is the moved shape in the shadow's colour`() {
    let drawn = picture(30, 30) { canvas in
      canvas.layer(
        shadow: LayerShadow(
          color: RGBAColor(red: 255, green: 0, blue: 0, alpha: 51), deviation: 0, offset: DevicePoint(x: 1280, y: 2560))
      ) { $0.fill(left, with: .color(.black)) }
    }
    #expect(drawn[3, 3] == PremultipliedColor(.black))
    #expect(drawn[8, 13] == PremultipliedColor(red: 51, green: 0, blue: 0, alpha: 51))
    #expect(drawn[17, 21] == .clear)
    #expect(drawn[7, 11] == PremultipliedColor(.black))
  }

  @Test func `a blurred shadow keeps its mass and its symmetry`() {
    let shape = DevicePath(deviceRect(40 * 256, 40 * 256, 60 * 256, 60 * 256))
    for radius in [2, 3, 5, 8, 13, 20] as [Int32] {
      // The shape itself is moved out of the picture.
      let drawn = picture(100, 100) { canvas in
        canvas.layer(
          shadow: LayerShadow(color: .black, deviation: radius * 128, offset: DevicePoint(x: 100 * 256, y: 0))
        ) {
          $0.fill(shape.offsetBy(DevicePoint(x: -100 * 256, y: 0)), with: .color(.black))
        }
      }
      var mass = 0
      for y in 0..<100 {
        for x in 0..<100 {
          let alpha = Int(drawn[x, y].alpha)
          mass += alpha
          // Two of three even averages lean to either side; together they are symmetric.
          #expect(abs(alpha - Int(drawn[99 - x, y].alpha)) <= 1)
          #expect(abs(alpha - Int(drawn[y, x].alpha)) <= 1)
        }
      }
      #expect(abs(Double(mass) / 255 - 400) < 4, "radius \(radius)")
      #expect(drawn[50, 50].alpha > drawn[41, 50].alpha || radius < 8)
      #expect(drawn[40, 50].alpha > drawn[38, 50].alpha)
    }
  }

  @Test func `a blur has the variance that it is asked for, to a few hundredths`() {
    for deviation in steps(512...10_240, by: 333) {
      let drawn = picture(400, 9) { canvas in
        canvas.layer(shadow: LayerShadow(color: .black, deviation: deviation, offset: DevicePoint(x: 300 * 256, y: 0)))
        {
          $0.fill(DevicePath(deviceRect(-600 * 256, -600 * 256, -100 * 256, 600 * 256)), with: .color(.black))
        }
      }
      let row = (0..<400).map { Double(drawn[$0, 4].alpha) }
      let changes = zip(row, row.dropFirst()).map { $0 - $1 }
      let variance = changes.enumerated().reduce(0) {
        $0 + (Double($1.offset) - 199) * (Double($1.offset) - 199) * $1.element / 255
      }
      let measured = variance.squareRoot() * 256 / Double(deviation)
      #expect(abs(measured - 1) < 0.04, "\(deviation): \(measured)")
    }
  }

  @Test func `a shadow reaches into the clip from outside`() {
    let outside = DevicePath(deviceRect(-2560, 0, 0, 5120))
    let drawn = picture(20, 20) { canvas in
      canvas.layer(shadow: LayerShadow(color: .black, deviation: 5 * 256, offset: DevicePoint(x: 0, y: 0))) {
        $0.fill(outside, with: .color(.black))
      }
    }
    #expect(drawn[0, 10].alpha > 80)
    #expect(drawn[3, 10].alpha > 20)
    #expect(drawn[19, 10].alpha == 0)
  }
}
