import Foundation

/// Tells tests of the evaluations of bodies while they go on.
@MainActor
final class BodyEvaluations {
  /// The evaluations of all hosts: a test asks a type of view, not a host.
  static let shared = BodyEvaluations()

  private class Listener {
    func hear(_ subject: Any) {}
  }

  private final class StreamWriter<Subject: View>: Listener {
    private let continuation: AsyncStream<BodyEvaluationSequence<Subject>.Sent>.Continuation
    private var count = 0

    init(_ continuation: AsyncStream<BodyEvaluationSequence<Subject>.Sent>.Continuation) {
      self.continuation = continuation
    }

    override func hear(_ subject: Any) {
      guard let view = subject as? Subject else { return }
      continuation.yield(BodyEvaluationSequence.Sent(element: (index: count, view: view)))
      count += 1
    }
  }

  /// By the type of the view.
  private var listeners: [ObjectIdentifier: [Listener]] = [:]

  /// Tells of a view whose body is about to be evaluated, with the values of its properties.
  func note<Subject>(_ subject: Subject) {
    guard !listeners.isEmpty else { return }
    for listener in listeners[ObjectIdentifier(Subject.self)] ?? [] { listener.hear(subject) }
  }

  /// The evaluations of the bodies of a type, from now on.
  func stream<Subject: View>(of type: Subject.Type) -> BodyEvaluationSequence<Subject> {
    let key = ObjectIdentifier(type)
    let (stream, continuation) = AsyncStream.makeStream(of: BodyEvaluationSequence<Subject>.Sent.self)
    let listener = StreamWriter(continuation)
    listeners[key, default: []].append(listener)
    let id = ObjectIdentifier(listener)
    continuation.onTermination = Self.removal(of: id, key)
    return BodyEvaluationSequence(stream: stream)
  }

  /// Outside of generic code, whose types a closure for any thread must not capture.
  private nonisolated static func removal<Reason>(
    of listener: ObjectIdentifier, _ key: ObjectIdentifier
  ) -> @Sendable (Reason) -> Void {
    { _ in
      Task { @MainActor in shared.remove(listener, of: key) }
    }
  }

  private func remove(_ listener: ObjectIdentifier, of key: ObjectIdentifier) {
    listeners[key]?.removeAll { ObjectIdentifier($0) == listener }
    if listeners[key]?.isEmpty == true { listeners[key] = nil }
  }
}

/// The evaluations of the bodies of a type, numbered from 0, each with the view that is evaluated.
struct BodyEvaluationSequence<Subject: View>: AsyncSequence {
  /// An evaluation.
  typealias Element = (index: Int, view: Subject)

  /// Written and read on the main actor, where views are at home.
  struct Sent: Sendable {
    nonisolated(unsafe) let element: Element
  }

  let stream: AsyncStream<Sent>

  /// Awaits one evaluation after the other.
  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var iterator: AsyncStream<Sent>.AsyncIterator

    /// The next evaluation.
    mutating func next() async -> Element? { await iterator.next()?.element }

    /// The next evaluation.
    mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      await iterator.next(isolation: actor)?.element
    }
  }

  /// Begins to await evaluations.
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(iterator: stream.makeAsyncIterator()) }
}

extension View {
  /// The evaluations of bodies of this type from now on, numbered from 0, each with the view that is evaluated.
  ///
  /// What is called on the view changes what the living view remembers. The evaluations are those in all hosts: let no other
  /// test show the view meanwhile.
  /// - Remark: `Self._printChanges()` and `_logChanges()`, which go to the standard error stream, say why a body is
  ///   evaluated.
  public static func bodyEvaluations() -> some AsyncSequence<(index: Int, view: Self), Never> {
    BodyEvaluations.shared.stream(of: Self.self)
  }

  /// True, for `let _ = assert(bodyAssertion)` in a body.
  /// - Remark: accepted; evaluations are told without it, too.
  public var bodyAssertion: Bool { true }

  /// Prints why the body that calls it is evaluated: `ContentView: _counter changed`, with a full stop.
  public static func _printChanges() {
    if let scope = BodyScope.current { print(scope.changes) }
  }

  /// Writes to the standard error stream why the body that calls it is evaluated.
  public static func _logChanges() {
    guard let scope = BodyScope.current else { return }
    try? FileHandle.standardError.write(contentsOf: Data((scope.changes + "\n").utf8))
  }
}
