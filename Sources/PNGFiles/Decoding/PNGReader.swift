import CPNG

/// Owns libpng's state for reading one file, whose bytes must outlive it.
struct PNGReader: ~Copyable {
  private let reader: OpaquePointer

  init(_ file: UnsafeRawBufferPointer) throws(PNGError) {
    guard let start = file.baseAddress else { throw .empty }
    let bytes = start.assumingMemoryBound(to: UInt8.self)
    guard let reader = cpng_reader_create(bytes, file.count, PNGDecoder.maximumWorkingByteCount) else {
      throw .outOfMemory
    }
    self.reader = reader
  }

  deinit {
    cpng_reader_destroy(reader)
  }

  /// Reads all chunks before the picture data; to be called first.
  func readHeader() throws(PNGError) -> cpng_header {
    var header = cpng_header()
    try check(cpng_reader_read_header(reader, &header))
    return header
  }

  /// Reads the next rows, or all of an interlaced file, as straight RGBA.
  func readRows(_ count: Int, width: Int, isInterlaced: Bool, into rows: UnsafeMutablePointer<UInt8>) throws(PNGError) {
    let read = isInterlaced ? cpng_reader_read_interlaced : cpng_reader_read_rows
    try check(read(reader, rows, width * 4, UInt32(count)))
  }

  /// Reads the chunks behind the picture data.
  func readEnd() throws(PNGError) {
    try check(cpng_reader_read_end(reader))
  }

  /// The texts in the chunks that were read so far.
  func texts() -> [String: String] {
    var texts: [String: String] = [:]
    for index in 0..<cpng_reader_text_count(reader) {
      let text = cpng_reader_text(reader, index)
      let keyword = PNGReader.string(text.keyword, isUTF8: false)
      if texts[keyword] == nil { texts[keyword] = PNGReader.string(text.text, isUTF8: text.isUTF8) }
    }
    return texts
  }

  private static func string(_ text: UnsafePointer<CChar>, isUTF8: Bool) -> String {
    if isUTF8 { return String(cString: text) }
    return String(
      latin1: sequence(first: text) { $0 + 1 }.lazy.map { UInt8(bitPattern: $0.pointee) }.prefix { $0 != 0 })
  }

  private func check(_ succeeded: Bool) throws(PNGError) {
    guard !succeeded else { return }
    throw .invalid(reason: "libpng says \"\(String(cString: cpng_reader_message(reader)))\"")
  }
}
