import Foundation
import SnapshotReferences
import SnapshotTesting
import Synchronization

/// Writes inline snapshots into sources, each at once, so that a crash of the tests loses none.
final class SourceRecorder: Sendable {
  static let shared = SourceRecorder(builtAt: TestBinary.builtAt)

  private struct Place: Hashable {
    var path: String
    var site: SnapshotSite
  }

  /// When the tests were built, or nil where that is not known.
  private let builtAt: Date?
  /// The texts that assertions of this process have held their sources to, or written.
  private let texts = Mutex<[Place: String?]>([:])
  /// The sources of this process, by their texts.
  private let sources = Mutex<[String: (text: String, source: SnapshotSource)]>([:])

  init(builtAt: Date?) {
    self.builtAt = builtAt
  }

  /// What an assertion needs of its source.
  func source<Value>(of site: SnapshotSite, in path: String) -> InlineVerification<Value>.Source {
    InlineVerification<Value>.Source(
      closure: site.namedLabel,
      keep: { text in self.keep(text, at: site, in: path) },
      write: { text in self.problem(writing: SnapshotEntry(site: site, text: text), to: path) })
  }

  /// Where the closure of a snapshot begins, or nil where that is not known.
  func closure(of site: SnapshotSite, in path: String) -> (line: UInt, column: UInt)? {
    guard let text = try? compiledText(of: path) else { return nil }
    return source(of: text, path).closure(of: site)
  }

  /// Notes what a source holds and an assertion found to be right.
  func keep(_ text: String, at site: SnapshotSite, in path: String) {
    texts.withLock { $0[Place(path: path, site: site)] = .some(text) }
  }

  /// Writes a snapshot, and returns what went wrong, in words, or nil.
  func problem(writing entry: SnapshotEntry, to path: String) -> String? {
    let place = Place(path: path, site: entry.site)
    do throws(SourceProblem) {
      if let known = texts.withLock({ $0[place] }), known != entry.text { throw .severalValues }
      try write(entry, to: path)
      texts.withLock { $0[place] = .some(entry.text) }
      return nil
    } catch {
      return error.sentence(about: path)
    }
  }

  private func write(_ entry: SnapshotEntry, to path: String) throws(SourceProblem) {
    let file = ledgerFile(of: path)
    guard let lock = FileLock(at: file.appendingPathExtension("lock")) else {
      throw .refused("\"\(file.path)\" could not be locked.")
    }
    try write(entry, to: path, ledgerAt: file)
    lock.end()
  }

  private func write(_ entry: SnapshotEntry, to path: String, ledgerAt file: URL) throws(SourceProblem) {
    var ledger = try SourceLedger(at: file) { () throws(SourceProblem) in try compiledText(of: path) }
    let before = ledger
    let current = try text(of: path)
    guard ledger.accepts(current) else { throw .changed }
    if let known = ledger.entries.first(where: { $0.site == entry.site }) {
      guard known.text == entry.text else { throw .severalValues }
      if ledger.isWritten(current) { return }
    } else {
      ledger.entries.append(entry)
    }
    let new = try source(of: ledger.original, path).text(with: ledger.entries)
    ledger.accepted = [SourceLedger.digest(of: current), SourceLedger.digest(of: new)]
    // First the ledger: whoever finds the new source knows it then.
    try ledger.write(to: file)
    do throws(ReferenceFileError) {
      try AtomicFile.write(Data(new.utf8), to: URL(filePath: path), draftingIn: Draft.folder(in: runFolder(of: path)))
    } catch {
      try before.write(to: file)
      throw .refused(error.description)
    }
  }

  /// The source as it was compiled, where nobody has written into it since.
  private func compiledText(of path: String) throws(SourceProblem) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let changed = attributes?[.modificationDate] as? Date else { throw .unreadable }
    if let builtAt, changed > builtAt { throw .changed }
    return try text(of: path)
  }

  private func text(of path: String) throws(SourceProblem) -> String {
    guard let data = FileManager.default.contents(atPath: path), let text = String(validating: data, as: UTF8.self)
    else { throw .unreadable }
    return text
  }

  /// The parsed source: parsing takes long, and files have many snapshots.
  private func source(of text: String, _ path: String) -> SnapshotSource {
    if let known = sources.withLock({ $0[path] }), known.text == text { return known.source }
    let source = SnapshotSource(text)
    sources.withLock { $0[path] = (text, source) }
    return source
  }

  private func runFolder(of path: String) -> URL {
    FailureFolder.root(
      packageRoot: PackageRoot.containing(URL(filePath: path)), artifacts: RunEnvironment.current.artifacts)
  }

  private func ledgerFile(of path: String) -> URL {
    let run = TestRun.ofProcess?.name ?? "\(ProcessInfo.processInfo.processIdentifier)-0"
    let folder = RunOwnedFolder(named: "sources", of: run, root: runFolder(of: path))
    return folder.url.appending(path: String(FileNamePart.digest(of: path), radix: 16) + ".json")
  }
}

/// The program that holds the tests.
private enum TestBinary {
  /// When it was built, or nil where that is not known, as on other systems than Linux.
  static let builtAt: Date? = {
    let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }()
}
