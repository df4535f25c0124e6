public import Foundation

// What assistive technologies do with a view besides reading it. A still picture does none of it, and
// accessibility snapshots read none of it.

extension View {
  /// The view as it is: nobody moves the focus of an assistive technology.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    self
  }

  /// The view as it is: nobody moves the focus of an assistive technology.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// The view as it is: nobody asks for it in large.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// The view as it is: nobody asks for it in large.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// The view as it is: nobody reads it aloud.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// The view with what is done when people scroll it without seeing it.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    noted("accessibilityScrollAction", action: handler)
  }

  /// The view as it is: nobody touches it without seeing it.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// The view with a point that is touched by people who do not see it.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    noted("accessibilityActivationPoint", ["": activationPoint])
  }

  /// The view with a point that is touched by people who do not see it.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    noted("accessibilityActivationPoint", ["": activationPoint])
  }

  /// The view as it is: what belongs together is not read.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  /// The view as it is: what belongs together is not read.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// The view as it is: nobody reads it aloud.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// The view as it is: nobody reads it aloud.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// The view as it is: nobody reads it aloud.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// The view as it is: nobody reads it aloud.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// Which view an assistive technology is at: here nobody moves it, and the property is what the view writes.
/// - Remark: what the view writes; nobody moves the focus of VoiceOver.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, RememberingProperty {
  private var state: FocusState<Value>

  /// Creates a property that says whether they are at a view.
  public init() where Value == Bool {
    state = FocusState()
  }

  /// Creates a property that says at which view they are.
  public init<T: Hashable>() where Value == T? {
    state = FocusState()
  }

  /// Creates a property for some technologies that says whether they are at a view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  /// Creates a property for some technologies that says at which view they are.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The value; where the view is not part of a layout none has the focus, and writing has no effect.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The value for `accessibilityFocused(_:)` and for other views.
  public var projectedValue: Binding { Binding(focus: state.projectedValue) }

  package mutating func remember(at place: PropertyPlace) { state.remember(at: place) }

  /// A way to read and write the focus from elsewhere.
  @propertyWrapper
  public struct Binding {
    fileprivate let focus: FocusState<Value>.Binding

    /// The value.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// An assistive technology.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  /// One bit a technology.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// VoiceOver.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// Switch Control.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}

/// What kind of text is read.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// What is heard while a view is touched.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// One bit an option.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Only what the view says itself.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// Touches count after the view was chosen.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// Which part of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}
