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
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    values.actions.removeAll { $0.action === action }
    values.actions.append((controlEvents, action))
  }
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    values.actions.removeAll { $0.action === action && controlEvents.contains($0.events) }
  }
  public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    values.actions.removeAll { $0.action.identifier == actionIdentifier && controlEvents.contains($0.events) }
  }
  public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var isDone = false
    for (events, action) in values.actions where !isDone { iterator(action, nil, events, &isDone) }
  }
  /// Does what was said by actions; methods have no names here by which they could be called.
  public func sendActions(for controlEvents: Event) {
    for (events, action) in values.actions where !events.isDisjoint(with: controlEvents) {
      action.sender = self
      action.handler(action)
    }
  }
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

extension Timer {
  /// A timer that calls nobody, for the same reason.
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    Timer(timeInterval: ti, repeats: yesOrNo) { _ in }
  }
  public convenience init(
    timeInterval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(timeInterval: ti, repeats: rep) { _ in }
  }
}

open class UIButton: UIControl {
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7

    /// What it shows where it was told nothing, in the large scale: 24.33 by 23.67 points for one that adds contacts, measured
    /// in swift-snapshot-testing's own picture of iOS 13.
    @MainActor fileprivate var symbol: UIImage? {
      let name: String? =
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        }
      return name.flatMap {
        UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
      }
    }
  }
  public private(set) var buttonType = ButtonType.custom
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open var configuration: Configuration?
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var automaticallyUpdatesConfiguration = true
  open var changesSelectionAsPrimaryAction = false
  open var currentTitle: String? { titles[state] ?? titles[.normal] }
  open var currentAttributedTitle: NSAttributedString? { attributedTitles[state] ?? attributedTitles[.normal] }
  open var currentTitleColor: UIColor? { titleColors[state] ?? titleColors[.normal] }
  open var currentImage: UIImage? { images[state] ?? images[.normal] }
  open var currentBackgroundImage: UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
  public let role = Role.normal
  public enum Role: Int, Hashable, Sendable { case normal, primary, cancel, destructive }
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var symbolConfiguration: UIImage.SymbolConfiguration?
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.font = .systemFont(ofSize: 18)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    titleLabel?.font = .systemFont(ofSize: 18)
  }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    // 15 points of the system's kind, 18 of an app's own: generally known.
    if buttonType != .custom { titleLabel?.font = .systemFont(ofSize: 15) }
    if let symbol = buttonType.symbol { setImage(symbol, for: .normal) }
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    add(primaryAction)
  }
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    add(primaryAction)
  }
  private func add(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: [.primaryActionTriggered, .touchUpInside])
  }
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    titleLabel?.attributedText = currentAttributedTitle
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    imageView?.image = currentImage
  }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    symbolConfiguration = configuration
  }
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration() {}
  /// Has its class and its handler change the configuration to what its state asks for, before it is laid out.
  func updateOwnConfiguration() {
    updateConfiguration()
    configurationUpdateHandler?(self)
  }
  open override var intrinsicContentSize: CGSize { ViewHost(pictured).idealSize }

  fileprivate var pictured: ButtonPicture {
    let title =
      currentAttributedTitle.map { DrawnText($0).text } ?? currentTitle.map { Text(verbatim: $0).font(Font(titleFont)) }
    let image = symbolConfiguration.flatMap { currentImage?.applyingSymbolConfiguration($0) } ?? currentImage
    let insets = contentEdgeInsets
    return ButtonPicture(
      title: title, image: image,
      color: isEnabled || titleColors[.disabled] != nil ? currentTitleColor : .tertiaryLabel,
      isCustom: buttonType == .custom,
      insets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      alignment: contentHorizontalAlignment.ofViews, configuration: configuration)
  }
  fileprivate var titleFont: UIFont { titleLabel?.font ?? .systemFont(ofSize: 18) }
}
extension UIButton: DrawnKind {
  var ownContent: AnyView {
    AnyView(
      pictured.frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: Alignment(horizontal: .center, vertical: contentVerticalAlignment.ofViews)
      ).background {
        if configuration == nil, let image = currentBackgroundImage { Image(uiImage: image).resizable() }
      }
      .disabled(!isEnabled).absolute(contentHorizontalAlignment == .left || contentHorizontalAlignment == .right))
  }
  var baselines: (first: CGFloat, last: CGFloat)? {
    let font = titleFont
    let line = font.ascender - font.lineHeight / 2
    return (line, line)
  }
}
extension UIControl {
  public var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    case center, top, bottom, fill

    fileprivate var ofViews: VerticalAlignment {
      switch self {
      case .center, .fill: .center
      case .top: .top
      case .bottom: .bottom
      }
    }
  }
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center, left, right, fill, leading, trailing

    var ofViews: HorizontalAlignment {
      switch self {
      case .center, .fill: .center
      case .left, .leading: .leading
      case .right, .trailing: .trailing
      }
    }
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
