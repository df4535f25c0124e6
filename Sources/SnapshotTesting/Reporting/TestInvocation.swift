import Synchronization

/// One run of one test, so that a test that runs again counts its assertions anew.
final class TestInvocation: Sendable {
  private static let serial = Atomic<Int>(0)

  /// The invocation that the `snapshots` trait made, or nil without the trait.
  @TaskLocal static var current: TestInvocation?

  /// A number that no other invocation has.
  let number = serial.add(1, ordering: .relaxed).newValue
}
