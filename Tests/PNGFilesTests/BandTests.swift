import PNGFiles
import PixelImages
import Testing

@Suite struct `A picture that is read in bands` {
  /// All bands, one below the other; nil for an interlaced picture.
  private func picture(_ file: [UInt8], rowCount: Int) async throws -> Bitmap? {
    guard let bands = try PNGBands(file) else { return nil }
    var pixels: [PremultipliedColor] = []
    while let band = try await bands.next(rowCount) {
      #expect(band.width == bands.size.width && band.height <= rowCount)
      band.withUnsafePixels { pixels += $0 }
    }
    return Bitmap(width: bands.size.width, height: bands.size.height) { target in
      _ = target.update(fromContentsOf: pixels)
    }
  }

  @Test(arguments: SampleFormat.all, [1, 2, 16, 17, 35, 100])
  func `is the picture that is read at once`(format: SampleFormat, rowCount: Int) async throws {
    let file = SampleFile(format: format, width: 67, height: 35)
    #expect(try await picture(file.bytes(), rowCount: rowCount) == format.expectedPicture(width: 67, height: 35))
  }

  @Test func `is not one whose rows do not come from top to bottom`() throws {
    #expect(try PNGBands(SampleFile(format: SampleFormat.all[0], isInterlaced: true).bytes()) == nil)
  }

  @Test func `says the same of damaged files`() async throws {
    for format in SampleFormat.all {
      let bytes = SampleFile(format: format, width: 4, height: 3).bytes()
      for bit in stride(from: 0, to: bytes.count * 8, by: 5) {
        var damaged = bytes
        damaged[bit / 8] ^= 1 << UInt8(bit % 8)
        let expected = try #require(#expect(throws: PNGError.self) { try PNGDecoder().decode(damaged) })
        await #expect(throws: expected, "\(format), bit \(bit)") { try await picture(damaged, rowCount: 2) }
      }
    }
  }

  @Test func `knows what its samples mean`() throws {
    let plain = try #require(try PNGBands(SampleFile(format: SampleFormat.all[0]).bytes()))
    #expect(plain.colorEncoding == .unspecified && plain.size == PixelSize(width: 13, height: 11))
  }
}
