import Foundation
import SnapshotReferences

/// What an assertion asks for, apart from the value and its strategy.
struct SnapshotRequest {
  /// The name of the snapshot, or nil to number it.
  var name: String?
  /// The record mode of the assertion itself, or nil.
  var record: SnapshotTestingConfiguration.Record?
  /// The folder of the reference, or nil for the test file's own.
  var snapshotDirectory: String?
  /// How long the strategy may take, in seconds.
  var timeout: TimeInterval
  /// The path of the test file, which the reference's folder is found by.
  var testFile: String
  /// The test function.
  var testName: String
  /// Where the assertion stands.
  var place: SourcePlace
  /// The time in seconds since any moment, which the timeout is measured in.
  var now: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }

  /// What the code itself names the snapshot and its test, or nil where the test is a function and the snapshot numbered.
  var givenName: String? {
    let names = [testName.hasSuffix(")") ? nil : testName, name].compactMap(\.self)
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  /// The folder that everything about runs is written to.
  var runFolder: URL {
    let test = URL(filePath: testFile)
    return FailureFolder.root(
      packageRoot: PackageRoot.containing(test), artifacts: RunEnvironment.current.artifacts)
  }

  /// The folder that the reference lies in.
  var referenceFolder: ReferenceFolder {
    let file = URL(filePath: testFile)
    guard let snapshotDirectory else { return ReferenceFolder(forTestFile: file) }
    return ReferenceFolder(URL(filePath: snapshotDirectory, directoryHint: .isDirectory), forTestFile: file)
  }
}

/// Where an assertion stands in the source.
package struct SourcePlace: Sendable {
  package var fileID: StaticString
  package var filePath: StaticString
  package var line: UInt
  package var column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The place as compilers write it.
  var text: String { "\(filePath):\(line):\(column)" }
}
