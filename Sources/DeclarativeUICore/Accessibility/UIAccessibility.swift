public import Foundation

/// What UIKit knows of the ways in which people use a device, by its name: nobody has changed anything, unless the
/// environment of the snapshot says so, as by `accessibilityReduceMotion`.
/// - Remark: says what the environment of the snapshot does; what a view sets for its contents does not count.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// What assistive technologies are told, by UIKit's name.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Creates what is told by its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// There is another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another one.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// There is something to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// Something was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells nobody.
  /// - Remark: does nothing: nobody hears it.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether VoiceOver reads.
  public static var isVoiceOverRunning: Bool { settings.voiceOverEnabled }

  /// Whether people use switches.
  public static var isSwitchControlRunning: Bool { settings.switchControlEnabled }

  /// Whether people want less motion.
  public static var isReduceMotionEnabled: Bool { settings.reduceMotion }

  /// Whether people want nothing to shine through.
  public static var isReduceTransparencyEnabled: Bool { settings.reduceTransparency }

  /// Whether people have the colours inverted.
  public static var isInvertColorsEnabled: Bool { settings.invertColors }

  /// Whether people need more than colours.
  public static var shouldDifferentiateWithoutColor: Bool { settings.differentiateWithoutColor }

  /// Whether people want buttons to have shapes.
  public static var buttonShapesEnabled: Bool { settings.showButtonShapes }

  /// Whether texts are bold on the whole device.
  public static var isBoldTextEnabled: Bool { settings.boldensTexts }

  /// Whether people see greys only: never.
  public static var isGrayscaleEnabled: Bool { false }

  /// Whether people want the colours of iOS to be farther apart.
  public static var isDarkerSystemColorsEnabled: Bool { settings.increasesContrast }

  private static var settings: AccessibilitySettings { HostDevice.figures.accessibility }
}

// What is posted on a device. Here nobody posts it but a test.
extension UIAccessibility {
  /// Posted when VoiceOver begins or ends to read.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when people want more or less motion.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when people want more or less to shine through.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when texts become bold on the whole device, or not any more.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}

/// What assistive technologies are told.
/// - Remark: tells nobody.
public enum AccessibilityNotification {
  /// There is something to be said.
  public struct Announcement: Sendable {
    /// Creates what is to be said.
    public init(_ announcement: String) {}

    /// Creates what is to be said.
    @_disfavoredOverload
    public init(_ announcement: AttributedString) {}

    /// Creates what is to be said.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) {}

    /// Tells nobody.
    public func post() {}
  }

  /// A part of the screen is another one.
  public struct LayoutChanged {
    /// Creates what is told.
    public init(_ focus: Any? = nil) {}

    /// Tells nobody.
    public func post() {}
  }

  /// There is another screen.
  public struct ScreenChanged {
    /// Creates what is told.
    public init(_ focus: Any? = nil) {}

    /// Tells nobody.
    public func post() {}
  }

  /// Something was scrolled.
  public struct PageScrolled: Sendable {
    /// Creates what is to be said of the new place.
    public init(_ announcement: String) {}

    /// Tells nobody.
    public func post() {}
  }
}
