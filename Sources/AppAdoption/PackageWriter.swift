package import Foundation

/// Writes the files of a package, except those that were edited since.
package struct PackageWriter {
  /// What became of a file.
  package enum Outcome: Equatable, Sendable {
    case written
    case same
    /// It differs from what was written last, so that somebody edited it.
    case kept
  }

  private static let record = ".adopted.json"

  private let folder: URL
  /// The digest of each file as it was written last.
  private var digests: [String: String]

  /// - Parameter folder: the package's.
  package init(in folder: URL) {
    self.folder = folder
    let data = FileManager.default.contents(atPath: folder.appending(path: Self.record).path)
    digests = data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
  }

  /// Writes a file, unless it was edited.
  package mutating func write(_ text: String, to path: String) throws -> Outcome {
    let file = folder.appending(path: path)
    if let present = FileManager.default.contents(atPath: file.path).map({ String(decoding: $0, as: UTF8.self) }) {
      if present == text {
        digests[path] = Self.digest(text)
        return .same
      }
      guard digests[path] == Self.digest(present) else { return .kept }
    }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    digests[path] = Self.digest(text)
    return .written
  }

  /// Makes a link, or lets one lead elsewhere; never in the place of a file or a folder.
  package func link(_ path: String, to place: String) throws {
    let file = folder.appending(path: path)
    let manager = FileManager.default
    if let present = try? manager.destinationOfSymbolicLink(atPath: file.path) {
      if present == place { return }
      try manager.removeItem(at: file)
    } else if manager.fileExists(atPath: file.path) {
      return
    }
    try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: file.path, withDestinationPath: place)
  }

  /// Copies a file or a folder, in the place of an earlier copy where that differs.
  package func copy(_ path: String, from source: URL) throws {
    let file = folder.appending(path: path)
    let manager = FileManager.default
    if manager.contentsEqual(atPath: source.path, andPath: file.path) { return }
    if manager.fileExists(atPath: file.path) { try manager.removeItem(at: file) }
    try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try manager.copyItem(at: source, to: file)
  }

  /// Writes down what was written, for the next time.
  package func finish() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(digests).write(to: folder.appending(path: Self.record), options: .atomic)
  }

  /// FNV-1a: enough to see whether somebody edited a file.
  static func digest(_ text: String) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(value, radix: 16)
  }
}
