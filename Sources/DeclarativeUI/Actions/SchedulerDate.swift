// Where there is Combine, Foundation's queues and run loops are its schedulers.
#if !canImport(Combine)
  public import Foundation
  public import OpenCombine

  /// A moment of the calendar, by which run loops and operation queues go: `RunLoop.SchedulerTimeType` and
  /// `OperationQueue.SchedulerTimeType`.
  public struct SchedulerDate<Owner: AnyObject>: Strideable, Hashable, Codable, Sendable {
    /// The moment.
    public var date: Date

    /// Creates a moment.
    /// - Parameter date: the moment.
    public init(_ date: Date) {
      self.date = date
    }

    /// How long it is from this moment to another one.
    /// - Parameter other: the other moment.
    /// - Returns: the time in between, which is negative where the other moment is earlier.
    public func distance(to other: SchedulerDate) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// The moment that is later by an interval.
    /// - Parameter n: the interval.
    /// - Returns: the later moment; an earlier one for a negative interval.
    public func advanced(by n: Stride) -> SchedulerDate { SchedulerDate(date + n.timeInterval) }

    static var now: SchedulerDate { SchedulerDate(Date()) }

    /// The same moment of the clock that queues go by.
    var onQueues: DispatchQueue.SchedulerTimeType {
      DispatchQueue.SchedulerTimeType(.now() + date.timeIntervalSinceNow)
    }

    /// The time between two moments; a literal is a number of seconds.
    public struct Stride: Hashable, Codable, Sendable {
      /// The time in seconds, with its sign, which Combine keeps here.
      public var magnitude: TimeInterval

      /// Creates an interval.
      /// - Parameter timeInterval: the time in seconds.
      public init(_ timeInterval: TimeInterval) {
        magnitude = timeInterval
      }

      /// The time in seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// The same time on queues, to nanoseconds.
      var onQueues: DispatchQueue.SchedulerTimeType.Stride { .seconds(timeInterval) }
    }
  }

  extension SchedulerDate.Stride: SchedulerTimeIntervalConvertible {
    /// An interval of so many seconds.
    /// - Parameter s: the number.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

    /// An interval of so many seconds.
    /// - Parameter s: the number.
    public static func seconds(_ s: Double) -> Self { Self(s) }

    /// An interval of so many thousandths of a second.
    /// - Parameter ms: the number.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }

    /// An interval of so many millionths of a second.
    /// - Parameter us: the number.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }

    /// An interval of so many billionths of a second.
    /// - Parameter ns: the number.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
  }

  extension SchedulerDate.Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral {
    /// Creates an interval of so many seconds.
    /// - Parameter value: the number.
    public init(integerLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Creates an interval of so many seconds.
    /// - Parameter value: the number.
    public init(floatLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Creates an interval of so many seconds; nil where a `TimeInterval` has no such number.
    /// - Parameter source: the number.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      self.init(seconds)
    }

    /// Whether the left one is shorter.
    public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }

    /// Both one after the other.
    public static func + (left: Self, right: Self) -> Self { Self(left.timeInterval + right.timeInterval) }

    /// The left one without the right one.
    public static func - (left: Self, right: Self) -> Self { Self(left.timeInterval - right.timeInterval) }

    /// The product of the seconds.
    public static func * (left: Self, right: Self) -> Self { Self(left.timeInterval * right.timeInterval) }

    /// Becomes the product of the seconds.
    public static func *= (left: inout Self, right: Self) { left = left * right }
  }
#endif
