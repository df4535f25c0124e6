import PixelImages
import PlaneGeometry
import Testing

@testable import PathRasterizer

/// A slow model of a picture that is seen through a map: every number is a fraction of whole numbers.
private struct SlowProjection {
  /// From pixels that are painted to pixels of the picture, as multiples of 1/1024.
  let rows: [[Int]]

  /// The place of a quarter of a pixel, in 1/256 pixel, rounded down.
  private func place(_ x: Int, _ y: Int) -> (x: Int, y: Int)? {
    func sum(_ row: [Int]) -> Int { row[0] * x + row[1] * y + row[2] * 4 }
    let w = sum(rows[2])
    guard w > 0 else { return nil }
    func ratio(_ value: Int) -> Int {
      let (quotient, remainder) = (value * 256).quotientAndRemainder(dividingBy: w)
      return remainder < 0 ? quotient - 1 : quotient
    }
    return (ratio(sum(rows[0])), ratio(sum(rows[1])))
  }

  func color(of picture: Bitmap, x: Int, y: Int) -> PremultipliedColor {
    var sums = [0, 0, 0, 0]
    for (right, down) in [(1, 1), (3, 1), (1, 3), (3, 3)] {
      guard let place = place(4 * x + right, 4 * y + down) else { continue }
      for (column, row, weight) in neighbours(of: place) {
        guard (0..<picture.width).contains(column), (0..<picture.height).contains(row) else { continue }
        let pixel = picture[column, row]
        for (index, channel) in [pixel.red, pixel.green, pixel.blue, pixel.alpha].enumerated() {
          sums[index] += Int(channel) * weight
        }
      }
    }
    let mean = sums.map { UInt8(($0 + 131_072) / 262_144) }
    return PremultipliedColor(red: mean[0], green: mean[1], blue: mean[2], alpha: mean[3])
  }

  private func neighbours(of place: (x: Int, y: Int)) -> [(Int, Int, Int)] {
    let (left, top) = (place.x - 128, place.y - 128)
    let (column, row) = (left >> 8, top >> 8)
    let (right, below) = (left - column * 256, top - row * 256)
    return [
      (column, row, (256 - right) * (256 - below)), (column + 1, row, right * (256 - below)),
      (column, row + 1, (256 - right) * below), (column + 1, row + 1, right * below),
    ]
  }

  var projection: Projection {
    func number(_ row: Int, _ column: Int) -> Double { Double(rows[row][column]) / 1024 }
    return Projection(
      a: number(0, 0), b: number(1, 0), p: number(2, 0), c: number(0, 1), d: number(1, 1), q: number(2, 1),
      tx: number(0, 2), ty: number(1, 2), r: number(2, 2))
  }
}

@Suite struct `A picture seen through a map` {
  private func randomPicture(_ random: inout SeededGenerator) -> Bitmap {
    var picture = Bitmap(width: 9, height: 7)
    for y in 0..<7 {
      for x in 0..<9 {
        let alpha = UInt8.random(in: 0...255, using: &random)
        func channel() -> UInt8 { UInt8.random(in: 0...alpha, using: &random) }
        picture[x, y] = PremultipliedColor(red: channel(), green: channel(), blue: channel(), alpha: alpha)
      }
    }
    return picture
  }

  private func check(_ rows: [[Int]], _ random: inout SeededGenerator) throws {
    let picture = randomPicture(&random)
    let model = SlowProjection(rows: rows)
    let map = try #require(SourceMap(model.projection))
    let bounds = PixelRect(picture.size)
    var shader = ProjectionShader(picture, bounds: bounds, painted: bounds, map: map)
    var row = [UInt32](repeating: 0, count: 24)
    for y in -8..<16 {
      row.withUnsafeMutableBufferPointer { row in
        if let start = row.baseAddress { shader.shade(x: -8, y: y, count: 24, into: start) }
      }
      for x in -8..<16 {
        #expect(row[x + 8] == model.color(of: picture, x: x, y: y).bits, "\(rows) at \(x), \(y)")
      }
    }
  }

