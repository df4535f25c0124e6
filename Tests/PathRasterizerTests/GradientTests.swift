import PathRasterizer
import PixelImages
import PlaneGeometry
import Testing

struct GradientTests {
  private let gradient = Gradient(stops: [
    .init(color: RGBAColor(red: 10, green: 250, blue: 30), location: 0),
    .init(color: RGBAColor(red: 210, green: 40, blue: 30), location: 1),
  ])

  private func row(_ gradient: Gradient, from start: Int32, to end: Int32, width: Int = 64) -> [PremultipliedColor] {
    let path = DevicePath(deviceRect(0, 0, Int32(width) * 256, 256))
    let pattern = Pattern.linearGradient(
      gradient, start: DevicePoint(x: start * 256, y: 0), end: DevicePoint(x: end * 256, y: 0))
    let drawn = picture(width, 1) { $0.fill(path, with: pattern) }
    return (0..<width).map { drawn[$0, 0] }
  }

  @Test func `the outer colours are exact before the start and behind the end`() {
    let colors = row(gradient, from: 10, to: 50)
    #expect(colors[..<10].allSatisfy { $0 == PremultipliedColor(red: 10, green: 250, blue: 30, alpha: 255) })
    #expect(colors[50...].allSatisfy { $0 == PremultipliedColor(red: 210, green: 40, blue: 30, alpha: 255) })
  }

  @Test func `between the ends each channel changes evenly in one direction`() {
    let colors = row(gradient, from: 0, to: 64)
    for x in 0..<64 {
      let place = (Double(x) + 0.5) / 64
      #expect(abs(Double(colors[x].red) - (10 + 200 * place)) < 1)
      #expect(abs(Double(colors[x].green) - (250 - 210 * place)) < 1)
      #expect(colors[x].blue == 30)
      if x > 0 { #expect(colors[x].red > colors[x - 1].red && colors[x].green < colors[x - 1].green) }
    }
  }

  @Test func `a colour that fades out keeps its hue`() {
    let fading = Gradient(stops: [
      .init(color: RGBAColor(red: 255, green: 0, blue: 0), location: 0), .init(color: .clear, location: 1),
    ])
    #expect(row(fading, from: 0, to: 64).allSatisfy { $0.red == $0.alpha && $0.green == 0 })
  }

  @Test func `stops may lie together, be one, be none, or have absurd places`() {
    let jump = Gradient(stops: [
      .init(color: .black, location: 0), .init(color: .black, location: 0.5), .init(color: .white, location: 0.5),
    ])
    let colors = row(jump, from: 0, to: 64)
    #expect(colors[31] == PremultipliedColor(.black))
    #expect(colors[32] == PremultipliedColor(.white))
    #expect(row(Gradient(stops: []), from: 0, to: 64).allSatisfy { $0 == .clear })
    let one = Gradient(stops: [.init(color: .black, location: .nan)])
    #expect(row(one, from: 0, to: 64).allSatisfy { $0 == PremultipliedColor(.black) })
    #expect(row(gradient, from: 20, to: 20).allSatisfy { $0.red == 210 })
  }

  @Test func `a radial gradient depends on the distance only`() {
    let pattern = Pattern.radialGradient(
      gradient, center: DevicePoint(x: 20 * 256 + 128, y: 20 * 256 + 128), startRadius: 2 * 256, endRadius: 18 * 256)
    let drawn = picture(41, 41) { $0.fill(DevicePath(deviceRect(0, 0, 41 * 256, 41 * 256)), with: pattern) }
    for y in 0..<41 {
      for x in 0..<41 {
        let (dx, dy) = (Double(x - 20), Double(y - 20))
        let place = max(0, min(1, ((dx * dx + dy * dy).squareRoot() - 2) / 16))
        #expect(abs(Double(drawn[x, y].red) - (10 + 200 * place)) < 1)
        #expect(drawn[x, y] == drawn[40 - x, y])
        #expect(drawn[x, y] == drawn[y, x])
      }
    }
  }
}
