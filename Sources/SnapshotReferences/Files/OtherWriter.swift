import Foundation
import Synchronization
import TextFormats

/// Another process that wrote a reference while this one runs, and other bytes than this one.
///
/// Two processes that record into one folder leave some pictures of each, and neither fails for it. So the one that writes
/// over the other's says whose it was.
package struct OtherWriter: Codable, Equatable, Sendable {
  /// The process, or nil where only the file tells that somebody wrote it.
  package var process: Int32?
  /// What started it, or nil where that is not known.
  package var command: [String]?
  /// When it wrote, in seconds since 1970.
  package var time: Double
  /// What it wrote.
  var digest: ContentDigest

  /// Who it was, as people read it.
  package func sentence(about path: String) -> String {
    let who = process.map { "process \($0)" + (command.map { " (\($0.joined(separator: " ")))" } ?? "") }
    return
      "\(path.quoted) was written by \(who ?? "another process") while these tests ran, with other contents, which are "
      + "replaced now. Two recordings at the same time mix their results: record one after the other, or into different folders."
  }
}

/// What this process knows of who writes references.
struct WriterNotes {
  /// What this process wrote where.
  private static let written = Mutex<[String: ContentDigest]>([:])
  /// When this process first asked: what is older was there before.
  private static let began = Date().timeIntervalSince1970

  /// Notes when this process began.
  static func begin() { _ = began }

  let file: URL
  /// Where processes note what they wrote, or nil to note nothing.
  let folder: URL?

  private var note: URL? {
    folder?.appending(path: String(FileNamePart.digest(of: file.path), radix: 16) + ".json")
  }

  /// Who wrote other bytes into the file since this process began, or nil.
  func otherWriter(than data: Data) -> OtherWriter? {
    let began = Self.began
    var status = stat()
    guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let time = Self.modification(status)
    guard time > began, let content = try? Data(contentsOf: file), content != data else { return nil }
    let digest = ContentDigest(of: content)
    if Self.written.withLock({ $0[file.path] == digest }) { return nil }
    let noted = note.flatMap { try? Data(contentsOf: $0) }.flatMap {
      try? JSONDecoder().decode(OtherWriter.self, from: $0)
    }
    if let noted, noted.digest == digest { return noted }
    return OtherWriter(process: nil, command: nil, time: time, digest: digest)
  }

  /// Notes that this process wrote the file.
  func add(_ data: Data) {
    let digest = ContentDigest(of: data)
    Self.written.withLock { $0[file.path] = digest }
    guard let note else { return }
    let own = OtherWriter(
      process: getpid(), command: TestRun.ofProcess?.command ?? CommandLine.arguments,
      time: Date().timeIntervalSince1970, digest: digest)
    // Without it the others do not hear whose the file is; a test must not fail for that.
    if let data = try? JSONEncoder().encode(own) { try? AtomicFile.write(data, to: note, isDurable: false) }
  }

  private static func modification(_ status: stat) -> Double {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
