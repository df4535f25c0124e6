import PlaneGeometry

extension Double {
  /// The number with two decimals, rounded half away from zero; numbers beyond 15 digits are written as powers of ten.
  var inWords: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard magnitude < 1e13 else { return description }
    let hundredths = Int((magnitude * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    let sign = self < 0 && hundredths > 0 ? "-" : ""
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Size {
  var inWords: String { "\(width.inWords) x \(height.inWords)" }
}

extension Point {
  var inWords: String { "(\(x.inWords), \(y.inWords))" }
}

extension Rect {
  var inWords: String { "at \(origin.inWords) size \(size.inWords)" }
}

extension String {
  /// The string in quotation marks, with what would break the line or the quotation escaped as in Swift.
  var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.properties.generalCategory == .control || scalar.properties.isWhitespace && scalar != " ":
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
