import Foundation
import SnapshotReferences
import TextFormats

/// What the page of a report shows, in the form that its script reads.
struct ReportModel: Encodable {
  /// The name of the package's folder.
  var package: String
  /// What tells the run from others.
  var run: String
  /// When the run began, in seconds since 1970.
  var started: Int
  /// What a person has to know of the run, a sentence each.
  var notes: [String]
  /// Whether a server stands behind the page, which accepts and rejects.
  var served: Bool
  /// What a list of arguments is put behind to accept them.
  var acceptCommand: String
  var changes: [Change] = []
  /// What happened, in words; changes point to them.
  var causes: [String] = []

  /// A snapshot.
  struct Change: Encodable {
    var id, kind, title, place: String
    var test, reference, message: String?
    /// What is stored: `png`.
    var format: String?
    /// How far off it is, in a few words.
    var measure: String?
    /// How far off it is, from 0 to 1, to sort by.
    var size: Double?
    /// The pictures, of which there may be none.
    var expected, actual, difference: ReportPictures.Side?
    /// Both texts line by line.
    var lines: [TextComparison.Line]?
    /// The regions that differ and those that do not count: left and top edge, width and height.
    var boxes, masks: [[Int]]?
    var layout: ReportLayout?
    /// The index of what happened.
    var cause: Int?
    /// What somebody has decided about it already.
    var decision: String?
    /// What a person has to know before accepting it, a sentence each.
    var problems: [String] = []
    /// The command that accepts it, and what it is called in a command for several.
    var accept, argument: String?
    /// The reference that holds the same under the name which the test had before, and the command that renames it.
    var oldReference, move: String?
    /// The command that runs its test again.
    var rerun: String?
  }
}

extension ReportModel {
  /// Reads the files of a run.
  /// - Parameters:
  ///   - command: what the tool is called on the command line: `swift run stills`.
  ///   - pictures: gets the pictures.
  init(of run: ReviewedRun, command: String, isServed: Bool, pictures: inout ReportPictures) {
    package = run.places.packageRoot.lastPathComponent
    self.run = run.identity
    started = run.started
    notes = run.completeness.sentences
    served = isServed
    acceptCommand = "\(command) accept"
    var indices: [SnapshotCause: Int] = [:]
    let reviewer = Reviewer(of: run)
    let oldReferences = Dictionary(
      RenamedReferences(after: run).pairs.map { ($0.change.id, $0.old) }, uniquingKeysWith: { first, _ in first })
    for change in run.changes {
      let oldReference = oldReferences[change.id]
      var (shown, cause) = Change.shown(change, named: oldReference, pictures: &pictures)
      shown.add(reviewer.status(of: change))
      if let oldReference { (shown.oldReference, shown.move) = (oldReference.path, "\(command) unused --move") }
      shown.addCommands(of: change, acceptCommand: acceptCommand)
      shown.cause = cause.map { cause in
        if let index = indices[cause] { return index }
        indices[cause] = causes.count
        causes.append(cause.words)
        return causes.count - 1
      }
      changes.append(shown)
    }
  }
}

extension ReportModel.Change {
  /// What is shown of a change, and why it failed.
  /// - Parameter oldReference: the reference by its old name, which a renamed test misses.
  fileprivate static func shown(
    _ change: SnapshotChange, named oldReference: ReviewedFile?, pictures: inout ReportPictures
  ) -> (ReportModel.Change, SnapshotCause?) {
    let record = change.record
    var shown = ReportModel.Change(
      id: change.id, kind: change.kind.rawValue, title: change.title,
      place: "\(record.file):\(record.line):\(record.column)", test: record.test, reference: record.reference,
      message: record.message, format: record.strategy.pathExtension, measure: record.measures?.summary,
      size: record.measures?.size)
    // What matched, and what was recorded for the first time, is seen in the reference alone.
    let (expected, actual) =
      change.actual == nil ? (nil, change.reference) : (oldReference ?? change.expected, change.actual)
    let contents = (expected?.content, actual?.content)
    shown.expected = contents.0.flatMap { pictures.add($0) }
    shown.actual = contents.1.flatMap { pictures.add($0) }
    shown.difference = change.difference?.content.flatMap { pictures.add($0) }
    let texts = record.texts.map { TextComparison(expected: $0.expected, actual: $0.actual) }
    let comparison =
      shown.actual == nil && shown.expected == nil ? texts ?? TextComparison(contents.0, contents.1) : nil
    shown.lines = comparison?.lines
    shown.boxes = record.measures?.pixels?.boxes.map { [$0.x, $0.y, $0.width, $0.height] }
    shown.masks = record.measures?.pixels?.masks.map { [$0.x, $0.y, $0.width, $0.height] }
    if shown.actual != nil, change.kind != .matched {
      shown.layout = ReportLayout(changes: record.measures?.layout, expected: contents.0, actual: contents.1)
    }
    return (shown, SnapshotCause(of: record, texts: comparison))
  }

