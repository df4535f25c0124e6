public import Foundation

// The language and the region of the device that views are shown on. Where a source says `Calendar.current`, the compiler is
// handed `Calendar.ofDevice`, and so on: that of the process cannot be set on Linux.

extension Locale {
  /// The locale of the device: `en_US`, as the environment has it by itself.
  public static var ofDevice: Locale { Locale(identifier: "en_US") }
}

extension Calendar {
  /// The calendar of the device, in which weeks begin with Sunday.
  public static var ofDevice: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .ofDevice
    return calendar
  }
}

extension DateFormatter {
  /// A formatter with the locale of the device.
  public static func ofDevice() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = .ofDevice
    return formatter
  }
}

extension NumberFormatter {
  /// A formatter with the locale of the device, and with the digits that it is asked for.
  public static func ofDevice() -> NumberFormatter {
    let formatter = DeviceNumberFormatter()
    formatter.locale = .ofDevice
    return formatter
  }
}
