public import Foundation

/// The program that shows views, by UIKit's name; here there is none, and what it is asked to do is not done.
/// - Remark: opens nothing.
@MainActor @preconcurrency
public final class UIApplication {
  /// How much of a program is seen, by UIKit's name.
  public enum State: Hashable, Sendable {
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

  private nonisolated init() {}

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

  /// How it is held: upright where its screen is higher than wide.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
}

/// How a scene is held, by UIKit's name.
public enum UIInterfaceOrientation: Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The window of a program, by UIKit's name.
@MainActor @preconcurrency
public final class UIWindow {
  fileprivate static let only = UIWindow()

  private init() {}

  /// Its extents in points: those of the screen.
  public var bounds: CGRect { UIScreen.main.bounds }

  /// Where it is, in points: all over the screen.
  public var frame: CGRect { bounds }

  /// What bars and the screen's corners cover, in points: as the snapshot says.
  public var safeAreaInsets: UIEdgeInsets { HostDevice.figures.safeAreaInsets }

  /// Whether it is used: always.
  public var isKeyWindow: Bool { true }

  /// The screen that it is on.
  public var screen: UIScreen { .main }

  /// The scene that it belongs to.
  public var windowScene: UIWindowScene? { .only }
}
