public import Foundation

// The device of a picture by UIKit's names. While views are evaluated it is that of the snapshot, with what its traits and its
// size say; elsewhere, in a tapped button's action for one, it is an iPhone 13 Pro, held upright. Nothing is the machine's.

/// The device that views are shown on, by UIKit's name.
/// - Remark: the version is always 18.0.
@MainActor @preconcurrency
public final class UIDevice {
  /// The only device.
  public nonisolated static let current = UIDevice()

  private nonisolated init() {}

  /// The kind of device: that of the snapshot's traits.
  public nonisolated var userInterfaceIdiom: UIUserInterfaceIdiom { HostDevice.figures.idiom }

  /// What the device is called: as its kind.
  public nonisolated var name: String { model }

  /// What the kind is called.
  public nonisolated var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// What the kind is called where the device is.
  public nonisolated var localizedModel: String { model }

  /// What its system is called.
  public nonisolated var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of its system: always 18.0.
  public nonisolated var systemVersion: String { "18.0" }

  /// What tells the device from others: nothing does.
  public nonisolated var identifierForVendor: UUID? { nil }

  /// How it is held: upright where its screen is higher than wide.
  public nonisolated var orientation: UIDeviceOrientation {
    let size = HostDevice.figures.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// How full the battery is: not known, as where nobody measures it.
  public nonisolated var batteryLevel: Float { -1 }

  /// Whether the battery is measured: it never is.
  public var isBatteryMonitoringEnabled = false

  /// Does nothing: nobody turns the device.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing: nobody turns the device.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Posted when a device is held otherwise; here nobody posts it but a test.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// A kind of device, by UIKit's name.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How a device is held, by UIKit's name.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a table.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The screen that views are shown on, by UIKit's name.
@MainActor @preconcurrency
public final class UIScreen {
  /// The only screen.
  public nonisolated static let main = UIScreen()

  private nonisolated init() {}

  /// Its extents in points: those of the snapshot, or of the usual phone where the snapshot takes the view's size; with
  /// `STILLS_SIMULATOR` always that simulator's.
  public nonisolated var bounds: CGRect { CGRect(origin: .zero, size: HostDevice.screenSize()) }

  /// Its device pixels a point.
  public nonisolated var scale: CGFloat { HostDevice.figures.scale }

  /// Its device pixels a point.
  public nonisolated var nativeScale: CGFloat { scale }

  /// Its extents in device pixels, held upright.
  public nonisolated var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }

  /// How often it shows something new in a second.
  public nonisolated var maximumFramesPerSecond: Int { 60 }

  /// How bright it is, from 0 to 1; it is always as it was set, and changes nothing.
  public var brightness: CGFloat = 0.5
}

extension ProcessInfo {
  /// Whether a program for iOS runs on a Mac: never; Foundation has it on Apple's systems only.
  public var isiOSAppOnMac: Bool { false }

  /// Whether a program runs on a Mac as one for iOS would: never; Foundation has it on Apple's systems only.
  public var isMacCatalystApp: Bool { false }
}
