import Drawings
import PlaneGeometry
import Testing

@testable import ViewSnapshotTesting

struct UnusableExtentsTests {
  private func sentence(_ width: Double, _ height: Double) -> String? {
    do throws(UnusableExtents) {
      try UnusableExtents.check(Drawing(size: Size(width: width, height: height), items: []), scale: 1)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [(Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")])
  func `a size that is none has a sentence of its own`(width: Double, name: String) {
    #expect(
      sentence(width, 61.0 / 3)
        == "The view takes \(name) x 20.33 points, which is not a size. Look for a frame, an offset or a layout of your own "
        + "whose numbers are infinite or not a number (nan).")
    #expect(sentence(1, width)?.hasPrefix("The view takes 1 x \(name) points, which is not a size.") == true)
  }

  @Test func `sizes have at most two decimals`() {
    #expect(sentence(0, 61.0 / 3)?.hasPrefix("The view takes 0 x 20.33 points, so nothing of it is visible.") == true)
    #expect(sentence(1e300, 1.5)?.hasPrefix("The view takes 1e+300 x 1.5 points, which is too large") == true)
    #expect(sentence(20, 20) == nil)
  }
}
