import CProcessRestart
import Foundation

/// Lets a preview that ends the process end its own picture alone.
///
/// A force unwrap or a `fatalError` cannot be caught. So it is written down which preview is about to be made or drawn, and on
/// a fatal signal the process begins again in its own place, with the same arguments and for whoever waits for it the same one:
/// its tests run again, and leave out what has ended it. On Linux, and on the main thread: what ends on another one ends the
/// process, since it is not known whose fault that is.
@MainActor
final class PreviewGuard {
  /// After how many seconds a preview counts as one that does not end.
  ///
  /// A guess: the slowest of public apps take a few.
  nonisolated static let usualSeconds: TimeInterval = 120
  /// How many previews may end the process before it is left to end, lest it begins for ever: a guess.
  private static let limit = 200
  /// The variable of the environment that names the file.
  private static let variable = "STILLS_ENDED_PREVIEWS"

  static let shared = PreviewGuard()

  /// What has ended this process before it began again.
  private(set) var ended: [EndedPreview] = []
  private let file: URL
  // They are read when the process begins again, so that nobody gives them back.
  private let executable: UnsafeMutablePointer<CChar>?
  private let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// What the file has.
  private struct State: Codable {
    var ended: [EndedPreview]
    var current: String
    var seconds: TimeInterval
  }

  private init() {
    let named = ProcessInfo.processInfo.environment[Self.variable].map { URL(filePath: $0) }
    // Processes that this one starts have previews of their own.
    unsetenv(Self.variable)
    let name = "stills-previews-\(UUID().uuidString).json"
    file = named ?? FileManager.default.temporaryDirectory.appending(path: name)
    executable = strdup(URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path)
    arguments = Self.pointers(Self.list("/proc/self/cmdline"))
    let others = Self.list("/proc/self/environ").filter { !$0.starts(with: "\(Self.variable)=".utf8) }
    environment = Self.pointers(others + [Data("\(Self.variable)=\(file.path)".utf8)])
    guard named != nil, let data = try? Data(contentsOf: file),
      let state = try? JSONDecoder().decode(State.self, from: data)
    else { return }
    let output = (try? Data(contentsOf: outputFile)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    ended = state.ended + [EndedPreview(key: state.current, output: output, seconds: state.seconds)]
    FileHandle.standardError.write(Data(output.utf8))
    removeFiles()
  }

  private var outputFile: URL { file.appendingPathExtension("txt") }

  /// Strings that the system has with a zero behind each, whatever their encoding.
  private static func list(_ path: String) -> [Data] {
    var strings = (FileManager.default.contents(atPath: path) ?? Data()).split(
      separator: 0, omittingEmptySubsequences: false)
    if strings.last?.isEmpty == true { strings.removeLast() }
    return strings
  }

  /// The strings as C has them, with a null behind the last.
  private static func pointers(_ strings: [Data]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: strings.count + 1)
    for (index, string) in strings.enumerated() {
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: string.count + 1)
      for (place, byte) in string.enumerated() { (copy + place).initialize(to: CChar(bitPattern: byte)) }
      (copy + string.count).initialize(to: 0)
      (list + index).initialize(to: copy)
    }
    (list + strings.count).initialize(to: nil)
    return list
  }

  /// Makes or draws a preview.
  /// - Parameters:
  ///   - key: which one, the same in each run.
  ///   - seconds: after how many it counts as one that does not end.
  /// - Returns: what the work returns, or nil where it has ended the process before.
  func callAsFunction<Result>(_ key: String, within seconds: TimeInterval = usualSeconds, _ work: () -> Result)
    -> Result?
  {
    if ended.contains(where: { $0.key == key }) { return nil }
    #if !os(Linux)
      return work()
    #else
      guard ended.count < Self.limit, let output = begin(key, seconds) else { return work() }
      defer {
        close(output)
        removeFiles()
      }
      return withError(to: output) { stream in
        stills_restart_begin(executable, arguments, environment, output, stream, UInt32(min(max(seconds, 1), 1e6)))
        defer { stills_restart_end() }
        return work()
      }
    #endif
  }

  /// What ended the process.
  func end(_ key: String) -> EndedPreview? { ended.first { $0.key == key } }

  /// Writes down what is about to be done, and opens the file for what is said of it; nil where that cannot be written.
  private func begin(_ key: String, _ seconds: TimeInterval) -> Int32? {
    let state = State(ended: ended, current: key, seconds: seconds)
    guard let data = try? JSONEncoder().encode(state), (try? data.write(to: file)) != nil else { return nil }
    let output = open(outputFile.path, O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    return output < 0 ? nil : output
  }

  private func removeFiles() {
    try? FileManager.default.removeItem(at: file)
    try? FileManager.default.removeItem(at: outputFile)
  }

  /// Has what is written to the error stream go to a file, and to the stream behind the work: the runtime says there why it ends.
  private func withError<Result>(to output: Int32, _ work: (_ stream: Int32) -> Result) -> Result {
    let stream = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(output, STDERR_FILENO)
    defer {
      dup2(stream, STDERR_FILENO)
      close(stream)
      if let data = try? Data(contentsOf: outputFile), !data.isEmpty { FileHandle.standardError.write(data) }
    }
    return work(stream)
  }
}
