import Foundation

/// A calendar of the month of a date, and a button for its time.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.placeCalendar) private var calendar

  var body: some View {
    VStack(spacing: 0) {
      if configuration.displayedComponents.contains(.date) {
        MonthCalendar(
          calendar: calendar, range: configuration.range, chosen: [configuration.selection], choose: { choose(day: $0) }
        )
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          Text("Time")
          Spacer()
          DateButton(configuration: configuration, part: .hourAndMinute)
        }
        .padding(.horizontal, 20).padding(.vertical, 8)
      }
    }
    .accessibilityElement(children: .contain)
  }

  private func choose(day: Date) {
    configuration.selection = configuration.range.nearest(to: calendar.date(configuration.selection, onDayOf: day))
  }
}

/// A month, whose days can be chosen.
///
/// Its width and height, the header's font, the chevrons, the cells and the discs of iOS 26 are read by others from iOS 26
/// and 27; how the height is shared out, and the discs before iOS 26, are guessed.
struct MonthCalendar: View {
  let calendar: Calendar
  let range: PickableDates
  let chosen: [Date]
  let choose: (Date) -> Void
  /// How many months after that of the first chosen date.
  @State private var turned = 0
  @Environment(\.now) private var now
  @Environment(\.locale) private var locale

  var body: some View {
    let month = CalendarMonth(of: chosen.first ?? range.nearest(to: now), turned: turned, in: calendar)
    VStack(spacing: 0) {
      header(month)
      EqualColumns {
        ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
          Text(verbatim: name).font(.system(size: 13, weight: .semibold)).foregroundStyle(Color(.tertiaryLabel))
            .frame(maxWidth: .infinity)
        }
      }
      .frame(height: 28)
      ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
        EqualColumns {
          ForEach(Array(week.enumerated()), id: \.offset) { _, day in
            if let day { dayButton(day) } else { Color.clear }
          }
        }
        .frame(height: 42)
      }
    }
    .padding(.horizontal, 10.67)
    .frame(minWidth: 320, idealWidth: 320, maxWidth: .infinity, minHeight: 332, alignment: .top)
  }

  private func header(_ month: CalendarMonth) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: month.title(locale)).font(.system(size: 17, weight: .semibold))
      Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold)).foregroundStyle(.tint)
        .padding(.leading, 3.05).accessibilityHidden(true)
      Spacer()
      Button {
        turned -= 1
      } label: {
        chevron("chevron.backward")
      }.accessibilityLabel("Previous Month")
      Button {
        turned += 1
      } label: {
        chevron("chevron.forward")
      }.accessibilityLabel("Next Month")
    }
    .buttonStyle(PlainButtonAppearance())
    .padding(.horizontal, 9.33)
    .frame(height: 52)
  }

  private func chevron(_ name: String) -> some View {
    // Its ink stands in the middle, and has 3 points more behind it than before it.
    Image(systemName: name).font(.system(size: 20, weight: .medium)).foregroundStyle(.tint)
      .padding(name == "chevron.backward" ? .leading : .trailing, 3).frame(width: 40, height: 44)
      .contentShape(Rectangle())
  }

  private func dayButton(_ day: Date) -> some View {
    let isChosen = chosen.contains { calendar.isDate($0, inSameDayAs: day) }
    let span = DateInterval(start: day, duration: 86_399)
    return Button {
      choose(day)
    } label: {
      Text(verbatim: "\(calendar.component(.day, from: day))")
    }
    .buttonStyle(DayAppearance(isChosen: isChosen, isToday: calendar.isDate(now, inSameDayAs: day)))
    .disabled(!range.touches(span))
    .accessibilityLabel(Text(verbatim: spoken(day)))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private func spoken(_ day: Date) -> String {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      .weekday(.wide).month(.wide).day().format(day)
  }
}

/// The appearance of a day in a calendar.
private struct DayAppearance: ButtonStyle, Hashable {
  let isChosen, isToday: Bool

  func makeBody(configuration: Configuration) -> some View {
    Day(label: configuration.label, isChosen: isChosen, isToday: isToday)
  }
}

private struct Day<Label: View>: View {
  let label: Label
  let isChosen, isToday: Bool
  @Environment(\.systemDesign) private var design
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .font(.system(size: isChosen ? 22 : 20, weight: isChosen ? .medium : .regular))
      .modifier(ForegroundModifier(styles: [style]))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { if isChosen { disc.frame(width: 38, height: 38) } }
      .contentShape(Rectangle())
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    if isChosen, isToday { return AnyShapeStyle(Color.white) }
    if isChosen, design == .iOS26 { return AnyShapeStyle(Color(.systemBackground)) }
    return isChosen || isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
  }

  @ViewBuilder private var disc: some View {
    if isToday {
      Circle().fill(.tint)
    } else if design == .iOS26 {
      Circle().fill(Color.primary)
    } else {
      Circle().fill(.tint).opacity(0.12)
    }
  }
}

/// A month as a calendar shows it.
struct CalendarMonth {
  let calendar: Calendar
  /// The first moment of the month.
  let start: Date

  init(of date: Date, turned: Int, in calendar: Calendar) {
    self.calendar = calendar
    let first = calendar.dateInterval(of: .month, for: date)?.start ?? date
    start = calendar.date(byAdding: .month, value: turned, to: first) ?? first
  }

  func title(_ locale: Locale) -> String {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone).month(.wide).year().format(start)
  }

  /// The short names of the days of a week, from the first one.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased() }
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }

  /// The days in weeks; nil before the first day and after the last one.
  var weeks: [[Date?]] {
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let before = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    var days: [Date?] = Array(repeating: nil, count: before)
    days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
    days += Array(repeating: nil, count: (7 - days.count % 7) % 7)
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<($0 + 7)]) }
  }
}
