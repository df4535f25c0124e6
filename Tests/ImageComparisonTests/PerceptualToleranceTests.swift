import ImageComparison
import PixelImages
import Testing

@Suite struct `Perceptual tolerance` {
  private func matches(_ left: PremultipliedColor, _ right: PremultipliedColor, _ precision: Float) -> Bool {
    let tolerance = ImageTolerance(perceptualPrecision: precision)
    return ImageComparer(tolerance: tolerance).matches(Bitmap(row: [left]), Bitmap(row: [right]))
  }

  @Test func `of 0 forgives black for white, and 0.001 does not`() {
    #expect(matches(.black, .white, 0))
    #expect(!matches(.black, .white, 0.001))
  }

  @Test func `does not forgive a step of 6 in grey at 0.98, and forgives one of 5`() {
    // L* of 250 and 249 is 98.27 and 97.92; white is 100.
    #expect(matches(.white, .grey(250), 0.98))
    #expect(!matches(.white, .grey(249), 0.98))
  }

  @Test func `sees translucent pixels over white`() {
    let shade = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 6)
    #expect(!matches(.clear, shade, 0.98))
    #expect(matches(.clear, PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 5), 0.98))
  }

  @Test func `sees translucent pixels over black`() {
    let light = PremultipliedColor(red: 40, green: 40, blue: 40, alpha: 40)
    #expect(!matches(.clear, light, 0.98))
  }

  @Test func `of 1 and above, and not a number, are exact`() {
    for precision in [1, 2, Float.infinity, .nan] {
      #expect(!matches(.white, .grey(254), precision))
      #expect(matches(.white, .white, precision))
    }
  }

  @Test func `counts only what it does not forgive against the precision`() {
    let reference = Bitmap(width: 10, height: 10, filledWith: .white)
    var actual = Bitmap(width: 10, height: 10, filledWith: .grey(252))
    let comparer = ImageComparer(tolerance: ImageTolerance(precision: 0.98, perceptualPrecision: 0.98))
    actual[0, 0] = .black
    actual[9, 9] = .black
    #expect(comparer.matches(reference, actual))
    actual[5, 5] = .black
    #expect(!comparer.matches(reference, actual))
    let difference = comparer.difference(between: reference, and: actual)
    #expect(difference?.differentPixelCount == 3)
    #expect(difference?.forgivenPixelCount == 97)
    #expect(difference?.largestLabDistance?.value == 100)
  }
}
