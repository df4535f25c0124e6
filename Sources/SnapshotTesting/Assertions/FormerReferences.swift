import Foundation
import SnapshotReferences

/// References that pointfreeco's SnapshotTesting recorded under names that are others here; they are kept while they match.
///
/// It numbers assertions without a name by test function in the order of a run, whatever the arguments and the suites of
/// the tests are; and it leaves nothing of a name without a letter or a digit.
struct FormerReferences {
  /// More than that are not looked through.
  private static let mostNumbers = 10_000

  private let folder: ReferenceFolder
  private let test: String
  private let pathExtension: String?
  private let kind: Kind

  private enum Kind { case numbered, nameless, none }

  /// Whether one may stand in for a reference that is missing.
  ///
  /// Not for a number of a test without arguments: that is the assertion's own name, and what other numbers hold is another
  /// assertion's.
  let standInForMissing: Bool

  init(of request: SnapshotRequest, in test: CurrentTest, pathExtension: String?) {
    folder = request.referenceFolder
    self.test = request.testName
    self.pathExtension = pathExtension
    standInForMissing = request.name != nil || test.isParameterized
    kind = request.name.map { FileNamePart.hasWords($0) ? .none : .nameless } ?? .numbered
  }

  /// Whether there is any.
  var areThere: Bool { references.first { _ in true } != nil }

  /// Those that are there, in their order.
  var references: some Sequence<ReferenceFile> {
    let candidates: [Int] =
      switch kind {
      case .numbered: Array(1...FormerReferences.mostNumbers)
      case .nameless: [0]
      case .none: []
      }
    return candidates.lazy.map(reference).prefix { FileManager.default.fileExists(atPath: $0.path) }
  }

  private func reference(_ number: Int) -> ReferenceFile {
    guard kind == .numbered else { return ReferenceFile(in: folder, test: test, pathExtension: pathExtension) }
    return ReferenceFile(in: folder, test: test, name: "\(number)", pathExtension: pathExtension)
  }
}
