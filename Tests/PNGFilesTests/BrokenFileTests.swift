import PNGFiles
import PixelImages
import Testing

@Suite struct `A broken file is refused with the reason` {
  private func error(_ bytes: [UInt8]) -> PNGError? {
    do {
      _ = try PNGDecoder().decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func `no bytes`() {
    #expect(error([]) == .empty)
  }

  @Test func `something else than PNG`() {
    #expect(error(Array("GIF89a....".utf8)) == .notPNG(start: Array("GIF89a..".utf8)))
    #expect(error([0]) == .notPNG(start: [0]))
  }

  @Test func `a Git LFS pointer`() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n"
    #expect(error(Array(pointer.utf8)) == .gitLFSPointer)
    #expect(PNGError.gitLFSPointer.description.contains("git lfs pull"))
  }

  @Test func `converted line ends`() {
    #expect(error([137, 80, 78, 71, 10, 26, 10, 0]) == .lineEndsConverted)
    #expect(error([137, 80, 78, 71, 13, 10, 26, 13, 10]) == .lineEndsConverted)
  }

  @Test func `truncation at every length`() {
    for format in SampleFormat.all {
      let file = SampleFile(format: format).bytes()
      for length in 1..<file.count {
        guard case .truncated(_, let offset, let missing) = error(Array(file.prefix(length))) else {
          Issue.record("\(format) cut to \(length) bytes: \(String(describing: error(Array(file.prefix(length)))))")
          return
        }
        #expect(offset <= length && missing > 0 && length + missing <= file.count)
      }
    }
  }

  @Test(arguments: [false, true])
  func `one wrong bit anywhere is seen`(isInterlaced: Bool) {
    for format in SampleFormat.all {
      var file = SampleFile(format: format, width: 4, height: 3, isInterlaced: isInterlaced)
      file.transparency = format.isPalette ? [7] : nil
      let bytes = file.bytes()
      for bit in 0..<bytes.count * 8 {
        var damaged = bytes
        damaged[bit / 8] ^= 1 << UInt8(bit % 8)
        #expect(error(damaged) != nil, "\(format), bit \(bit)")
      }
    }
  }

  @Test(arguments: ["IHDR", "tEXt", "zTXt", "gAMA", "IDAT", "IEND"])
  func `a wrong checksum names the chunk`(type: String) {
    var builder = PNGBuilder()
    builder.addHeader(width: 1, height: 1, depth: 8, colorType: 0)
    builder.add("tEXt", Array("a\0b".utf8))
    builder.add("zTXt", Array("a\0\0".utf8) + storedZlibStream([65]))
    builder.add("gAMA", bigEndian(45455))
    builder.addData([0, 1])
    builder.add("IEND")
    var bytes = builder.bytes
    guard let at = bytes.firstRange(of: Array(type.utf8))?.lowerBound else {
      Issue.record("no chunk \(type)")
      return
    }
    let length = Int(bytes[at - 1])
    bytes[at + 4 + length] ^= 1
    #expect(error(bytes) == .wrongChecksum(chunk: type, offset: at - 4))
  }

  @Test(arguments: [
    (UInt8(0), UInt8(3)), (0, 0), (0, 32), (2, 1), (2, 4), (3, 16), (4, 4), (6, 2), (1, 8), (5, 8), (7, 8), (255, 8),
  ])
  func `colour types and depths that do not exist`(colorType: UInt8, depth: UInt8) {
    var builder = PNGBuilder()
    builder.addHeader(width: 1, height: 1, depth: depth, colorType: colorType)
    builder.addData([0, 1, 1, 1, 1, 1, 1, 1, 1])
    builder.add("IEND")
    #expect(isInvalid(error(builder.bytes)))
  }

  @Test func `sizes of zero`() {
    for (width, height) in [(0, 1), (1, 0), (0, 0)] as [(UInt32, UInt32)] {
      var builder = PNGBuilder()
      builder.addHeader(width: width, height: height, depth: 8, colorType: 0)
      builder.addData([0, 1])
      builder.add("IEND")
      #expect(error(builder.bytes) == .invalid(reason: "its size is \(width) x \(height) pixels"))
    }
  }

  @Test func `too little picture data, none, and none before the end`() {
    for rows in [[0, 1, 2], [0, 1, 2, 0, 3]] as [[UInt8]] {
      var builder = PNGBuilder()
      builder.addHeader(width: 2, height: 2, depth: 8, colorType: 0)
      builder.addData(rows)
      builder.add("IEND")
      #expect(isInvalid(error(builder.bytes)))
    }
    var builder = PNGBuilder()
    builder.addHeader(width: 2, height: 2, depth: 8, colorType: 0)
    builder.add("IEND")
    #expect(isInvalid(error(builder.bytes)))
  }

  @Test func `data that cannot be inflated, and a filter that does not exist`() {
    var builder = PNGBuilder()
    builder.addHeader(width: 1, height: 1, depth: 8, colorType: 0)
    builder.add("IDAT", [0x78, 0x01, 0xFF, 0xFF])
    builder.add("IEND")
    #expect(isInvalid(error(builder.bytes)))
    #expect(
      isInvalid(error(SampleFile(format: SampleFormat.all[3], filter: { _ in 0 }).bytes().replacingFirstFilter())))
  }

  @Test func `a palette that is missing`() {
    var builder = PNGBuilder()
    builder.addHeader(width: 1, height: 1, depth: 8, colorType: 3)
    builder.addData([0, 0])
    builder.add("IEND")
    #expect(isInvalid(error(builder.bytes)))
  }

  @Test func `no header first, and bytes that are no chunk`() {
    var builder = PNGBuilder()
    builder.add("IDAT", [1])
    #expect(error(builder.bytes) == .invalid(reason: "the first chunk is not a header"))
    #expect(
      error(PNGBuilder.signature + [0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0])
        == .invalid(reason: "there is no chunk at byte 8"))
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0)])
  func `a picture without pixels cannot be written`(width: Int, height: Int) {
    #expect(throws: PNGError.noPixels(width: width, height: height)) {
      try PNGEncoder().encode(Bitmap(width: width, height: height))
    }
  }

  private func isInvalid(_ error: PNGError?) -> Bool {
    if case .invalid = error { true } else { false }
  }
}

extension [UInt8] {
  /// A file of `SampleFile` whose first row has the filter 5, with right checksums.
  fileprivate func replacingFirstFilter() -> [UInt8] {
    guard let at = firstRange(of: Array("IDAT".utf8))?.upperBound else { return self }
    var bytes = self
    bytes[at + 7] = 5
    let length = bytes[at - 8..<at - 4].reduce(0) { $0 << 8 | Int($1) }
    bytes.replaceSubrange(at + length..<at + length + 4, with: bigEndian(crc32(Array(bytes[at - 4..<at + length]))))
    return bytes
  }
}
