import Foundation

/// An error that the compiler reports of a file.
package struct CompilerError: Equatable, Hashable, Sendable {
  package let path: String
  package let line: Int
  package let message: String
  /// From 1; 0 where it is not known.
  package var column = 0

  /// Reads the errors in the output of a build: lines of the form `path:line:column: error: message`, each once.
  ///
  /// What is wrong in the code of a macro is at the place where that is said to originate.
  ///
  /// - Parameter read: the text of a file that the plug-in has adapted: where a macro originates is said of that one.
  package static func all(
    in output: String, read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
  ) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    var found: [CompilerError] = []
    var waiting: [String] = []
    for line in output.split(separator: "\n") {
      if let error = CompilerError(line, behind: ": error: ") {
        if error.path.isExpansion {
          waiting.append(error.message)
        } else {
          // An error in what was added to a file is none of its lines.
          let place = error.inSource(read)
          let own = CompilerError(
            path: place.path, line: max(0, place.line), message: error.message, column: error.column)
          if seen.insert(own).inserted { found.append(own) }
        }
      } else if !waiting.isEmpty, let note = CompilerError(line, behind: ": note: "), !note.path.isExpansion,
        note.message.contains("expanded code originates here") || note.message.contains("in expansion of macro")
      {
        for message in waiting {
          let place = note.inSource(read)
          let error = CompilerError(path: place.path, line: place.line, message: message, column: note.column)
          if seen.insert(error).inserted { found.append(error) }
        }
        waiting = []
      }
    }
    for crash in crashes(in: output) {
      let place = crash.inSource(read)
      if seen.insert(place).inserted { found.append(place) }
    }
    return found
  }

  /// What the output of a build that failed says of it: the lines with errors, or its end where there are none.
  package static func lines(in output: String) -> String {
    var seen: Set<Substring> = []
    let errors = output.split(separator: "\n").filter {
      ($0.hasPrefix("error: ") || $0.contains(": error: ") || $0.contains(": fatal error: "))
        && seen.insert($0).inserted
    }
    return errors.isEmpty ? String(output.suffix(4000)) : errors.prefix(40).joined(separator: "\n")
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

extension CompilerError {
  /// The same, of the user's file where it is of what was adapted of that one.
  private func inSource(_ read: (String) -> String?) -> CompilerError {
    guard path.split(separator: "/").last?.hasPrefix("Adopted_") == true, let text = read(path) else { return self }
    let sign = "#sourceLocation(file: \""
    let lines = text.split(separator: "\n", maxSplits: 60, omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.hasPrefix(sign) }) else { return self }
    let user = lines[index].dropFirst(sign.count).prefix { $0 != "\"" }
    return CompilerError(path: String(user), line: line - index - 1, message: message, column: column)
  }

  fileprivate init?(_ line: Substring, behind sign: String) {
    guard let sign = line.range(of: sign) else { return nil }
    let place = line[..<sign.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let number = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
      return nil
    }
    // Notes hang below the error on lines of signs.
    let path = place.dropLast(2).joined(separator: ":").drop { " |`-".contains($0) }
    self.init(path: String(path), line: number, message: String(line[sign.upperBound...]), column: column)
  }
}

extension String {
  /// Whether the compiler made the file of this path of a macro.
  ///
  /// What a macro takes over of an adapted file has that one's name behind the module's.
  fileprivate var isExpansion: Bool {
    hasPrefix("macro expansion") || contains("@__swiftmacro") || !hasPrefix("/") && contains("/Adopted_")
  }
}
