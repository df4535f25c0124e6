public import Foundation

// Views of UIKit whose default looks programs set before they show views. None of them is drawn here, and nothing of what is
// set is kept.

/// How all views of a kind look in UIKit.
/// - Remark: what `appearance()` of a view of UIKit returns. None of these views is drawn, and what is set changes nothing.
@MainActor @preconcurrency
open class UIKitLook {
  /// Creates a look.
  public required nonisolated init() {}

  /// How all views of a kind look; here nothing looks at it.
  public class func appearance() -> Self { Self() }

  /// The colour behind them.
  public var backgroundColor: UIColor?
  /// The colour of what can be pressed.
  public var tintColor: UIColor?
  /// How opaque they are.
  public var alpha: CGFloat = 1
  /// Whether they are not shown.
  public var isHidden = false
}

/// A scroll view of UIKit.
open class UIScrollView: UIKitLook {
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

/// A list of UIKit.
public final class UITableView: UIScrollView {
  /// Lines between rows.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of lines between rows.
  public var separatorColor: UIColor?
  /// What is left free above the header of a section, in points.
  public var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of a list of UIKit.
public final class UITableViewCell: UIKitLook {
  /// Lines between rows.
  public enum SeparatorStyle: Hashable, Sendable {
    case none, singleLine
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Hashable, Sendable {
    case none, blue, gray, `default`
  }

  /// How it looks when it is chosen.
  public var selectionStyle = SelectionStyle.default
}

/// A collection of UIKit.
public final class UICollectionView: UIScrollView {}

/// Several lines to write in, of UIKit.
public final class UITextView: UIScrollView {}

/// A line to write in, of UIKit.
public final class UITextField: UIKitLook {
  /// When it has a button that empties it.
  public enum ViewMode: Hashable, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// When it has a button that empties it.
  public var clearButtonMode = ViewMode.never
}

/// The bar of a screen of UIKit.
public final class UINavigationBar: UIKitLook {
  /// How it looks.
  public var standardAppearance = UINavigationBarAppearance()
  /// How it looks while the contents are not scrolled.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks where there is little room along.
  public var compactAppearance: UINavigationBarAppearance?
  /// The colour behind it, by an older name.
  public var barTintColor: UIColor?
  /// Whether what is behind it shines through.
  public var isTranslucent = true
  /// The line below it.
  public var shadowImage: UIImage?
  /// How its title is set.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How its large title is set.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// Gives it a picture as its ground.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The bar with the tabs of UIKit.
public final class UITabBar: UIKitLook {
  /// How it looks.
  public var standardAppearance = UITabBarAppearance()
  /// How it looks while the contents are not scrolled.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour behind it, by an older name.
  public var barTintColor: UIColor?
  /// The colour of the tabs that are not chosen.
  public var unselectedItemTintColor: UIColor?
  /// Whether what is behind it shines through.
  public var isTranslucent = true
  /// The line above it.
  public var shadowImage: UIImage?
  /// A picture as its ground.
  public var backgroundImage: UIImage?
}

/// In how much room a bar stands.
public enum UIBarMetrics: Hashable, Sendable {
  case `default`, compact, defaultPrompt, compactPrompt
}

/// How a bar of UIKit looks.
@MainActor @preconcurrency
public class UIBarAppearance {
  /// Creates the usual look.
  public nonisolated init() {}

  /// The colour behind the bar.
  public var backgroundColor: UIColor?
  /// The colour of its line.
  public var shadowColor: UIColor?
  /// The line as a picture.
  public var shadowImage: UIImage?

  /// Begins with the usual ground.
  public func configureWithDefaultBackground() {}
  /// Begins with an opaque ground.
  public func configureWithOpaqueBackground() {}
  /// Begins without a ground.
  public func configureWithTransparentBackground() {}
}

/// How the bar of a screen of UIKit looks.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// How its title is set.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How its large title is set.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the bar with the tabs of UIKit looks.
public final class UITabBarAppearance: UIBarAppearance {}

/// The segments of UIKit.
public final class UISegmentedControl: UIKitLook {
  /// The colour of the chosen segment.
  public var selectedSegmentTintColor: UIColor?

  /// Says how its titles are set.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// What can be pressed in UIKit; here only the names of its states.
public enum UIControl {
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
  }
}

/// The dots of pages of UIKit.
public final class UIPageControl: UIKitLook {
  /// The colour of the dot of the page that is shown.
  public var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other dots.
  public var pageIndicatorTintColor: UIColor?
}

/// A switch of UIKit.
public final class UISwitch: UIKitLook {
  /// The colour of its ground when it is on.
  public var onTintColor: UIColor?
  /// The colour of its knob.
  public var thumbTintColor: UIColor?
}

extension NSAttributedString.Key {
  /// The font, by UIKit's name.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of letters, by UIKit's name.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind letters, by UIKit's name.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
}
