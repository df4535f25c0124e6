import Drawings
import PixelImages
import PlaneGeometry

/// Why a view cannot become a picture.
enum UnusableExtents: Error, Equatable, CustomStringConvertible {
  case notFinite(String)
  case empty(String)
  case tooLarge(String)
  case scale(Double)

  /// Checks that a drawing has pixels at a scale, and no more than a bitmap may have.
  static func check(_ drawing: Drawing, scale: Double) throws(UnusableExtents) {
    let size = drawing.size
    let points = "\(hundredths(size.width)) x \(hundredths(size.height)) points"
    guard size.width.isFinite, size.height.isFinite else { throw .notFinite(points) }
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard width >= 1, height >= 1 else { throw .empty(points) }
    guard width * height <= Double(Bitmap.maximumPixelCount) else { throw .tooLarge(points) }
  }

  /// The length with at most two decimals.
  private static func hundredths(_ length: Double) -> String {
    let text = "\((length * 100).rounded() / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  var description: String {
    switch self {
    case .notFinite(let points):
      """
      The view takes \(points), which is no size. Look for a frame, an offset or a layout of your own whose numbers are \
      infinite or not a number (nan).
      """
    case .empty(let points):
      "The view takes \(points), so there is nothing to see. Give it a frame, or the snapshot a size."
    case .tooLarge(let points):
      "The view takes \(points), which is too large for a picture. Give it a frame, or the snapshot a size."
    case .scale(let scale): "The trait displayScale is \(scale); it must be more than 0, such as 1, 2 or 3."
    }
  }
}
