/// Whether it is shown how far contents have moved.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// It is shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// It is not shown where fingers move the contents.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// It is not shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// When contents move beyond their end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where they are longer than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as something moves.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// As far as the finger moves it.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What a margin leaves free.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The contents and the indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The contents alone.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators alone, which are not drawn.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// What an anchor of a scroll view counts for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where the contents begin.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Where they stay when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where contents are that are smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// How contents fade below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// Along a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Gradually.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Whether something scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It does.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// Something that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// Two fingers pinched.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// The eyes.
  public static let look = ScrollInputKind(name: "look")
}
