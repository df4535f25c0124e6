import PNGFiles
import PixelImages
import Testing

@Suite struct `Pictures come back as they were written` {
  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256, 257, 1000])
  func `opaque pictures of any number of colours`(colorCount: Int) throws {
    let bitmap = picture(width: 61, height: 53) { index in
      let color = index % colorCount
      return PremultipliedColor(
        red: UInt8(color & 255), green: UInt8(color >> 8), blue: UInt8((color * 7) & 255), alpha: 255)
    }
    let decoded = try PNGDecoder().decode(PNGEncoder().encode(bitmap))
    #expect(decoded.bitmap == bitmap)
    #expect(decoded.colorEncoding == .sRGB)
  }

  @Test func `every premultiplied pair of a channel and alpha`() throws {
    let bitmap = picture(width: 256, height: 256) { index in
      let (channel, alpha) = (index % 256, index / 256)
      let value = UInt8(min(channel, alpha))
      return PremultipliedColor(red: value, green: UInt8(alpha) - value, blue: value / 2, alpha: UInt8(alpha))
    }
    #expect(try PNGDecoder().decode(PNGEncoder().encode(bitmap)).bitmap == bitmap)
  }

  @Test func `translucent pictures of few colours`() throws {
    let bitmap = picture(width: 20, height: 20) { index in
      let alpha = UInt8(index % 7 * 42)
      return PremultipliedColor(red: alpha / 2, green: 0, blue: alpha, alpha: alpha)
    }
    #expect(try PNGDecoder().decode(PNGEncoder().encode(bitmap)).bitmap == bitmap)
  }

  @Test(arguments: 1...20, [1, 2, 15, 16, 17, 33])
  func `every small size`(width: Int, height: Int) throws {
    let bitmap = picture(width: width, height: height) { index in
      PremultipliedColor(red: UInt8(index & 255), green: UInt8(index & 1), blue: 9, alpha: 255)
    }
    #expect(try PNGDecoder().decode(PNGEncoder().encode(bitmap)).bitmap == bitmap)
  }
}

/// A picture whose pixels are computed from their numbers, row by row.
func picture(width: Int, height: Int, _ pixel: (Int) -> PremultipliedColor) -> Bitmap {
  Bitmap(width: width, height: height) { pixels in
    for index in pixels.indices { pixels[index] = pixel(index) }
  }
}
