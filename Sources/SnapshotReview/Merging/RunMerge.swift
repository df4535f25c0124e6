package import Foundation
import SnapshotReferences
import TextFormats

/// What several machines, or several parts of the tests, left, brought together as one run.
package struct RunMerge: Sendable {
  /// What one machine left.
  private struct Part {
    let name: String
    let folder: URL
    let run: Run
  }

  private let parts: [Part]
  /// Those that were expected and are not there, or left no records.
  package let missing: [String]
  /// What of the records was left out, a sentence each.
  package let warnings: [String]
  /// Whether somebody said which parts there should be, so that together they are all tests.
  private let isWhole: Bool

  /// Reads the last run of each folder.
  /// - Parameters:
  ///   - folders: what `SNAPSHOT_ARTIFACTS`, or `.build/snapshots`, was on each machine; their names are those of the parts.
  ///   - expected: the names of all parts that there should be, or none where nobody knows.
  /// - Throws: `ReviewError` where a folder's records are of another version.
  package init(_ folders: [URL], expecting expected: [String] = []) throws(ReviewError) {
    var parts: [Part] = []
    var empty: [String] = []
    for folder in folders {
      let name = folder.standardizedFileURL.lastPathComponent
      guard let run = RunLog.runs(root: folder).last, !run.headers.isEmpty else {
        empty.append(name)
        continue
      }
      guard run.foreignVersions.isEmpty else {
        throw .foreignVersions(run.foreignVersions.sorted(), folder: folder.path)
      }
      parts.append(Part(name: name, folder: folder, run: run))
    }
    self.parts = parts
    let absent = expected.filter { name in !parts.contains { $0.name == name } && !empty.contains(name) }
    // Nobody reads the parts' own records again.
    missing = empty + absent + parts.filter { !$0.run.gaps.isEmpty }.map { "parts of \($0.name)" }
    warnings = parts.flatMap(\.run.gaps.sentences)
    isWhole = !expected.isEmpty && missing.isEmpty
  }

  /// Writes one run, and copies the files of failures.
  /// - Parameters:
  ///   - artifacts: the folder for both.
  ///   - packageRoot: the package whose tests ran.
  /// - Throws: `ReviewRefusal` where a file cannot be written.
  package func write(to artifacts: URL, packageRoot: URL) throws(ReviewRefusal) {
    var merged = Run()
    for part in parts {
      let places = RunPlaces(packageRoot: packageRoot, artifacts: part.folder)
      for header in part.run.headers { add(header, of: part, to: &merged, artifacts, packageRoot) }
      guard let header = part.run.headers.first else { continue }
      for record in part.run.records {
        var record = record
        record.files = try copied(record.files, of: part, header, places, to: artifacts)
        if isElsewhere(record, part) { record.test = (record.test ?? "a test") + " on \(part.name)" }
        merged.records.append(record)
      }
    }
    if !merged.headers.isEmpty { merged.headers[0].missingShards = missing.isEmpty ? nil : missing }
    do {
      try RunLog.write(merged, root: artifacts)
    } catch {
      throw .file(error.description)
    }
  }

  /// Processes of several machines may have the same number.
  private func add(
    _ header: RunHeader, of part: Part, to merged: inout Run, _ artifacts: URL, _ packageRoot: URL
  ) {
    var header = header
    let process = Int32(merged.headers.count + 1)
    if part.run.endedProcesses.contains(header.process) { merged.endedProcesses.insert(process) }
    if part.run.failedProcesses.contains(header.process) { merged.failedProcesses.insert(process) }
    header.process = process
    header.package = packageRoot.standardizedFileURL.path
    header.root = artifacts.standardizedFileURL.path
    if isWhole { header.command = header.command.map { Array($0.prefix(1)) } }
    merged.headers.append(header)
  }

  /// Whether an assertion that did not match ran on another machine too.
  private func isElsewhere(_ record: RunRecord, _ part: Part) -> Bool {
    record.outcome != .matched
      && parts.contains { other in
        other.name != part.name
          && other.run.records.contains {
            ($0.test, $0.file, $0.reference) == (record.test, record.file, record.reference)
              && ($0.line, $0.column) == (record.line, record.column)
          }
      }
  }

  private func copied(
    _ files: [RunRecord.File], of part: Part, _ header: RunHeader, _ places: RunPlaces, to artifacts: URL
  ) throws(ReviewRefusal) -> [RunRecord.File] {
    var copies: [RunRecord.File] = []
    for file in files {
      guard let source = places.file(file.path, in: header), let data = try? Data(contentsOf: source) else { continue }
      let parts = source.pathComponents.dropFirst(places.artifacts.pathComponents.count).joined(separator: "/")
      let copy = artifacts.standardizedFileURL.appending(path: "parts/\(part.name)/\(parts)")
      do {
        try AtomicFile.write(data, to: copy, isDurable: false)
      } catch {
        throw .file(error.description)
      }
      copies.append(RunRecord.File(label: file.label, path: copy.path, digest: file.digest))
    }
    return copies
  }
}
