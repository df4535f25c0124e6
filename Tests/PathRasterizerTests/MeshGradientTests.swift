import PixelImages
import PlaneGeometry
import Testing

@testable import PathRasterizer

typealias DeviceMesh = ColorMesh<DevicePoint>

/// A mesh with places in pixels.
func deviceMesh(
  width: Int, _ places: [(Double, Double)], _ colors: [RGBAColor], controls: [DeviceMesh.Controls]? = nil,
  background: RGBAColor = .clear, isSmooth: Bool = true, mixing: RGBAColor.Mixing = .encoded
) -> DeviceMesh {
  DeviceMesh(
    width: width, places: places.map { devicePoint($0.0, $0.1) }, controls: controls, colors: colors,
    background: background, isSmooth: isSmooth, mixing: mixing)
}

func devicePoint(_ x: Double, _ y: Double) -> DevicePoint {
  DevicePoint(x: Int32((x * 256).rounded()), y: Int32((y * 256).rounded()))
}

@Suite struct `A mesh gradient` {
  private let red = RGBAColor(red: 255, green: 0, blue: 0)
  private let green = RGBAColor(red: 0, green: 240, blue: 20)
  private let blue = RGBAColor(red: 10, green: 20, blue: 255)
  private let magenta = RGBAColor(red: 255, green: 0, blue: 255)

