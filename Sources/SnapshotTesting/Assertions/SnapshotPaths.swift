import Foundation
import SnapshotReferences

/// The reference of an assertion, and the folder for its failure.
struct SnapshotPaths {
  let reference: ReferenceFile
  let failureFolder: FailureFolder
  /// The folder that everything about runs is written to.
  let runFolder: URL
  /// The test file's place in reference and failure folders.
  let testPath: String
  let pathExtension: String

  /// Names an assertion's files, and makes sure that no other assertion of the run has the same.
  init(
    for request: SnapshotRequest, in test: CurrentTest, pathExtension: String?
  ) throws(SnapshotFailure) {
    let testFile = URL(filePath: request.testFile)
    let folder =
      request.snapshotDirectory.map {
        ReferenceFolder(URL(filePath: $0, directoryHint: .isDirectory), forTestFile: testFile)
      } ?? ReferenceFolder(forTestFile: testFile)
    if request.name == nil, test.isParameterized { throw .unnamedInParameterizedTest }
    let name = request.name ?? SnapshotPaths.number(of: request, in: test, folder: folder)
    let reference = ReferenceFile(in: folder, test: request.testName, name: name, pathExtension: pathExtension)
    try SnapshotPaths.claim(reference, for: request, in: test)
    self.reference = reference
    let artifacts = RunEnvironment.current.artifacts
    runFolder = FailureFolder.root(packageRoot: folder.packageRoot, artifacts: artifacts)
    failureFolder = FailureFolder(
      in: folder, referenceName: reference.url.lastPathComponent, artifacts: artifacts)
    self.pathExtension = pathExtension ?? ""
    testPath = folder.testPath
  }

  /// The name of a failure's file where the files of all tests lie together.
  ///
  /// Its one dot is before the extension, because Swift Testing makes names different before their first dot.
  func attachmentName(for file: SnapshotAttachment) -> String {
    let stem = reference.url.deletingPathExtension().lastPathComponent
    return FileNamePart.sanitized("\(testPath) \(stem) \(file.name)") + "." + file.pathExtension
  }

  /// Writes down what the assertion did, for reports and for the check for unused references.
  func log(_ outcome: RunRecord.Outcome, of request: SnapshotRequest, in test: CurrentTest) {
    let record = RunRecord(
      outcome, reference: reference.path, failureFolder: failureFolder.url.path, test: test.identity,
      file: request.testFile, line: request.place.line)
    RunLog.append(record, root: runFolder)
  }

  private static func number(of request: SnapshotRequest, in test: CurrentTest, folder: ReferenceFolder) -> String {
    let counter = AssertionRegistry.Counter(
      folder: folder.url.path, function: request.testName, invocation: test.invocation)
    return String(AssertionRegistry.shared.nextNumber(in: counter))
  }

  private static func claim(
    _ reference: ReferenceFile, for request: SnapshotRequest, in test: CurrentTest
  ) throws(SnapshotFailure) {
    let place = AssertionPlace(
      filePath: request.testFile, line: request.place.line, column: request.place.column,
      test: test.identity)
    guard let owner = AssertionRegistry.shared.claim(reference.path, for: place) else { return }
    throw .shared(reference: reference.path, place: place.description, owner: owner.description)
  }
}
