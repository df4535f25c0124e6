import Foundation

/// The most memory that something holds at one time, beyond what the process held before.
enum PeakMemory {
  /// The bytes of work, or nil where the system does not tell: only Linux forgets earlier peaks when asked to.
  static func bytes(of work: () -> Void) -> Int? {
    #if os(Linux)
      giveFreeMemoryBack()
      // Resets VmHWM to what is resident now (proc(5)).
      guard let switchboard = FileHandle(forWritingAtPath: "/proc/self/clear_refs"),
        (try? switchboard.write(contentsOf: Data("5".utf8))) != nil, let before = status("VmHWM")
      else { return nil }
      work()
      return status("VmHWM").map { ($0 - before) * 1024 }
    #else
      return nil
    #endif
  }

  /// The bytes of the process that are in memory now, or nil where the system does not tell.
  static var resident: Int? { status("VmRSS").map { $0 * 1024 } }

  #if os(Linux)
    /// Lets glibc return what is free, which would hide the same amount of memory used again.
    private static func giveFreeMemoryBack() {
      // Not in Swift's module of glibc; musl has none.
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
    }
  #endif

  /// A figure of the process's status, in KiB.
  private static func status(_ name: String) -> Int? {
    let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n") ?? []
    let words = lines.first { $0.hasPrefix(name + ":") }?.split(whereSeparator: \.isWhitespace) ?? []
    return words.count > 1 ? Int(words[1]) : nil
  }
}
