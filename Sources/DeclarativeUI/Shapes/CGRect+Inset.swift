import Foundation
import LayoutTree

extension CGRect {
  /// The rectangle with its sides moved inwards, at most until they meet.
  func insetBy(limited amount: CGFloat) -> CGRect {
    let dx = min(amount, size.width / 2)
    let dy = min(amount, size.height / 2)
    return CGRect(
      x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }
}
