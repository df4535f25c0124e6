import CPNG

/// Owns libpng's state for writing one file into memory.
struct PNGWriter: ~Copyable {
  private let writer: OpaquePointer

  init() throws(PNGError) {
    guard let writer = cpng_writer_create() else { throw .outOfMemory }
    self.writer = writer
  }

  deinit {
    cpng_writer_destroy(writer)
  }

  /// Writes all chunks before the picture data; to be called first.
  func writeHeader(_ format: cpng_format, palette: [UInt8], texts: [PNGText]) throws(PNGError) {
    var format = format
    let succeeded = palette.withUnsafeBufferPointer { palette in
      format.palette = palette.baseAddress
      return PNGText.withCTexts(texts) { texts in
        cpng_writer_write_header(writer, &format, texts.baseAddress, texts.count)
      }
    }
    try check(succeeded)
  }

  /// Writes all picture data, ends the file and returns its bytes.
  func finish(with data: UnsafeBufferPointer<UInt8>) throws(PNGError) -> [UInt8] {
    guard let start = data.baseAddress else { throw .outOfMemory }
    try check(cpng_writer_write_data(writer, start, data.count))
    var count = 0
    let bytes = cpng_writer_bytes(writer, &count)
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private func check(_ succeeded: Bool) throws(PNGError) {
    guard !succeeded else { return }
    let message = String(cString: cpng_writer_message(writer))
    throw message.lowercased().contains("memory") ? .outOfMemory : .libpng(message)
  }
}
