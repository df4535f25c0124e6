import Foundation
import SnapshotReferences

/// What tells an assertion's reference from the others of its test, until the assertion is finished.
struct SnapshotName {
  /// The name that the assertion was given, else its number, after the arguments of its test where there are some.
  let text: String

  /// The number of an assertion without a name.
  let number: Int?

  /// What the assertion is counted in, or nil where it was given a name.
  private let counter: AssertionRegistry.Counter?

  /// Names or numbers an assertion; call `finish()` when it has ended.
  init(of request: SnapshotRequest, in test: CurrentTest) throws(SnapshotFailure) {
    if let name = request.name {
      guard !name.isEmpty else { throw .emptyName }
      (text, number, counter) = (name, nil, nil)
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
  }

  /// Lets other assertions without a name begin.
  func finish() {
    if let counter { AssertionRegistry.shared.end(in: counter) }
  }
}
