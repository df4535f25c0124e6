import Foundation

extension FontFace {
  /// Reads a face from a font file.
  /// - Parameters:
  ///   - file: the path of the file.
  ///   - index: which face of a collection, from 0.
  public convenience init(file: String, index: Int = 0) throws(FontError) {
    try self.init(bytes: Self.bytes(of: file), index: index, name: file)
  }

  /// All faces of a font file: each of a collection, and of a variable font each of its named instances.
  /// - Parameter file: the path of the file.
  package static func all(file: String) throws(FontError) -> [FontFace] {
    try all(bytes: bytes(of: file), name: file)
  }

  private static func bytes(of file: String) throws(FontError) -> [UInt8] {
    do {
      return try [UInt8](Data(contentsOf: URL(filePath: file)))
    } catch {
      throw FontError(.unreadable(error.localizedDescription), name: file)
    }
  }
}
