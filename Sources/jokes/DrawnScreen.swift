import Foundation
import PixelImages

/// A screen as pixels, and how they came about.
struct DrawnScreen: Sendable {
  let bitmap: Bitmap
  /// What could not be drawn as asked, a sentence each.
  let problems: [String]
  let layoutTime, renderingTime: Duration

  /// Prints a line about the picture, and one for each problem.
  func report(file: String) {
    func milliseconds(_ time: Duration) -> String {
      String(format: "%.2f ms", time / .milliseconds(1))
    }
    print(
      "\(file)  \(bitmap.width) x \(bitmap.height) px, laid out in \(milliseconds(layoutTime)), "
        + "drawn in \(milliseconds(renderingTime))")
    for problem in problems { print("  \(problem)") }
  }
}
