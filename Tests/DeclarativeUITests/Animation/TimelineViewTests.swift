import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `A timeline view` {
  /// The seconds of the date that is shown, from the time of the environment.
  private func shown<S: TimelineSchedule>(
    _ schedule: S, at now: Date? = nil
  ) -> TimeInterval? {
    var date: Date?
    let view = TimelineView(schedule) { context in
      let _ = date = context.date
      Text("a")
    }
    _ = LaidOut(view, change: { if let now { $0.now = now } })
    return date?.timeIntervalSince(now ?? EnvironmentValues().now)
  }

  @Test func `shows the time of the environment, which is the same on every machine`() {
    #expect(shown(.everyMinute) == 0)
    #expect(shown(.animation) == 0)
    #expect(shown(.animation(minimumInterval: 1, paused: true)) == 0)
  }

  @Test func `shows the date of the schedule that the time is in`() {
    let now = Date(timeIntervalSinceReferenceDate: 1000)
    #expect(shown(.everyMinute, at: now) == -40)
    #expect(shown(.periodic(from: now - 25, by: 10), at: now) == -5)
    #expect(shown(.periodic(from: now + 25, by: 10), at: now) == -5)
    #expect(shown(.explicit([now - 9, now - 3, now + 4]), at: now) == -3)
  }

  @Test func `shows the first date of a schedule that has not begun, and the time where there is none`() {
    let now = Date(timeIntervalSinceReferenceDate: 1000)
    #expect(shown(.explicit([now + 3, now + 4]), at: now) == 3)
    #expect(shown(.explicit([]), at: now) == 0)
    #expect(shown(.periodic(from: now, by: 0), at: now) == 0)
  }
}
