// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// The system's screen that chooses a font; it is never drawn, and nothing is chosen.
open class UIFontPickerViewController: UIViewController {
  /// What the screen offers.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Whether it offers each font of a family.
    public var includeFaces = false
    /// Whether names are written in the system's font instead of their own.
    public var displayUsingSystemFont = false
    /// Which kinds of fonts it offers.
    public var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    public override init() { super.init() }
  }

  /// Whoever is told of the choice.
  public weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// What was chosen.
  public var selectedFontDescriptor: UIFontDescriptor?
  /// What the screen offers.
  public let configuration: Configuration

  /// Creates the screen.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}

/// Whoever is told which font was chosen; nobody ever is.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// A font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// None was.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}
extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
