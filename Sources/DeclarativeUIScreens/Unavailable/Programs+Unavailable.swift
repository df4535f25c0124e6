// Menus and windows of programs, by their signatures in SwiftUI: the compiler names them where code uses them.

/// The window with the settings of a program.
@available(*, unavailable, message: "not in Stills yet: test the views of its windows by themselves")
public struct Settings<Content: View>: Scene {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A window that there is once.
@available(*, unavailable, message: "not in Stills yet: test the views of its windows by themselves")
public struct Window<Content: View>: Scene {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Not available yet.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// A menu in the bar of the system.
@available(*, unavailable, message: "not in Stills yet: test the views of its windows by themselves")
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "not in Stills yet: test the views of its windows by themselves")
extension MenuBarExtra where Label == DeclarativeUIScreens.Label<Text, Image> {
  /// Not available yet.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
}

/// A button that shows the settings of a program.
@available(*, unavailable, message: "not in Stills yet: use a Button")
public struct SettingsLink<Label: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(@ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "not in Stills yet: use a Button")
extension SettingsLink where Label == DeclarativeUIScreens.Label<Text, Image> {
  /// Not available yet.
  public nonisolated init() {}
}

/// An object that is told of what happens to a program, by AppKit's way.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType> {
  /// Not available yet.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// Not available yet.
  public var wrappedValue: DelegateType { preconditionFailure("There is no delegate") }
}
