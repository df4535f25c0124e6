import Foundation

/// The pictures of a report, each stored once however many snapshots show it.
struct ReportPictures {
  /// A picture of a snapshot.
  struct Side: Encodable, Equatable {
    /// Which one of all pictures.
    var picture: Int
    /// The extents in pixels.
    var width, height: Int
  }

  /// The files of the pictures.
  private(set) var files: [Data] = []
  private var indices: [Data: Int] = [:]

  /// Adds a picture; nil where the bytes are no PNG file.
  mutating func add(_ file: Data) -> Side? {
    guard let (width, height) = ReportPictures.extents(of: file) else { return nil }
    if let index = indices[file] { return Side(picture: index, width: width, height: height) }
    indices[file] = files.count
    files.append(file)
    return Side(picture: files.count - 1, width: width, height: height)
  }

  /// The width and the height in the header of a PNG file (W3C PNG, 11.2.1), without decoding it.
  private static func extents(of file: Data) -> (Int, Int)? {
    let bytes = Array(file.prefix(24))
    guard bytes.count == 24, bytes[0..<8] == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      bytes[12..<16] == Array("IHDR".utf8)[...]
    else { return nil }
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    return width > 0 && height > 0 ? (width, height) : nil
  }
}
