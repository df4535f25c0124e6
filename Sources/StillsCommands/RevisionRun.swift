import Foundation
import ImageComparison
import PNGFiles
import PixelImages
import SnapshotReferences
import SnapshotReview

/// What differs between a revision and now, written like the records of a run of tests.
struct RevisionRun {
  private let changes: RevisionChanges
  private let places: RunPlaces
  private let folder: URL

  /// Prepares the run.
  /// - Parameter folder: where its records and files go.
  init(of changes: RevisionChanges, places: RunPlaces, folder: URL) {
    (self.changes, self.places) = (changes, places)
    self.folder = folder.standardizedFileURL
  }

  /// Writes the run in the place of an earlier one.
  func write() throws {
    try? FileManager.default.removeItem(at: folder.appending(path: "failures"))
    var run = Run()
    let command = ["stills", "sheet", "--since", changes.revision]
    run.headers = [
      RunHeader(
        package: places.packageRoot.path, root: folder.path, command: command, process: getpid(),
        started: Int(Date().timeIntervalSince1970))
    ]
    run.endedProcesses = [getpid()]
    run.records = try changes.changes.map(record)
    try RunLog.write(run, root: folder)
  }

  private func record(of change: RevisionChanges.Change) throws -> RunRecord {
    let pathExtension = URL(filePath: change.path).pathExtension
    let outcome: RunRecord.Outcome = change.before == nil ? .recorded : change.after == nil ? .failed : .mismatched
    var record = RunRecord(
      outcome, test: nil, file: change.path, line: 1, column: 1,
      strategy: RunRecord.Strategy(format: "File", pathExtension: pathExtension))
    record.reference = change.path
    var files = [("expected", change.before), ("actual", change.after)]
    let difference = difference(of: change)
    record.measures = difference?.measures
    files.append(("difference", difference?.picture))
    record.message =
      change.before == nil ? "It is new." : change.after == nil ? "It was removed." : difference?.text ?? "It differs."
    for case (let label, let data?) in files {
      let file = folder.appending(
        path: "failures/\(change.path)/\(label).\(label == "difference" ? "png" : pathExtension)")
      try AtomicFile.write(data, to: file, isDurable: false)
      record.files.append(RunRecord.File(label: label, path: file.path, digest: ContentDigest(of: data)))
    }
    // The one that is there now is the reference already.
    record.referenceDigest = change.after.map(ContentDigest.init)
    return record
  }

  /// What differs of two pictures; nil for other files, and where the pixels are the same.
  private func difference(of change: RevisionChanges.Change) -> (
    measures: DifferenceMeasures, picture: Data?, text: String
  )? {
    guard let before = change.before, let after = change.after,
      let old = try? PNGDecoder().decode([UInt8](before)).bitmap,
      let new = try? PNGDecoder().decode([UInt8](after)).bitmap,
      let difference = ImageComparer().difference(between: old, and: new)
    else { return nil }
    let picture = DifferencePicture(of: difference, reference: old).flatMap { try? PNGEncoder().encode($0.bitmap) }
    let boxes = difference.clusters.map {
      DifferenceMeasures.Box(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height)
    }
    let pixels = DifferenceMeasures.Pixels(
      expectedSize: [old.width, old.height], actualSize: [new.width, new.height],
      differing: difference.differentPixelCount, forgiven: 0, boxes: boxes, masks: [], largestChannelDifference: nil,
      largestLabDistance: nil, smallestSetting: nil)
    let text = ImageDifferenceMessage(difference: difference, smallestSetting: nil).text
    return (DifferenceMeasures(pixels: pixels), picture.map { Data($0) }, text)
  }
}
