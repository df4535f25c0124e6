import PixelImages
import Synchronization

/// A shaped text and the layouts that were made of it.
final class ParagraphCore: Sendable {
  let text: ShapedText
  /// How many layouts are remembered: a view asks a text for a handful of sizes; long texts remember fewer.
  private let capacity: Int
  private let layouts = Mutex<[Request: TextLayout]>([:])

  /// What a layout depends on, besides the shaped text.
  struct Request: Hashable, Sendable {
    var style: ParagraphStyle
    var colors: [RGBAColor]
    var width: Double?
    var height: Double?
  }

  init(_ text: ShapedText) {
    self.text = text
    capacity = max(2, min(32, (1 << 16) / max(text.cellCount, 1)))
  }

  func layout(_ request: Request, make: () -> TextLayout) -> TextLayout {
    if let known = layouts.withLock({ $0[request] }) { return known }
    let layout = make()
    layouts.withLock { layouts in
      if layouts.count >= capacity { layouts.removeAll() }
      layouts[request] = layout
    }
    return layout
  }
}
