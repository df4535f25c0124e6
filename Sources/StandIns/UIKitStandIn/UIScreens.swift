// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// The system's list of what can be done with something; it does nothing here.
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  public var completionWithItemsHandler: CompletionWithItemsHandler?
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
}
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  }
}
public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Hashable, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Hashable, Sendable { case rear, front }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  open var cameraDevice = CameraDevice.rear
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

open class UIDocumentPickerViewController: UIViewController {
  public weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
}
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

open class UIAlertController: UIViewController {
  public enum Style: Int, Hashable, Sendable { case actionSheet, alert }
  open var message: String?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  public let preferredStyle: Style
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  public required init?(coder: NSCoder) { return nil }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  public enum Style: Int, Hashable, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}

open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Hashable, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Hashable, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Hashable, Sendable { case forward, reverse }
  public private(set) var viewControllers: [UIViewController]?
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  public weak var delegate: (any UIPageViewControllerDelegate)?
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [String: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {}

extension UIViewController {
  public var navigationItem: UINavigationItem {
    if let item = barItem as? UINavigationItem { return item }
    let item = UINavigationItem()
    item.owner = self
    barItem = item
    return item
  }
  public func setNeedsStatusBarAppearanceUpdate() {}
}
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable { case automatic, always, never }
  fileprivate weak var owner: UIViewController?
  open var title: String? { didSet { owner?.barTitle = title } }
  open var leftBarButtonItem: UIBarButtonItem? { didSet { noteButtons() } }
  open var rightBarButtonItem: UIBarButtonItem? { didSet { noteButtons() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { noteButtons() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { noteButtons() } }
  open var leftItemsSupplementBackButton = false
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var prompt: String?
  open var searchController: UISearchController? { didSet { noteButtons() } }
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  public enum BackButtonDisplayMode: Int, Hashable, Sendable { case `default`, generic, minimal }
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var titleView: UIView? { didSet { noteButtons() } }
  public override init() { super.init() }

  private func noteButtons() {
    let isBare =
      leftBarButtonItem == nil && rightBarButtonItem == nil && (rightBarButtonItems ?? []).isEmpty
      && (leftBarButtonItems ?? []).isEmpty && titleView == nil && searchController == nil
    owner?.barProblem =
      isBare
      ? nil : "The buttons, the view and the search that a UINavigationItem has cannot be drawn: use the view's toolbar"
  }
}
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
  public enum Style: Int, Hashable, Sendable {
    case plain
    case done = 2
  }
  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
  open var title: String?
  open var image: UIImage?
  open var tintColor: UIColor?
  open var isEnabled = true
  public required override init() { super.init() }
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    (self.title, self.style, self.target, self.action) = (title, style, target, action)
  }
  public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    (self.image, self.style, self.target, self.action) = (image, style, target, action)
  }
  public init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    super.init()
  }
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    super.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    super.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  open var menu: UIMenu?
  open var primaryAction: UIAction?
  open var customView: UIView?
  open var width: CGFloat = 0
  open var style = Style.plain
  open var tag = 0
  open weak var target: AnyObject?
  open var action: Selector?
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  /// One of its own each time: buttons of bars keep their look here.
  open class func appearance() -> Self { Self() }
  /// One of its own each time: buttons of bars keep their look here.
  open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { Self() }
}
extension UINavigationBar {
  /// None: items of bars are those of their screens.
  public var topItem: UINavigationItem? { nil }
}
