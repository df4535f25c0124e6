/// A menu of a program.
public struct CommandMenu<Content: View>: Commands {
  /// It is never asked for.
  public typealias Body = Never

  /// Creates a menu by the key of its name.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: @MainActor () -> Content) {}

  /// Creates a menu by its name as a text.
  public nonisolated init(_ name: Text, @ViewBuilder content: @MainActor () -> Content) {}

  /// Creates a menu by its name as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: @MainActor () -> Content) {}
}

/// Entries in a menu that every program has.
public struct CommandGroup<Content: View>: Commands {
  /// It is never asked for.
  public typealias Body = Never

  /// Adds entries before those of a menu.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: @MainActor () -> Content) {}

  /// Adds entries behind those of a menu.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: @MainActor () -> Content) {}

  /// Puts entries in the place of those of a menu.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: @MainActor () -> Content) {}
}

/// Entries that every program has in its menus.
public struct CommandGroupPlacement: Sendable {
  /// What tells of the program.
  public static let appInfo = CommandGroupPlacement()
  /// Its settings.
  public static let appSettings = CommandGroupPlacement()
  /// What hides it.
  public static let appVisibility = CommandGroupPlacement()
  /// What ends it.
  public static let appTermination = CommandGroupPlacement()
  /// What the system does for it.
  public static let systemServices = CommandGroupPlacement()
  /// What makes and opens something new.
  public static let newItem = CommandGroupPlacement()
  /// What saves.
  public static let saveItem = CommandGroupPlacement()
  /// What imports and exports.
  public static let importExport = CommandGroupPlacement()
  /// What prints.
  public static let printItem = CommandGroupPlacement()
  /// What takes back and does again.
  public static let undoRedo = CommandGroupPlacement()
  /// What copies and pastes.
  public static let pasteboard = CommandGroupPlacement()
  /// What finds and replaces.
  public static let textEditing = CommandGroupPlacement()
  /// What formats text.
  public static let textFormatting = CommandGroupPlacement()
  /// What concerns tool bars.
  public static let toolbar = CommandGroupPlacement()
  /// What concerns side bars.
  public static let sidebar = CommandGroupPlacement()
  /// The sizes of windows.
  public static let windowSize = CommandGroupPlacement()
  /// The places of windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// The windows.
  public static let windowList = CommandGroupPlacement()
  /// The windows of which there is one each.
  public static let singleWindowList = CommandGroupPlacement()
  /// The help.
  public static let help = CommandGroupPlacement()
}

/// The menus that edit text.
public struct TextEditingCommands: Commands {
  /// It is never asked for.
  public typealias Body = Never

  /// Creates the menus.
  public nonisolated init() {}
}

/// The menus that format text.
public struct TextFormattingCommands: Commands {
  /// It is never asked for.
  public typealias Body = Never

  /// Creates the menus.
  public nonisolated init() {}
}

/// The menus of side bars.
public struct SidebarCommands: Commands {
  /// It is never asked for.
  public typealias Body = Never

  /// Creates the menus.
  public nonisolated init() {}
}

/// The menus of tool bars.
public struct ToolbarCommands: Commands {
  /// It is never asked for.
  public typealias Body = Never

  /// Creates the menus.
  public nonisolated init() {}
}

/// The menus of inspectors.
public struct InspectorCommands: Commands {
  /// It is never asked for.
  public typealias Body = Never

  /// Creates the menus.
  public nonisolated init() {}
}

/// The menus that take pictures with other devices.
public struct ImportFromDevicesCommands: Commands {
  /// It is never asked for.
  public typealias Body = Never

  /// Creates the menus.
  public nonisolated init() {}
}
