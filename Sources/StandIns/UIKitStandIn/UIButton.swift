// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

extension UIControl {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 4095)
  }
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  public func addAction(_ action: UIAction, for controlEvents: Event) {}
  public func removeAction(_ action: UIAction, for controlEvents: Event) {}
  public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {}
  public func sendActions(for controlEvents: Event) {}
}

/// The name of a method of Objective-C; nobody calls it here.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
}

extension NotificationCenter {
  /// Has nobody hear of what is posted: the method has no name here by which it could be called.
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
}

open class UIButton: UIControl {
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open var configuration: Configuration?
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var automaticallyUpdatesConfiguration = true
  open var changesSelectionAsPrimaryAction = false
  open var currentTitle: String? { titleLabel?.text }
  open var currentImage: UIImage? { imageView?.image }
  public let role = Role.normal
  public enum Role: Int, Hashable, Sendable { case normal, primary, cancel, destructive }
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
  }
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) { self.init(frame: frame) }
  open func setTitle(_ title: String?, for state: State) { titleLabel?.text = title }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { titleLabel?.attributedText = title }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) { imageView?.image = image }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {}
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration() {}
  open override var intrinsicContentSize: CGSize {
    let text = titleLabel?.intrinsicContentSize ?? .zero
    return CGSize(width: text.width, height: text.height + 12)
  }
}
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
}
open class UIDatePicker: UIControl {
  public enum Mode: Int, Hashable, Sendable { case time, date, dateAndTime, countDownTimer }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
}
public enum UIDatePickerStyle: Int, Hashable, Sendable { case automatic, wheels, compact, inline }
open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString?
  public var isRefreshing: Bool { false }
  open func beginRefreshing() {}
  open func endRefreshing() {}
}
open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var wraps = false
  open var autorepeat = true
}
/// What chooses a colour; nobody touches it here, and it is not drawn.
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?
}

extension UIApplication {
  /// Sends nothing: there is nobody who answers, such as to `resignFirstResponder`.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
}
