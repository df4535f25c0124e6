import Foundation

/// A label and the wheels of a date.
struct LabeledDateWheels: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.isInListRow) private var isInRow

  var body: some View {
    let wheels = DateWheels(
      selection: configuration.$selection, shown: configuration.selection, range: configuration.range,
      components: configuration.displayedComponents)
    if labelsVisibility == .hidden || isInRow {
      wheels
    } else {
      HStack {
        configuration.label
        wheels
      }
    }
  }
}

/// The parts of a date on wheels side by side.
struct DateWheels: View {
  let selection: Binding<Date>
  /// As it was when the picker's body was evaluated.
  let shown: Date
  let range: PickableDates
  let components: DatePickerComponents
  @Environment(\.placeCalendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 0) {
      ForEach(wheels, id: \.self) { wheel in
        let values = wheel.values(around: shown, in: calendar, locale)
        WheelColumn(
          count: values.count, chosen: values.firstIndex(where: \.isChosen),
          choose: { selection.wrappedValue = range.nearest(to: values[$0].date) }
        ) { Text(verbatim: values[$0].words).minimumScaleFactor(0.5) }
        .frame(maxWidth: wheel == .month || wheel == .dayOfYear ? .infinity : 70)
        .modifier(WheelDescription(title: wheel.name, value: values.first(where: \.isChosen)?.words))
      }
    }
    .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
    .background { WheelBand() }
    .accessibilityElement(children: .contain)
  }

  private var wheels: [DateWheel] {
    var wheels: [DateWheel] = []
    if components == .date { wheels = isDayFirst ? [.day, .month, .year] : [.month, .day, .year] }
    if components.contains(.hourAndMinute) {
      if components.contains(.date) { wheels = [.dayOfYear] }
      wheels += [.hour, .minute] + (hasHalves ? [.half] : [])
    }
    return wheels
  }

  private var hasHalves: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? true
  }

  private var isDayFirst: Bool {
    let format = DateFormatter.dateFormat(fromTemplate: "dMMMM", options: 0, locale: locale) ?? "MMMM d"
    guard let day = format.firstIndex(of: "d"), let month = format.firstIndex(of: "M") else { return false }
    return day < month
  }
}

/// A part of a date that one wheel chooses.
private enum DateWheel: Hashable {
  case month, day, year, dayOfYear, hour, minute, half

  /// A row of a wheel.
  struct Value {
    let words: String
    let date: Date
    let isChosen: Bool
  }

  var name: String {
    switch self {
    case .month: "Month"
    case .day: "Day"
    case .year: "Year"
    case .dayOfYear: "Date"
    case .hour: "Hour"
    case .minute: "Minute"
    case .half: "AM/PM"
    }
  }

  /// Some rows around the date: what is not seen of a wheel that goes on for ever is not made.
  func values(around date: Date, in calendar: Calendar, _ locale: Locale) -> [Value] {
    func style() -> Date.FormatStyle {
      Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    }
    func values(_ component: Calendar.Component, _ steps: Range<Int>, _ words: (Date) -> String) -> [Value] {
      steps.compactMap { step in
        calendar.date(byAdding: component, value: step, to: date).map {
          Value(words: words($0), date: $0, isChosen: step == 0)
        }
      }
    }
    func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }
    switch self {
    case .month:
      let month = part(.month)
      return values(.month, (1 - month)..<(13 - month)) { style().month(.wide).format($0) }
    case .day:
      let (day, count) = (part(.day), calendar.range(of: .day, in: .month, for: date)?.count ?? 31)
      return values(.day, (1 - day)..<(count + 1 - day)) { "\(calendar.component(.day, from: $0))" }
    case .year: return values(.year, -10..<11) { "\(calendar.component(.year, from: $0))" }
    case .dayOfYear:
      return values(.day, -10..<11) { style().weekday(.abbreviated).month(.abbreviated).day().format($0) }
    case .hour:
      let hour = part(.hour)
      return values(.hour, -hour..<(24 - hour)) { style().hour(.defaultDigits(amPM: .omitted)).format($0) }
    case .minute:
      let minute = part(.minute)
      return values(.minute, -minute..<(60 - minute)) {
        let value = calendar.component(.minute, from: $0)
        return value < 10 ? "0\(value)" : "\(value)"
      }
    case .half:
      let isMorning = part(.hour) < 12
      return values(.hour, 0..<1) { _ in isMorning ? calendar.amSymbol : calendar.pmSymbol }.withOther(
        before: !isMorning,
        calendar.date(byAdding: .hour, value: isMorning ? 12 : -12, to: date).map {
          Value(words: isMorning ? calendar.pmSymbol : calendar.amSymbol, date: $0, isChosen: false)
        })
    }
  }
}

extension [DateWheel.Value] {
  fileprivate func withOther(before: Bool, _ other: DateWheel.Value?) -> Self {
    guard let other else { return self }
    return before ? [other] + self : self + [other]
  }
}
