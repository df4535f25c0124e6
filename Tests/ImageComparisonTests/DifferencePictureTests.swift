import ImageComparison
import PixelImages
import Testing

@Suite struct `The difference picture` {
  static let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
  static let yellow = PremultipliedColor(red: 255, green: 200, blue: 0, alpha: 255)
  static let blue = PremultipliedColor(red: 0, green: 90, blue: 255, alpha: 255)

  private func picture(_ reference: Bitmap, _ actual: Bitmap, _ tolerance: ImageTolerance = .exact) throws -> Bitmap {
    let difference = try #require(ImageComparer(tolerance: tolerance).difference(between: reference, and: actual))
    return try #require(DifferencePicture(of: difference, reference: reference)).bitmap
  }

  @Test func `is red exactly where pixels differ`() throws {
    let reference = Bitmap(width: 60, height: 40, filledWith: .grey(100))
    let shown = try picture(reference, reference.setting([(30, 20), (33, 21)], to: .grey(101)))
    #expect(shown.places(of: Self.red) == [[30, 20], [33, 21]])
  }

  @Test func `is yellow exactly where pixels are forgiven`() throws {
    let reference = Bitmap(width: 60, height: 40, filledWith: .grey(100))
    let actual = reference.setting([(30, 20)], to: .grey(90)).setting([(33, 21)], to: .grey(101))
    let shown = try picture(reference, actual, ImageTolerance(pixels: .channelDifference(1)))
    #expect(shown.places(of: Self.yellow) == [[33, 21]])
    #expect(shown.places(of: Self.red) == [[30, 20]])
  }

  @Test func `shows the rest as a tenth of its darkness`() throws {
    let reference = Bitmap(row: [.black, .grey(128), .white, .clear] + Array(repeating: .white, count: 20))
    let shown = try picture(reference, reference.setting([(23, 0)], to: .black))
    #expect((0..<4).map { shown[$0, 0] } == [.grey(230), .grey(243), .grey(255), .grey(255)])
  }

  @Test func `has a box that can be found when the picture of a phone's screen is shrunk to a third`() throws {
    let reference = Bitmap(width: 1170, height: 2532, filledWith: .white)
    let shown = try picture(reference, reference.setting([(600, 1300)], to: .grey(254)))
    let columns = (0..<1170).filter { shown[$0, 1300] == Self.blue }
    #expect(columns == Array(570..<576) + Array(625..<631))
    let rows = (0..<2532).filter { shown[600, $0] == Self.blue }
    #expect(rows == Array(1270..<1276) + Array(1325..<1331))
    #expect(shown[600, 1300] == Self.red)
  }

  @Test(arguments: [(0, 0), (99, 0), (0, 799), (99, 799)])
  func `has its box inside even where the pixel is in a corner`(x: Int, y: Int) throws {
    let reference = Bitmap(width: 100, height: 800, filledWith: .white)
    let shown = try picture(reference, reference.setting([(x, y)], to: .black))
    #expect(shown.places(of: Self.red) == [[x, y]])
    #expect(shown.places(of: Self.blue).count > 4 * 2 * 8)
  }

  @Test(arguments: [(5, 3), (3, 5), (5, 5), (2, 2), (5, 2), (0, 0), (3, 0)])
  func `is as large as both pictures and striped where only one of them is`(width: Int, height: Int) throws {
    let reference = Bitmap(width: 3, height: 3, filledWith: .white)
    let shown = try picture(reference, Bitmap(width: width, height: height, filledWith: .white))
    #expect((shown.width, shown.height) == (max(3, width), max(3, height)))
    for y in 0..<shown.height {
      for x in 0..<shown.width {
        let (inReference, inActual) = (x < 3 && y < 3, x < width && y < height)
        let pixel = shown[x, y]
        let isStriped = pixel.red == 255 && pixel.green == pixel.blue && pixel.green < 255
        #expect(isStriped == (inReference != inActual))
        if !inReference && !inActual {
          #expect(pixel == PremultipliedColor(red: 142, green: 142, blue: 147, alpha: 255))
        }
      }
    }
  }

  @Test func `is not drawn where it would be too large`() throws {
    let (wide, high) = (Bitmap(width: 30_000, height: 1), Bitmap(width: 1, height: 30_000))
    let difference = try #require(ImageComparer().difference(between: wide, and: high))
    #expect(DifferencePicture(of: difference, reference: wide) == nil)
  }
}

@Suite struct `Pictures side by side` {
  @Test func `have gaps between and around them`() throws {
    let colors: [PremultipliedColor] = [.white, .black, .grey(9)]
    let pictures = zip(colors, [(3, 5), (2, 1), (4, 4)]).map {
      Bitmap(width: $1.0, height: $1.1, filledWith: $0)
    }
    let shown = try #require(SideBySidePicture(pictures)).bitmap
    #expect((shown.width, shown.height) == (3 + 2 + 4 + 4 * 8, 5 + 2 * 8))
    #expect(shown.places(of: .white).count == 15 && shown.places(of: .white).first == [8, 8])
    #expect(shown.places(of: .black) == [[19, 8], [20, 8]])
    #expect(shown.places(of: .grey(9)).last == [32, 11])
  }

  @Test func `show translucent pixels over a middle grey`() throws {
    let half = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 128)
    let shown = try #require(SideBySidePicture([Bitmap(row: [half, .clear])])).bitmap
    #expect(shown[8, 8] == PremultipliedColor(red: 71, green: 71, blue: 73, alpha: 255))
    #expect(shown[9, 8] == shown[0, 0])
  }

  @Test func `give some rows as all of them, and know which are as the one above`() throws {
    let background = PremultipliedColor(red: 142, green: 142, blue: 147, alpha: 255)
    let half = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 128)
    var changing = Bitmap(width: 5, height: 6, filledWith: .white)
    changing[4, 3] = half
    let pictures = [
      changing, Bitmap(width: 3, height: 2, filledWith: background), Bitmap(width: 0, height: 5),
      Bitmap(width: 2, height: 0), Bitmap(width: 1, height: 9, filledWith: .black),
    ]
    for pictures in [pictures, Array(pictures[..<1]), Array(pictures[1..<4]), []] {
      let beside = try #require(SideBySidePicture(pictures))
      let shown = beside.bitmap
      let rows = 0..<shown.height
      #expect(rows.allSatisfy { !beside.isAsAbove($0) || shown.isAsAbove($0) })
      // What begins and ends in the colour of the background is told apart all the same.
      #expect(rows.filter { !beside.isAsAbove($0) && shown.isAsAbove($0) }.allSatisfy { $0 == 8 || $0 == 10 })
      #expect(beside.isOpaque(in: rows) == shown.isOpaque(in: rows))
      for range in [0..<0, 0..<1, 7..<12, rows] {
        #expect(beside.withRows(range) { Array($0) } == shown.withRows(range) { Array($0) })
      }
    }
  }

  @Test func `of nothing, and of empty pictures, are only the background`() throws {
    #expect(try #require(SideBySidePicture([])).bitmap.width == 8)
    #expect(try #require(SideBySidePicture([Bitmap(width: 0, height: 0)])).bitmap.width == 16)
  }
}
