public import Foundation
public import OpenCombine

// What Foundation publishes on Apple's systems, where views receive it by `onReceive`.

extension Timer {
  /// The publisher of a timer that beats at an interval; here no time passes, and it never beats.
  ///
  /// A picture shows a view as it is before the first beat, however long it takes to draw.
  /// - Remark: never beats: no time passes in a picture.
  @_disfavoredOverload
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// The publisher of a timer, which never beats here.
  public final class TimerPublisher: ConnectablePublisher {
    /// A date for each beat.
    public typealias Output = Date
    /// It cannot fail.
    public typealias Failure = Never

    /// The time between two beats in seconds.
    public let interval: TimeInterval
    /// How much later a beat may come, in seconds.
    public let tolerance: TimeInterval?

    /// Creates a publisher.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: Never? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
    }

    /// Gives a subscriber a subscription in which nothing comes.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }

    /// Starts nothing.
    public func connect() -> any Cancellable { AnyCancellable {} }
  }
}

extension NotificationCenter {
  /// The publisher of the notifications of a name, of all senders or one.
  @_disfavoredOverload
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The publisher of the notifications of a name.
  public struct Publisher: OpenCombine.Publisher {
    /// What is posted.
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never

    /// Where it is posted.
    public let center: NotificationCenter
    /// The name.
    public let name: Notification.Name
    /// The only sender that counts; nil for all.
    public let object: AnyObject?

    /// Creates a publisher.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Hands a subscriber what is posted, until it cancels the subscription.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      // A subject takes values on any thread.
      nonisolated(unsafe) let posts = PassthroughSubject<Notification, Never>()
      let observer = center.addObserver(forName: name, object: object, queue: nil) { posts.send($0) }
      posts.handleEvents(receiveCancel: { [center] in center.removeObserver(observer) })
        .receive(subscriber: subscriber)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both publish the same.
  public static func == (left: NotificationCenter.Publisher, right: NotificationCenter.Publisher) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}
