/// An `import` in a Swift file, whatever attributes, access level or conditional compilation are around it.
struct ImportStatement: Hashable {
  /// The module, without the submodule or declaration that may follow it.
  let module: String
  /// The line in the file, counted from 1.
  let line: Int

  /// The imports of a file from top to bottom.
  static func all(in text: String) -> [ImportStatement] {
    zip(1..., SwiftSource(text).lines).flatMap { number, line in
      line.contains("import") ? statements(in: line).map { ImportStatement(module: $0, line: number) } : []
    }
  }

  private static let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor", "macro",
  ]

  /// The modules that a line imports; statements on one line are parted by semicolons.
  private static func statements(in line: Substring) -> [String] {
    line.split(separator: ";").compactMap { statement in
      var words = statement.split(whereSeparator: \.isWhitespace)[...]
      words = words.drop { $0.hasPrefix("@") || modifiers.contains($0) }
      guard words.popFirst() == "import", let first = words.popFirst() else { return nil }
      let path = kinds.contains(first) ? words.first ?? first : first
      return path.split(separator: ".").first.map { $0.filter { $0 != "`" } }
    }
  }
}
