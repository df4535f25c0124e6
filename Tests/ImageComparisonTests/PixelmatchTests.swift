import ImageComparison
import PixelImages
import Testing

@Suite struct `The tolerance of pixelmatch` {
  /// A ring, smoothed by 4 x 4 samples, moved by quarters of a pixel, with specks that depend on a seed.
  private func ring(shift: Int, seed: Int) -> Bitmap {
    Bitmap(width: 64, height: 48) { pixels in
      for index in pixels.indices {
        let (x, y) = (index % 64, index / 64)
        let covered = (0..<16).count { sample in
          let (dx, dy) = (4 * x + sample % 4 - 128 - shift, 4 * y + sample / 4 - 96)
          return (40 * 40...70 * 70).contains(dx * dx + dy * dy)
        }
        let level = 255 - covered * 255 / 16
        let isSpeck = (x * 37 + y * 91 + seed) % 97 == 0
        pixels[index] = PremultipliedColor(
          red: UInt8(level), green: UInt8((level * 3 + x) >> 2), blue: isSpeck ? 0 : UInt8(level), alpha: 255)
      }
    }
  }

  private func count(_ reference: Bitmap, _ actual: Bitmap, _ threshold: Double, countsAntialiasing: Bool) -> Int? {
    let pixels = PixelTolerance.pixelmatch(threshold: threshold, countsAntialiasing: countsAntialiasing)
    let comparer = ImageComparer(tolerance: ImageTolerance(pixels: pixels))
    return comparer.difference(between: reference, and: actual)?.differentPixelCount
  }

  /// The picture with a veil: the greener, the more translucent.
  private func veiled(_ picture: Bitmap) -> Bitmap {
    var veiled = picture
    veiled.withUnsafeMutablePixels { pixels in
      for index in pixels.indices {
        var color = RGBAColor(pixels[index])
        color.alpha = 255 - color.green / 2
        pixels[index] = PremultipliedColor(color)
      }
    }
    return veiled
  }

  // The counts were measured with pixelmatch 7.2 under node.js, on the same pictures; it was given translucent colours
  // as our pixels hold them, divided by alpha.
  @Test(arguments: [
    ([0, 1], [0, 0], [11, 11, 9, 9, 0], [178, 178, 118, 54, 0]),
    ([0, 4], [0, 0], [43, 43, 37, 31, 16], [263, 263, 227, 186, 71]),
    ([0, 0], [0, 1], [39, 39, 39, 39, 0], [49, 49, 47, 47, 0]),
    ([1, 3], [5, 6], [57, 57, 56, 53, 0], [244, 244, 214, 153, 0]),
    ([0, 9], [0, 3], [170, 170, 168, 163, 108], [452, 452, 415, 371, 220]),
  ])
  func `gives pixelmatch's counts`(shifts: [Int], seeds: [Int], counts: [Int], withAntialiasing: [Int]) {
    let (reference, actual) = (ring(shift: shifts[0], seed: seeds[0]), ring(shift: shifts[1], seed: seeds[1]))
    check(reference, actual, counts, withAntialiasing)
  }

  @Test(arguments: [
    ([0, 1], [0, 0], [11, 11, 9, 1, 0], [178, 178, 86, 10, 0]),
    ([0, 4], [0, 0], [40, 40, 26, 24, 12], [263, 263, 197, 143, 46]),
    ([0, 0], [0, 1], [40, 40, 40, 14, 0], [49, 49, 47, 15, 0]),
    ([1, 3], [5, 6], [59, 59, 56, 27, 0], [244, 244, 176, 101, 0]),
    ([0, 9], [0, 3], [171, 171, 163, 134, 103], [452, 452, 382, 310, 175]),
  ])
  func `gives pixelmatch's counts of translucent pictures`(
    shifts: [Int], seeds: [Int], counts: [Int], withAntialiasing: [Int]
  ) {
    let (reference, actual) = (ring(shift: shifts[0], seed: seeds[0]), ring(shift: shifts[1], seed: seeds[1]))
    check(veiled(reference), veiled(actual), counts, withAntialiasing)
  }

  /// 600 pixels of some colours, of which about a third have another one in the second picture.
  private func specks(width: Int, _ colors: [PremultipliedColor]) -> (reference: Bitmap, actual: Bitmap) {
    var random = SeededGenerator(state: UInt64(width))
    let reference = Bitmap(width: width, height: 600 / width) { pixels in
      for index in pixels.indices { pixels[index] = colors[Int(random.next() % UInt64(colors.count))] }
    }
    var actual = reference
    actual.withUnsafeMutablePixels { pixels in
      for index in pixels.indices where random.next() % 2 == 0 {
        pixels[index] = colors[Int(random.next() % UInt64(colors.count))]
      }
    }
    return (reference, actual)
  }

  // Thin pictures are all edge, where a neighbourhood is cut.
  @Test(arguments: [
    (1, [206, 206, 206, 206, 72], [206, 206, 206, 206, 72]),
    (2, [168, 168, 168, 168, 66], [191, 191, 191, 191, 66]),
    (3, [169, 169, 169, 169, 56], [188, 188, 188, 188, 56]),
    (4, [183, 183, 183, 183, 66], [205, 205, 205, 205, 66]),
    (20, [183, 183, 183, 183, 65], [207, 207, 207, 207, 65]),
    (600, [217, 217, 217, 217, 75], [217, 217, 217, 217, 75]),
  ])
  func `gives pixelmatch's counts at the edges of pictures`(width: Int, counts: [Int], withAntialiasing: [Int]) {
    let pair = specks(width: width, [.white, .grey(128), .black])
    check(pair.reference, pair.actual, counts, withAntialiasing)
  }

