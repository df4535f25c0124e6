// What views ask of the controls and windows around them, which are not drawn: what holds where nothing is said.

private enum ControlSettingsKey: EnvironmentKey {
  static let defaultValue = ControlSettings()
}

/// What is said of controls that are not drawn.
private struct ControlSettings: Equatable {
  var menuIndicatorVisibility: Visibility = .automatic
  var autocorrectionDisabled: Bool = false
  var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic
  var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic
  var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
  var backgroundProminence: BackgroundProminence = .standard
  var allowedDynamicRange: Image.DynamicRange?
}

extension EnvironmentValues {
  private var controls: ControlSettings {
    get { self[ControlSettingsKey.self] }
    set { self[ControlSettingsKey.self] = newValue }
  }

  /// Whether menus say that they are menus; there are none.
  public var menuIndicatorVisibility: Visibility {
    get { controls.menuIndicatorVisibility }
    set { controls.menuIndicatorVisibility = newValue }
  }

  /// Whether the system leaves what is written as it is; there is no keyboard.
  public var autocorrectionDisabled: Bool {
    get { controls.autocorrectionDisabled }
    set { controls.autocorrectionDisabled = newValue }
  }

  /// Whether scroll views say how far they are scrolled down; none does.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { controls.verticalScrollIndicatorVisibility }
    set { controls.verticalScrollIndicatorVisibility = newValue }
  }

  /// Whether scroll views say how far they are scrolled to the side; none does.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { controls.horizontalScrollIndicatorVisibility }
    set { controls.horizontalScrollIndicatorVisibility = newValue }
  }

  /// Whether contents bounce at the top and bottom; nobody draws them there.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { controls.verticalScrollBounceBehavior }
    set { controls.verticalScrollBounceBehavior = newValue }
  }

  /// Whether contents bounce at the sides; nobody draws them there.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { controls.horizontalScrollBounceBehavior }
    set { controls.horizontalScrollBounceBehavior = newValue }
  }

  /// How scrolling hides the keyboard; there is none.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { controls.scrollDismissesKeyboardMode }
    set { controls.scrollDismissesKeyboardMode = newValue }
  }

  /// How much the background of a row stands out; there are no lists.
  public var backgroundProminence: BackgroundProminence {
    get { controls.backgroundProminence }
    set { controls.backgroundProminence = newValue }
  }

  /// How bright pictures may be; never more than white.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { controls.allowedDynamicRange }
    set { controls.allowedDynamicRange = newValue }
  }

  /// The older name of `autocorrectionDisabled`.
  public var disableAutocorrection: Bool? {
    get { controls.autocorrectionDisabled }
    set { controls.autocorrectionDisabled = newValue ?? false }
  }
}

// What no view says to others here.
extension EnvironmentValues {
  /// The keys that do what the control around does: none.
  /// - Remark: always nil.
  public var keyboardShortcut: KeyboardShortcut? { nil }

  /// Whether something that is held above a button presses it; nothing is.
  /// - Remark: always `automatic`.
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }

  /// Whether people pinch fingers to act.
  /// - Remark: always false.
  public var accessibilityQuickActionsEnabled: Bool { false }

  /// Whether the device shows large and few controls.
  /// - Remark: always false.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// Whether activities are updated less often.
  /// - Remark: always false.
  public var isActivityUpdateReduced: Bool { false }

  /// Whether the window of a Mac is that which is used.
  /// - Remark: always `key`.
  public var controlActiveState: ControlActiveState { .key }

  /// Whether buttons repeat their actions while they are held.
  /// - Remark: always `automatic`.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }

  /// When materials look active.
  /// - Remark: always `automatic`.
  public var materialActiveAppearance: MaterialActiveAppearance { .automatic }
}

/// How much a background stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// More, as that of a row that is chosen.
  public static let increased = BackgroundProminence(name: "increased")
}

/// Whether a window of a Mac is used.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  case key, active, inactive
}
