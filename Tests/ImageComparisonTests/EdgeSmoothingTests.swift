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

  /// A sheet whose one corner, the first or the last, is smoothed in four pixels, which let so much of the background through.
  private func sheet(
    _ level: UInt8, percentages: [Int] = [70, 30, 5], lighter: UInt8 = 0, margin: Int, isTurned: Bool = false
  ) -> Bitmap {
    Bitmap(width: 80, height: 70) { pixels in
      for index in pixels.indices {
        let place = isTurned ? pixels.count - 1 - index : index
        let (x, y) = (place % 80 - margin, place / 80 - margin)
        guard (0...1).contains(x), (0...1).contains(y) else {
          pixels[index] = min(x, y) < 0 ? .white : .grey(level)
          continue
        }
        pixels[index] = .grey(level + UInt8(Int(255 - level) * percentages[x + y] / 100) + lighter)
      }
    }
  }

  @Test(arguments: [(level: 0, lighter: 16), (level: 40, lighter: 16), (level: 200, lighter: 8)], [0, 1, 20])
  func `forgives another smoothing of a corner at the picture's border as elsewhere`(
    corner: (level: UInt8, lighter: UInt8), margin: Int
  ) {
    for isTurned in [false, true] {
      let reference = sheet(corner.level, margin: margin, isTurned: isTurned)
      let actual = sheet(corner.level, lighter: corner.lighter, margin: margin, isTurned: isTurned)
      #expect(count(reference, actual) == 0, "turned: \(isTurned)")
    }
  }

  @Test func `sees that a corner at the picture's border is smoothed no more`() {
    #expect(count(sheet(200, margin: 0), sheet(200, percentages: [0, 0, 0], margin: 0)) == 3)
  }

  /// Specks on plain background and on a texture, some of which are changed a little and some much.
  private func specks(_ generator: inout SeededGenerator, isOpaque: Bool) -> (Bitmap, Bitmap) {
    func color(_ level: UInt8) -> PremultipliedColor {
      let alpha = isOpaque ? 255 : UInt8.random(in: 120...255, using: &generator)
      return PremultipliedColor(
        RGBAColor(red: level, green: level ^ 12, blue: .random(in: 0...255, using: &generator), alpha: alpha))
    }
    // The same in all rows, so that only the other picture tells them apart.
    let texture = (0..<47).map { color($0 % 3 == 0 ? 20 : 230) }
    let reference = Bitmap(width: 47, height: 83) { pixels in
      for index in pixels.indices {
        let isTexture = (index / 47 / 12 + index % 47 / 14).isMultiple(of: 2)
        let isSpeck = Int.random(in: 0..<40, using: &generator) == 0
        pixels[index] = isTexture ? texture[index % 47] : isSpeck ? color(120) : .white
      }
    }
    var actual = reference
    // Windows leave rows that changed much, one by one and all at once, and come to rows that changed little.
    let strong = UInt8.random(in: 60...200, using: &generator)
    let weak = UInt8.random(in: 3...12, using: &generator)
    for (rows, change) in [(0..<6, strong), (18..<21, weak), (36..<40, weak), (64..<66, strong), (81..<83, weak)] {
      for y in rows {
        for x in 0..<47 where Int.random(in: 0..<6, using: &generator) == 0 {
          actual[x, y].red -= min(actual[x, y].red, change)
        }
      }
    }
    return (reference, actual)
  }

  @Test(arguments: 0..<6)
  func `says of every pixel what the rule says of it alone`(seed: UInt64) throws {
    var generator = SeededGenerator(state: seed)
    let (first, second) = specks(&generator, isOpaque: seed.isMultiple(of: 2))
    let (reference, actual) = seed < 3 ? (first, second) : (second, first)
    let map = try #require(comparer.difference(between: reference, and: actual)).map
    let model = EdgeSmoothingModel(reference: reference, actual: actual)
    for y in 0..<map.size.height {
      for x in 0..<map.size.width where map[x, y] != .equal {
        guard let isForgiven = model.forgives(x: x, y: y) else { continue }
        #expect((map[x, y] == .forgiven) == isForgiven, "\(x), \(y)")
      }
    }
    #expect(map.forgivenCount > 20 && map.differentCount > 10)
  }

  /// Where pictures are hardly larger than a window, the windows of several rows are the same, or nearly.
  @Test(arguments: [1, 2, 15, 16, 17, 20, 31, 32, 33, 40])
  func `rolls windows over pictures of any size`(height: Int) {
    var generator = SeededGenerator(state: UInt64(height))
    for width in [1, 2, 15, 16, 17, 20, 31, 32, 33, 40] {
      let reference = generator.picture(width: width, height: height)
      let places = [(0, height / 3), (width / 2, height / 2), (width - 1, height - 1)]
      PixelPair.withPair(reference, reference.setting(places, to: .grey(90))) { pair in
        guard let pair else {
          Issue.record("pictures of \(width) x \(height) pixels have no pair")
          return
        }
        var rolling = StructureWindows(of: pair, backdrop: 0)
        for y in 0..<height {
          for x in 0..<width {
            var alone = StructureWindows(of: pair, backdrop: 0)
            #expect(rolling.areAlike(aroundX: x, y: y, in: pair) == alone.areAlike(aroundX: x, y: y, in: pair))
          }
        }
      }
    }
  }

  @Test func `sees translucent changes over white and over black`() {
    let clear = Bitmap(width: 20, height: 20)
    for (red, alpha) in [(0, 20), (20, 20)] as [(UInt8, UInt8)] {
      let shade = PremultipliedColor(red: red, green: red, blue: red, alpha: alpha)
      #expect(count(clear, Bitmap(width: 20, height: 20, filledWith: shade)) == 400)
    }
  }
}
