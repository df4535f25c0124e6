package import Foundation
import Synchronization

/// The name of a file while it is written, before it takes the place of another:
/// `.<machine>-<process>-<number>-<file>.stills-draft`.
package enum DraftName {
  private static let serial = Atomic<Int>(0)
  private static let suffix = ".stills-draft"
  /// The time in which a process that writes a draft is done with it, in seconds; containers do not see each other's.
  private static let writingTime: TimeInterval = 10
  /// The age from which a draft belongs to nobody, whoever wrote it, in seconds.
  private static let lifetime: TimeInterval = 3600

  /// A digest of the machine's name: numbers of processes mean nothing elsewhere.
  private static let machine: String = {
    var name = [CChar](repeating: 0, count: 257)
    gethostname(&name, name.count - 1)
    let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return String(FileNamePart.digest(of: text), radix: 16)
  }()

  /// A name that no other draft has.
  package static func next(for file: URL, process: Int32 = getpid()) -> String {
    let number = serial.add(1, ordering: .relaxed).newValue
    // At most 160 bytes of it, so that the whole is no longer than names may be.
    let end = String(file.lastPathComponent.unicodeScalars.suffix(40))
    return ".\(machine)-\(process)-\(number)-\(end)\(suffix)"
  }

  /// Whether a file is a draft that nobody will complete.
  static func isAbandoned(_ name: String, age: TimeInterval) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(suffix) else { return false }
    if age > lifetime { return true }
    let parts = name.dropFirst().split(separator: "-", maxSplits: 2)
    guard age > writingTime, parts.count == 3, parts[0] == machine, let process = Int32(parts[1]) else { return false }
    return !TestRun.isRunning(process)
  }
}
