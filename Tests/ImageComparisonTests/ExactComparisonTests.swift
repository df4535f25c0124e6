import ImageComparison
import PixelImages
import Testing

@Suite struct `Exact comparison` {
  private let comparer = ImageComparer()

  @Test func `finds a change by 1 in any channel of any pixel`() {
    let reference = Bitmap(width: 7, height: 5, filledWith: .init(red: 90, green: 80, blue: 70, alpha: 200))
    for y in 0..<5 {
      for x in 0..<7 {
        for channel in [\PremultipliedColor.red, \.green, \.blue, \.alpha] {
          var changed = reference
          changed[x, y][keyPath: channel] += 1
          #expect(!comparer.matches(reference, changed))
          let difference = comparer.difference(between: reference, and: changed)
          #expect(difference?.differentPixelCount == 1)
          #expect(difference?.boundingBox == PixelRect(x: x, y: y, width: 1, height: 1))
          #expect(difference?.largestChannelDifference?.value == 1)
          #expect(difference?.isTolerated == false)
        }
      }
    }
  }

  @Test func `finds nothing in equal pictures with memory of their own`() {
    let one = Bitmap(width: 9, height: 4, filledWith: .grey(3))
    let other = Bitmap(width: 9, height: 4, filledWith: .grey(3))
    #expect(comparer.matches(one, other))
    #expect(comparer.difference(between: one, and: other) == nil)
  }

  @Test func `takes pictures without pixels for equal if their sizes are`() {
    let none = Bitmap(width: 0, height: 3)
    #expect(comparer.matches(none, none))
    #expect(comparer.difference(between: none, and: none) == nil)
    #expect(!comparer.matches(none, Bitmap(width: 3, height: 0)))
    #expect(comparer.difference(between: none, and: Bitmap(width: 3, height: 0))?.isTolerated == false)
  }

  @Test(arguments: [(4, 3), (3, 4), (2, 3), (3, 2), (2, 4), (0, 0)])
  func `never matches pictures of different sizes, whatever is tolerated`(width: Int, height: Int) {
    let reference = Bitmap(width: 3, height: 3, filledWith: .white)
    let actual = Bitmap(width: width, height: height, filledWith: .white)
    for tolerance in [.exact, ImageTolerance(precision: 0), ImageTolerance(precision: 0, perceptualPrecision: 0)] {
      let comparer = ImageComparer(tolerance: tolerance)
      #expect(!comparer.matches(reference, actual))
      let difference = comparer.difference(between: reference, and: actual)
      #expect(difference?.isTolerated == false)
      #expect(difference?.hasEqualSizes == false)
      #expect(difference?.differentPixelCount == 0)
      let common = min(3, width) * min(3, height)
      #expect(difference?.surplusPixelCount == 9 - common + width * height - common)
    }
  }

  @Test func `compares the region that pictures of different sizes have in common`() {
    let reference = Bitmap(width: 3, height: 3, filledWith: .white)
    let actual = Bitmap(width: 5, height: 2, filledWith: .white).setting([(2, 1), (4, 0)], to: .black)
    let difference = comparer.difference(between: reference, and: actual)
    #expect(difference?.differentPixelCount == 1)
    #expect(difference?.boundingBox == PixelRect(x: 2, y: 1, width: 1, height: 1))
  }

  @Test func `sees translucent pixels over black and over white`() {
    let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 100)
    let grey = PremultipliedColor(red: 100, green: 100, blue: 100, alpha: 100)
    // Over black the first is black like this one, over white the second is white like this one.
    #expect(!comparer.matches(Bitmap(row: [black]), Bitmap(row: [.clear])))
    #expect(!comparer.matches(Bitmap(row: [grey]), Bitmap(row: [.clear])))
  }
}
