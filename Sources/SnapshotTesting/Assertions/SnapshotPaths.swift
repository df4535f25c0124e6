import Foundation
import SnapshotReferences

/// What tells an assertion's reference from the others of its test, until the assertion is finished.
struct SnapshotName {
  /// The name that the assertion was given, else its number, after the arguments of its test where there are some.
  let text: String

  /// The number of an assertion without a name.
  let number: Int?

  /// The name with the arguments of the test, where the assertion was given a name that all of them may have.
  let ofArgument: String?

  /// What the assertion is counted in, or nil where it was given a name.
  private let counter: AssertionRegistry.Counter?
  /// The thread that it began in.
  private let thread = AssertionRegistry.thread

  /// Names or numbers an assertion; call `finish()` when it has ended.
  init(of request: SnapshotRequest, in test: CurrentTest) throws(SnapshotFailure) {
    if let name = request.name {
      guard !name.isEmpty else { throw .emptyName }
      (text, number, counter) = (name, nil, nil)
      ofArgument = test.argumentName.map { "\($0)-\(name)" }
      return
    }
    if test.isParameterized, test.argumentName == nil { throw .unnamedInParameterizedTest }
    let counter = AssertionRegistry.Counter(
      folder: request.referenceFolder.url.path, function: request.testName, invocation: test.invocation)
    guard let number = AssertionRegistry.shared.begin(in: counter) else {
      AssertionRegistry.shared.end(in: counter)
      throw .unnamedAtTheSameTime
    }
    text = test.argumentName.map { "\($0)-\(number)" } ?? "\(number)"
    self.number = number
    self.counter = counter
    ofArgument = nil
  }

  /// The name whose reference is there: the one with the arguments of the test before the one without.
  func existingText(of request: SnapshotRequest, pathExtension: String?) -> String {
    guard let ofArgument else { return text }
    let own = ReferenceFile(
      in: request.referenceFolder, test: request.testName, name: ofArgument, pathExtension: pathExtension)
    return FileManager.default.fileExists(atPath: own.path) ? ofArgument : text
  }

  /// Lets other assertions without a name begin.
  func finish() {
    if let counter { AssertionRegistry.shared.end(in: counter, begunIn: thread) }
  }
}

/// The reference of an assertion, and the folder for its failure.
struct SnapshotPaths {
  let reference: ReferenceFile
  let failureFolder: FailureFolder
  /// The folder that the reference is written in before it takes its place.
  let draftFolder: URL
  /// Where processes note which references they wrote.
  let noteFolder: URL
  /// The test file's place in reference and failure folders.
  let testPath: String
  let pathExtension: String

  /// Finds an assertion's files.
  init(for request: SnapshotRequest, named name: String, pathExtension: String?) throws(SnapshotFailure) {
    let folder = request.referenceFolder
    if request.snapshotDirectory == nil, !folder.isFindable { throw .goneTestFile(request.testFile) }
    let reference = ReferenceFile(in: folder, test: request.testName, name: name, pathExtension: pathExtension)
    self.reference = reference
    failureFolder = FailureFolder(
      in: folder, referenceName: reference.url.lastPathComponent, artifacts: RunEnvironment.current.artifacts)
    draftFolder = Draft.folder(in: request.runFolder)
    noteFolder = request.runFolder.appending(path: "writers", directoryHint: .isDirectory)
    self.pathExtension = pathExtension ?? ""
    testPath = folder.testPath
  }

  /// The name of a failure's file where the files of all tests lie together; what it shows comes last, and is never cut.
  ///
  /// Its one dot is before the extension, because Swift Testing makes names different before their first dot.
  func attachmentName(for file: SnapshotAttachment) -> String {
    let fileName = reference.url.lastPathComponent
    let stem = pathExtension.isEmpty ? fileName : String(fileName.dropLast(pathExtension.count + 1))
    var file = file
    file.name = FileNamePart.sanitized("\(testPath) \(stem)") + "-" + FileNamePart.sanitized(file.name)
    return file.fileName
  }

  /// Reserves the reference, and returns the assertion that it belongs to already, or nil.
  func claim(for request: SnapshotRequest, in test: CurrentTest) -> AssertionPlace? {
    let claims = TestRun.ofProcess.map { SharedClaims(of: $0, root: request.runFolder) }
    return AssertionRegistry.shared.claim(reference.path, for: place(of: request, in: test), sharing: claims)
  }

  /// The assertion, as others are told of it.
  func place(of request: SnapshotRequest, in test: CurrentTest) -> AssertionPlace {
    AssertionPlace(
      filePath: request.testFile, line: request.place.line, column: request.place.column,
      test: test.identity, name: request.givenName)
  }
}
