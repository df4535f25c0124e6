import Synchronization
import Testing

/// What test stores say while something is done, without failing the test by it.
@MainActor
func failures(_ body: @MainActor () async -> Void) async -> [String] {
  await issues(body).map { $0.comments.map(\.rawValue).joined(separator: "\n") }
}

/// What test stores record while something is done, without failing the test by it.
@MainActor
func issues(_ body: @MainActor () async -> Void) async -> [Issue] {
  let issues = Mutex<[Issue]>([])
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: { issue in
    issues.withLock { $0.append(issue) }
    return true
  }
  return issues.withLock { $0 }
}
