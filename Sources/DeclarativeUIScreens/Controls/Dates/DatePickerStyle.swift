public import Foundation

/// How pickers of dates look; its dynamic properties have the values of the place of each picker.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The kind of view that a picker looks like.
  associatedtype Body: View
  /// What a style knows about a picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// The appearance of one picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a picker of dates.
public struct DatePickerStyleConfiguration {
  /// The label of the picker.
  public struct Label: SlotPart {
    /// A primitive view has no body.
    public typealias Body = Never
    let slot: ViewSlot
  }

  /// The label of the picker.
  public let label: Label
  /// What the label says; nil where that is not known.
  let title: String?
  /// The first date that people can choose; nil where there is none.
  public let minimumDate: Date?
  /// The last date that people can choose; nil where there is none.
  public let maximumDate: Date?
  /// Which parts of the date people choose.
  public let displayedComponents: DatePickerComponents
  /// What is shown, so that a style whose picker has changed is asked again.
  let shown: Date
  /// The date.
  @Binding public var selection: Date

  init(
    label: Label, title: String?, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents,
    shown: Date, selection: Binding<Date>
  ) {
    self.label = label
    self.title = title
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
    self.shown = shown
    _selection = selection
  }

  var range: PickableDates { PickableDates(minimumDate, maximumDate) }
}

/// The usual look: `compact`.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label and the buttons.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// The label, and buttons that say day and time and open a calendar or wheels.
/// - Remark: the buttons are measured for iOS 26; where their cards stand is guessed.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label and the buttons.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A calendar of a month, with a button for the time below.
/// - Remark: most distances are guessed.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The calendar.
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// Wheels for the parts of the date.
/// - Remark: how wide the wheels are is guessed.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label and the wheels.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledDateWheels(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual look: `compact`.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Buttons that say day and time.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of a month.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the parts of the date.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerStylesKey: EnvironmentKey {
  static var defaultValue: [any DatePickerStyle] { [] }
}

extension EnvironmentValues {
  /// How pickers of dates look, the outermost style first; none is the usual look.
  var datePickerStyles: [any DatePickerStyle] {
    get { self[DatePickerStylesKey.self] }
    set { self[DatePickerStylesKey.self] = newValue }
  }

  /// The calendar with the time zone and the language of the environment.
  var placeCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}

extension View {
  /// The view with a look for its pickers of dates.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    transformEnvironment(\.datePickerStyles) { $0.append(style) }
  }
}
