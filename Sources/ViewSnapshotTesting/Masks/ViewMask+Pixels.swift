import DeclarativeUI
import Foundation
import SnapshotTesting

extension ViewMask {
  /// The masks of a layout's picture at a scale.
  /// - Throws: `UnknownIdentifier` where no view has the identifier.
  func pictureMasks(in layout: HostedLayout, scale: CGFloat) throws(UnknownIdentifier) -> [PictureMask] {
    switch region {
    case .rect(let rect):
      return [ViewMask.mask("rectangle", covering: rect, scale: scale)]
    case .view(let identifier):
      let frames = layout.identifiedFrames.filter { $0.identifier == identifier }
      guard !frames.isEmpty else {
        let known = Set(layout.identifiedFrames.map(\.identifier)).sorted()
        throw UnknownIdentifier(identifier: identifier, known: known)
      }
      return frames.map { ViewMask.mask("view \"\(identifier)\"", covering: $0.frame, scale: scale) }
    }
  }

  private static func mask(_ name: String, covering rect: CGRect, scale: CGFloat) -> PictureMask {
    let (x, width) = pixels(rect.origin.x, rect.size.width, scale)
    let (y, height) = pixels(rect.origin.y, rect.size.height, scale)
    return PictureMask(name: name, x: x, y: y, width: width, height: height)
  }

  /// The whole pixels that a stretch touches; none where it has no length.
  private static func pixels(_ start: CGFloat, _ length: CGFloat, _ scale: CGFloat) -> (start: Int, length: Int) {
    // Sums of doubles: an edge that should lie between two pixels may miss that by a rounding error.
    let error: CGFloat = 1e-6
    // Far more than any picture has, and far less than overflows.
    func whole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e12), 1e12)) }
    guard length > 0 else { return (whole((start * scale).rounded(.down)), 0) }
    let first = whole((start * scale + error).rounded(.down))
    return (first, max(1, whole(((start + length) * scale - error).rounded(.up)) - first))
  }
}
