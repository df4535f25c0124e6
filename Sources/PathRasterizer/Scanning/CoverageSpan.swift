/// Some neighbouring pixels of one row and how much of each is covered.
struct CoverageSpan {
  /// The first pixel.
  var x: Int
  var count: Int
  /// The coverage of every pixel from 1 to 255, or nil where it is written pixel by pixel in the row's `coverage`.
  var constant: UInt8?
}
