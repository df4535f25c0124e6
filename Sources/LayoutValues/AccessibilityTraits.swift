/// The accessibility traits of a view: what it is and does.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// It can be pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// It heads what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It is where one searches.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// It is a text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// It sums up the screen.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It starts to play a medium.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns the page when it was read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Nothing beside it can be used.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// It is switched on and off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// It is one of the tabs of a bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// It cannot be used at the moment: UIKit's `notEnabled`, which SwiftUI derives from `disabled(_:)`.
  package static let isNotEnabled = AccessibilityTraits(rawValue: 1 << 30)
  /// Its value goes up and down: UIKit's `adjustable`, which SwiftUI derives from an adjustable action.
  package static let isAdjustable = AccessibilityTraits(rawValue: 1 << 31)
}

extension AccessibilityTraits {
  /// The names of the traits, in the order in which they are listed above.
  package var names: [String] {
    Self.allNames.filter { contains($0.trait) }.map(\.name)
  }

  private static let allNames: [(trait: AccessibilityTraits, name: String)] = [
    (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
    (.isSearchField, "search field"), (.isImage, "image"), (.playsSound, "plays sound"),
    (.isKeyboardKey, "keyboard key"), (.isStaticText, "static text"), (.isSummaryElement, "summary element"),
    (.updatesFrequently, "updates frequently"), (.startsMediaSession, "starts media session"),
    (.allowsDirectInteraction, "allows direct interaction"), (.causesPageTurn, "causes page turn"),
    (.isModal, "modal"), (.isToggle, "toggle"), (.isTabBar, "tab bar"), (.isNotEnabled, "dimmed"),
    (.isAdjustable, "adjustable"),
  ]
}

/// What becomes of the views inside of one that is read as a whole.
/// - Remark: which traits and actions are combined is not known.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// They are not read.
  case ignore
  /// They are read one by one.
  case contain
  /// They are read together.
  case combine
}

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading of no rank.
  case unspecified
  /// A heading of a rank, from the first to the sixth.
  case h1, h2, h3, h4, h5, h6
}
