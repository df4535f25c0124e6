public import Foundation

// What programs ask of their windows. A picture has the size that a test gives, and shows no window around the views.

extension Scene {
  /// The scene; the size of a picture is that of the test.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { ModifiedScene(content: self) }

  /// The scene; the size of a picture is that of the test.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { ModifiedScene(content: self) }

  /// The scene; no picture shows where a window is.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { ModifiedScene(content: self) }

  /// The scene; the size of a picture is that of the test.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    ModifiedScene(content: self)
  }

  /// The scene; no picture shows the frame of a window.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { ModifiedScene(content: self) }

  /// The scene; no picture shows the bars of a window.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    ModifiedScene(content: self)
  }

  /// The scene; a picture shows the program alone.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { ModifiedScene(content: self) }

  /// The scene; nothing opens windows.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    ModifiedScene(content: self)
  }

  /// The scene; nothing opens windows again.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    ModifiedScene(content: self)
  }

  /// The scene; no picture shows menus.
  public nonisolated func commandsRemoved() -> some Scene { ModifiedScene(content: self) }

  /// The scene; nothing runs in the background.
  public nonisolated func backgroundTask(
    _ task: BackgroundTask, action: @escaping @Sendable () async -> Void
  ) -> some Scene { ModifiedScene(content: self) }

  /// The scene; nothing comes from outside.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    ModifiedScene(content: self)
  }
}

extension View {
  /// The view as it is: a picture shows no window around it.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// The view as it is: a picture shows no window around it.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// The view as it is: a picture shows no window around it.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// The view as it is: a picture shows no window around it.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// The view as it is: a picture shows no window around it.
  public nonisolated func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility)
    -> some View
  {
    self
  }

  /// The view as it is: a picture shows no window around it.
  public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

  /// The view as it is: a picture shows no window around it.
  public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }

  /// The view as it is: a picture shows the window that is used.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }

  /// The view as it is: nobody ends the program.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// The view as it is: nobody shows the screen to others.
  public nonisolated func contentCaptureProtected(_ protected: Bool) -> some View { self }

  /// The view as it is: all pixels are of the standard brightness.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Image {
  /// How bright a picture may be: never more than white here.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// No brighter than white.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat brighter than white.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the screen can.
    public static let high = DynamicRange(name: "high")
  }

  /// The picture as it is: all pixels are of the standard brightness.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// How large a window may be.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = WindowResizability(name: "automatic")
  /// As large as its content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// At least as large as its content must be.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Whether windows are above those of others.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = WindowLevel(name: "automatic")
  /// Among the others.
  public static let normal = WindowLevel(name: "normal")
  /// Above the others.
  public static let floating = WindowLevel(name: "floating")
  /// Below the others.
  public static let desktop = WindowLevel(name: "desktop")
}

/// Whether a window is opened at the beginning.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// It is.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// It is not.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether windows are opened again that were there the last time.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// They are not.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Something that is done in the background: never here.
public struct BackgroundTask: Hashable, Sendable {
  private let name: String

  /// From time to time.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask(name: identifier) }
  /// What was loaded meanwhile.
  public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask(name: identifier) }
}

/// What people can do with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// They can.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// They cannot.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// Whether a window that fills the screen has its bars.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// It does.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// While the pointer is at the edge.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

/// When materials look active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// While their window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// The frame of windows.
public protocol WindowStyle: Sendable {}

/// The bars of windows.
public protocol WindowToolbarStyle: Sendable {}

/// The frame of windows by its name; no picture shows it.
public struct NamedWindowStyle: WindowStyle, WindowToolbarStyle {
  let name: String
}

extension WindowStyle where Self == NamedWindowStyle {
  /// As is usual.
  public static var automatic: NamedWindowStyle { NamedWindowStyle(name: "automatic") }
  /// With a title.
  public static var titleBar: NamedWindowStyle { NamedWindowStyle(name: "titleBar") }
  /// Without a title.
  public static var hiddenTitleBar: NamedWindowStyle { NamedWindowStyle(name: "hiddenTitleBar") }
  /// Without a frame.
  public static var plain: NamedWindowStyle { NamedWindowStyle(name: "plain") }
  /// As a box in a room.
  public static var volumetric: NamedWindowStyle { NamedWindowStyle(name: "volumetric") }
}

extension WindowToolbarStyle where Self == NamedWindowStyle {
  /// As is usual.
  public static var automatic: NamedWindowStyle { NamedWindowStyle(name: "automatic") }
  /// In one line with the title.
  public static var unified: NamedWindowStyle { NamedWindowStyle(name: "unified") }
  /// In one line with the title, with or without it.
  public static func unified(showsTitle: Bool) -> NamedWindowStyle { NamedWindowStyle(name: "unified") }
  /// In one low line with the title.
  public static var unifiedCompact: NamedWindowStyle { NamedWindowStyle(name: "unifiedCompact") }
  /// In one low line with the title, with or without it.
  public static func unifiedCompact(showsTitle: Bool) -> NamedWindowStyle { NamedWindowStyle(name: "unifiedCompact") }
  /// Below the title.
  public static var expanded: NamedWindowStyle { NamedWindowStyle(name: "expanded") }
}

extension EnvironmentValues {
  /// Whether the window is that which is used: always.
  /// - Remark: always true.
  public var appearsActive: Bool { true }

  /// Whether views say that a pointer rests on them: they may.
  /// - Remark: always true.
  public var isHoverEffectEnabled: Bool { true }

  /// Whether people see the name of a control that they press long: never.
  /// - Remark: always false.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether the activity of a screen fills it: never.
  /// - Remark: always false.
  public var isActivityFullscreen: Bool { false }

  /// How a program is asked for its settings; here that does nothing.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}

/// What opens the settings of a program; here it does nothing.
/// - Remark: does nothing.
public struct OpenSettingsAction {
  /// Does nothing.
  @MainActor @preconcurrency
  public func callAsFunction() {}
}
