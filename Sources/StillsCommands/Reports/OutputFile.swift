import Foundation
import TextFormats

/// A file that a command was asked to write.
struct OutputFile {
  let url: URL

  init(_ url: URL) { self.url = url }

  /// Why it could not be written, and the way out.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Writes the whole file or nothing.
  /// - Throws: `Failure` with a sentence.
  func write(_ data: Data) throws(Failure) {
    let folder = url.deletingLastPathComponent().path.escapedForTerminal
    let name = url.path.escapedForTerminal.quoted
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path, isDirectory: &isFolder) else {
      throw Failure(description: "The folder \(folder.quoted) does not exist. Create it, or choose another --output.")
    }
    guard isFolder.boolValue else {
      throw Failure(description: "\(folder.quoted) is a file, not a folder. Choose another --output.")
    }
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      throw Failure(description: "\(name) is a folder. Name a file in it with --output.")
    }
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw Failure(description: "\(name) cannot be written: \(Self.words(for: error)).")
    }
  }

  /// What the system says, without how Foundation wraps it.
  static func words(for error: any Error) -> String {
    let number = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error).map { ($0 as NSError).code } ?? 0
    return number > 0 ? String(cString: strerror(Int32(number))) : "the disk is full, or it is not allowed"
  }
}
