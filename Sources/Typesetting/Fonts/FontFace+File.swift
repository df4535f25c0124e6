import Foundation

extension FontFace {
  /// Reads a face from a font file.
  /// - Parameters:
  ///   - file: the path of the file.
  ///   - index: which face of a collection, from 0.
  public convenience init(file: String, index: Int = 0) throws(FontError) {
    let bytes: [UInt8]
    do {
      bytes = try [UInt8](Data(contentsOf: URL(filePath: file)))
    } catch {
      throw FontError(.unreadable(error.localizedDescription), name: file)
    }
    try self.init(bytes: bytes, index: index, name: file)
  }
}
