/// The sine and cosine of an angle in radians, from IEEE additions and multiplications only.
///
/// The C library's `sin` and `cos` differ in the last bit between systems, which would move pixels. These are the
/// Taylor series on the eighth of a turn around zero, where the last terms are below 1e-18.
package func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
  let quarters = (radians / (.pi / 2)).rounded()
  guard quarters.isFinite, abs(quarters) < 1e9 else { return (0, 1) }
  let x = radians - quarters * (.pi / 2)
  let square = x * x
  var sine = 0.0
  var cosine = 0.0
  for order in stride(from: 9, through: 0, by: -1) {
    let k = Double(2 * order)
    sine = 1 - square / ((k + 2) * (k + 3)) * sine
    cosine = 1 - square / ((k + 1) * (k + 2)) * cosine
  }
  sine *= x
  switch Int(quarters) & 3 {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}
