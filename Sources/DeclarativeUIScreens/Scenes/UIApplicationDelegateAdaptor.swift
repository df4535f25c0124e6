/// An object that is told of what happens to a program, by UIKit's name.
/// - Remark: told is only that the program has been launched, where `AppHost` opens its window. The class is `final`, or its
///   `init()` is `required`: without that nothing can be made of a type here.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Creates the object.
  init()

  /// Called before the program has been launched.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the program has been launched.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// Why a program was launched, by UIKit's name; programs here are launched for no reason that is told.
  public struct LaunchOptionsKey: Hashable, Sendable {
    private let name: String

    /// To open an address.
    public static let url = LaunchOptionsKey(name: "url")
    /// By a message from elsewhere.
    public static let remoteNotification = LaunchOptionsKey(name: "remoteNotification")
    /// By a quick action.
    public static let shortcutItem = LaunchOptionsKey(name: "shortcutItem")
    /// By where the device is.
    public static let location = LaunchOptionsKey(name: "location")
  }
}

/// Creates the object that a program has told of what happens to it.
/// - Remark: an object that can be observed is not put into the environment of the program's views.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate> {
  /// The object.
  public let wrappedValue: DelegateType

  /// Creates the object.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = delegateType.init()
  }
}

/// What a program keeps that is told of its launch.
@MainActor
private protocol LaunchedDelegate {
  var delegate: any UIApplicationDelegate { get }
}

extension UIApplicationDelegateAdaptor: LaunchedDelegate {
  fileprivate var delegate: any UIApplicationDelegate { wrappedValue }
}

extension App {
  /// Tells the objects of the program that it has been launched.
  func tellLaunch() {
    for case let adaptor as any LaunchedDelegate in Mirror(reflecting: self).children.map(\.value) {
      UIApplication.shared.delegate = adaptor.delegate
      _ = adaptor.delegate.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = adaptor.delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    }
  }
}
