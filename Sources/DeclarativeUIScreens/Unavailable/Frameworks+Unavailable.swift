// Views of other frameworks, as far as files name them that do not import these: the compiler names them where code uses
// them.

/// A view of AppKit.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(AppKit)'")
public protocol NSViewRepresentable: View where Body == Never {
  /// What such a view is given.
  typealias Context = NSViewRepresentableContext<Self>
}

/// What such a view is given.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(AppKit)'")
public struct NSViewRepresentableContext<Representable> {
  /// Not available yet.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A controller of views of AppKit.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(AppKit)'")
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// What such a view is given.
  typealias Context = NSViewControllerRepresentableContext<Self>
}

/// What such a view is given.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(AppKit)'")
public struct NSViewControllerRepresentableContext<Representable> {
  /// Not available yet.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A scene of SpriteKit.
@available(*, unavailable, message: "not in Stills yet: show a picture in its place")
public struct SpriteView: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init<SpriteScene>(scene: SpriteScene) {}
}

/// A scene of SceneKit.
@available(*, unavailable, message: "not in Stills yet: show a picture in its place")
public struct SceneView: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init<SceneOfNodes>(scene: SceneOfNodes?) {}
}
