import Synchronization
import Testing

/// What is said while something is done, without failing the test by it.
@MainActor
@discardableResult
func failures(_ body: @MainActor () async -> Void) async -> [String] {
  let messages = Mutex<[String]>([])
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: { issue in
    messages.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return messages.withLock { $0 }
}
