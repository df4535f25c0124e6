import PixelImages
import TestSupport
import Testing

struct BitmapTests {
  private let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
  private let odd = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 4)

  @Test func `a copy does not follow changes of the original`() {
    var original = Bitmap(width: 3, height: 2, filledWith: odd)
    let copy = original
    original[1, 1] = red
    #expect(copy[1, 1] == odd)
    #expect(original[1, 1] == red)
    #expect(copy != original)
    original[1, 1] = odd
    #expect(copy == original)
  }

  @Test func `changing pixels in place leaves copies alone`() {
    var original = Bitmap(width: 3, height: 2, filledWith: odd)
    let copy = original
    original.withUnsafeMutablePixels { $0[5] = red }
    #expect(copy[2, 1] == odd)
    #expect(original[2, 1] == red)
  }

  @Test(arguments: [(0, 0), (0, 7), (7, 0), (1, 1), (5, 3), (700, 600)])
  func `every pixel of a new bitmap has its colour`(width: Int, height: Int) {
    let bitmap = Bitmap(width: width, height: height, filledWith: odd)
    #expect(bitmap.withUnsafePixels { $0.count == width * height && $0.allSatisfy { $0 == odd } })
    #expect(bitmap == Bitmap(width: width, height: height, filledWith: odd))
  }

  @Test func `large memory that was used before does not show its old pixels`() {
    for color in [red, odd, .clear, red] {
      let bitmap = Bitmap(width: 1170, height: 500, filledWith: color)
      #expect(bitmap.withUnsafePixels { $0.first == color && $0.last == color && $0[300_000] == color })
    }
  }

  @Test func `bitmaps of different sizes are different, even without pixels`() {
    #expect(Bitmap(width: 0, height: 3) != Bitmap(width: 0, height: 4))
    #expect(Bitmap(width: 2, height: 3) != Bitmap(width: 3, height: 2))
  }

  @Test func `one translucent pixel makes a bitmap translucent`() {
    var bitmap = Bitmap(width: 4, height: 4, filledWith: red)
    #expect(bitmap.isOpaque)
    bitmap[3, 3].alpha = 254
    #expect(!bitmap.isOpaque)
    #expect(Bitmap(width: 0, height: 0).isOpaque)
  }

  @Test func `rows are looked at by themselves, and beside those above`() {
    var bitmap = Bitmap(width: 3, height: 4, filledWith: red)
    bitmap[2, 2].alpha = 254
    #expect((0..<4).map(bitmap.isAsAbove) == [false, true, false, false])
    #expect(bitmap.isOpaque(in: 0..<2) && !bitmap.isOpaque(in: 1..<3) && bitmap.isOpaque(in: 3..<3))
    #expect(bitmap.withRows(2..<4) { Array($0) } == [red, red, bitmap[2, 2], red, red, red])
    #expect((0..<2).map(Bitmap(width: 0, height: 2).isAsAbove) == [false, true])
  }

  @Test func `a closure may write all pixels`() {
    let bitmap = Bitmap(width: 2, height: 2) { pixels in
      for index in pixels.indices { pixels[index] = index == 2 ? red : odd }
    }
    #expect(bitmap[0, 1] == red)
    #expect(bitmap[1, 1] == odd)
  }

  @Test(.prompt) func `a bitmap must not have a negative or an absurd size`() async {
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: -1, height: 5) }
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: .max, height: 2) }
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 1 << 20, height: 1 << 20) }
  }

  @Test(.prompt) func `a pixel outside of a bitmap must not be asked for`() async {
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2)[2, 0] }
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2)[0, -1] }
  }
}
