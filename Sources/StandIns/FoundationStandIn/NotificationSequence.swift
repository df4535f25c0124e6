public import Foundation

extension NotificationCenter {
  /// The notifications of a name as they are sent, one after the other, which Foundation on Linux has not.
  /// - Parameters:
  ///   - name: the name that they have.
  ///   - object: what sends them; anything where it is nil.
  public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications that can be waited for.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// What is waited for.
    public typealias Element = Notification
    /// Nothing is ever thrown.
    public typealias Failure = Never

    private let stream: AsyncStream<Notification>

    init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject)?) {
      let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        // Whoever sends it says nothing of threads, as on Apple's platforms.
        nonisolated(unsafe) let notification = notification
        continuation.yield(notification)
      }
      let observer = Observer(token: token)
      continuation.onTermination = { _ in center.removeObserver(observer.token) }
      self.stream = stream
    }

    /// Begins to wait.
    public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

    /// What waits for one notification after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Notification>.Iterator

      /// The next notification; nil once the task that waits is cancelled.
      public mutating func next() async -> Notification? { await base.next() }

      /// The next notification, waited for on an actor.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)
      }
    }

    /// A token that tells an observer from others, and does nothing else.
    private struct Observer: @unchecked Sendable {
      let token: any NSObjectProtocol
    }
  }
}
