import PixelImages

/// The largest difference of a channel, 0 to 255, seen over black and over white.
///
/// Over black a premultiplied channel c is seen as c, over white as c + 255 - alpha. For opaque pixels this is the plain
/// difference. It is 0 only for equal pixels: if both sights are equal, so are the channels, and then alpha.
func channelDifference(_ left: PremultipliedColor, _ right: PremultipliedColor) -> Int {
  let alpha = Int(left.alpha) - Int(right.alpha)
  var largest = 0
  for (l, r) in [(left.red, right.red), (left.green, right.green), (left.blue, right.blue)] {
    let difference = Int(l) - Int(r)
    largest = max(largest, abs(difference), abs(difference - alpha))
  }
  return largest
}