  private func drawn(_ mesh: DeviceMesh, width: Int, height: Int) -> Bitmap {
    let path = DevicePath(DeviceRect(PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)))
    return picture(width, height) { $0.fill(path, with: .meshGradient(mesh)) }
  }

  private func grey(_ level: UInt8) -> RGBAColor { RGBAColor(red: level, green: level, blue: level) }

  /// The places of a grid of even distances.
  private func grid(_ columns: Int, _ rows: Int, width: Double, height: Double) -> [(Double, Double)] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        (width * Double(column) / Double(columns - 1), height * Double(row) / Double(rows - 1))
      }
    }
  }

  @Test(arguments: [true, false]) func `of four colours in a rectangle is their bilinear mixture`(isSmooth: Bool) {
    let colors = [red, .white, blue, green]
    let mesh = deviceMesh(width: 2, grid(2, 2, width: 90, height: 70), colors, isSmooth: isSmooth)
    let drawn = drawn(mesh, width: 90, height: 70)
    for index in 0..<(90 * 70) {
      let (x, y) = (index % 90, index / 90)
      let (u, v) = ((Double(x) + 0.5) / 90, (Double(y) + 0.5) / 70)
      func mixture(_ channel: KeyPath<RGBAColor, UInt8>) -> Double {
        let corners = colors.map { Double($0[keyPath: channel]) }
        let above = corners[0] + (corners[1] - corners[0]) * u
        let below = corners[2] + (corners[3] - corners[2]) * u
        return above + (below - above) * v
      }
      let own = drawn[x, y]
      #expect(abs(Double(own.red) - mixture(\.red)) <= 1, "(\(x), \(y))")
      #expect(abs(Double(own.green) - mixture(\.green)) <= 1, "(\(x), \(y))")
      #expect(abs(Double(own.blue) - mixture(\.blue)) <= 1, "(\(x), \(y))")
    }
  }

  @Test func `has the given colours at the given places`() throws {
    let places: [(Double, Double)] = [(3, 2), (30, 5), (52, 1), (8, 33), (35, 21), (60, 30)]
    let colors = [red, green, blue, .white, .black, RGBAColor(red: 200, green: 100, blue: 50, alpha: 255)]
    for isSmooth in [true, false] {
      let surface = MeshSurface(deviceMesh(width: 3, places, colors, isSmooth: isSmooth))
      for column in 0..<2 {
        let nodes = try #require(
          surface.nodes(ofPatch: column, 0, bits: 4, in: PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 64)))
        for (corner, vertex) in [(0, column), (16, column + 1), (272, column + 3), (288, column + 4)] {
          let (place, color) = (devicePoint(places[vertex].0, places[vertex].1), colors[vertex])
          #expect(nodes[corner].x == Int64(place.x) && nodes[corner].y == Int64(place.y))
          #expect(nodes[corner].red == Int64(color.red) * 256 && nodes[corner].green == Int64(color.green) * 256)
          #expect(nodes[corner].blue == Int64(color.blue) * 256 && nodes[corner].alpha == 65280)
        }
      }
    }
  }

  @Test func `that is its own mirror image is painted as one`() {
    let places: [(Double, Double)] = [
      (0, 0), (40, 0), (80, 0), (0, 30), (40, 45), (80, 30), (0, 64), (40, 64), (80, 64),
    ]
    let colors = [red, .white, red, blue, green, blue, .black, grey(99), .black]
    let drawn = drawn(deviceMesh(width: 3, places, colors), width: 80, height: 64)
    for y in 0..<64 {
      for x in 0..<40 {
        let (left, right) = (drawn[x, y], drawn[79 - x, y])
        #expect(abs(Int(left.red) - Int(right.red)) <= 1)
        #expect(abs(Int(left.green) - Int(right.green)) <= 1)
        #expect(abs(Int(left.blue) - Int(right.blue)) <= 1)
      }
    }
  }

  @Test func `leaves no pixel out between its patches`() {
    var random = SeededGenerator(state: 5)
    for _ in 0..<20 {
      let places = grid(4, 4, width: 60, height: 60).map { place in
        func moved(_ value: Double) -> Double {
          value == 0 || value == 60 ? value : value + .random(in: -8...8, using: &random)
        }
        return (moved(place.0), moved(place.1))
      }
      let mesh = deviceMesh(width: 4, places, Array(repeating: green, count: 16), background: magenta)
      let drawn = drawn(mesh, width: 60, height: 60)
      for y in 0..<60 { for x in 0..<60 { #expect(drawn[x, y] == PremultipliedColor(green), "(\(x), \(y))") } }
    }
  }

  @Test func `is painted in the order of its patches, on its background`() {
    // The second patch goes back over the first.
    let places: [(Double, Double)] = [(10, 10), (50, 10), (20, 10), (10, 30), (50, 30), (20, 30)]
    let mesh = deviceMesh(width: 3, places, [red, red, blue, red, red, blue], background: magenta, isSmooth: false)
    let drawn = drawn(mesh, width: 60, height: 40)
    #expect(drawn[12, 20] == PremultipliedColor(red))
    #expect(drawn[21, 20].blue > 200)
    for (x, y) in [(5, 20), (55, 20), (30, 5), (30, 35)] { #expect(drawn[x, y] == PremultipliedColor(magenta)) }
  }

  @Test func `that is smooth has no bend where patches join, and leaves no range`() {
    func row(_ levels: [UInt8], isSmooth: Bool) -> [Int] {
      let mesh = deviceMesh(
        width: levels.count, grid(levels.count, 2, width: 100 * Double(levels.count - 1), height: 4),
        (levels + levels).map(grey), isSmooth: isSmooth)
      let width = 100 * (levels.count - 1)
      let drawn = drawn(mesh, width: width, height: 4)
      return (0..<width).map { Int(drawn[$0, 2].red) }
    }
    func bend(_ row: [Int]) -> Int { abs((row[120] - row[100]) - (row[99] - row[79])) }
    #expect(bend(row([0, 200, 255], isSmooth: false)) > 25)
    #expect(bend(row([0, 200, 255], isSmooth: true)) < 20)
    #expect(row([100, 100, 255, 90], isSmooth: true).allSatisfy { (90...255).contains($0) })
    #expect(row([100, 100, 255, 90], isSmooth: true)[..<99].allSatisfy { $0 == 100 })
  }

  @Test func `mixes colours as they look where that is asked for`() {
    let mesh = deviceMesh(width: 2, grid(2, 2, width: 101, height: 5), [red, blue, red, blue], mixing: .perceptual)
    let drawn = drawn(mesh, width: 101, height: 5)
    for x in [0, 25, 50, 100] {
      let expected = red.mixed(with: blue, by: (Double(x) + 0.5) / 101, in: .perceptual)
      let own = RGBAColor(drawn[x, 2])
      #expect(abs(Int(own.red) - Int(expected.red)) <= 2 && abs(Int(own.green) - Int(expected.green)) <= 2)
      #expect(abs(Int(own.blue) - Int(expected.blue)) <= 3)
    }
    let halves = deviceMesh(
      width: 2, grid(2, 2, width: 101, height: 5), [red, .clear, red, .clear], mixing: .perceptual)
    #expect(
      self.drawn(halves, width: 101, height: 5)[50, 2] == PremultipliedColor(red: 128, green: 0, blue: 0, alpha: 128))
  }

  @Test func `that fades out keeps its hue, under any clip`() {
    let mesh = deviceMesh(width: 2, grid(2, 2, width: 64, height: 64), [red, .clear, red, .clear])
    let circle = devicePath { $0.addEllipse(in: Rect(x: 2, y: 2, width: 60, height: 60)) }
    let drawn = picture(64, 64) { canvas in canvas.fill(circle, with: .meshGradient(mesh)) }
    #expect(drawn[32, 32].alpha == drawn[32, 32].red && (100...150).contains(drawn[32, 32].red))
    #expect(drawn[0, 0] == .clear && drawn[3, 32].red > 200)
    let clipped = picture(64, 64) { canvas in
      canvas.clipped(to: circle) {
        $0.fill(DevicePath(deviceRect(0, 0, 64 * 256, 64 * 256)), with: .meshGradient(mesh))
      }
    }
    #expect(clipped[32, 32] == drawn[32, 32] && clipped[0, 0] == .clear)
  }

  @Test func `may have absurd places`() {
    let far = Double(DevicePoint.limit) / 256
    let places: [[(Double, Double)]] = [
      [(0, 0), (0, 0), (0, 0), (0, 0)], [(-far, -far), (far, -far), (-far, far), (far, far)],
      [(far, far), (-far, far), (far, -far), (-far, -far)], [(0, 0), (far, 1), (far, 2), (0, 1)],
      [(1e-3, 0), (40, 0), (0, 40), (40, 40)],
    ]
    for places in places {
      let mesh = deviceMesh(width: 2, places, [red, green, blue, .white])
      let controls = DeviceMesh(
        width: 2, places: mesh.places,
        controls: mesh.places.map { .init(leading: $0, top: devicePoint(far, -far), trailing: $0, bottom: $0) },
        colors: mesh.colors, background: .black, isSmooth: true, mixing: .encoded)
      _ = drawn(mesh, width: 40, height: 40)
      _ = drawn(controls, width: 40, height: 40)
    }
    let whole = drawn(deviceMesh(width: 2, places[1], [red, red, red, red]), width: 40, height: 40)
    #expect(whole[0, 0] == PremultipliedColor(red) && whole[39, 39] == PremultipliedColor(red))
  }

  @Test func `has the same pixels in every build`() {
    let places: [(Double, Double)] = [
      (2, 3), (40, -4), (77, 5), (-3, 30), (55, 25), (85, 33), (4, 60), (42, 70), (75, 58),
    ]
    let colors = [
      red, .white, blue, green, .clear, grey(70), .black, magenta, RGBAColor(red: 9, green: 200, blue: 90, alpha: 77),
    ]
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for mixing in [RGBAColor.Mixing.encoded, .perceptual] {
      let drawn = drawn(
        deviceMesh(width: 3, places, colors, background: grey(30), mixing: mixing), width: 80, height: 64)
      drawn.withUnsafePixels { pixels in
        for pixel in pixels { hash = (hash ^ UInt64(pixel.bits)) &* 0x0000_0100_0000_01B3 }
      }
    }
    #expect(hash == 13_429_396_658_750_069_638)
  }
}
