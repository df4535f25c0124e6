/// Gets remarks instead of the test framework.
///
/// A class and not a plain closure: a task-local function value crashes in release builds of Swift 6.3.
final class RemarkListener: Sendable {
  let hear: @Sendable (Remark) -> Void

  init(hear: @escaping @Sendable (Remark) -> Void) {
    self.hear = hear
  }
}