  @Test func `is what a slow model of fractions says, turned and stretched`() throws {
    var random = SeededGenerator(state: 1)
    for _ in 0..<60 {
      let numbers = (0..<6).map { _ in Int.random(in: -3000...3000, using: &random) }
      try check([[numbers[0], numbers[1], numbers[2]], [numbers[3], numbers[4], numbers[5]], [0, 0, 1024]], &random)
    }
  }

  @Test func `is what a slow model of fractions says, in perspective`() throws {
    var random = SeededGenerator(state: 2)
    for _ in 0..<60 {
      let numbers = (0..<6).map { _ in Int.random(in: -1000...1000, using: &random) }
      let depth = (0..<2).map { _ in Int.random(in: -60...60, using: &random) }
      // The largest number is a power of two, so that dividing by it loses nothing.
      try check(
        [[numbers[0], numbers[1], numbers[2]], [numbers[3], numbers[4], numbers[5]], [depth[0], depth[1], 1024]],
        &random)
    }
  }

  private func drawn(through map: Projection, clip: DevicePath? = nil, _ draw: (inout Canvas) -> Void) -> Bitmap {
    var canvas = Canvas(width: 40, height: 40)
    if let clip {
      canvas.clipped(to: clip) { $0.layer(through: map, draw) }
    } else {
      canvas.layer(through: map, draw)
    }
    return canvas.finish()
  }

  @Test func `in perspective is where the map says, to a hundredth of a pixel`() throws {
    // As a card of 500 pixels is turned in the middle of a screen: its numbers are of very different sizes.
    let map = Projection(a: 0.3, b: -0.2, p: 0.0004, c: 0, d: 1, q: 0, tx: 900, ty: 500, r: 0.8)
    let inverse = try #require(map.inverse)
    // Only its ratios count, and what is before the eye is to stay there.
    let sign: Double = inverse.p * 1100 + inverse.q * 700 + inverse.r > 0 ? 1 : -1
    let source = try #require(SourceMap(inverse))
    #expect(sign == 1)
    for (x, y) in [(1100, 700), (1000, 600), (1300, 400)] {
      let place = try #require(source.place(x: 4 * x, y: 4 * y))
      let expected = try #require(inverse.apply(to: Point(x: Double(x), y: Double(y))))
      #expect(abs(Double(place.x) / 256 - expected.x) < 0.01 && abs(Double(place.y) / 256 - expected.y) < 0.01)
    }
  }

  private let corner = DevicePath(deviceRect(2 * 256, 4 * 256, 12 * 256, 8 * 256))

  @Test func `turned by a quarter has its pixels on whole pixels`() {
    let quarter = Projection(Transform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0))
    let picture = drawn(through: quarter) { $0.fill(corner, with: .color(.black)) }
    // x' = 40 - y, y' = x; the means of four samples soften the edges by less than a pixel.
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = (33..<35).contains(x) && (3..<11).contains(y)
        let isOutside = !(31..<37).contains(x) || !(1..<13).contains(y)
        if isInside { #expect(picture[x, y].alpha == 255, "\(x), \(y)") }
        if isOutside { #expect(picture[x, y].alpha == 0, "\(x), \(y)") }
      }
    }
  }

  @Test func `keeps its mass when it is turned`() {
    let turn = Projection(.rotation(0.4)).then(Projection(.translation(x: 12, y: 8)))
    let picture = drawn(through: turn) { $0.fill(corner, with: .color(.black)) }
    var mass = 0
    for y in 0..<40 { for x in 0..<40 { mass += Int(picture[x, y].alpha) } }
    #expect(abs(Double(mass) / 255 - 40) < 0.5)
  }

  @Test func `stays inside of the clip, and vanishes where lengths do`() {
    let clip = devicePath { $0.addEllipse(in: Rect(x: 0, y: 0, width: 20, height: 20)) }
    let large = Projection(.scale(x: 100, y: 100))
    let picture = drawn(through: large, clip: clip) {
      $0.fill(DevicePath(deviceRect(-5120, -5120, 5120, 5120)), with: .color(.black))
    }
    #expect(picture[10, 10].alpha == 255 && picture[0, 0].alpha == 0 && picture[25, 10].alpha == 0)
    let nothing = drawn(through: Projection(.scale(x: 0, y: 1))) { $0.fill(corner, with: .color(.black)) }
    #expect(nothing == Bitmap(width: 40, height: 40))
  }
}
