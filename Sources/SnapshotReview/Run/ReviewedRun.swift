import Foundation
package import SnapshotReferences
import TextFormats

/// The assertions of a run, all its processes and test targets together.
package struct ReviewedRun: Sendable {
  /// Where its files are.
  package let places: RunPlaces
  /// One for each assertion, in the order in which they ended; the last one of those that ran several times.
  package internal(set) var changes: [SnapshotChange]
  /// Whether all tests ran.
  package let completeness: RunCompleteness
  /// When it began, in seconds since 1970.
  package let started: Int
  /// What tells it from every other run, also from the same one when more of its records were there.
  package let identity: String

  /// Reads the last run.
  /// - Throws: `ReviewError` where there is none, and where its records cannot be understood.
  package static func last(at places: RunPlaces) throws(ReviewError) -> ReviewedRun {
    guard let run = RunLog.lastRun(root: places.artifacts) else { throw .noRun(places.artifacts.path) }
    return try ReviewedRun(run, at: places)
  }

  /// Takes the records of a run.
  package init(_ run: Run, at places: RunPlaces) throws(ReviewError) {
    guard run.foreignVersions.isEmpty else {
      throw .foreignVersions(run.foreignVersions.sorted(), folder: places.artifacts.path)
    }
    guard let header = run.headers.first else { throw .noHeader(places.artifacts.path) }
    self.places = places
    completeness = RunCompleteness(of: run)
    started = run.headers.map(\.started).min() ?? header.started
    let processes = run.headers.map { "\($0.started).\($0.process)" }
    identity = (processes + ["\(run.records.count)"]).joined(separator: "-")
    changes = ReviewedRun.withDifferentIDs(
      ReviewedRun.lastOfEach(run.records).map { SnapshotChange($0, of: header, at: places) })
  }

  /// What tells an assertion from others, however often it runs.
  private struct AssertionKey: Hashable {
    var test, name, reference: String?
    var file: String
    var line, column: UInt
    var counter: Int?

    init(_ record: RunRecord) {
      (test, name, reference) = (record.test, record.name, record.reference)
      (file, line, column, counter) = (record.file, record.line, record.column, record.counter)
    }
  }

  private static func lastOfEach(_ records: [RunRecord]) -> [RunRecord] {
    var last: [AssertionKey: Int] = [:]
    for (index, record) in records.enumerated() { last[AssertionKey(record)] = index }
    return last.values.sorted().map { records[$0] }
  }

  private static func withDifferentIDs(_ changes: [SnapshotChange]) -> [SnapshotChange] {
    var taken: Set<String> = []
    return changes.map { change in
      var change = change
      let (id, record) = (change.id, change.record)
      if taken.contains(id) { change.id = "\(id) at \(record.file):\(record.line):\(record.column)" }
      var number = 2
      while !taken.insert(change.id).inserted {
        change.id = "\(id) at \(record.file):\(record.line):\(record.column) (\(number))"
        number += 1
      }
      return change
    }
  }
}

/// How much of all tests a run was, as far as its records tell.
package struct RunCompleteness: Equatable, Sendable {
  /// The arguments that chose tests; empty where all ran, nil where that is not known.
  package let filter: [String]?
  /// The processes that did not come to their end: killed, crashed, or running still.
  package let unendedProcesses: [Int32]
  /// The number of processes that wrote records.
  package let processCount: Int
  /// The processes in which a test failed, as far as that is known.
  package let failedProcesses: [Int32]
  /// The parts of the tests that should be here and are not.
  package let missingShards: [String]
  /// What of the records was left out.
  private let gaps: RunGaps

  init(of run: Run) {
    gaps = run.gaps
    processCount = run.headers.count
    failedProcesses = run.failedProcesses.sorted()
    missingShards = run.headers.flatMap { $0.missingShards ?? [] }
    unendedProcesses = run.headers.map(\.process).filter { !run.endedProcesses.contains($0) }
    let filters = run.headers.map(\.filter)
    filter = filters.contains(nil) ? nil : filters.compactMap(\.self).first { !$0.isEmpty } ?? []
  }

  /// Whether all tests ran to their end.
  package var isComplete: Bool {
    filter == [] && unendedProcesses.isEmpty && missingShards.isEmpty && processCount > 0 && gaps.isEmpty
  }

  /// What a person has to know before relying on the run, a sentence each; none for a complete one.
  package var sentences: [String] {
    var sentences = gaps.sentences
    if !unendedProcesses.isEmpty {
      let processes = unendedProcesses.map { "\($0)" }.listed
      sentences.append(
        """
        \(unendedProcesses.count) of \(processCount) processes did not come to the end \
        (\(processes)): what tests did before that is here, and what came after is missing.
        """)
    }
    if !missingShards.isEmpty {
      sentences.append("What is missing: \(missingShards.map(\.escapedForTerminal).listed).")
    }
    if let filter, !filter.isEmpty { sentences.append("Not all tests ran: \(filter.joined(separator: " "))") }
    if filter == nil { sentences.append("It is not known whether all tests ran.") }
    return sentences
  }

  /// Those of the sentences that are about the records themselves.
  package var warnings: [String] { gaps.sentences }
}

extension RunGaps {
  /// What was left out, a sentence each.
  var sentences: [String] {
    var sentences: [String] = []
    if let first {
      let lines = lineCount == 1 ? "1 line of the records cannot" : "\(lineCount) lines of the records cannot"
      let place = "\(lineCount == 1 ? "" : "the first is ")line \(first.line) of \(first.file.quoted)"
      sentences.append("\(lines) be read: \(place). The assertions recorded there are missing.")
    }
    if !unknownNames.isEmpty {
      let names = unknownNames.sorted().map(\.quoted).listed
      sentences.append(
        "The records were written by a newer version of Stills. These parts of them are ignored: \(names).")
    }
    return sentences
  }
}
