/// The largest whole number whose square is at most `value`, which must be below 2^62.
///
/// The processor's square root is only a first guess, so that the result does not depend on its rounding.
@inline(__always)
func squareRoot(of value: Int64) -> Int64 {
  var root = Int64(Double(value).squareRoot())
  while root &* root > value { root &-= 1 }
  while (root &+ 1) &* (root &+ 1) <= value { root &+= 1 }
  return root
}
