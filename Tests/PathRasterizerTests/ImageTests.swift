import PathRasterizer
import PixelImages
import PlaneGeometry
import Testing

struct ImageTests {
  /// Every pixel different, some translucent.
  private func sample(_ width: Int, _ height: Int, opaque: Bool = false) -> Bitmap {
    var generator = SeededGenerator(state: 7)
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let bits = generator.next()
        let color = RGBAColor(
          red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
          blue: UInt8(truncatingIfNeeded: bits >> 16), alpha: opaque ? 255 : UInt8(truncatingIfNeeded: bits >> 24))
        bitmap[x, y] = PremultipliedColor(color)
      }
    }
    return bitmap
  }

  @Test(arguments: [ImageFilter.nearest, .smooth])
  func `a picture that fills as many pixels as it has is copied`(filter: ImageFilter) {
    let source = sample(7, 5)
    let drawn = picture(12, 9) { $0.draw(source, in: deviceRect(512, 768, 512 + 1792, 768 + 1280), filter: filter) }
    for y in 0..<9 {
      for x in 0..<12 {
        let isInside = (2..<9).contains(x) && (3..<8).contains(y)
        #expect(drawn[x, y] == (isInside ? source[x - 2, y - 3] : .clear))
      }
    }
  }

  @Test func `a picture of half the size has the mean of four pixels each`() {
    let source = sample(12, 8, opaque: true)
    let drawn = picture(6, 4) { $0.draw(source, in: deviceRect(0, 0, 6 * 256, 4 * 256)) }
    for y in 0..<4 {
      for x in 0..<6 {
        func mean(_ channel: KeyPath<PremultipliedColor, UInt8>) -> UInt8 {
          let sum = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(0) {
            $0 + Int(source[2 * x + $1.0, 2 * y + $1.1][keyPath: channel])
          }
          return UInt8((sum + 2) / 4)
        }
        #expect(
          drawn[x, y]
            == PremultipliedColor(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha)))
      }
    }
  }

  @Test(arguments: 1...40, [ImageFilter.nearest, .smooth])
  func `one colour stays one colour at every size`(size: Int, filter: ImageFilter) {
    let color = PremultipliedColor(red: 200, green: 100, blue: 50, alpha: 255)
    let source = Bitmap(width: 13, height: 17, filledWith: color)
    let drawn = picture(size, 41 - size) {
      $0.draw(source, in: deviceRect(0, 0, Int32(size) * 256, Int32(41 - size) * 256), filter: filter)
    }
    #expect(drawn == Bitmap(width: size, height: 41 - size, filledWith: color))
  }

  @Test func `enlarging blends in a straight line between the middles of pixels`() {
    var source = Bitmap(width: 2, height: 1, filledWith: PremultipliedColor(.black))
    source[1, 0] = PremultipliedColor(.white)
    let drawn = picture(16, 1) { $0.draw(source, in: deviceRect(0, 0, 16 * 256, 256)) }
    let reds = (0..<16).map { Int(drawn[$0, 0].red) }
    // The middles of the two pixels are at 4 and 12.
    let line = (0..<16).map { x in
      let share = (Double(x) - 3.5) / 8
      return Int((max(0, min(1, share)) * 255).rounded())
    }
    #expect(reds == line)
  }

  /// At widths that are no multiple of what is mixed at once, in any part of the picture.
  @Test(arguments: [(5, 7), (7, 10), (3, 29), (1, 6), (6, 33)], [false, true])
  func `an enlarged picture has the pixels that its weights say`(_ counts: (source: Int, drawn: Int), opaque: Bool) {
    let (source, length) = (sample(counts.source, counts.source, opaque: opaque), counts.drawn)
    // The middle of a painted pixel lies this far behind the middle of the first one of the picture, in 1/2^14 pixel.
    let places = (0..<length).map { (index: Int) -> Int in
      let distance = (2 * index + 1) * counts.source - length
      return Int((Double(distance) * 8192 / Double(length)).rounded(.down))
    }
    func pair(_ index: Int) -> (first: Int, second: Int, share: Int) {
      let (first, last) = (places[index] >> 14, counts.source - 1)
      return (max(0, first), min(last, first + 1), places[index] & 16383)
    }
    func value(_ x: Int, _ y: Int, _ channel: KeyPath<PremultipliedColor, UInt8>) -> Int {
      let (columns, rows) = (pair(x), pair(y))
      func across(_ y: Int) -> Int {
        let (left, right) = (source[columns.first, y][keyPath: channel], source[columns.second, y][keyPath: channel])
        return (Int(left) * (16384 - columns.share) + Int(right) * columns.share + 32) >> 6
      }
      return (across(rows.first) * (16384 - rows.share) + across(rows.second) * rows.share + 1 << 21) >> 22
    }
    let size = Int32(256 * length)
    let drawn = picture(length, length) { $0.draw(source, in: deviceRect(0, 0, size, size)) }
    for y in 0..<length {
      for x in 0..<length {
        let expected = PremultipliedColor(
          red: UInt8(value(x, y, \.red)), green: UInt8(value(x, y, \.green)), blue: UInt8(value(x, y, \.blue)),
          alpha: UInt8(value(x, y, \.alpha)))
        #expect(drawn[x, y] == expected, "at \(x), \(y)")
      }
    }
  }

  @Test func `the nearest pixel is taken without smoothing`() {
    let source = sample(3, 2)
    let drawn = picture(12, 8) { $0.draw(source, in: deviceRect(0, 0, 12 * 256, 8 * 256), filter: .nearest) }
    for y in 0..<8 {
      for x in 0..<12 { #expect(drawn[x, y] == source[x / 4, y / 4]) }
    }
  }

  @Test func `edges between pixels are painted partly`() {
    let source = Bitmap(width: 4, height: 4, filledWith: PremultipliedColor(.black))
    let drawn = picture(8, 8) { $0.draw(source, in: deviceRect(320, 256, 1472, 1280)) }
    #expect(drawn[1, 2].alpha == 191)
    #expect(drawn[5, 2].alpha == UInt8(coverage(192 * 256)))
    #expect(drawn[3, 2].alpha == 255)
    #expect(drawn[3, 0].alpha == 0)
    #expect(drawn[6, 2].alpha == 0)
  }

  @Test func `a template paints its colour with the picture's alpha`() {
    let source = sample(6, 6)
    let color = RGBAColor(red: 40, green: 80, blue: 120)
    let drawn = picture(6, 6) { $0.draw(source, in: deviceRect(0, 0, 1536, 1536), template: color) }
    for y in 0..<6 {
      for x in 0..<6 {
        #expect(drawn[x, y] == PremultipliedColor(color.multiplyingAlpha(by: source[x, y].alpha)))
      }
    }
  }

  @Test func `what is below a translucent colour of an enlarged, opaque template is seen`() {
    let source = sample(3, 3, opaque: true)
    let color = RGBAColor(red: 0, green: 0, blue: 0, alpha: 51)
    let drawn = picture(6, 6, background: PremultipliedColor(RGBAColor(red: 255, green: 255, blue: 255))) {
      $0.draw(source, in: deviceRect(0, 0, 1536, 1536), template: color)
    }
    for y in 0..<6 {
      for x in 0..<6 { #expect(drawn[x, y] == PremultipliedColor(RGBAColor(red: 204, green: 204, blue: 204))) }
    }
  }

  @Test func `a part of a scaled picture is the same as in the whole`() {
    let source = sample(9, 9, opaque: true)
    let target = deviceRect(-700, -300, 5000, 7000)
    let whole = picture(24, 30) { $0.draw(source, in: target) }
    let part = picture(24, 30) { canvas in
      canvas.clipped(to: DevicePath(deviceRect(1280, 2560, 3840, 5120))) { $0.draw(source, in: target) }
    }
    for y in 10..<20 {
      for x in 5..<15 { #expect(part[x, y] == whole[x, y]) }
    }
  }

  @Test func `pictures and targets without pixels draw nothing`() {
    let empty = Bitmap(width: 9, height: 9)
    #expect(picture(9, 9) { $0.draw(Bitmap(width: 0, height: 5), in: deviceRect(0, 0, 999, 999)) } == empty)
    #expect(picture(9, 9) { $0.draw(sample(3, 3), in: deviceRect(256, 0, 256, 999)) } == empty)
  }
}
