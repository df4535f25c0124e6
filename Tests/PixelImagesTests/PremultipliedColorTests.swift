import PixelImages
import Testing

struct PremultipliedColorTests {
  @Test func `a pixel survives the way to a colour and back, for every alpha and channel`() {
    for alpha in 0...255 {
      for channel in 0...alpha {
        let pixel = PremultipliedColor(
          red: UInt8(channel), green: UInt8(alpha - channel), blue: UInt8(alpha), alpha: UInt8(alpha))
        if PremultipliedColor(RGBAColor(pixel)) != pixel { Issue.record("\(pixel)") }
      }
    }
  }

  @Test func `alpha is multiplied in and rounded for all pairs`() {
    for alpha in 0...255 {
      for channel in 0...255 {
        let color = RGBAColor(red: UInt8(channel), green: 0, blue: 255, alpha: UInt8(alpha))
        let pixel = PremultipliedColor(color)
        if Int(pixel.red) != (channel * alpha * 2 + 255) / 510 || Int(pixel.blue) != alpha { Issue.record("\(color)") }
      }
    }
  }

  @Test func `an opaque colour survives the way to a pixel and back`() {
    for channel in 0...255 {
      let color = RGBAColor(red: UInt8(channel), green: UInt8(255 - channel), blue: 7)
      #expect(RGBAColor(PremultipliedColor(color)) == color)
    }
  }

  @Test func `a channel larger than alpha is limited when alpha is divided out`() {
    #expect(RGBAColor(PremultipliedColor(red: 200, green: 0, blue: 0, alpha: 100)).red == 255)
    #expect(RGBAColor(PremultipliedColor(red: 9, green: 9, blue: 9, alpha: 0)) == .clear)
  }
}
