public import Foundation
import LayoutTree

/// A choice of a day, a time or both, in the calendar, the time zone and the language of the environment.
@MainActor @preconcurrency
public struct DatePicker<Label: View> {
  /// Which parts of a date can be chosen.
  public typealias Components = DatePickerComponents

  private nonisolated(unsafe) let selection: Binding<Date>
  private let range: PickableDates
  private let components: DatePickerComponents
  private nonisolated(unsafe) let label: Label

  private nonisolated init(
    _ selection: Binding<Date>, _ range: PickableDates, _ components: DatePickerComponents, label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }
}

extension DatePicker {
  /// Creates a picker with any label.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, PickableDates(), displayedComponents, label: label())
  }

  /// Creates a picker of dates in a range with any label.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, PickableDates(range.lowerBound, range.upperBound), displayedComponents, label: label())
  }

  /// Creates a picker of dates from one on with any label.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, PickableDates(range.lowerBound, nil), displayedComponents, label: label())
  }

  /// Creates a picker of dates up to one with any label.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, PickableDates(nil, range.upperBound), displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker of dates in a range with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of dates in a range with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker of dates from one on with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of dates from one on with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker of dates up to one with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of dates up to one with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates a picker from what a style is given, in the style around that one.
  public nonisolated init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, PickableDates(configuration.minimumDate, configuration.maximumDate),
      configuration.displayedComponents, label: configuration.label)
  }
}

extension DatePicker: View {
  /// The picker in the style of its environment.
  public var body: some View {
    StyledDatePicker(
      shown: selection.wrappedValue, selection: selection, range: range, components: components, label: label)
  }
}

extension DatePicker: ControlledValue {
  package var controlled: Binding<Date> { selection }
}

/// Which parts of a date people choose.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt

  /// Creates a set of parts from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The time.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// Between which dates people choose; nil is no limit.
struct PickableDates: Equatable {
  let first, last: Date?

  init(_ first: Date? = nil, _ last: Date? = nil) {
    self.first = first
    self.last = last
  }

  func nearest(to date: Date) -> Date {
    if let last, date > last { return last }
    if let first, date < first { return first }
    return date
  }

  /// Whether any moment of a span is in the range.
  func touches(_ span: DateInterval) -> Bool {
    if let last, span.start > last { return false }
    if let first, span.end <= first { return false }
    return true
  }
}

/// A picker of dates in a style.
private struct StyledDatePicker<Label: View>: View, PrimitiveView {
  typealias Body = Never

  /// As it was when the picker's body was evaluated.
  let shown: Date
  let selection: Binding<Date>
  let range: PickableDates
  let components: DatePickerComponents
  let label: Label

  func resolve(in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let slots = ControlSlots.kept(at: node, label)
    let title = ViewWords.of(label, in: context.environment)
    let configuration = DatePickerStyleConfiguration(
      label: .init(slot: slots[0]), title: title, minimumDate: range.first, maximumDate: range.last,
      displayedComponents: components, shown: shown, selection: selection)
    // One in the style's body has the style that is around this one.
    var outer = context
    let style = outer.environment.datePickerStyles.popLast() ?? DefaultDatePickerStyle()
    outer.fill(node, Grouping()) { [Self.styled(configuration, by: style, in: $0)] }
    return node
  }

  @MainActor private static func styled(
    _ configuration: DatePickerStyleConfiguration, by style: some DatePickerStyle, in context: ResolveContext
  ) -> Node {
    context.evaluated(StyleBody(subject: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}
