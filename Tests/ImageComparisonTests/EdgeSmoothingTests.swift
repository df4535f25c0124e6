import PixelImages
import Testing

@testable import ImageComparison

@Suite struct `The tolerance of smoothed edges` {
  private let comparer = ImageComparer(tolerance: ImageTolerance(pixels: .edgeSmoothing()))

  /// Bars like those of letters, whose edges are smoothed by `edge`, moved to the right by `shift` pixels.
  private func bars(edge: UInt8, shift: Int = 0) -> Bitmap {
    Bitmap(width: 90, height: 70) { pixels in
      for index in pixels.indices {
        let (x, y) = (index % 90 - shift, index / 90)
        let isText = (10..<60).contains(y) && (10..<80).contains(x)
        pixels[index] = !isText || x % 7 > 3 ? .white : x % 7 == 0 ? .grey(edge) : x % 7 == 3 ? .grey(200) : .black
      }
    }
  }

  private func count(_ reference: Bitmap, _ actual: Bitmap) -> Int? {
    comparer.difference(between: reference, and: actual)?.differentPixelCount
  }

  @Test func `forgives another smoothing of the same edges`() {
    #expect(count(bars(edge: 100), bars(edge: 112)) == 0)
    #expect(comparer.matches(bars(edge: 100), bars(edge: 112)))
  }

  @Test func `sees a text that is moved by a pixel`() {
    let moved = count(bars(edge: 100), bars(edge: 100, shift: 1)) ?? 0
    #expect(moved > 1500)
  }

  @Test(arguments: [4, 8, 100])
  func `sees every pixel of a plain area whose colour changes, however little`(change: UInt8) {
    let reference = Bitmap(width: 50, height: 40, filledWith: .grey(200))
    let actual = Bitmap(width: 50, height: 40, filledWith: .grey(200 + min(change, 55)))
    #expect(count(reference, actual) == 2000)
  }

  @Test func `sees one wrong pixel in a plain area`() {
    let reference = Bitmap(width: 50, height: 40, filledWith: .white)
    for place in [(x: 0, y: 0), (x: 49, y: 39), (x: 25, y: 20)] {
      #expect(count(reference, reference.setting([place], to: .grey(250))) == 1)
    }
  }

  @Test func `does not count what an eye cannot see`() {
    let reference = Bitmap(width: 50, height: 40, filledWith: .grey(200))
    #expect(comparer.matches(reference, Bitmap(width: 50, height: 40, filledWith: .grey(202))))
  }

  @Test func `sees translucent changes over white and over black`() {
    let clear = Bitmap(width: 20, height: 20)
    for (red, alpha) in [(0, 20), (20, 20)] as [(UInt8, UInt8)] {
      let shade = PremultipliedColor(red: red, green: red, blue: red, alpha: alpha)
      #expect(count(clear, Bitmap(width: 20, height: 20, filledWith: shade)) == 400)
    }
  }

  @Test(arguments: 1..<5)
  func `decides as the formulas in floating point do`(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let (width, height) = (50 - Int(seed) * 7, 40)
    let reference = bars(edge: 90)
    let cut = Bitmap(width: width, height: height) { pixels in
      for index in pixels.indices { pixels[index] = reference[5 + index % width, 5 + index / width] }
    }
    var actual = cut
    for _ in 0..<150 {
      let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
      actual[x, y].green = actual[x, y].green &+ UInt8.random(in: 0...40, using: &random)
    }
    PixelPair.withPair(cut, actual) { pair in
      guard let pair else { return }
      var windows = StructureWindows(of: pair, backdrop: 0)
      for y in stride(from: 0, to: height, by: Int(seed) * 9 % 35 + 3) {
        for x in 0..<width {
          let expected = meanSSIM(cut, actual, x, y)
          if abs(expected - 0.99) < 0.00001 { continue }
          #expect(windows.areAlike(aroundX: x, y: y, in: pair) == (expected >= 0.99), "\(x) \(y) \(expected)")
        }
      }
    }
  }

  /// By the definition of Wang and others (2004), sample by sample.
  private func meanSSIM(_ reference: Bitmap, _ actual: Bitmap, _ x: Int, _ y: Int) -> Double {
    let columns = max(0, x - 15)...min(reference.width - 1, x + 15)
    let rows = max(0, y - 15)...min(reference.height - 1, y + 15)
    let channels = [\PremultipliedColor.red, \.green, \.blue].map { channel -> Double in
      let pairs = rows.flatMap { y in
        columns.map { (Double(reference[$0, y][keyPath: channel]), Double(actual[$0, y][keyPath: channel])) }
      }
      let count = Double(pairs.count)
      let (m1, m2) = (pairs.map(\.0).reduce(0, +) / count, pairs.map(\.1).reduce(0, +) / count)
      let v1 = pairs.map { ($0.0 - m1) * ($0.0 - m1) }.reduce(0, +) / count
      let v2 = pairs.map { ($0.1 - m2) * ($0.1 - m2) }.reduce(0, +) / count
      let covariance = pairs.map { ($0.0 - m1) * ($0.1 - m2) }.reduce(0, +) / count
      let (c1, c2) = (6.5025, 58.5225)
      return (2 * m1 * m2 + c1) * (2 * covariance + c2) / ((m1 * m1 + m2 * m2 + c1) * (v1 + v2 + c2))
    }
    return channels.reduce(0, +) / 3
  }
}
