package import Foundation
import Synchronization

/// The records of runs: one file for each run, whichever number of processes it has, and one line of JSON for what a
/// process says when it begins, for each assertion, for a test's name that was known late, and for each process that came
/// to its end.
///
/// What reports, accepts changes and looks for unused references reads them; tests only write.
package enum RunLog {
  /// The number of files that are kept.
  package static let keptCount = 20

  /// One line of a file; readers leave out what they do not know, and say so.
  fileprivate struct Line: Codable {
    var begin: RunHeader?
    var assertion: RunRecord?
    var naming: Naming?
    /// The process that ended by itself.
    var end: Int32?
    /// With which code it ended, or nil where the system does not tell.
    var status: Int32?
    /// The names of what another version says besides.
    var unknownNames: Set<String> = []

    enum CodingKeys: CodingKey, CaseIterable { case begin, assertion, naming, end, status }
  }

  /// The name of a field of a line.
  fileprivate struct LineName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The fields of a process's first line that exist in every version.
  private struct VersionLine: Decodable {
    struct Header: Decodable { var version: Int }
    var begin: Header
  }

  /// What a test is called that records before this line know by another name.
  fileprivate struct Naming: Codable {
    var test, name: String
  }

  /// The folders that this process has begun to write to.
  private static let begun = Mutex<Set<URL>>([])

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

  /// Appends one record, behind this process's header where it is the first.
  ///
  /// A record that cannot be written is dropped: the test must not fail for it.
  /// - Parameters:
  ///   - record: what an assertion did.
  ///   - root: the folder that everything about runs is written to.
  ///   - packageRoot: the folder of the package, or nil where there is none.
  package static func append(_ record: RunRecord, root: URL, packageRoot: URL?) {
    if isFirst(in: root) {
      write(Line(begin: .ofProcess(package: packageRoot?.path, root: root)), to: makeFile(in: folder(in: root)))
    }
    write(Line(assertion: record), to: makeFile(in: folder(in: root)))
  }

  /// Gives the records of a test, wherever this process wrote some, the name that became known only later.
  /// - Parameter test: what the records call it, which no other process of the run may call a test.
  package static func name(test: String, _ name: String) {
    guard test != name else { return }
    for root in begun.withLock({ $0 }) {
      write(Line(naming: Naming(test: test, name: name)), to: openFile(in: folder(in: root)))
    }
  }

  /// The runs that are kept, the oldest first.
  package static func runs(root: URL) -> [Run] {
    files(in: folder(in: root)).map(run)
  }

  /// The last run, or nil where there is none; those before it are not read.
  package static func lastRun(root: URL) -> Run? {
    files(in: folder(in: root)).last.map(run)
  }

  /// What this run has left so far, in all of its processes; nil where it has left nothing.
  package static func currentRun(root: URL) -> Run? {
    let file = folder(in: root).appending(path: fileName)
    return FileManager.default.fileExists(atPath: file.path) ? run(in: file) : nil
  }

  /// The folders that this process has written records to.
  package static var roots: Set<URL> { begun.withLock { $0 } }

  private static func run(in file: URL) -> Run {
    let data = (try? Data(contentsOf: file)) ?? Data()
    var run = Run()
    let decoder = JSONDecoder()
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      if !read(line, by: decoder, to: &run) { run.gaps.add(line: index + 1, of: file.path(percentEncoded: false)) }
    }
    return run
  }

  /// Takes what a line says, and says whether it could be read.
  private static func read(_ data: Data, by decoder: JSONDecoder, to run: inout Run) -> Bool {
    let line = try? decoder.decode(Line.self, from: data)
    // Only beginnings have a version, and those of another one may say it in other words.
    if line == nil || line?.begin != nil,
      let version = try? decoder.decode(VersionLine.self, from: data).begin.version,
      version != RunHeader.currentVersion
    {
      run.foreignVersions.insert(version)
      return true
    }
    // A line that was cut off is none, nor is one with a known part that says what this version does not understand.
    guard let line else { return false }
    if let header = line.begin { run.headers.append(header) }
    if let record = line.assertion { run.records.append(record) }
    if let naming = line.naming { run.rename(test: naming.test, to: naming.name) }
    if let process = line.end {
      run.endedProcesses.insert(process)
      if let status = line.status, status != 0 { run.failedProcesses.insert(process) }
    }
    run.gaps.unknownNames.formUnion(line.unknownNames)
    return true
  }

  /// Writes a run that was put together of others, as the last one.
  /// - Throws: `ReferenceFileError` where it cannot be written.
  package static func write(_ run: Run, root: URL) throws(ReferenceFileError) {
    let lines =
      run.headers.map { Line(begin: $0) } + run.records.map { Line(assertion: $0) }
      + run.endedProcesses.sorted().map { Line(end: $0, status: run.failedProcesses.contains($0) ? 1 : 0) }
    let text = lines.compactMap(bytes).reduce(into: Data()) { $0 += $1 }
    let folder = folder(in: root)
    let last = files(in: folder).last.flatMap { Int($0.lastPathComponent.prefix { $0.isNumber }) } ?? 0
    // Names sort by the time, so it is later than what is there.
    let started = max(last + 1, Int(Date().timeIntervalSince1970))
    try AtomicFile.write(text, to: folder.appending(path: "\(started)-merged.jsonl"))
  }

  /// Whether this process writes to a folder for the first time; then it will also say there that it came to its end.
  private static func isFirst(in root: URL) -> Bool {
    begun.withLock { begun in
      if begun.isEmpty { atEnd() }
      return begun.insert(root).inserted
    }
  }

  private static func atEnd() {
    #if canImport(Glibc)
      _ = on_exit({ status, _ in RunLog.end(status: status) }, nil)
    #else
      atexit { RunLog.end(status: nil) }
    #endif
  }

  /// Says that this process came to its end, wherever records still lie.
  private static func end(status: Int32?) {
    for root in begun.withLock({ $0 }) {
      write(Line(end: getpid(), status: status), to: openFile(in: folder(in: root)))
    }
  }

  /// Writes and closes, in one write, so that threads and processes do not mix their lines.
  private static func write(_ line: Line, to descriptor: Int32?) {
    guard let descriptor else { return }
    defer { close(descriptor) }
    guard let bytes = bytes(of: line) else { return }
    _ = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
  }

  private static func bytes(of line: Line) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(line)).map { $0 + [UInt8(ascii: "\n")] }
  }

  private static func openFile(in folder: URL, flags: Int32 = 0) -> Int32? {
    let descriptor = open(folder.appending(path: fileName).path, O_WRONLY | O_APPEND | O_CLOEXEC | flags, 0o666)
    return descriptor < 0 ? nil : descriptor
  }

  private static func makeFile(in folder: URL) -> Int32? {
    if let descriptor = openFile(in: folder) { return descriptor }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    removeOldest(in: folder)
    return openFile(in: folder, flags: O_CREAT)
  }

  private static func removeOldest(in folder: URL) {
    for file in files(in: folder).dropLast(keptCount - 1) { try? FileManager.default.removeItem(at: file) }
  }

  private static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.sorted().map { folder.appending(path: $0) }
  }
}

