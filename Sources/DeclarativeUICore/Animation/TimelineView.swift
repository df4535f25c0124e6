public import Foundation
package import LayoutTree

/// A view that is evaluated again at each date of a schedule; a picture shows it at one date.
///
/// That is the date of the schedule that the time of the environment is in (`EnvironmentValues.now`), never that of the
/// machine; before the first date, it is the first one.
/// - Remark: shows the date of the schedule that `EnvironmentValues.now` is in.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content knows of its time.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content
}

extension TimelineView: View, PrimitiveView where Content: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates a view with what it is at a date.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  package func resolve(in context: ResolveContext) -> Node {
    let time = Context(date: schedule.date(at: context.environment.now), cadence: .live)
    return context.evaluated(TimelineBody(subject: self, time: time)).from(self, in: context)
  }
}

/// What a timeline view is at a date.
private struct TimelineBody<Schedule: TimelineSchedule, Content: View>: BodyOwner {
  var subject: TimelineView<Schedule, Content>
  let time: TimelineViewDefaultContext

  var content: any NodeContent { Grouping() }

  /// Nothing says what the closure has captured.
  func isSame(as earlier: Self) -> Bool { false }

  func evaluate() -> Content { subject.content(time) }

  func resolve(_ content: Content, in context: ResolveContext) -> [Node] { [content.resolved(in: context)] }
}

/// What the content of a `TimelineView` knows of its time.
/// - Remark: `cadence` is always `live`.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content is evaluated again.
  public enum Cadence: Comparable, Sendable {
    /// Without pause.
    case live
    /// Each second.
    case seconds
    /// Each minute.
    case minutes
  }

  /// The date of the schedule.
  public let date: Date
  /// How often the content is made anew; always `live` here.
  public let cadence: Cadence

  package init(date: Date, cadence: Cadence) {
    self.date = date
    self.cadence = cadence
  }
}

/// The dates at which a `TimelineView` is evaluated again.
public protocol TimelineSchedule {
  /// The dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often dates may come.
  typealias Mode = TimelineScheduleMode

  /// The dates from one on, in their order.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often the dates of a schedule may come.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Seldom, because the display is dimmed.
  case lowFrequency
}

extension TimelineSchedule {
  /// The last date that is not after a time, or else the first one; the time itself where there is none.
  fileprivate func date(at now: Date) -> Date {
    // A schedule begins at the time that it is asked for, or a little before. Whoever has given more dates than that has
    // given a long list, or one without end that never passes the time.
    var current: Date?
    for date in entries(from: now, mode: .normal).prefix(10_000) {
      if let current, date > now { return current }
      current = date
    }
    return current ?? now
  }
}

/// The beginnings of all minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The beginnings of the minutes, that of the first date's included.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// Dates at one distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// The next date.
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule with a date and the distance of the others in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates, beginning with the last one that is not after another date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: steps.isFinite ? start + steps * interval : startDate, interval: interval)
  }
}

/// Dates that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in their order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The dates as they were given.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The dates of an animation: as many as the display shows, and none where it is paused or the display is dimmed.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule with the least distance of dates in seconds; where it is paused, it has no date.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
    isPaused = paused
  }

  /// The dates, beginning with the one that is given.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    isPaused || mode == .lowFrequency
      ? AnySequence(EmptyCollection())
      : AnySequence(PeriodicTimelineSchedule.Entries(date: start, interval: interval))
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of all minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at one distance in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The dates of an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// The dates of an animation, with their least distance in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that are given one by one.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
