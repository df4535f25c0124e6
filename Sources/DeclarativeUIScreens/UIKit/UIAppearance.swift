import LayoutTree
public import Foundation
import Observation

// Views of UIKit whose default looks programs set before they show views. What bars, segments and the points of pages are
// told is drawn; nothing is drawn of what the others are told.

extension UIView {
  /// How all views of a kind look.
  ///
  /// It is the same object for the whole process: tests that set something have one of their own by the trait
  /// `.ownAppearance`.
  /// - Remark: drawn is what bars, segmented pickers and the points of pages are told; what is told to other views changes
  ///   nothing. A bar that is shown already follows, too.
  public class func appearance() -> Self {
    let looks = UIKitAppearances.current
    if let known = looks[self] as? Self { return known }
    guard let appearance = Self(coder: NSCoder()) else { preconditionFailure("\(self) cannot be made from a file") }
    appearance.isAppearance = true
    looks[self] = appearance
    return appearance
  }

  /// The appearance of a kind of views, which who draws them follows.
  static var followed: Self {
    UIKitAppearances.current.follow()
    return appearance()
  }

  /// Has what is drawn follow a change of how a kind of views look.
  func noteChange() {
    if isAppearance { UIKitAppearances.current.noteChange() }
  }
}

/// The looks of all views of UIKit.
@MainActor
package final class UIKitAppearances: Observable {
  /// Those of the test, where it has its own, and else of the process.
  static var current: UIKitAppearances { TestAppearance.current ?? ofProcess }

  private static let ofProcess = UIKitAppearances()

  private let registrar = ObservationRegistrar()
  private var changes = 0
  private var looks: [ObjectIdentifier: UIView] = [:]

  package nonisolated init() {}

  fileprivate subscript(type: UIView.Type) -> UIView? {
    get { looks[ObjectIdentifier(type)] }
    set { looks[ObjectIdentifier(type)] = newValue }
  }

  /// Has what is evaluated now be evaluated again after the next change.
  func follow() { registrar.access(self, keyPath: \.changes) }

  fileprivate func noteChange() {
    registrar.withMutation(of: self, keyPath: \.changes) { changes += 1 }
  }
}

/// The looks of UIKit's views in a test.
package enum TestAppearance {
  /// Those of the test that runs; nil where it has none of its own.
  @TaskLocal package static var current: UIKitAppearances?
}

/// A scroll view of UIKit.
/// - Remark: what is in it is drawn as far as it is scrolled; none is drawn beyond its ends, and bars are not drawn.
open class UIScrollView: UIView {
  /// Whether it can be drawn beyond its ends.
  public var bounces = true
  /// Whether it moves at all.
  public var isScrollEnabled = true
  /// Whether it stops at whole pages.
  public var isPagingEnabled = false
  /// Whether a bar says how far it has moved along.
  public var showsVerticalScrollIndicator = true
  /// Whether a bar says how far it has moved across.
  public var showsHorizontalScrollIndicator = true
  /// What happens to the keyboard.
  public var keyboardDismissMode = KeyboardDismissMode.none

  /// What happens to the keyboard while a view scrolls.
  public enum KeyboardDismissMode: Hashable, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

/// Who is told of a scroll view's movements: nobody, since none moves.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// Says that a view has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Asks for what grows when somebody spreads two fingers.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Has nothing grow.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A list of UIKit.
/// - Remark: what all are told changes nothing, as since iOS 16, where lists of SwiftUI are none of these.
open class UITableView: UIScrollView {
  /// Lines between rows.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of lines between rows.
  public var separatorColor: UIColor?
  /// What is left free above the header of a section, in points.
  public var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of a list of UIKit.
/// - Remark: what all are told changes nothing, as since iOS 16, where lists of SwiftUI have none of these.
open class UITableViewCell: UIView {
  /// Lines between rows.
  public enum SeparatorStyle: Hashable, Sendable {
    case none, singleLine
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Hashable, Sendable {
    case none, blue, gray, `default`
  }