/// What is written down of one run.
package struct Run: Equatable, Sendable {
  /// What its processes said when they began.
  package var headers: [RunHeader] = []
  /// What its assertions did, in the order in which they ended.
  package var records: [RunRecord] = []
  /// The processes that came to their end.
  package var endedProcesses: Set<Int32> = []
  /// Those of them that ended with another code than 0, so that a test failed, as far as the system tells.
  package var failedProcesses: Set<Int32> = []
  /// The versions of its records that are not the one that is read here.
  package var foreignVersions: Set<Int> = []
  /// What of its records was left out.
  package var gaps = RunGaps()

  package init() {}

  mutating func rename(test: String, to name: String) {
    for index in records.indices where records[index].test == test { records[index].test = name }
  }

  /// Whether all tests ran, as far as the records tell: none was chosen or left out by an option, and every process that
  /// began came to its end.
  ///
  /// A process that ended before its first assertion is not known.
  package var isComplete: Bool {
    !headers.isEmpty && gaps.isEmpty
      && headers.allSatisfy { $0.filter == [] && endedProcesses.contains($0.process) }
  }
}

/// Parts of the records of a run that could not be read.
package struct RunGaps: Equatable, Sendable {
  /// The number of lines that cannot be read.
  package private(set) var lineCount = 0
  /// Where the first of them is.
  package private(set) var first: Place?
  /// What this version does not know and another one wrote.
  package var unknownNames: Set<String> = []

  package init() {}

  /// Whether everything was read.
  package var isEmpty: Bool { self == RunGaps() }

  mutating func add(line: Int, of file: String) {
    lineCount += 1
    if first == nil { first = Place(file: file, line: line) }
  }

  /// A line of a file.
  package struct Place: Equatable, Sendable {
    /// The path of the file.
    package let file: String
    /// The number of the line, from 1.
    package let line: Int
  }
}

extension RunLog.Line {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    begin = try container.decodeIfPresent(RunHeader.self, forKey: .begin)
    assertion = try container.decodeIfPresent(RunRecord.self, forKey: .assertion)
    naming = try container.decodeIfPresent(RunLog.Naming.self, forKey: .naming)
    end = try container.decodeIfPresent(Int32.self, forKey: .end)
    status = try container.decodeIfPresent(Int32.self, forKey: .status)
    let names = try decoder.container(keyedBy: RunLog.LineName.self).allKeys.map(\.stringValue)
    unknownNames = Set(names).subtracting(CodingKeys.allCases.map(\.stringValue))
  }
}
