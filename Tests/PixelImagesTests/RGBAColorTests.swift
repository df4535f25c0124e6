import PixelImages
import Testing

struct RGBAColorTests {
  @Test func `the button's Display P3 blue has the sRGB value that iOS draws`() {
    #expect(
      RGBAColor(displayP3Red: 0xA6, green: 0xC0, blue: 0xF1) == RGBAColor(red: 159, green: 193, blue: 245))
  }

  @Test func `grey is the same grey in Display P3 and in sRGB`() {
    for grey in 0...255 as ClosedRange<UInt8> {
      #expect(RGBAColor(displayP3Red: grey, green: grey, blue: grey) == RGBAColor(red: grey, green: grey, blue: grey))
    }
  }

  @Test func `colours outside of sRGB are clipped, and alpha is kept`() {
    #expect(
      RGBAColor(displayP3Red: 255, green: 0, blue: 0, alpha: 9) == RGBAColor(red: 255, green: 0, blue: 0, alpha: 9))
    let green = RGBAColor(displayP3Red: 0, green: 255, blue: 0)
    #expect((green.red, green.green, green.blue) == (0, 255, 0))
  }

  @Test func `light is encoded as the nearest channel`() {
    // By the formula of IEC 61966-2-1, of which 0.0031308 is the end of the straight part.
    for (light, channel) in [(0, 0), (0.0001, 0), (0.0002, 1), (0.0031308, 10), (0.2140, 127), (0.5, 188), (1, 255)] {
      let color = RGBAColor(linearRed: light, green: 0, blue: 1, alpha: 7)
      #expect(color == RGBAColor(red: UInt8(channel), green: 0, blue: 255, alpha: 7))
    }
  }

  @Test func `light that no channel has is clipped`() {
    #expect(RGBAColor(linearRed: -1, green: .nan, blue: .infinity) == RGBAColor(red: 0, green: 0, blue: 255))
  }

  @Test func `alpha is multiplied and rounded`() {
    #expect(RGBAColor(red: 1, green: 2, blue: 3, alpha: 100).multiplyingAlpha(by: 128).alpha == 50)
    #expect(RGBAColor.black.multiplyingAlpha(by: 255) == .black)
  }

  @Test func `a colour is described by its hexadecimal digits`() {
    #expect(RGBAColor(red: 0, green: 10, blue: 255).description == "#000AFF")
    #expect(RGBAColor(red: 0, green: 10, blue: 255, alpha: 1).description == "#000AFF01")
  }
}
