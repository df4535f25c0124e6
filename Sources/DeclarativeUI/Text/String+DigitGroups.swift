extension String {
  /// The number with a comma between each three digits before its decimal point: `-1,234,567.25`.
  var groupingDigits: String {
    guard let start = firstIndex(where: \.isWholeNumber) else { return self }
    let end = self[start...].firstIndex { !$0.isWholeNumber } ?? endIndex
    var grouped = ""
    for (place, digit) in self[start..<end].reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return String(self[..<start]) + String(grouped.reversed()) + String(self[end...])
  }
}
