import DeclarativeUI
import DrawingRenderer
import Drawings
import Foundation
import PlaneGeometry
import SnapshotTesting

/// A view that is alive from its first picture on, and stays as it became.
@MainActor
final class KeptView<Content: View> {
  // Written by the initializer, which any actor may call, and from then on by the main actor only.
  private nonisolated(unsafe) var content: Content
  private var living: LivingView<Content>?

  nonisolated init(_ content: Content) {
    self.content = content
  }

  /// The view; another value of it keeps what is remembered where the places are the same.
  var rootView: Content {
    get { content }
    set {
      content = newValue
      living?.rootView = newValue
    }
  }

  fileprivate func layout(on screen: HostedScreen) -> HostedLayout {
    let living = living ?? LivingView(content)
    self.living = living
    return living.layout(on: screen)
  }
}

/// A view that can be drawn for a screen.
struct ViewHost: Sendable {
  private let layout: @MainActor (HostedScreen) -> HostedLayout

  /// Hosts a view that remembers from one picture to the next.
  init(_ kept: KeptView<some View>) {
    layout = { screen in kept.layout(on: screen) }
  }

  /// Hosts a view of any kind, which appears anew for each picture.
  init(_ view: some View) {
    // Views are values that only the main actor evaluates; whoever made this one has handed it over.
    nonisolated(unsafe) let view = view
    layout = { screen in screen.layout(view) }
  }

  /// What the view takes when it is asked for its ideal size, in points.
  @MainActor var idealSize: CGSize {
    let screen = SnapshotScreen(ViewImageConfig(), traits: UITraitCollection())
    let size = layout(screen.hostedScreen).drawing.size
    return CGSize(width: size.width, height: size.height)
  }

  /// What people hear of the view who do not see it, a block for each element in VoiceOver's order.
  @MainActor
  func accessibilityText(on screen: SnapshotScreen) -> String {
    AccessibilityEntry.text(of: AccessibilityEntry.entries(of: layout(screen.hostedScreen).accessibility))
  }

  /// What a picture of a view shows.
  enum Subject {
    /// The view.
    case view
    /// The view, what is heard of it marked, and a legend.
    case accessibility
  }

  /// Draws the view, and finds what masks cover.
  /// - Throws: `SnapshotProblem` where the view asks for something that cannot be drawn, such as a character that no font
  ///   has: a box in a picture is easily recorded by mistake. `UnusableExtents` where there is nothing to see.
  ///   `UnknownIdentifier` where a mask names a view that is not there.
  @MainActor
  func picture(
    on screen: SnapshotScreen, masks: [ViewMask], showing subject: Subject = .view
  ) throws -> SnapshotPicture {
    let scale = screen.scale
    guard scale > 0, scale.isFinite else { throw UnusableExtents.scale(Double(scale)) }
    let hosted = layout(screen.hostedScreen)
    try UnusableExtents.check(hosted.drawing, scale: Double(scale), isSizeGiven: screen.hasSize)
    var (drawing, problems) = (hosted.drawing, hosted.problems)
    if subject == .accessibility {
      let picture = AccessibilityPicture(of: hosted, displayScale: scale)
      (drawing, problems) = (picture.drawing, picture.problems)
      try UnusableExtents.check(drawing, scale: Double(scale))
    }
    let bitmap = DrawingRenderer(scale: Double(scale)).render(drawing)
    let viewFrames = Dictionary(grouping: hosted.identifiedFrames, by: \.identifier)
      .mapValues { frames in frames.map { $0.frame.pixels(scale: scale) } }
    var picture = SnapshotPicture(bitmap, layout: drawing.outline, viewFrames: viewFrames)
    picture.drawnWith = DrawingRenderer.versions
    guard problems.isEmpty else { throw try SnapshotProblem(sentences: problems, picture: picture) }
    picture.masks = try masks.flatMap { try $0.pictureMasks(in: picture, scale: scale) }
    try picture.checkMasks()
    return picture
  }

  /// The picture, drawn on the main actor wherever the caller is.
  func asyncPicture(
    on screen: SnapshotScreen, masks: [ViewMask], showing subject: Subject = .view
  ) -> Async<SnapshotPicture> {
    Async(onMainActor: { try picture(on: screen, masks: masks, showing: subject) })
  }
}
