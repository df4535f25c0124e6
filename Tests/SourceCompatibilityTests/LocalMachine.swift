import SnapshotReferences
import XCTest

// The one file here that other people's tests do not have.

/// Runs as on a person's machine, where references may be written, also on continuous integration machines.
func onLocalMachine<R>(_ operation: () throws -> R) rethrows -> R {
  try RunEnvironment.$replacement.withValue(RunEnvironment(variables: [:]), operation: operation)
}

/// Test methods that run as on a person's machine.
class LocalTestCase: XCTestCase {
  override func invokeTest() {
    onLocalMachine { super.invokeTest() }
  }
}
