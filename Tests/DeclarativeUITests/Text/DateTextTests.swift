import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `The text of a date` {
  /// 9 January 2007, 9:41 at Greenwich.
  private let now = EnvironmentValues().now

  /// What is shown, every kind of space as a space.
  private func shown(_ text: Text, change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
    let laidOut = LaidOut(text, in: CGSize(width: 900, height: 100), change: change)
    return laidOut.items.map(\.name).joined().map { $0.isWhitespace ? " " : $0 }.reduce(into: "") { $0.append($1) }
  }

  @Test func `is a day or a time of the day, at the place of the environment`() throws {
    #expect(shown(Text(now, style: .date)) == "January 9, 2007")
    #expect(shown(Text(now, style: .time)) == "9:41 AM")
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(shown(Text(now, style: .time)) { $0.timeZone = tokyo } == "6:41 PM")
    let german = { (environment: inout EnvironmentValues) in environment.locale = Locale(identifier: "de_DE") }
    #expect(shown(Text(now, style: .date), change: german) == "9. Januar 2007")
    #expect(shown(Text(now, style: .time), change: german) == "9:41")
  }

  @Test(arguments: [
    (674, "11 min, 14 sec", "-11 minutes", "11:14"), (-3900, "1 hr, 5 min", "+1 hour", "1:05:00"),
    (0, "0 sec", "+0 seconds", "0:00"), (5, "5 sec", "-5 seconds", "0:05"), (3600, "1 hr", "-1 hour", "1:00:00"),
    (97_200, "1 day, 3 hr", "-1 day", "27:00:00"), (36 * 3600 + 59 * 60 + 1, "1 day, 12 hr", "-1 day", "36:59:01"),
    (40 * 86_400, "1 mth, 9 days", "-1 month", "960:00:00"), (-400 * 86_400, "1 yr, 1 mth", "+1 year", "9600:00:00"),
  ]) func `is how far away it is`(seconds: Int, relative: String, offset: String, timer: String) {
    let date = now.addingTimeInterval(TimeInterval(seconds))
    #expect(shown(Text(date, style: .relative)) == relative)
    #expect(shown(Text(date, style: .offset)) == offset)
    #expect(shown(Text(date, style: .timer)) == timer)
  }

  @Test func `is found at the time of the environment, in its language`() {
    let later = { (environment: inout EnvironmentValues) in environment.now += 600 }
    #expect(shown(Text(now, style: .timer), change: later) == "10:00")
    #expect(
      shown(Text(now, style: .relative)) {
        $0.now += 60; $0.locale = Locale(identifier: "de_DE")
      } == "1 Min.")
  }

  @Test(arguments: [
    ("de_DE", "1 J, 1 Mon.", "+1 Jahr", "vor 1 Jahr"), ("ja_JP", "1年 1か月", "+1年", "1 年前"),
    ("fr_FR", "1 an et 1 m", "+1 an", "il y a 1 an"), ("en_GB", "1 yr, 1 mth", "+1 year", "1 year ago"),
  ]) func `has words for months in other languages`(locale: String, relative: String, offset: String, format: String) {
    let later = { (environment: inout EnvironmentValues) in
      environment.now += 400 * 86_400
      environment.locale = Locale(identifier: locale)
    }
    #expect(shown(Text(now, style: .relative), change: later) == relative)
    #expect(shown(Text(now, style: .offset), change: later) == offset)
    #expect(shown(Text(now, format: .relative(presentation: .numeric)), change: later) == format)
    let problems = LaidOut(Text(now, style: .relative), change: later).layout.problems
    #expect(problems.allSatisfy { $0.hasPrefix("No font has") })
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    let words = formatter.localizedString(for: now, relativeTo: now.addingTimeInterval(400 * 86_400))
    #expect(shown(Text(verbatim: words)) == format)
  }

  @Test func `of two dates has the days where they are not the same`() {
    #expect(shown(Text(now...now.addingTimeInterval(3600))) == "9:41 – 10:41 AM")
    #expect(shown(Text(DateInterval(start: now, duration: 90_000))) == "1/9/2007, 9:41 AM – 1/10/2007, 10:41 AM")
    #expect(
      shown(Text("at \(now, style: .time), \(now...now.addingTimeInterval(3600))")) == "at 9:41 AM, 9:41 – 10:41 AM")
  }

  @Test func `of a clock runs through its time`() {
    let hour = now.addingTimeInterval(-600)...now.addingTimeInterval(3000)
    #expect(shown(Text(timerInterval: hour)) == "50:00")
    #expect(shown(Text(timerInterval: hour, countsDown: false)) == "10:00")
    #expect(shown(Text(timerInterval: hour)) { $0.now += 9000 } == "0:00")
    #expect(shown(Text(timerInterval: hour, countsDown: false)) { $0.now -= 9000 } == "0:00")
    #expect(shown(Text(timerInterval: hour, pauseTime: now.addingTimeInterval(-60))) == "51:00")
    let long = now...now.addingTimeInterval(2 * 3600)
    #expect(shown(Text(timerInterval: long)) == "2:00:00")
    #expect(shown(Text(timerInterval: long, showsHours: false)) == "120:00")
    #expect(shown(Text("in \(timerInterval: long)")) == "in 2:00:00")
  }
}

