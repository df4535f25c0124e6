import LayoutTree
public import Foundation

/// The program that shows views, by UIKit's name; here there is none, and what it is asked to do is not done.
/// - Remark: opens nothing.
@MainActor @preconcurrency
public final class UIApplication {
  /// How much of a program is seen, by UIKit's name.
  public enum State: Int, Hashable, Sendable {
    case active, inactive, background
  }

  /// What addresses are opened with, by UIKit's name.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private let name: String

    /// Only with a program that is made for the address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  /// The only program.
  public nonisolated static let shared = UIApplication()
  /// The address of the program's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the program's settings for notifications.
  ///
  /// What it says on a phone is not known; nothing is opened here.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  private nonisolated init() {}

  /// The object that the program has told of its launch: none until it is launched.
  public weak var delegate: (any UIApplicationDelegate)?

  /// Whether it is seen and used: always.
  public var applicationState: State { .active }

  /// Whether the screen stays on; it changes nothing.
  public var isIdleTimerDisabled = false

  /// The program's scenes: one, in front.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }

  /// The program's windows: one.
  public var windows: [UIWindow] { [.only] }

  /// The window that is used.
  public var keyWindow: UIWindow? { .only }

  /// How much there is to look at, on the program's icon; what is set changes no picture.
  public var applicationIconBadgeNumber = 0

  /// Whether the program may show another icon: never.
  public var supportsAlternateIcons: Bool { false }

  /// The name of the icon that is shown instead of the usual one: none.
  public var alternateIconName: String? { nil }

  /// Whether the program is told what a server has to say: never.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Asks no server for anything.
  /// - Remark: does nothing, and reports no error.
  public func registerForRemoteNotifications() {}

  /// Asks no server for anything, as before.
  public func unregisterForRemoteNotifications() {}

  /// Shows no other icon.
  /// - Remark: does nothing, and reports no error.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((_ error: (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Shows no other icon.
  /// - Remark: does nothing, and reports no error.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {}

  /// Whether an address can be opened: never.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and says so.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((_ success: Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
}

/// A scene of a program, by UIKit's name.
@MainActor @preconcurrency
public class UIScene {
  /// How much of a scene is seen, by UIKit's name.
  public enum ActivationState: Hashable, Sendable {
    case unattached, foregroundInactive, foregroundActive, background
  }

  fileprivate init() {}

  /// Whether it is seen and used: always.
  public var activationState: ActivationState { .foregroundActive }
}

extension UIScene: Hashable {
  /// Whether both are the same one.
  public nonisolated static func == (left: UIScene, right: UIScene) -> Bool { left === right }

  /// Adds which one it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The scene of a program's windows, by UIKit's name.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  fileprivate static let only = UIWindowScene()

  /// Its windows: one.
  public var windows: [UIWindow] { [.only] }

  /// The window that is used.
  public var keyWindow: UIWindow? { .only }

  /// The screen that it is on.
  public var screen: UIScreen { .main }

  /// The traits of the screen that is drawn, as outside of any view.
  public var traitCollection: UITraitCollection { .current }

  /// How it is held: upright where its screen is higher than wide.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
}

/// How a scene is held, by UIKit's name.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown
  // A device that is turned to the left has its contents turned to the right.
  case landscapeRight, landscapeLeft

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The window of a program, by UIKit's name: as large as the screen.
/// - Remark: what is set changes no picture.
@MainActor @preconcurrency
open class UIWindow: UIView {
  fileprivate static let only = UIWindow()

  /// The screen that it shows.
  public var rootViewController: UIViewController?
  /// Which windows it is in front of.
  public var windowLevel = Level.normal

  /// Which windows a window is in front of, by UIKit's name.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// Higher ones are in front.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A level some way in front of another.
    public static func + (left: Level, right: CGFloat) -> Level { Level(rawValue: left.rawValue + right) }
    /// A level some way behind another.
    public static func - (left: Level, right: CGFloat) -> Level { Level(rawValue: left.rawValue - right) }

    /// That of programs.
    public static let normal = Level(rawValue: 0)
    /// That of bars of the system.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// Where it is, in points: all over the screen.
  open override var frame: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }

  /// What bars and the screen's corners cover, in points: as the snapshot says.
  open override var safeAreaInsets: UIEdgeInsets { HostDevice.figures.safeAreaInsets }

  /// Whether it is used: always.
  public var isKeyWindow: Bool { true }

  /// Accepted for code of programs; nothing is shown.
  open func makeKeyAndVisible() {}

  /// The screen that it is on.
  public var screen: UIScreen { .main }

  /// The scene that it belongs to.
  public var windowScene: UIWindowScene? { .only }
}

extension UIWindow {
  /// Creates a window of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
}

// What is posted on a device. Here nobody posts it but a test.
extension UIApplication {
  /// Posted when the program begins to be used.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the program is about not to be used any more.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the program is no more seen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the program is about to be seen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the program is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when a keyboard is about to come.
  public nonisolated static let keyboardWillShowNotification = UIResponder.keyboardWillShowNotification
  /// Posted when a keyboard has come.
  public nonisolated static let keyboardDidShowNotification = UIResponder.keyboardDidShowNotification
  /// Posted when a keyboard is about to go.
  public nonisolated static let keyboardWillHideNotification = UIResponder.keyboardWillHideNotification
  /// Posted when a keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = UIResponder.keyboardDidHideNotification
  /// Posted when somebody takes a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
