import ImageComparison
import PixelImages
import Testing

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

  @Test func `of nothing, and of empty pictures, are only the ground`() throws {
    #expect(try #require(SideBySidePicture([])).bitmap.width == 8)
    #expect(try #require(SideBySidePicture([Bitmap(width: 0, height: 0)])).bitmap.width == 16)
  }
}
