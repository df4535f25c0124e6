package import Foundation

/// The records of runs: one file for each run, whichever number of processes it has, and one line of JSON for each
/// assertion.
///
/// What reports, accepts changes and looks for unused references reads them; tests only write.
package enum RunLog {
  /// The number of files that are kept.
  package static let keptCount = 20

  /// The name of this run's file; names sort by the time when their runs began.
  private static let fileName: String = {
    if let run = TestRun.ofProcess, let statistics = try? String(contentsOfFile: "/proc/stat", encoding: .utf8),
      let seconds = run.startSeconds(statistics)
    {
      return "\(seconds)-\(run.processIdentifier).jsonl"
    }
    return "\(Int(Date().timeIntervalSince1970))-\(getpid()).jsonl"
  }()

  /// The folder of the records below the folder that everything about runs is written to.
  package static func folder(in root: URL) -> URL { root.appending(path: "runs", directoryHint: .isDirectory) }

  /// Appends one record, in one write, so that threads and processes do not mix their lines.
  ///
  /// A record that cannot be written is dropped: the test must not fail for it.
  package static func append(_ record: RunRecord, root: URL) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var line = try? encoder.encode(record) else { return }
    line.append(UInt8(ascii: "\n"))
    let folder = folder(in: root)
    let path = folder.appending(path: fileName).path
    var descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    if descriptor < 0 {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      removeOldest(in: folder)
      descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { return }
    _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }

  /// The records of all runs that are kept, the oldest run first; a line that was cut off is left out.
  package static func runs(root: URL) -> [[RunRecord]] {
    files(in: folder(in: root)).map { file in
      let data = (try? Data(contentsOf: file)) ?? Data()
      return data.split(separator: UInt8(ascii: "\n")).compactMap {
        try? JSONDecoder().decode(RunRecord.self, from: $0)
      }
    }
  }

  private static func removeOldest(in folder: URL) {
    for file in files(in: folder).dropLast(keptCount - 1) { try? FileManager.default.removeItem(at: file) }
  }

  private static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.sorted().map { folder.appending(path: $0) }
  }
}
