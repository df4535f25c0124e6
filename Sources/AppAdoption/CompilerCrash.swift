import Foundation

extension CompilerError {
  /// Where the compiler itself ended while it compiled a file: the innermost place of each of its stack dumps.
  ///
  /// It writes what it was doing, the outermost first: `4. While type-checking 'Cup' (at /Cup.swift:12:3)`, or with the range
  /// of the code, `(at [/Cup.swift:12:3 - line:14:3] RangeText="…`. What it was asked for has its place behind its name:
  /// `4. While evaluating request TypeCheckFunctionBodyRequest(App.(file).Cup.body.getter@/Cup.swift:12:25)`.
  static func crashes(in output: String) -> [CompilerError] {
    var found: [CompilerError] = []
    var innermost: CompilerError?
    for line in output.split(separator: "\n") {
      if line.hasPrefix("Stack dump:") {
        if let innermost { found.append(innermost) }
        innermost = nil
      } else if let crash = CompilerError(crash: line) {
        innermost = crash
      }
    }
    return found + (innermost.map { [$0] } ?? [])
  }

  private init?(crash line: Substring) {
    let words = line.drop { $0.isNumber }
    guard words.count < line.count, words.hasPrefix("."), words.contains("While "),
      let start = words.range(of: "(at ", options: .backwards)?.upperBound
        ?? words.range(of: "@/", options: .backwards).map({ words.index(after: $0.lowerBound) })
    else { return nil }
    let place = words[start...].drop { $0 == "[" }
    let end = place.range(of: " - line:")?.lowerBound ?? place.firstIndex(of: ")") ?? place.endIndex
    let parts = place[..<end].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let number = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
      return nil
    }
    let path = parts.dropLast(2).joined(separator: ":")
    self.init(path: path, line: number, message: "the compiler itself ends here", column: column)
  }
}
