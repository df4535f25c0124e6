public import Foundation

// What the keys of a keyboard do. In a picture nobody presses one; what `Touchable.type(_:)` writes goes to fields only.

extension View {
  /// The view as it is: nobody presses the keys.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }

  /// The view as it is: nobody presses the keys.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View { self }

  /// The view, which in a dialog is marked where it is the default action; nobody presses the keys.
  /// - Remark: nobody presses the keys; in a dialog a button with `defaultAction` is bold.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.isDefaultAction, shortcut == .defaultAction)
  }

  /// The view as it is: nobody presses a key.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// The view as it is: nobody presses a key.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// The view as it is: nobody presses a key.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// The view as it is: nobody presses a key.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// The view as it is: nobody presses a key.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// The view as it is: of the focus only that of fields is known here.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// The view as it is: of the focus only that of fields is known here.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

  /// The view as it is: no ring shows the focus here.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// The view as it is: nothing moves the focus from view to view.
  public nonisolated func focusSection() -> some View { self }
}

private enum IsDefaultActionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a button is what is most likely wanted.
  package var isDefaultAction: Bool {
    get { self[IsDefaultActionKey.self] }
    set { self[IsDefaultActionKey.self] = newValue }
  }
}

/// A key by what it writes or does.
public struct KeyEquivalent: Hashable, Sendable {
  /// What the key writes, or a character that stands for what it does.
  public var character: Character

  /// Creates a key.
  public init(_ character: Character) {
    self.character = character
  }

  // Keys that write nothing have the characters of AppKit's function keys, and those of ASCII.
  /// The key that goes up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key that goes down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key that goes to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key that goes to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{08}")
  /// Delete forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key that writes a character.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

/// Keys that are held down with another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the block of numbers.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All of them.
  public static let all = EventModifiers(rawValue: (1 << 6) - 1)
  /// The function key, which is not one of `all`.
  public static let function = EventModifiers(rawValue: 1 << 6)
}

/// Keys that do together what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How keys follow the language of the keyboard.
  public enum Localization: Hashable, Sendable {
    case automatic, withoutMirroring, custom
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held down with it.
  public var modifiers: EventModifiers
  /// How both follow the language of the keyboard.
  public var localization: Localization

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return, for what is most likely wanted.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for what gives up.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key that is pressed.
public struct KeyPress: Sendable {
  /// When a key is heard of.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit a phase.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// When it goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// While it stays down.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// When it goes up.
    public static let up = Phases(rawValue: 1 << 2)
    /// Always.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether others are to hear of the key.
  public enum Result: Hashable, Sendable {
    case handled, ignored
  }

  /// The phase.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// The keys that are held down with it.
  public let modifiers: EventModifiers
}

/// What a view has the focus for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// One bit for each use.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What is usual.
  public static let automatic = FocusInteractions(rawValue: 1 << 0)
  /// To be pressed.
  public static let activate = FocusInteractions(rawValue: 1 << 1)
  /// To be written in.
  public static let edit = FocusInteractions(rawValue: 1 << 2)
}
