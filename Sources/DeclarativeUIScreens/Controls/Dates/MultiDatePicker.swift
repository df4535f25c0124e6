public import Foundation

/// A calendar in which people choose several days.
@MainActor @preconcurrency
public struct MultiDatePicker<Label: View> {
  fileprivate nonisolated(unsafe) let selection: Binding<Set<DateComponents>>
  fileprivate let range: PickableDates
  nonisolated(unsafe) let label: Label
  @Environment(\.placeCalendar) private var calendar

  private nonisolated init(_ selection: Binding<Set<DateComponents>>, _ range: PickableDates, label: Label) {
    self.selection = selection
    self.range = range
    self.label = label
  }
}

extension MultiDatePicker {
  /// Creates a picker with any label, which is not seen.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, PickableDates(), label: label())
  }

  /// Creates a picker of days in a range with any label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, PickableDates(bounds.lowerBound, bounds.upperBound.addingTimeInterval(-1)), label: label())
  }

  /// Creates a picker of days from one on with any label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, PickableDates(bounds.lowerBound, nil), label: label())
  }

  /// Creates a picker of days before one with any label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, PickableDates(nil, bounds.upperBound.addingTimeInterval(-1)), label: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title, which is not seen.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a title, which is not seen.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker of days in a range with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of days in a range with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker of days from one on with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker of days before one with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker of days from one on with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of days before one with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}

extension MultiDatePicker: View {
  /// The calendar.
  public var body: some View {
    let days = selection.wrappedValue.compactMap { calendar.date(from: $0) }.sorted()
    MonthCalendar(calendar: calendar, range: range, chosen: days, choose: turn)
      .modifier(SegmentedDescription(title: ViewWords.of(label)))
  }

  private func turn(_ day: Date) {
    let known = selection.wrappedValue.filter { parts in
      calendar.date(from: parts).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
    if known.isEmpty {
      selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    } else {
      selection.wrappedValue.subtract(known)
    }
  }
}

extension MultiDatePicker: ControlledValue {
  package var controlled: Binding<Set<DateComponents>> { selection }
}

/// A control that lets people choose between two dates.
package protocol DateBounds {
  /// The first date and the end of what can be chosen; nil where there is no bound.
  var bounds: (lower: Date?, upper: Date?) { get }
}

extension MultiDatePicker: DateBounds {
  /// The end is the moment behind the last second.
  package nonisolated var bounds: (lower: Date?, upper: Date?) { (range.first, range.last?.addingTimeInterval(1)) }
}
