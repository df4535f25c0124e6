import DeclarativeUI
import DrawingRenderer
import Drawings
import Foundation
import PlaneGeometry
import ImageSnapshotTesting
import SnapshotTesting

/// A view that can be drawn for a screen.
struct PictureSource: Sendable {
  private let layout: @MainActor (SnapshotScreen, EvaluationPurpose) -> HostedLayout

  /// Takes pictures of a view that remembers from one to the next.
  init(_ host: ViewHost<some View>) {
    layout = { screen, _ in host.layout(on: screen.hostedScreen(over: host.ownScreen)) }
  }

  /// Takes pictures of a screen, and keeps it alive.
  init(_ controller: UIViewController) {
    layout = { screen, purpose in controller.view.layout(on: screen, for: purpose) }
  }

  /// The layout on a screen, for areas that stand in others.
  @MainActor
  func layout(on screen: SnapshotScreen, for purpose: EvaluationPurpose) -> HostedLayout { layout(screen, purpose) }

  /// Takes pictures of a view of any kind, which appears anew for each.
  init(_ view: some View) {
    // Views are values that only the main actor evaluates; whoever made this one has handed it over.
    nonisolated(unsafe) let view = view
    layout = { screen, purpose in screen.hostedScreen().layout(view, for: purpose) }
  }

  /// What the view takes when it is asked for its ideal size, in points.
  @MainActor var idealSize: CGSize {
    let screen = SnapshotScreen(ViewImageConfig(), traits: UITraitCollection())
    return layout(screen, .picture).size
  }

  /// What VoiceOver says about the view, a block for each element in VoiceOver's order.
  @MainActor
  func accessibilityText(on screen: SnapshotScreen) -> String {
    AccessibilityEntry.text(of: AccessibilityEntry.entries(of: layout(screen, .picture).accessibility))
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
    let hosted = layout(screen, .picture)
    try UnusableExtents.check(hosted.drawing, scale: Double(scale), isSizeGiven: screen.hasSize)
    var (drawing, problems) = (hosted.drawing, hosted.problems)
    if subject == .accessibility {
      let picture = AccessibilityPicture(of: hosted, displayScale: scale)
      (drawing, problems) = (picture.drawing, picture.problems)
      try UnusableExtents.check(drawing, scale: Double(scale))
    }
    drawing.size = screen.pictureSize(drawing.size)
    let bitmap = DrawingRenderer(scale: Double(scale)).render(drawing)
    let viewFrames = Dictionary(grouping: hosted.identifiedFrames, by: \.identifier)
      .mapValues { frames in frames.map { $0.frame.pixels(scale: scale) } }
    var picture = SnapshotPicture(bitmap, layout: drawing.outline, viewFrames: viewFrames)
    picture.drawnWith = DrawingRenderer.versions
    if PrintedProblems.arePrinted {
      PrintedProblems.add(problems)
    } else if !problems.isEmpty {
      throw try SnapshotProblem(sentences: problems, picture: picture)
    }
    picture.masks = try masks.flatMap { try $0.pictureMasks(in: picture, scale: scale) }
    try picture.checkMasks()
    return picture
  }

  /// The views on a screen as text.
  @MainActor
  func treeText(on screen: SnapshotScreen) -> String { ViewTree(layout(screen, .inspection)).text }

  /// The views on a screen as text, found on the main actor wherever the caller is.
  func asyncTreeText(on screen: SnapshotScreen) -> Async<String> {
    Async(onMainActor: { treeText(on: screen) })
  }

  /// The picture, drawn on the main actor wherever the caller is.
  func asyncPicture(
    on screen: SnapshotScreen, masks: [ViewMask], showing subject: Subject = .view
  ) -> Async<SnapshotPicture> {
    Async(onMainActor: { try picture(on: screen, masks: masks, showing: subject) })
  }
}
