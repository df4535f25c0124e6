import Foundation
import ImageComparison
import LayoutOutlines
import PixelImages
import SnapshotReferences

/// What is written down of one assertion while it goes on, for reports and for the check for unused references.
struct AssertionRecord {
  private var record: RunRecord
  private let packageRoot: URL?
  private let runFolder: URL

  init<Value, Format>(of request: SnapshotRequest, as strategy: Snapshotting<Value, Format>, in test: CurrentTest) {
    packageRoot = PackageRoot.containing(URL(filePath: request.testFile))
    runFolder = request.runFolder
    record = RunRecord(
      .matched, test: test.identity, file: "", line: request.place.line, column: request.place.column,
      strategy: RunRecord.Strategy(format: "\(Format.self)", pathExtension: strategy.pathExtension),
      name: request.name)
    record.file = path(request.testFile)
  }

  /// Adds what tells the assertion from others of its test.
  mutating func add(_ name: SnapshotName) { record.counter = name.number }

  /// Adds the reference.
  mutating func add(_ paths: SnapshotPaths) { record.reference = path(paths.reference.path) }

  /// Adds how the assertion failed.
  /// - Parameter message: the text of the failure.
  mutating func add(_ failure: SnapshotFailure, message: String) {
    record.outcome = failure.outcome
    record.message = message
    record.files = failure.files.filter(\.isWritten).map { RunRecord.File(label: $0.label, path: path($0.path)) }
    record.measures = failure.measures
  }

  /// Appends it to the records of the run.
  func write() { RunLog.append(record, root: runFolder, packageRoot: packageRoot) }

  /// A path as it is seen from the package's folder, where it lies in it.
  private func path(_ path: String) -> String {
    guard let root = packageRoot?.path, path.hasPrefix(root + "/") else { return path }
    return String(path.dropFirst(root.count + 1))
  }
}

extension DifferenceMeasures {
  /// The numbers and places of what a comparison found; nil where there are only words.
  init?(_ findings: SnapshotDifference.Findings) {
    switch findings {
    case .words: return nil
    case .text(let text):
      self.init(lines: Lines(removed: text.hunks.removedCount, added: text.hunks.insertedCount))
    case .picture(let picture):
      self.init(pixels: Pixels(picture.pixels), layout: picture.layout?.changes.map(LayoutChange.init))
    }
  }
}

extension DifferenceMeasures.Pixels {
  fileprivate init(_ difference: ImageDifference) {
    self.init(
      expectedSize: [difference.referenceSize.width, difference.referenceSize.height],
      actualSize: [difference.actualSize.width, difference.actualSize.height],
      differing: difference.differentPixelCount, forgiven: difference.forgivenPixelCount,
      boxes: difference.clusters.map(DifferenceMeasures.Box.init),
      masks: difference.masks.map { DifferenceMeasures.Box($0.rect) },
      largestChannelDifference: difference.largestChannelDifference.map(DifferenceMeasures.ColorDistance.init),
      largestLabDistance: difference.largestLabDistance.map(DifferenceMeasures.ColorDistance.init),
      smallestSetting: SmallestSetting(difference: difference).text)
  }
}

extension DifferenceMeasures.Box {
  fileprivate init(_ rect: PixelRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension DifferenceMeasures.ColorDistance {
  fileprivate init(_ distance: PixelDistance) {
    self.init(
      value: distance.value, x: distance.x, y: distance.y, expected: "\(distance.reference)",
      actual: "\(distance.actual)")
  }
}

extension DifferenceMeasures.LayoutChange {
  fileprivate init(_ change: LayoutDifference.Change) {
    switch change {
    case .appeared(let item): self.init(.appeared, of: item, before: nil, after: item.frame)
    case .disappeared(let item): self.init(.disappeared, of: item, before: item.frame, after: nil)
    case .changed(let old, let new, _): self.init(.changed, of: old, before: old.frame, after: new.frame)
    }
  }

  private init(_ kind: Kind, of item: LayoutItem, before: LayoutOutline.Frame?, after: LayoutOutline.Frame?) {
    func points(_ frame: LayoutOutline.Frame) -> [Double] {
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    }
    self.init(kind, item: item.kind, name: item.name, before: before.map(points), after: after.map(points))
  }
}
