public import Foundation

// Formats in the language and the region of the device. An app's own module has Foundation's names for these, so that
// `date.formatted()` and `.dateTime` are written as on a device: see `DeviceFormats` of the module that adopts apps.

extension Date.FormatStyle {
  /// A format of dates in the locale of the device.
  /// - Parameters:
  ///   - date: how much of the day is said.
  ///   - time: how much of the time of day is said.
  public static func ofDevice(date: DateStyle? = nil, time: TimeStyle? = nil) -> Self {
    Self(date: date, time: time, locale: .ofDevice)
  }
}

extension Date.IntervalFormatStyle {
  /// A format of spans between two dates in the locale of the device.
  /// - Parameters:
  ///   - date: how much of the days is said.
  ///   - time: how much of the times of day is said.
  public static func ofDevice(date: DateStyle? = nil, time: TimeStyle? = nil) -> Self {
    Self(date: date, time: time, locale: .ofDevice)
  }
}

extension ListFormatStyle where Style == StringStyle {
  /// A format of words in a row in the locale of the device.
  /// - Parameters:
  ///   - type: what stands before the last word.
  ///   - width: how long that is.
  public static func ofDevice(type: ListType, width: Width) -> Self { list(type: type, width: width).locale(.ofDevice) }
}
