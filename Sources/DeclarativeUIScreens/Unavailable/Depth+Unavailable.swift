public import Foundation

// Depth, ornaments and rooms of visionOS, by their signatures in SwiftUI: the compiler names them where code uses them.

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension View {
  /// Not available yet.
  @_disfavoredOverload
  public nonisolated func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View { self }

  /// Not available yet.
  @_disfavoredOverload
  public nonisolated func frame(
    minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil, alignment: DepthAlignment = .center
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func offset(z: CGFloat) -> some View { self }

  /// Not available yet.
  public nonisolated func padding3D(_ length: CGFloat? = nil) -> some View { self }

  /// Not available yet.
  public nonisolated func scaledToFit3D() -> some View { self }

  /// Not available yet.
  public nonisolated func scaledToFill3D() -> some View { self }

  /// Not available yet.
  public nonisolated func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View { self }

  /// Not available yet.
  public nonisolated func glassBackgroundEffect<S: InsettableShape>(
    in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center,
    @ViewBuilder ornament: () -> Content
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func breakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }

  /// Not available yet.
  public nonisolated func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }

  /// Not available yet.
  public nonisolated func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }

  /// Not available yet.
  public nonisolated func upperLimbVisibility(_ visibility: Visibility) -> some View { self }

  /// Not available yet.
  public nonisolated func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }

  /// Not available yet.
  public nonisolated func immersiveEnvironmentPicker<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Not available yet.
  public nonisolated func rotation3DLayout(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> some View {
    self
  }

  /// Not available yet.
  public nonisolated func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, perspective: CGFloat = 1
  ) -> some View { self }
}

/// Where a view lies in the depth of another one.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct DepthAlignment: Hashable, Sendable {
  /// Not available yet.
  public static let front = DepthAlignment()

  /// Not available yet.
  public static let center = DepthAlignment()

  /// Not available yet.
  public static let back = DepthAlignment()
}

/// Whether there is glass behind a view.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  /// Not available yet.
  case always, implicit, never
}

/// Where an ornament hangs.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct OrnamentAttachmentAnchor: Sendable {
  /// Not available yet.
  public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor() }

  /// Not available yet.
  public static func parent(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor() }
}

/// How a view is seen through what is before it.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct BreakthroughEffect: Hashable, Sendable {
  /// Not available yet.
  public static let automatic = BreakthroughEffect()

  /// Not available yet.
  public static let subtle = BreakthroughEffect()

  /// Not available yet.
  public static let prominent = BreakthroughEffect()

  /// Not available yet.
  public static let none = BreakthroughEffect()
}

/// How the room around is seen.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct SurroundingsEffect: Hashable, Sendable {
  /// Not available yet.
  public static let systemDark = SurroundingsEffect()

  /// Not available yet.
  public static let semiDark = SurroundingsEffect()

  /// Not available yet.
  public static let dark = SurroundingsEffect()

  /// Not available yet.
  public static let ultraDark = SurroundingsEffect()
}

/// A room around people.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct ImmersiveSpace<Content: View>: Scene {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension EnvironmentValues {
  /// Not available yet.
  public var openImmersiveSpace: (_ id: String) async -> Void { { _ in } }

  /// Not available yet.
  public var dismissImmersiveSpace: () async -> Void { {} }
}

/// A model in space.
@available(*, unavailable, message: "not in Stills yet: show a picture in its place")
public struct Model3D: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(named name: String, bundle: Bundle? = nil) {}

  /// Not available yet.
  public nonisolated init(url: URL) {}
}

/// Things in space.
@available(*, unavailable, message: "not in Stills yet: show a picture in its place")
public struct RealityView<Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init<Entities>(
    make: @escaping (inout Entities) async -> Void, @ViewBuilder placeholder: () -> Content
  ) {}
}
