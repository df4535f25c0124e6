import Foundation

/// A text as a Code 128 bar code, in the code set B: printable ASCII.
///
/// The patterns are those of ISO/IEC 15417: each symbol is three bars and three spaces, 11 modules together.
struct Code128 {
  /// The widths in modules, a bar first.
  let widths: [Int]

  /// - Returns: nil where the text has a character that code set B has not.
  init?(_ text: String) {
    var values = [Code128.startB]
    for scalar in text.unicodeScalars {
      guard (32...126).contains(scalar.value) else { return nil }
      values.append(Int(scalar.value) - 32)
    }
    values.append(Code128.checksum(of: values))
    widths = values.flatMap { Code128.patterns[$0] } + Code128.stop
  }

  /// The number of modules without the quiet zones.
  var moduleCount: Int { widths.reduce(0, +) }

  static let startB = 104

  /// The start value and each further value times its position, modulo 103.
  static func checksum(of values: [Int]) -> Int {
    values.enumerated().reduce(0) { $0 + max($1.offset, 1) * $1.element } % 103
  }

  static let stop = [2, 3, 3, 1, 1, 1, 2]

  static let patterns: [[Int]] =
    """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122
    123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323
    131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131
    213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122
    141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112
    124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141
    411131 211412 211214 211232
    """
    .split(whereSeparator: \.isWhitespace).map { $0.compactMap(\.wholeNumberValue) }
}

extension Code128 {
  /// The text of a bar code in a row of pixels, as a scanner reads it, or nil where there is none.
  /// - Parameter isDark: the pixels from left to right.
  static func read(_ isDark: [Bool]) -> String? {
    var runs: [Int] = []
    var last: Bool?
    for dark in isDark {
      if dark == last { runs[runs.count - 1] += 1 } else { runs.append(1) }
      last = dark
    }
    // The quiet zones.
    if isDark.first == false { runs.removeFirst() }
    if isDark.last == false { runs.removeLast() }
    guard runs.count >= 25, runs.count % 6 == 1 else { return nil }
    let symbols = stride(from: 0, to: runs.count - 7, by: 6).map { symbol(Array(runs[$0..<$0 + 6])) }
    guard modules(Array(runs.suffix(7)), count: 13) == stop else { return nil }
    let values = symbols.compactMap(\.self)
    guard values.count == symbols.count, values.first == startB,
      checksum(of: Array(values.dropLast())) == values.last
    else { return nil }
    return String(String.UnicodeScalarView(values.dropFirst().dropLast().compactMap { Unicode.Scalar($0 + 32) }))
  }

  private static func symbol(_ runs: [Int]) -> Int? {
    let widths = modules(runs, count: 11)
    return patterns.firstIndex { $0 == widths }
  }

  /// Widths in pixels as widths in modules.
  private static func modules(_ runs: [Int], count: Int) -> [Int] {
    let whole = Double(runs.reduce(0, +))
    return runs.map { Int((Double($0) * Double(count) / whole).rounded()) }
  }
}
