// Views of other frameworks, as far as files name them that do not import these: the compiler names them where code uses
// them.

/// A view of UIKit.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(UIKit)'")
public protocol UIViewRepresentable: View where Body == Never {
  /// What such a view is given.
  typealias Context = UIViewRepresentableContext<Self>
}

/// What such a view is given.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(UIKit)'")
public struct UIViewRepresentableContext<Representable> {
  /// Not available yet.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A controller of views of UIKit.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(UIKit)'")
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// What such a view is given.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// What such a view is given.
@available(*, unavailable, message: "not in Stills yet: keep it within '#if canImport(UIKit)'")
public struct UIViewControllerRepresentableContext<Representable> {
  /// Not available yet.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

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

/// A map.
@available(*, unavailable, message: "not in Stills yet: show a picture in its place")
public struct Map<Content>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init() where Content == Never {}

  /// Not available yet.
  public nonisolated init(content: () -> Content) {}

  /// Not available yet.
  public nonisolated init<Position>(position: Binding<Position>, content: () -> Content) {}

  /// Not available yet.
  public nonisolated init<Region>(coordinateRegion: Binding<Region>) where Content == Never {}
}

/// A film with the buttons that play it.
@available(*, unavailable, message: "not in Stills yet: show a picture in its place")
public struct VideoPlayer<VideoOverlay: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init<Player>(player: Player?) where VideoOverlay == EmptyView {}

  /// Not available yet.
  public nonisolated init<Player>(player: Player?, @ViewBuilder videoOverlay: () -> VideoOverlay) {}
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

/// A chart.
@available(
  *, unavailable,
  message: "not in Stills yet: draw it with shapes, or leave it out with '#if !canImport(DeclarativeUI)'"
)
public struct Chart<Content>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(content: () -> Content) {}

  /// Not available yet.
  public nonisolated init<Data: RandomAccessCollection>(_ data: Data, content: @escaping (Data.Element) -> Content) {}

  /// Not available yet.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {}
}

/// Bars of a chart.
@available(
  *, unavailable,
  message: "not in Stills yet: draw it with shapes, or leave it out with '#if !canImport(DeclarativeUI)'"
)
public struct BarMark {}

/// Lines of a chart.
@available(
  *, unavailable,
  message: "not in Stills yet: draw it with shapes, or leave it out with '#if !canImport(DeclarativeUI)'"
)
public struct LineMark {}

/// Points of a chart.
@available(
  *, unavailable,
  message: "not in Stills yet: draw it with shapes, or leave it out with '#if !canImport(DeclarativeUI)'"
)
public struct PointMark {}

/// Areas of a chart.
@available(
  *, unavailable,
  message: "not in Stills yet: draw it with shapes, or leave it out with '#if !canImport(DeclarativeUI)'"
)
public struct AreaMark {}

/// Straight lines across a chart.
@available(
  *, unavailable,
  message: "not in Stills yet: draw it with shapes, or leave it out with '#if !canImport(DeclarativeUI)'"
)
public struct RuleMark {}

/// Rectangles of a chart.
@available(
  *, unavailable,
  message: "not in Stills yet: draw it with shapes, or leave it out with '#if !canImport(DeclarativeUI)'"
)
public struct RectangleMark {}

/// Slices of a round chart.
@available(
  *, unavailable,
  message: "not in Stills yet: draw it with shapes, or leave it out with '#if !canImport(DeclarativeUI)'"
)
public struct SectorMark {}
