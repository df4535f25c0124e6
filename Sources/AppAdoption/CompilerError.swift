import Foundation

/// An error that the compiler reports of a file.
package struct CompilerError: Equatable, Hashable, Sendable {
  package let path: String
  package let line: Int
  package let message: String

  /// Reads the errors in the output of a build: lines of the form `path:line:column: error: message`, each once.
  package static func all(in output: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    return output.split(separator: "\n").compactMap { line -> CompilerError? in
      guard let sign = line.range(of: ": error: ") else { return nil }
      let place = line[..<sign.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let number = Int(place[place.count - 2]), Int(place[place.count - 1]) != nil else {
        return nil
      }
      let path = place.dropLast(2).joined(separator: ":")
      let error = CompilerError(path: path, line: number, message: String(line[sign.upperBound...]))
      return seen.insert(error).inserted ? error : nil
    }
  }

  /// The name that is missing, where one is: in quotation marks of the message.
  package var missingName: String? {
    let beginnings = [
      "cannot find", "no such module", "has no member", "has no dynamic member", "is unavailable", "no type named",
      "unknown attribute",
    ]
    guard beginnings.contains(where: message.contains) else { return nil }
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count >= 3 else { return nil }
    // `value of type 'Text' has no member 'glow'`: the member.
    return String(message.contains("has no") && quoted.count >= 5 ? quoted[3] : quoted[1])
  }
}
