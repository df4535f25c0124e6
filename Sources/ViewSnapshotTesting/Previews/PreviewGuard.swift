import CProcessRestart
import Foundation

/// Lets a preview that ends the process end its own picture alone.
///
/// A force unwrap or a `fatalError` cannot be caught. So it is written down which preview is about to be made or drawn, and on
/// a fatal signal the process begins again in its own place, with the same arguments and for whoever waits for it the same one:
/// its tests run again, and leave out what has ended it.
@MainActor
final class PreviewGuard {
  /// After how many seconds a preview counts as one that does not end.
  ///
  /// A guess: the slowest of public apps take a few.
  nonisolated static let seconds: UInt32 = 120
  /// The variable of the environment that names the file.
  private static let variable = "STILLS_ENDED_PREVIEWS"

  static let shared = PreviewGuard()

  /// What has ended this process before it began again.
  private(set) var ended: [EndedPreview] = []
  private let file: URL
  private let executable: UnsafeMutablePointer<CChar>?
  private let arguments: [UnsafeMutablePointer<CChar>?]
  private let environment: [UnsafeMutablePointer<CChar>?]

  /// What the file has.
  private struct State: Codable {
    var ended: [EndedPreview]
    var current: String
  }

  private init() {
    let named = ProcessInfo.processInfo.environment[Self.variable].map { URL(filePath: $0) }
    file = named ?? FileManager.default.temporaryDirectory.appending(path: "stills-previews-\(getpid()).json")
    executable = strdup(URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path)
    arguments = Self.list("/proc/self/cmdline") + [nil]
    let others = Self.list("/proc/self/environ").filter { variable in
      variable.map { !String(cString: $0).hasPrefix(Self.variable + "=") } == true
    }
    environment = others + [strdup("\(Self.variable)=\(file.path)"), nil]
    guard named != nil, let data = try? Data(contentsOf: file),
      let state = try? JSONDecoder().decode(State.self, from: data)
    else { return }
    let output = (try? Data(contentsOf: outputFile)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    ended = state.ended + [EndedPreview(key: state.current, output: output)]
    FileHandle.standardError.write(Data(output.utf8))
    removeFiles()
  }

  private var outputFile: URL { file.appendingPathExtension("txt") }

  /// Strings that the system has with a zero behind each.
  private static func list(_ path: String) -> [UnsafeMutablePointer<CChar>?] {
    var strings = (FileManager.default.contents(atPath: path) ?? Data()).split(
      separator: 0, omittingEmptySubsequences: false)
    if strings.last?.isEmpty == true { strings.removeLast() }
    return strings.map { strdup(String(decoding: $0, as: UTF8.self)) }
  }

  /// Makes or draws a preview.
  /// - Parameter key: which one, the same in each run.
  /// - Returns: what the work returns, or nil where it has ended the process before.
  func callAsFunction<Result>(_ key: String, _ work: () -> Result) -> Result? {
    if ended.contains(where: { $0.key == key }) { return nil }
    guard let output = begin(key) else { return work() }
    defer {
      stills_restart_end()
      close(output)
      removeFiles()
    }
    return withError(to: output) { stream in
      stills_restart_begin(executable, arguments, environment, output, stream, Self.seconds)
      return work()
    }
  }

  /// What ended the process.
  func end(_ key: String) -> EndedPreview? { ended.first { $0.key == key } }

  /// Writes down what is about to be done, and opens the file for what is said of it; nil where that cannot be written.
  private func begin(_ key: String) -> Int32? {
    guard let data = try? JSONEncoder().encode(State(ended: ended, current: key)), (try? data.write(to: file)) != nil
    else { return nil }
    let output = open(outputFile.path, O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    return output < 0 ? nil : output
  }

  private func removeFiles() {
    try? FileManager.default.removeItem(at: file)
    try? FileManager.default.removeItem(at: outputFile)
  }

  /// Has what is written to the error stream go to a file, and to the stream behind the work: the runtime says there why it ends.
  private func withError<Result>(to output: Int32, _ work: (_ stream: Int32) -> Result) -> Result {
    let stream = dup(STDERR_FILENO)
    dup2(output, STDERR_FILENO)
    defer {
      dup2(stream, STDERR_FILENO)
      close(stream)
      if let data = try? Data(contentsOf: outputFile), !data.isEmpty { FileHandle.standardError.write(data) }
    }
    return work(stream)
  }
}
