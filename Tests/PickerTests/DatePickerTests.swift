import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

// 3 October 2026, 9:41 at Greenwich.
private let day = Date(timeIntervalSince1970: 1_790_934_060 + 86_400)

private struct Chosen<Style: DatePickerStyle>: View {
  let style: Style
  var range: ClosedRange<Date>?
  var components: DatePickerComponents = [.date, .hourAndMinute]
  @State private var date = day

  var body: some View {
    Group {
      if let range {
        DatePicker("Due", selection: $date, in: range, displayedComponents: components)
      } else {
        DatePicker("Due", selection: $date, displayedComponents: components)
      }
    }
    .datePickerStyle(style)
    Text(date, format: .iso8601)
  }
}

@MainActor @Suite struct `A compact picker of dates` {
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `says day and time on buttons 34 high, 4 apart`(design: SystemDesign) throws {
    let laid = laidOut(
      DatePicker("Due", selection: .constant(day)), design, in: CGSize(width: 350, height: 60))
    #expect(laid.items.map(\.name).contains("Oct 3, 2026"))
    #expect(laid.items.map(\.name).contains("9:41 AM"))
    let backgrounds = laid.items.filter { $0.name == "Capsule" || $0.name == "RoundedRectangle" }.compactMap(\.frame)
    #expect(backgrounds.count == 2)
    #expect(abs(backgrounds[0].height - 34.33) < 0.34)
    #expect(abs(backgrounds[1].minX - backgrounds[0].maxX - 4) < 0.01)
    #expect(abs(backgrounds[1].maxX - 350) < 0.34)
    let inside = try #require(laid.frame("Oct 3, 2026"))
    #expect(abs(inside.minX - backgrounds[0].minX - (design == .iOS26 ? 12 : 8)) < 0.34)
    if design == .iOS26 { #expect(abs(backgrounds[0].width - 115) < 2.5) }
  }

  @Test func `is in the calendar, time zone and language of its environment`() {
    let laid = laidOut(DatePicker("Due", selection: .constant(day)), in: CGSize(width: 350, height: 60)) {
      $0.locale = Locale(identifier: "de_DE")
      $0.timeZone = TimeZone(secondsFromGMT: 7200) ?? .gmt
    }
    #expect(laid.items.map(\.name).contains("11:41"))
  }

  @Test func `opens a calendar whose days can be chosen, and keeps the time`() throws {
    let host = ViewHost(Chosen(style: .compact), size: CGSize(width: 390, height: 600))
    #expect(host.texts.last == "2026-10-03T09:41:00Z")
    try host.tap("Oct 3, 2026")
    #expect(host.texts.contains("October 2026"))
    try host.tap("15")
    #expect(host.texts.contains("2026-10-15T09:41:00Z"))
    try host.tap(at: CGPoint(x: 2, y: 2))
    #expect(!host.texts.contains("October 2026"))
  }
}

@MainActor @Suite struct `A calendar` {
  @Test func `has the weeks of its month`() {
    let laid = laidOut(
      DatePicker("Due", selection: .constant(day), displayedComponents: .date).datePickerStyle(.graphical), .iOS26,
      in: CGSize(width: 320, height: 400))
    let names = laid.items.map(\.name)
    #expect(names.contains("October 2026"))
    #expect(names.contains("SUN"))
    #expect(names.filter { Int($0) != nil }.count == 31)
    // 1 October 2026 is a Thursday: the fifth of seven columns.
    let first = laid.frame("1")
    #expect(abs((first?.midX ?? 0) - (10.67 + 4.5 * 42.67)) < 0.5)
  }

  @Test func `goes to other months and offers no days out of its range`() throws {
    let host = ViewHost(
      Chosen(style: .graphical, range: day...day.addingTimeInterval(86_400 * 5), components: .date),
      size: CGSize(width: 390, height: 600))
    #expect(throws: TouchError.self) { try host.tap("2") }
    try host.tap("4")
    #expect(host.texts.last == "2026-10-04T09:41:00Z")
    try host.tap("Next Month")
    #expect(host.texts.contains("November 2026"))
  }

  @Test func `takes several days`() throws {
    let host = ViewHost(Days(), size: CGSize(width: 390, height: 600))
    try host.tap("10")
    try host.tap("12")
    try host.tap("10")
    #expect(host.texts.last == "1")
  }

  private struct Days: View {
    @State private var days: Set<DateComponents> = []

    var body: some View {
      MultiDatePicker("Days", selection: $days)
      Text(verbatim: "\(days.count)")
    }
  }
}

@MainActor @Suite struct `Wheels of a date` {
  @Test func `turn by a tap`() throws {
    let host = ViewHost(Chosen(style: .wheel).labelsHidden(), size: CGSize(width: 390, height: 600))
    try host.tap("10")
    #expect(host.texts.last == "2026-10-03T10:41:00Z")
    try host.tap("PM")
    #expect(host.texts.last == "2026-10-03T22:41:00Z")
    try host.increment("Minute")
    #expect(host.texts.last == "2026-10-03T22:42:00Z")
  }
}

@MainActor @Suite struct `A picker of colours` {
  @Test func `shows its colour in a well 28 wide at the end`() {
    let laid = laidOut(ColorPicker("Colour", selection: .constant(.red)), in: CGSize(width: 200, height: 60))
    #expect(laid.frames.last?.maxX == 195)
    #expect(laid.frames.last?.width == 18)
    #expect(laid.colors.last?.description == "#FF383C")
  }
}