  fileprivate mutating func add(_ status: ReviewStatus) {
    switch status {
    case .pending: break
    case .accepted: decision = "accepted"
    case .rejected: decision = "rejected"
    case .unreviewable(let refusal):
      if kind != SnapshotChange.Kind.failed.rawValue { problems.append(refusal.description) }
      return
    case .recorded, .settled: return
    }
    argument = ShellWord.quoted(id)
  }

  fileprivate mutating func addCommands(of change: SnapshotChange, acceptCommand: String) {
    let test = change.record.filter.map { "swift test --filter \(ShellWord.quoted($0))" }
    rerun = change.kind == .matched ? nil : test
    if let argument {
      accept = "\(acceptCommand) \(argument)"
    } else if change.isInline, change.kind == .mismatched || change.kind == .missing {
      let mode = change.kind == .missing ? "missing" : "failed"
      accept = test.map { "\(RunEnvironment.recordVariable)=\(mode) \($0)" }
    }
  }
}

extension SnapshotChange {
  /// The suite and the function of the test, and the snapshot's name or number.
  var title: String {
    let place = record.reference ?? record.file
    guard let test = record.test else { return place.split(separator: "/").last.map(String.init) ?? place }
    var name = test[(test.firstIndex(of: ".").map(test.index(after:)) ?? test.startIndex)...]
    if name.hasSuffix("()") { name.removeLast(2) }
    let own = record.name ?? record.counter.flatMap { $0 > 1 ? "\($0)" : nil }
    return ([String(name)] + [own].compactMap(\.self)).joined(separator: " ")
  }
}

extension DifferenceMeasures {
  /// The numbers in a few words, or nil where there are none.
  fileprivate var summary: String? {
    if let pixels {
      guard pixels.expectedSize == pixels.actualSize else { return "another size" }
      return "\(pixels.differing.grouped) \(pixels.differing == 1 ? "pixel" : "pixels")"
    }
    return lines.map { "\($0.removed.counted("line")) removed, \($0.added) added" }
  }

  /// The share of the pixels that differ, which all do where the sizes differ; for texts something between, by the
  /// number of lines.
  fileprivate var size: Double? {
    if let pixels {
      guard pixels.expectedSize == pixels.actualSize else { return 1 }
      return Double(pixels.differing) / Double(max(1, pixels.expectedSize.reduce(1, *)))
    }
    return lines.map { lines in
      let count = Double(lines.removed + lines.added)
      return count / (count + 10)
    }
  }
}

extension TextComparison {
  /// Compares the contents of two text files; nil where one is no text, and too long ones are not shown.
  init?(_ expected: Data?, _ actual: Data?) {
    let longest = 1 << 20
    func text(_ data: Data?) -> String? {
      guard let data, data.count <= longest else { return nil }
      return String(validating: data, as: UTF8.self)
    }
    guard let new = text(actual) else { return nil }
    // What is alone has nothing that it differs from.
    guard let expected else {
      self.init(expected: new, actual: new)
      return
    }
    guard let old = text(expected) else { return nil }
    self.init(expected: old, actual: new)
  }
}

extension ReviewedFile {
  /// What it holds now, or nil where that cannot be read.
  fileprivate var content: Data? { try? load() }
}