@MainActor @Suite struct `The text of a value` {
  private let now = EnvironmentValues().now

  private func shown(_ text: Text, change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
    let laidOut = LaidOut(text, in: CGSize(width: 900, height: 100), change: change)
    return laidOut.items.map(\.name).joined().map { $0.isWhitespace ? " " : $0 }.reduce(into: "") { $0.append($1) }
  }

  private func inGermany(_ environment: inout EnvironmentValues) { environment.locale = Locale(identifier: "de_DE") }

  @Test func `is what a style makes of it, in the language of the environment`() {
    #expect(shown(Text(0.25, format: .percent)) == "25%")
    #expect(shown(Text(1234.5, format: .number)) == "1,234.5")
    #expect(shown(Text(1234.5, format: .number), change: inGermany) == "1.234,5")
    #expect(shown(Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR"))), change: inGermany) == "1 234,5")
    #expect(shown(Text(9.5, format: .currency(code: "EUR"))) == "€9.50")
    #expect(shown(Text("\(1234) \(1234.5, format: .number)"), change: inGermany) == "1.234 1.234,5")
    #expect(shown(Text("\(1234.5) \(1.5, specifier: "%.2f")"), change: inGermany) == "1.234,500000 1,50")
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(
      Text(1, format: .number) != Text(2, format: .number) && Text(1, format: .number) != Text(1, format: .percent))
  }

  @Test func `of a date is at the time and place of the environment`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let style = Date.FormatStyle.dateTime.hour().minute()
    #expect(shown(Text(now, format: style)) == "9:41 AM")
    #expect(shown(Text(now, format: style)) { $0.timeZone = tokyo } == "6:41 PM")
    let fixed = Date.FormatStyle(timeZone: tokyo).hour().minute()
    #expect(shown(Text(now, format: fixed)) == "6:41 PM")
    #expect(shown(Text(now.addingTimeInterval(-86_400), format: .relative(presentation: .named))) == "yesterday")
    #expect(shown(Text(now.addingTimeInterval(7200), format: .relative(presentation: .numeric))) == "in 2 hours")
    #expect(shown(Text(now..<now.addingTimeInterval(60), format: .interval.hour().minute())) == "9:41 – 9:42 AM")
  }

  @Test func `is what a formatter makes of it`() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    #expect(shown(Text(NSNumber(value: 3), formatter: formatter)) == "three")
    let dates = DateFormatter()
    dates.dateFormat = "yyyy"
    dates.timeZone = .gmt
    #expect(shown(Text(now, formatter: dates)) == "2007")
  }

  @Test func `is in the language and time zone of the environment where its formatter has none of its own`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let (dates, fixed) = (DateFormatter(), DateFormatter())
    (dates.dateStyle, dates.timeStyle) = (.medium, .short)
    (fixed.dateFormat, fixed.locale, fixed.timeZone) = ("EEEE HH", Locale(identifier: "fr_FR"), tokyo)
    #expect(shown(Text(now, formatter: dates)) == "Jan 9, 2007 at 9:41 AM")
    #expect(shown(Text("on \(now, formatter: dates)")) == "on Jan 9, 2007 at 9:41 AM")
    #expect(shown(Text(now, formatter: dates)) { $0.timeZone = tokyo } == "Jan 9, 2007 at 6:41 PM")
    #expect(shown(Text(now, formatter: fixed), change: inGermany) == "mardi 18")
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    #expect(shown(Text(NSNumber(value: 1234.5), formatter: numbers), change: inGermany) == "1.234,5")
    #expect(shown(Text("\(NSNumber(value: 1234.5), formatter: numbers)")) == "1,234.5")
  }

  @Test func `is the same of the same value and formatter`() {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    #expect(Text(now, formatter: formatter) == Text(now, formatter: formatter))
    #expect(Text(now, formatter: formatter) != Text(now.addingTimeInterval(86_400), formatter: formatter))
    let short = Text(now, formatter: formatter)
    formatter.dateStyle = .long
    #expect(Text(now, formatter: formatter) != short)
  }
}