  /// How what is in it is arranged.
  public enum CellStyle: Int, Hashable, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// How it looks when it is chosen.
  public var selectionStyle = SelectionStyle.default
  /// By which name it is asked for again.
  public private(set) var reuseIdentifier: String?
  /// How what is in it is arranged.
  package private(set) var style = CellStyle.default
  /// Whether it is chosen.
  open var isSelected = false

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
  }

  /// Creates a row as a file describes it; nothing is read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a row.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a row that a list asks for by a name: by `init(style:reuseIdentifier:)`.
  /// - Remark: only here, where a class that is known by its name alone needs a required initializer.
  public required convenience init(ofReuseIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Called before it is used again; nobody calls it here.
  open func prepareForReuse() {}
  /// Says whether it is chosen.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Says whether it is pressed.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}

/// Several lines to write in, of UIKit.
/// - Remark: what all are told changes nothing here; what a `TextEditor` does with it is not known.
open class UITextView: UIScrollView {
  /// Creates one in a place, and in a room for its lines that is not used.
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }

  /// Creates one in a place.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates one as it was archived, which nothing is here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The room that lines are set in, by UIKit's name.
open class NSTextContainer: NSObject {
  /// What is free before and behind lines, in points.
  public var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; any number at 0.
  public var maximumNumberOfLines = 0

  /// Creates a room.
  public override init() { super.init() }
}

/// A line to write in, of UIKit.
/// - Remark: a field has no button that empties it.
open class UITextField: UIControl {
  /// When it has a button that empties it.
  public enum ViewMode: Hashable, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// What is around it.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// What is around it.
  public var borderStyle = BorderStyle.none
  /// When it has a button that empties it.
  public var clearButtonMode = ViewMode.never
}

/// The segments of UIKit, as segmented pickers have them.
open class UISegmentedControl: UIControl {
  /// The colour of the chosen segment.
  public var selectedSegmentTintColor: UIColor? { didSet { noteChange() } }

  private var titles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Says how its titles are set.
  /// - Remark: drawn are the font and the colour of titles at rest and of the chosen one.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titles[state] = attributes
    noteChange()
  }

  /// How its titles are set.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titles[state] }

  /// How the title of a segment is set: what the chosen one is not told, it has like the others.
  func titleAppearance(isChosen: Bool) -> TitleAppearance {
    let usual = TitleAppearance(titles[.normal])
    return isChosen ? TitleAppearance(titles[.selected]).or(usual) : usual
  }
}

/// What can be pressed in UIKit; nobody presses it here.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is pressed.
  open var isHighlighted = false

  /// What a control is at a time.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit a state.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At rest.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Where the keys of a keyboard go.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that an app may use for its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that the system keeps.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

/// The dots of pages of UIKit.
open class UIPageControl: UIControl {
  /// How many pages there are.
  public var numberOfPages = 0 { didSet { currentPage = page } }
  /// The page that is shown, from 0 to the last that there is.
  public var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }
  private var page = 0
  /// Whether it is hidden where there is one page only.
  public var hidesForSinglePage = false
  /// The colour of the dot of the page that is shown.
  public var currentPageIndicatorTintColor: UIColor? { didSet { noteChange() } }
  /// The colour of the other dots.
  public var pageIndicatorTintColor: UIColor? { didSet { noteChange() } }
}

/// A switch of UIKit.
/// - Remark: what all are told changes nothing here; what a `Toggle` does with it is not known.
open class UISwitch: UIControl {
  /// The colour of its background when it is on.
  public var onTintColor: UIColor?
  /// The colour of its knob.
  public var thumbTintColor: UIColor?
  /// Whether it is on.
  open var isOn = false

  /// Its own size, as between views in a row on pictures of iOS 26; other controls of UIKit were not measured.
  override var ownHugging: UILayoutPriority { .defaultHigh }

  /// Switches it.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

extension NSAttributedString.Key {
  /// The font, by UIKit's name.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of letters, by UIKit's name.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind letters, by UIKit's name.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
}
