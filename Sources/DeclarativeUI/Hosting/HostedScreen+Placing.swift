import Drawings
import Foundation
import PlaneGeometry

extension HostedScreen {
  /// Places the root of a layout in the middle of the safe area, and draws it.
  func place(_ root: LayoutNode, scheme: ColorScheme, log: ProblemLog) -> HostedLayout {
    let (size, proposal) = sizeAndProposal(for: root)
    let bounds = CGRect(origin: .zero, size: size)
    let insets = safeAreaInsets
    let (left, right) =
      environment.isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let safeArea = CGRect(
      x: left, y: insets.top, width: size.width - left - right, height: size.height - insets.vertical)
    let canvas = DrawingCanvas(bounds: bounds, safeArea: safeArea)
    if hasBackground { canvas.add(background(bounds, scheme: scheme)) }
    let fitting = root.size(for: proposal)
    root.draw(
      at: CGPoint(
        x: safeArea.minX + (safeArea.width - fitting.width) / 2,
        y: safeArea.minY + (safeArea.height - fitting.height) / 2),
      proposal: proposal, on: canvas)
    return HostedLayout(
      drawing: Drawing(size: Size(size), items: canvas.items), problems: log.problems, colorScheme: scheme,
      identifiedFrames: canvas.identifiedFrames, buttons: canvas.buttons)
  }

  private func sizeAndProposal(for root: LayoutNode) -> (CGSize, ProposedViewSize) {
    switch extent {
    case .fixed(let size): return (size, ProposedViewSize(size).inset(by: safeAreaInsets))
    case .fitting:
      let size = root.size(for: .unspecified)
      return (
        CGSize(width: size.width + safeAreaInsets.horizontal, height: size.height + safeAreaInsets.vertical),
        ProposedViewSize(size)
      )
    }
  }

  private func background(_ bounds: CGRect, scheme: ColorScheme) -> DrawingItem {
    .shape(
      DrawnShape(
        name: "Background", frame: Rect(bounds), path: Path(bounds).contours, style: .fill(.nonZero),
        paint: .color(SystemColor.systemBackground.color(in: scheme))))
  }
}
