import DeclarativeUI
import DrawingRenderer
import Drawings
import Foundation
import LayoutTree
import PNGFiles
import PixelImages

/// An interactive screen: its picture as it changes, and what touches and keys do to it.
@MainActor
final class PlayedScreen {
  private let host: ViewHost<AnyView>
  private var drawing: Drawing?
  /// How often the picture has changed.
  private(set) var number = 0
  nonisolated let size: CGSize

  init(_ view: some View, size: CGSize, safeAreaInsets: EdgeInsets) {
    host = ViewHost(AnyView(view), size: size, safeAreaInsets: safeAreaInsets)
    self.size = size
  }

  private var layout: HostedLayout { host.layout(on: host.ownScreen) }

  /// Looks for changes, and says whether the picture is another one than that of a number.
  func hasChanged(since number: Int) -> Bool {
    let now = layout.drawing
    if now != drawing {
      drawing = now
      self.number += 1
    }
    return self.number != number
  }

  /// The picture at a scale.
  func picture(scale: Double) -> Bitmap { DrawingRenderer(scale: scale).render(layout.drawing) }

  /// Does what a finger does that comes down somewhere and goes up somewhere, in points.
  ///
  /// What takes no touches there is nothing to complain of to somebody who plays.
  func touch(from start: CGPoint, to end: CGPoint) {
    let isDrag = abs(start.x - end.x) + abs(start.y - end.y) > 10
    if isDrag { try? host.drag(from: start, to: end) } else { try? host.tap(at: start) }
  }

  /// Writes into the field with the focus; where there is none, a space or a new line presses the first button.
  func type(_ text: String) {
    do {
      try host.type(text)
    } catch {
      guard text == " " || text == "\n", let button = layout.buttons.first else { return }
      let frame = button.frame
      try? host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
  }
}
