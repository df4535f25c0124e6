import Foundation

/// A label, and buttons that say day and time.
/// - Remark: that the buttons are below the label at sizes of text for accessibility is a guess, as for `LabeledContent`.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    if labelsVisibility == .hidden {
      buttons
    } else if size.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 8) {
        label
        ViewThatFits(in: .horizontal) {
          buttons
          VStack(alignment: .leading, spacing: 4) { eachButton }
        }
      }
      .accessibilityElement(children: .contain)
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        buttons
      }
      .accessibilityElement(children: .contain)
    }
  }

  private var label: some View {
    configuration.label.modifier(ForegroundModifier(styles: isEnabled ? [] : [AnyShapeStyle(Color(.tertiaryLabel))]))
  }

  private var buttons: some View {
    // 4 apart, as others have read them from iOS 26.
    HStack(spacing: 4) { eachButton }
  }

  @ViewBuilder private var eachButton: some View {
    if configuration.displayedComponents.contains(.date) {
      DateButton(configuration: configuration, part: .date)
    }
    if configuration.displayedComponents.contains(.hourAndMinute) {
      DateButton(configuration: configuration, part: .hourAndMinute)
    }
  }
}

/// A button that says the day or the time and opens what changes it.
struct DateButton: View {
  let configuration: DatePickerStyleConfiguration
  let part: DatePickerComponents
  @State private var isOpen = false
  @Environment(\.placeCalendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    Button {
      isOpen = true
    } label: {
      Text(verbatim: words)
    }
    .buttonStyle(DateChipAppearance(isOpen: isOpen))
    .modifier(PickerDescription(title: name, value: words))
    .modifier(
      PresentingModifier("popover", .popup, $isOpen, nil) {
        PopupCard {
          if part == .date {
            MonthCalendar(
              calendar: calendar, range: configuration.range, chosen: [configuration.selection],
              choose: { choose(day: $0) }
            )
            .padding(.vertical, 4)
          } else {
            DateWheels(
              selection: configuration.$selection, shown: configuration.selection, range: configuration.range,
              components: .hourAndMinute
            )
            .frame(width: 200)
          }
        }
      })
  }

  private var name: String { configuration.title ?? (part == .date ? "Date Picker" : "Time Picker") }

  private var words: String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    style = part == .date ? style.day().month(.abbreviated).year() : style.hour().minute()
    return style.format(configuration.selection).replacing("\u{202F}", with: " ")
  }

  private func choose(day: Date) {
    configuration.selection = configuration.range.nearest(to: calendar.date(configuration.selection, onDayOf: day))
  }
}

/// The appearance of a button that says a date.
///
/// iOS 26: read by others from iOS 26.1 and 27. Before: the height, the radius and the sides as somebody has drawn them.
private struct DateChipAppearance: ButtonStyle, Hashable {
  let isOpen: Bool

  func makeBody(configuration: Configuration) -> some View {
    DateChip(label: configuration.label, isOpen: isOpen || configuration.isPressed)
  }
}

private struct DateChip<Label: View>: View {
  let label: Label
  let isOpen: Bool
  @Environment(\.systemDesign) private var design
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .font(.body)
      .lineLimit(1)
      .modifier(ForegroundModifier(styles: [style]))
      .padding(.horizontal, design == .iOS26 ? 12 : 8).padding(.vertical, 7)
      .background {
        ButtonOutline(design == .iOS26 ? .capsule(.circular) : .rectangle(radius: 8)).fill(Color(.tertiarySystemFill))
      }
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return isOpen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
  }
}

extension Calendar {
  /// The time of a date on another day.
  func date(_ date: Date, onDayOf day: Date) -> Date {
    let time = dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    var parts = dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second, parts.nanosecond) = (time.hour, time.minute, time.second, time.nanosecond)
    return self.date(from: parts) ?? day
  }
}
