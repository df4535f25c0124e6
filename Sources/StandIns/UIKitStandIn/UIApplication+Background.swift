// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

extension UIWindowScene {
  public struct GeometryPreferences {
    public static func iOS(interfaceOrientations: UIInterfaceOrientationMask) -> GeometryPreferences {
      GeometryPreferences()
    }
  }
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  public var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
    )
  }
  public var isStatusBarHidden: Bool { false }
}
extension UIApplication {
  public var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    .invalid
  }
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  public static let shared = UIPrintInteractionController()
  public class var isPrintingAvailable: Bool { false }
  open var printingItem: Any?
  open var printInfo: UIPrintInfo?
  open var printFormatter: UIPrintFormatter?
  open var printPageRenderer: UIPrintPageRenderer?
  @discardableResult
  open func present(
    animated: Bool, completionHandler: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
  ) -> Bool { false }
}
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Hashable, Sendable { case general, photo, grayscale, photoGrayscale }
  open var jobName = ""
  open var outputType = OutputType.general
  public static func printInfo() -> UIPrintInfo { UIPrintInfo() }
}
extension UIApplication {
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
}
