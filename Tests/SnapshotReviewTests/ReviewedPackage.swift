import Foundation
import SnapshotReferences

@testable import SnapshotReview

/// A package of its own for one test, with the records of a run; removed with the test.
final class ReviewedPackage {
  let url = FileManager.default.temporaryDirectory.standardizedFileURL.appending(path: "stills-\(UUID().uuidString)")

  init() throws { try write("// swift-tools-version: 6.2\n", to: "Package.swift") }

  deinit { try? FileManager.default.removeItem(at: url) }

  var places: RunPlaces { RunPlaces(packageRoot: url) }

  var run: ReviewedRun { get throws { try ReviewedRun.last(at: places) } }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func record(
    _ outcome: RunRecord.Outcome, _ reference: String?, test: String = "AppTests.CardTests/dark()", line: UInt = 1
  ) -> RunRecord {
    var record = RunRecord(
      outcome, test: test, file: "Tests/T.swift", line: line, column: 5,
      strategy: RunRecord.Strategy(format: "SnapshotPicture", pathExtension: "png"))
    record.reference = reference
    return record
  }

  func begin(
    process: Int32 = 1, command: [String]? = ["swift-test"], package: String? = nil, root: String? = nil
  ) throws {
    let header = RunHeader(
      package: package ?? url.path, root: root ?? places.artifacts.path, command: command, process: process,
      started: 1_000)
    try append(["begin": header])
  }

  func end(process: Int32 = 1) throws { try append(["end": process]) }

  func add(_ record: RunRecord) throws { try append(["assertion": record]) }

  private func append(_ line: [String: some Encodable]) throws {
    try append(String(decoding: try JSONEncoder().encode(line), as: UTF8.self) + "\n")
  }

  /// Appends text to the records.
  func append(_ text: String) throws {
    let path = ".build/snapshots/runs/1000-1.jsonl"
    let before = (try? Data(contentsOf: url.appending(path: path))) ?? Data()
    try write(before + Data(text.utf8), to: path)
  }
}
