// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// Screens in columns, of UIKit.
///
/// How they are laid out is not known, so a picture fails.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
  }
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable { case automatic, never, always }
  public enum SplitBehavior: Int, Hashable, Sendable { case automatic, tile, overlay, displace }
  public enum Style: Int, Hashable, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Hashable, Sendable { case primary, supplementary, secondary, compact, inspector }
  public enum PrimaryEdge: Int, Hashable, Sendable { case leading, trailing }
  public enum BackgroundStyle: Int, Hashable, Sendable { case none, sidebar }
  public enum LayoutEnvironment: Int, Hashable, Sendable { case none, expanded, collapsed }

  public nonisolated let style: Style
  open var viewControllers: [UIViewController] = [] {
    didSet {
      oldValue.forEach { $0.removeFromParent() }
      viewControllers.forEach(addChild)
    }
  }
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var primaryEdge = PrimaryEdge.leading
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var preferredPrimaryColumnWidth: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  public weak var delegate: (any UISplitViewControllerDelegate)?
  private var columns: [Column: UIViewController] = [:]

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    connect()
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connect()
  }
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    connect()
  }

  private func connect() {
    contain(
      ViewHost(
        StandInSurface(
          named: String(describing: type(of: self)),
          "The columns of a UISplitViewController cannot be drawn: draw the screens in them")))
  }

  /// Whether one column is shown at a time.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column]?.removeFromParent()
    columns[column] = vc
    vc.map(addChild)
  }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
}
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {}
