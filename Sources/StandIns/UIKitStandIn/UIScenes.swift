// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// The life of an app's scenes, of which here there is none.
open class UISceneSession: NSObject, @unchecked Sendable {
  public let role = UISceneSession.Role.windowApplication
  public var persistentIdentifier: String { "" }
  public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }

  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

open class UISceneConfiguration: NSObject, @unchecked Sendable {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

open class UIOpenURLContext: NSObject, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
}

extension UIScene {
  @MainActor @preconcurrency
  public final class ConnectionOptions {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var shortcutItem: UIApplicationShortcutItem? { nil }
  }
}

/// What a long press on an app's icon offers, as a value.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  public init(systemImageName: String) {}
  public init(templateImageName: String) {}
}
extension UIApplication {
  /// What else comes with an address that an app is to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

public enum UIBackgroundFetchResult: UInt, Hashable, Sendable { case newData, noData, failed }

extension UIScene {
  /// None: an app's delegates of scenes are not asked for.
  public var delegate: (any UISceneDelegate)? {
    get { nil }
    set {}
  }
  public var session: UISceneSession { UISceneSession() }
  public var title: String {
    get { "" }
    set {}
  }
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// No finger is ever down, so that its time and its way are those of none.
extension UITouch {
  public enum Phase: Int, Hashable, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  public enum TouchType: Int, Hashable, Sendable { case direct, indirect, pencil, indirectPointer }
  public var phase: Phase { .began }
  public var timestamp: TimeInterval { 0 }
  public var type: TouchType { .direct }
  public var majorRadius: CGFloat { 0 }
  public var maximumPossibleForce: CGFloat { 0 }
  public var window: UIWindow? { nil }
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
