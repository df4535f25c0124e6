import CPNG
import PixelImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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

  /// The pixel of each index, for rows of indices.
  func colors() -> [PremultipliedColor] {
    var bytes = [UInt8](repeating: 0, count: 1024)
    cpng_reader_colors(reader, &bytes)
    return stride(from: 0, to: bytes.count, by: 4).map { start in
      PremultipliedColor(
        RGBAColor(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3]))
    }
  }

  /// Reads the next rows of a file that is not interlaced.
  func readRows(_ count: Int, bytesPerRow: Int, into rows: UnsafeMutablePointer<UInt8>) throws(PNGError) {
    try check(cpng_reader_read_rows(reader, rows, bytesPerRow, UInt32(count)))
  }

  /// Reads all rows of an interlaced file as straight RGBA.
  func readInterlaced(_ height: Int, bytesPerRow: Int, into rows: UnsafeMutablePointer<UInt8>) throws(PNGError) {
    try check(cpng_reader_read_interlaced(reader, rows, bytesPerRow, UInt32(height)))
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
      // A keyword is Latin-1 in every kind of text, and at most 79 bytes.
      let keyword = String(latin1: UnsafeRawBufferPointer(start: text.keyword, count: strlen(text.keyword)))
      if texts[keyword] == nil { texts[keyword] = PNGReader.string(text) }
    }
    return texts
  }

  private static func string(_ text: cpng_text) -> String {
    let bytes = UnsafeRawBufferPointer(start: text.text, count: text.length)
    return text.isUTF8 ? String(decoding: bytes, as: UTF8.self) : String(latin1: bytes)
  }

  private func check(_ succeeded: Bool) throws(PNGError) {
    guard !succeeded else { return }
    throw .libpng(String(cString: cpng_reader_message(reader)))
  }
}

extension String {
  /// Decodes ISO 8859-1, whose bytes are the first 256 Unicode scalars.
  init(latin1 bytes: some Collection<UInt8>) {
    if bytes.allSatisfy({ $0 < 128 }) {
      self.init(decoding: bytes, as: UTF8.self)
    } else {
      self.init()
      for byte in bytes { unicodeScalars.append(Unicode.Scalar(byte)) }
    }
  }
}
