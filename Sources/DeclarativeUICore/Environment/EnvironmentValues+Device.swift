// The device of a picture: what the snapshot's traits say of it, and else a phone held upright, with no setting changed.
// Nothing is asked of the machine that draws.

/// Whether there is much room in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little, as across a phone that is held upright.
  case compact
  /// Much.
  case regular
}

/// How far colours are apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// How heavy texts are on the whole device.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum SettingsKey: EnvironmentKey {
  static let defaultValue = AccessibilitySettings()
}

/// What people have set on their device.
package struct AccessibilitySettings: Equatable, Sendable {
  var reduceMotion = false
  var reduceTransparency = false
  var differentiateWithoutColor = false
  var invertColors = false
  var showButtonShapes = false
  var voiceOverEnabled = false
  var switchControlEnabled = false
  var dimFlashingLights = false
  var playAnimatedImages = true
  var increasesContrast = false
  var boldensTexts = false
  /// Whether a test says it of all of them together.
  var isEnabled: Bool?
}

extension EnvironmentValues {
  /// The room across the screen: that of a phone held upright, unless the snapshot's traits or a view say otherwise.
  /// - Remark: of a phone held upright, unless the snapshot's traits say otherwise.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The room along the screen: that of a phone held upright, unless the snapshot's traits or a view say otherwise.
  /// - Remark: of a phone held upright, unless the snapshot's traits say otherwise.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// How heavy texts in the system font are: as is usual, unless the snapshot's traits or a view say otherwise.
  public var legibilityWeight: LegibilityWeight? {
    get { accessibilitySettings.boldensTexts ? .bold : .regular }
    set { accessibilitySettings.boldensTexts = newValue == .bold }
  }

  /// Whether the screen is dark because nobody looks at it: never.
  /// - Remark: always false.
  public var isLuminanceReduced: Bool { false }

  /// Whether somebody records the screen: never.
  /// - Remark: always false.
  public var isSceneCaptured: Bool { false }

  /// Whether the view has the focus: only fields have it here, and they do not say so inside.
  /// - Remark: always false.
  public var isFocused: Bool { false }
}

// SwiftUI's cannot be set; here tests set them.
extension EnvironmentValues {
  /// How far the colours of iOS are apart: as is usual, unless the snapshot's traits or a test say otherwise.
  /// - Remark: `standard` unless a test says otherwise.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { accessibilitySettings.increasesContrast ? .increased : .standard }
    set { accessibilitySettings.increasesContrast = newValue == .increased }
  }

  /// Whether people want less motion: not unless a test says so.
  /// - Remark: false unless a test says otherwise.
  public var accessibilityReduceMotion: Bool {
    get { accessibilitySettings.reduceMotion }
    set { accessibilitySettings.reduceMotion = newValue }
  }

  /// Whether people want nothing to shine through: not unless a test says so.
  /// - Remark: false unless a test says otherwise.
  public var accessibilityReduceTransparency: Bool {
    get { accessibilitySettings.reduceTransparency }
    set { accessibilitySettings.reduceTransparency = newValue }
  }

  /// Whether people need more than colours: not unless a test says so.
  /// - Remark: false unless a test says otherwise.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilitySettings.differentiateWithoutColor }
    set { accessibilitySettings.differentiateWithoutColor = newValue }
  }

  /// Whether people have the colours inverted: not unless a test says so; nothing is inverted then.
  /// - Remark: false unless a test says otherwise.
  public var accessibilityInvertColors: Bool {
    get { accessibilitySettings.invertColors }
    set { accessibilitySettings.invertColors = newValue }
  }

  /// Whether people want buttons to have shapes: not unless a test says so; none gets one then.
  /// - Remark: false unless a test says otherwise.
  public var accessibilityShowButtonShapes: Bool {
    get { accessibilitySettings.showButtonShapes }
    set { accessibilitySettings.showButtonShapes = newValue }
  }

  /// Whether VoiceOver reads: not unless a test says so.
  /// - Remark: false unless a test says otherwise.
  public var accessibilityVoiceOverEnabled: Bool {
    get { accessibilitySettings.voiceOverEnabled }
    set { accessibilitySettings.voiceOverEnabled = newValue }
  }

  /// Whether people use switches: not unless a test says so.
  /// - Remark: false unless a test says otherwise.
  public var accessibilitySwitchControlEnabled: Bool {
    get { accessibilitySettings.switchControlEnabled }
    set { accessibilitySettings.switchControlEnabled = newValue }
  }

  /// Whether people want no flashing lights: not unless a test says so.
  /// - Remark: false unless a test says otherwise.
  public var accessibilityDimFlashingLights: Bool {
    get { accessibilitySettings.dimFlashingLights }
    set { accessibilitySettings.dimFlashingLights = newValue }
  }

  /// Whether pictures move that can: they do unless a test says otherwise.
  public var accessibilityPlayAnimatedImages: Bool {
    get { accessibilitySettings.playAnimatedImages }
    set { accessibilitySettings.playAnimatedImages = newValue }
  }

  /// Whether VoiceOver or Switch Control is used: not unless a test says so.
  /// - Remark: false unless a test says otherwise.
  public var accessibilityEnabled: Bool {
    get { accessibilitySettings.isEnabled ?? (accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled) }
    set { accessibilitySettings.isEnabled = newValue }
  }

  package var accessibilitySettings: AccessibilitySettings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
}