  // The second colour is one of the two backgrounds that translucent colours lie on: there it looks like none at all.
  @Test(arguments: [
    (1, [211, 211, 211, 211, 88], [211, 211, 211, 211, 88]),
    (2, [202, 202, 202, 202, 81], [214, 214, 214, 214, 81]),
    (3, [195, 195, 195, 195, 77], [207, 207, 207, 207, 78]),
    (4, [216, 216, 216, 216, 89], [227, 227, 227, 227, 90]),
    (20, [179, 179, 179, 178, 79], [204, 204, 204, 203, 86]),
    (600, [203, 203, 203, 203, 69], [203, 203, 203, 203, 69]),
  ])
  func `gives pixelmatch's counts at the edges of translucent pictures`(
    width: Int, counts: [Int], withAntialiasing: [Int]
  ) {
    let pair = specks(
      width: width,
      [
        .clear, PremultipliedColor(red: 24, green: 24, blue: 104, alpha: 128),
        PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 200),
        PremultipliedColor(red: 200, green: 200, blue: 200, alpha: 200),
      ])
    check(pair.reference, pair.actual, counts, withAntialiasing)
  }

  /// Pixels of six colours, of which most are changed by up to 32 a channel and others to another of the colours.
  private func patches(seed: UInt64) -> (Bitmap, Bitmap) {
    var generator = SeededGenerator(state: seed)
    func color() -> PremultipliedColor {
      let bits = generator.next()
      return PremultipliedColor(
        red: UInt8(bits & 255), green: UInt8(bits >> 8 & 255), blue: UInt8(bits >> 16 & 255), alpha: 255)
    }
    let colors = (0..<6).map { _ in color() }
    let (width, height) = (9 + Int(seed) * 11, 57 - Int(seed) * 9)
    let reference = Bitmap(width: width, height: height) { pixels in
      for index in pixels.indices { pixels[index] = colors[Int(generator.next() % 6)] }
    }
    var actual = reference
    for y in 0..<height {
      for x in 0..<width where generator.next() % 3 > 0 {
        let (bits, pixel) = (generator.next(), actual[x, y])
        func near(_ channel: UInt8, _ shift: UInt64) -> UInt8 {
          UInt8(min(255, max(0, Int(channel) + Int(bits >> shift & 63) - 32)))
        }
        actual[x, y] =
          bits >> 40 & 3 == 0
          ? colors[Int(bits >> 50 % 6)]
          : PremultipliedColor(
            red: near(pixel.red, 0), green: near(pixel.green, 8), blue: near(pixel.blue, 16), alpha: 255)
      }
    }
    return (reference, actual)
  }

  @Test(
    arguments: [
      (0, [337, 337, 78, 53, 0], [337, 337, 78, 53, 0]), (1, [607, 607, 127, 115, 36], [610, 610, 128, 116, 36]),
      (2, [776, 774, 178, 144, 27], [778, 776, 180, 146, 28]),
      (3, [794, 790, 176, 134, 33], [801, 797, 176, 134, 33]),
      (4, [710, 708, 154, 120, 0], [712, 710, 155, 121, 0]),
    ] as [(UInt64, [Int], [Int])])
  func `gives pixelmatch's counts of patches`(seed: UInt64, counts: [Int], withAntialiasing: [Int]) {
    let (reference, actual) = patches(seed: seed)
    check(reference, actual, counts, withAntialiasing)
  }

  private func check(_ reference: Bitmap, _ actual: Bitmap, _ counts: [Int], _ withAntialiasing: [Int]) {
    for (index, threshold) in [0, 0.01, 0.1, 0.2, 0.5].enumerated() {
      #expect(count(reference, actual, threshold, countsAntialiasing: false) == counts[index])
      #expect(count(reference, actual, threshold, countsAntialiasing: true) == withAntialiasing[index])
    }
  }

  @Test(arguments: [(0.1, 27), (0.2, 53), (0.01, 3)])
  func `first sees this step of grey from white`(threshold: Double, step: Int) {
    let white = Bitmap(width: 9, height: 9, filledWith: .white)
    for change in 1..<60 {
      let grey = Bitmap(width: 9, height: 9, filledWith: .grey(UInt8(255 - change)))
      #expect((count(white, grey, threshold, countsAntialiasing: false) == 81) == (change >= step))
    }
  }

  @Test func `sees translucent pixels, equal ones of different colours too`() {
    let shade = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 128)
    let light = PremultipliedColor(red: 128, green: 128, blue: 128, alpha: 128)
    let pairs = [(PremultipliedColor.clear, shade), (.clear, light), (shade, light)]
    let counts = pairs.map { left, right in
      count(
        Bitmap(width: 9, height: 9, filledWith: left), Bitmap(width: 9, height: 9, filledWith: right), 0.1,
        countsAntialiasing: false)
    }
    // On the background of stripes that pixelmatch lays below, one pixel of black looks no other.
    #expect(counts == [80, 81, 81])
  }
}
