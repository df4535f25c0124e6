import PixelImages
import Synchronization

/// A shaped text and the layouts that were made of it.
final class ParagraphCore: Sendable {
  let text: ShapedText
  private let capacity = 32
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
