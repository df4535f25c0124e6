import Drawings
import PixelImages
import PlaneGeometry
import TextFormats

/// Why a view cannot become a picture.
enum UnusableExtents: Error, Equatable, CustomStringConvertible {
  case notFinite(String)
  case empty(String)
  case tooLarge(String)
  case size(String)
  case scale(Double)

  /// Checks that a drawing has pixels at a scale, and no more than a bitmap may have.
  /// - Parameter isSizeGiven: whether the snapshot has a size of its own, which then is to blame and not the view.
  static func check(_ drawing: Drawing, scale: Double, isSizeGiven: Bool = false) throws(UnusableExtents) {
    do throws(UnusableExtents) {
      try check(drawing.size, scale: scale)
    } catch {
      throw isSizeGiven ? .size(text(drawing.size)) : error
    }
  }

  private static func check(_ size: Size, scale: Double) throws(UnusableExtents) {
    let points = text(size)
    guard size.width.isFinite, size.height.isFinite else { throw .notFinite(points) }
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard width >= 1, height >= 1 else { throw .empty(points) }
    guard width * height <= Double(Bitmap.maximumPixelCount) else { throw .tooLarge(points) }
  }

  private static func text(_ size: Size) -> String {
    "\(size.width.formatted(as: .short)) x \(size.height.formatted(as: .short)) points"
  }

  var description: String {
    switch self {
    case .notFinite(let points):
      """
      The view takes \(points), which is not a size. Look for a frame, an offset or a layout of your own whose numbers are \
      infinite or not a number (nan).
      """
    case .empty(let points):
      "The view takes \(points), so nothing of it is visible. Give it a frame, or the snapshot a size."
    case .tooLarge(let points):
      "The view takes \(points), which is too large for a picture. Give it a frame, or the snapshot a size."
    case .size(let points):
      """
      The size of the snapshot is \(points), which cannot be a picture: it needs at least one pixel in both directions, \
      and at most \(Bitmap.maximumPixelCount) pixels.
      """
    case .scale(let scale):
      "The trait displayScale is \(scale); it must be a finite number above 0, such as 1, 2 or 3."
    }
  }
}
