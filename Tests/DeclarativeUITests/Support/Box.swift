import DeclarativeUI
import Foundation

/// A coloured box of a size in points.
struct Box: View {
  var width: CGFloat
  var height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.red.frame(width: width, height: height)
  }
}

/// A coloured box that takes any size between two limits.
struct ElasticBox: View {
  var minimum: CGSize
  var maximum: CGSize

  init(width: ClosedRange<CGFloat>, height: CGFloat = 10) {
    minimum = CGSize(width: width.lowerBound, height: height)
    maximum = CGSize(width: width.upperBound, height: height)
  }

  var body: some View {
    Color.blue.frame(
      minWidth: minimum.width, maxWidth: maximum.width, minHeight: minimum.height, maxHeight: maximum.height)
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
