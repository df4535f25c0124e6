package import DeclarativeUI
package import Foundation

/// A coloured box of a size in points.
package struct Box: View {
  package var width: CGFloat
  package var height: CGFloat

  package init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  package var body: some View {
    Color.red.frame(width: width, height: height)
  }
}

/// A coloured box that takes any size between two limits.
package struct ElasticBox: View {
  package var minimum: CGSize
  package var maximum: CGSize

  package init(width: ClosedRange<CGFloat>, height: CGFloat = 10) {
    minimum = CGSize(width: width.lowerBound, height: height)
    maximum = CGSize(width: width.upperBound, height: height)
  }

  package var body: some View {
    Color.blue.frame(
      minWidth: minimum.width, maxWidth: maximum.width, minHeight: minimum.height, maxHeight: maximum.height)
  }
}

package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
