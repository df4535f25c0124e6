/// The rows of an article's tables that say in which folders of `Sources` a type is.
///
/// A row names types and members in code voice, and in its last cell the folders: alone, or behind an "in" where the cell
/// has the type too.
struct CodeTable {
  /// A line of a table.
  struct Row {
    /// Types, and members with their types and labels: `Node`, `FontLibrary.face(for:)`.
    let names: [String]
    /// From `Sources`.
    let folders: [String]
    /// The line of the article, counted from 1.
    let line: Int
  }

  private(set) var rows: [Row] = []
  /// The names in code voice elsewhere, and those of two or more words in drawings, each with its line.
  private(set) var mentioned: [(name: String, line: Int)] = []

  init(_ article: String) {
    var isInBlock = false
    for (number, line) in zip(1..., article.split(separator: "\n", omittingEmptySubsequences: false)) {
      if line.hasPrefix("```") { isInBlock.toggle() }
      if isInBlock {
        mentioned += line.matches(of: #/[A-Z][a-z]+(?:[A-Z][a-z]+)+/#).map { (String($0.0), number) }
      } else if line.hasPrefix("|") {
        if let row = Self.row(in: line, at: number) { rows.append(row) }
      } else {
        mentioned += Self.names(in: line).map { ($0, number) }
      }
    }
  }

  private static func row(in line: Substring, at number: Int) -> Row? {
    let cells = line.split(separator: "|").filter { !$0.allSatisfy(\.isWhitespace) }
    guard let last = cells.last else { return nil }
    let parts = last.split(separator: " in ", maxSplits: 1)
    let texts = cells.dropLast() + parts.dropLast()
    let names = texts.flatMap(names)
    return names.isEmpty ? nil : Row(names: names, folders: parts.last.map(codeVoice) ?? [], line: number)
  }

  private static func names(in text: Substring) -> [String] {
    codeVoice(text).filter { $0.first?.isUppercase == true }
  }

  private static func codeVoice(_ text: Substring) -> [String] {
    text.matches(of: #/`([^`]+)`/#).map { String($0.1) }
  }
}

extension CodeTable {
  /// What the rows say that is not so, a sentence each.
  /// - Parameters:
  ///   - path: the article.
  ///   - isDeclared: whether a file below a folder declares a name.
  func violations(in path: String, isDeclared: (_ name: String, _ folder: String) throws -> Bool) rethrows -> [String] {
    let named = Set(rows.flatMap(\.names))
    return try rows.flatMap { row in
      try violations(of: row, isDeclared: isDeclared).map { "\(path):\(row.line): \($0): correct the row" }
    }
      + mentioned.filter { !named.contains($0.name) }.map {
        "\(path):\($0.line): no table tells the folder of \($0.name): add a row, or rename it"
      }
  }

  private func violations(of row: Row, isDeclared: (String, String) throws -> Bool) rethrows -> [String] {
    let homes = try row.names.map { name in try row.folders.filter { try isDeclared(name, $0) } }
    let lost = zip(row.names, homes).filter { $0.1.isEmpty }.map { name, _ in
      "no file below \(row.folders.map { "Sources/\($0)" }.joined(separator: " or ")) declares `\(name)`"
    }
    guard lost.isEmpty else { return lost }
    return row.folders.filter { !homes.joined().contains($0) }.map { folder in
      "Sources/\(folder) declares nothing that the row names"
    }
  }
}
