import CJPEG
package import PixelImages
import TextFormats

/// Reads JPEG files, baseline and progressive, in grey or in colour.
///
/// Samples are taken as sRGB, whatever profile the file has. The pixels are those of libjpeg-turbo's slow integer
/// transform, which gives the same ones on every processor. The picture is turned as its Exif data says.
package struct JPEGDecoder: Sendable {
  /// Files with more pixels are refused before memory is allocated for them.
  package static let maximumPixelCount = 1 << 26

  /// Creates a decoder.
  package init() {}

  /// The library that reads and writes files, with its version.
  package static let library = "libjpeg-turbo \(String(cString: cjpeg_version()))"

  /// Reads a picture.
  /// - Throws: `JPEGError`, which says what is wrong with the bytes.
  package func decode(_ file: [UInt8]) throws(JPEGError) -> Bitmap {
    try file.span.bytes.withUnsafeBytes { (bytes) throws(JPEGError) in try decode(bytes) }
  }

  private func decode(_ file: UnsafeRawBufferPointer) throws(JPEGError) -> Bitmap {
    guard !file.isEmpty, let start = file.baseAddress else { throw JPEGError(reason: "The file is empty.") }
    let bytes = start.assumingMemoryBound(to: UInt8.self)
    guard let reader = cjpeg_reader_create(bytes, file.count) else {
      throw JPEGError(reason: "There is not enough memory.")
    }
    defer { cjpeg_reader_destroy(reader) }
    var header = cjpeg_header()
    try check(cjpeg_reader_read_header(reader, &header), reader)
    let (width, height) = (Int(header.width), Int(header.height))
    guard width * height <= Self.maximumPixelCount else {
      throw JPEGError(reason: "The picture of \(width) x \(height) pixels is too large to be read.")
    }
    let bitmap = try Bitmap(width: width, height: height) { (pixels) throws(JPEGError) in
      // Opaque pixels are the same with alpha multiplied in.
      guard let memory = UnsafeMutableRawBufferPointer(pixels).bindMemory(to: UInt8.self).baseAddress else { return }
      try check(cjpeg_reader_read_pixels(reader, memory), reader)
    }
    return bitmap.turned(asExif: Int(header.orientation))
  }

  private func check(_ succeeded: Bool, _ reader: OpaquePointer) throws(JPEGError) {
    guard !succeeded else { return }
    let words = String(cString: cjpeg_reader_message(reader))
    throw JPEGError(reason: "It is no JPEG file that can be read: libjpeg says \(words.quoted).")
  }
}

/// Why bytes are not a picture.
package struct JPEGError: Error, Hashable, Sendable, CustomStringConvertible {
  let reason: String

  /// What is wrong, without the name of the file.
  package var description: String { reason }
}

extension Bitmap {
  /// The picture as it is seen, where its pixels lie as Exif counts: 1 to 8.
  fileprivate func turned(asExif orientation: Int) -> Bitmap {
    let (right, bottom) = (width - 1, height - 1)
    return switch orientation {
    case 2: rearranged(isTransposed: false) { (right - $0, $1) }
    case 3: rearranged(isTransposed: false) { (right - $0, bottom - $1) }
    case 4: rearranged(isTransposed: false) { ($0, bottom - $1) }
    case 5: rearranged(isTransposed: true) { ($1, $0) }
    case 6: rearranged(isTransposed: true) { ($1, bottom - $0) }
    case 7: rearranged(isTransposed: true) { (right - $1, bottom - $0) }
    case 8: rearranged(isTransposed: true) { (right - $1, $0) }
    default: self
    }
  }
}
