import PNGFiles
import PixelImages
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct `No file makes the decoder take more memory than it says` {
  @Test(arguments: [(UInt32(1_000_001), UInt32(1)), (1, 1_000_001), (2_147_483_647, 2_147_483_647), (20_000, 20_000)])
  func `absurd sizes`(width: UInt32, height: UInt32) {
    let expected = PNGError.tooLarge(width: Int(width), height: Int(height), limit: Bitmap.maximumPixelCount)
    #expect(throws: expected) { try PNGDecoder().decode(absurdFile(width: width, height: height)) }
  }

  @Test func `sizes that the file has no data for`() {
    #expect(throws: PNGError.invalid(reason: "14 bytes of data cannot hold 16384 x 16384 pixels")) {
      try PNGDecoder().decode(absurdFile(width: 16384, height: 16384))
    }
  }

  @Test func `the limit that the caller gives`() throws {
    let file = SampleFile(format: SampleFormat.all[3]).bytes()
    #expect(try PNGDecoder(maximumPixelCount: 143).decode(file).bitmap.width == 13)
    #expect(throws: PNGError.tooLarge(width: 13, height: 11, limit: 142)) {
      try PNGDecoder(maximumPixelCount: 142).decode(file)
    }
    #expect(PNGDecoder(maximumPixelCount: .max).maximumPixelCount == Bitmap.maximumPixelCount)
  }

  @Test func `large chunks beside the picture`() {
    var builder = PNGBuilder()
    builder.addHeader(width: 1, height: 1, depth: 8, colorType: 0)
    let byteCount = PNGDecoder.maximumChunkByteCount + 1
    let chunk = bigEndian(UInt32(byteCount)) + Array("prVt".utf8) + [UInt8](repeating: 0, count: byteCount + 4)
    #expect(throws: PNGError.chunkTooLarge(chunk: "prVt", offset: 33, byteCount: byteCount)) {
      try PNGDecoder().decode(builder.bytes + chunk)
    }
  }

  #if os(Linux)
    @Test(.prompt) func `in a process that has no more memory than that`() async {
      await #expect(processExitsWith: .success) {
        let files = [
          absurdFile(width: 2_147_483_647, height: 2_147_483_647), absurdFile(width: 16384, height: 16384),
          absurdFile(width: 999_999, height: 268), try textBomb(),
        ]
        try limitMemory(toAdditional: PNGDecoder.maximumWorkingByteCount + 32 << 20)
        for file in files { _ = try? PNGDecoder().decode(file) }
      }
    }
  #endif
}

/// A file of a few bytes that claims to be a large picture.
private func absurdFile(width: UInt32, height: UInt32) -> [UInt8] {
  var builder = PNGBuilder()
  builder.addHeader(width: width, height: height, depth: 8, colorType: 6)
  builder.addData([0, 1, 2])
  builder.add("IEND")
  return builder.bytes
}

/// A file of some 300 kB with 300 MB of text.
private func textBomb() throws -> [UInt8] {
  let text = String(repeating: "x", count: 8_000_000)
  let file = try PNGEncoder().encode(Bitmap(width: 1, height: 1), texts: ["a": text])
  let start = file.firstRange(of: Array("zTXt".utf8))?.lowerBound ?? 0
  let length = file[start - 4..<start].reduce(0) { $0 << 8 | Int($1) }
  let chunk = file[start - 4..<start + length + 8]
  return Array(file[..<(start - 4)]) + (0..<40).flatMap { _ in chunk } + file[(start + length + 8)...]
}

#if os(Linux)
  /// Lets the process map so many bytes more than it has mapped now.
  private func limitMemory(toAdditional byteCount: Int) throws {
    let file = try #require(fopen("/proc/self/statm", "r"))
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 200)
    try #require(fgets(&line, 200, file) != nil)
    let pages = atol(line)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    limit.rlim_cur = rlim_t(pages * sysconf(Int32(_SC_PAGESIZE)) + byteCount)
    try #require(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
  }
#endif
