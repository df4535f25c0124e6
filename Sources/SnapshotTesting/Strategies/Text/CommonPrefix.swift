/// What two texts begin with in common, byte by byte, up to whole code points.
///
/// A loop over bytes, since tests are compiled for debugging mostly, where one over characters takes twenty times as long.
func commonPrefix(_ first: Substring, _ second: Substring) -> Substring {
  var (one, other) = (first, second)
  let count = one.withUTF8 { one in
    other.withUTF8 { other in
      let end = min(one.count, other.count)
      var count = 0
      while count < end, one[count] == other[count] { count += 1 }
      return count
    }
  }
  return first[..<first.utf8.index(first.startIndex, offsetBy: count)]
}
