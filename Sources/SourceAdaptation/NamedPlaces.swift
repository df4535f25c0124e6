import SourceTokens

/// Where a source names what is declared elsewhere, for what follows when that is left out.
extension CuttableSource {
  /// A place in a source, from 1.
  public struct Place: Hashable, Sendable {
    public let line, column: Int
  }

  /// Where code says the name of a type, and of its members that are said behind it, such as `Tea.leaf`.
  ///
  /// Behind conditions of the compiler nothing is found: what they say is not known here. Nor is a type in a source of which a
  /// generic parameter has that name.
  /// - Parameter name: a type's, or a type's and its member's with a dot.
  public func places(naming name: String) -> [Place] {
    let parts = name.split(separator: ".").map(String.init)
    if source.tokens.indices.contains(where: { source.has(parts[0], at: $0) && isParameter($0) }) { return [] }
    var depth = 0
    return source.tokens.indices.compactMap { index in
      if source.has("#if", at: index) { depth += 1 }
      if source.has("#endif", at: index) { depth -= 1 }
      guard depth == 0, source.has(parts[0], at: index), !source.has(".", at: index - 1) else { return nil }
      if parts.count == 1 { return isUse(index) ? place(of: index) : nil }
      let isMember = source.has(".", at: index + 1) && source.has(parts[1], at: index + 2)
      return isMember ? place(of: index + 2) : nil
    }
  }

  /// Whether a word stands for a type, and declares or labels nothing.
  private func isUse(_ index: Int) -> Bool {
    let before = source.text(index - 1)
    // `Tea:` is a label, or a parameter of a type with what it conforms to; `[Tea: Int]` is left to the compiler.
    return !source.has(":", at: index + 1) && !Self.introducers.contains(before)
  }

  /// Whether a word declares a parameter of a generic type or function, as in `struct Cup<Tea>`.
  private func isParameter(_ index: Int) -> Bool {
    guard source.has("<", at: index - 1) || source.has(",", at: index - 1) else { return false }
    var start = index - 1
    while start > 0, !source.has("<", at: start), !source.tokens[start].startsLine { start -= 1 }
    return source.has("<", at: start) && Self.introducers.contains(source.text(start - 2))
  }

  private static let introducers: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "func", "typealias", "associatedtype", "extension", "case", "let",
    "var", "import",
  ]

  private func place(of token: Int) -> Place {
    let byte = source.tokens[token].range.lowerBound
    let line = source.bytes[..<byte].count { $0 == UInt8(ascii: "\n") }
    let start = source.bytes[..<byte].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Place(line: line + 1, column: byte - start + 1)
  }

  /// The types that the source declares at its top.
  public var typeNames: [String] {
    declarations.filter { $0.kind == .type && !$0.name.contains(" ") }.map(\.name)
  }

  /// The members of types that the source declares, such as `Tea.leaf`, those of extensions, too.
  public var memberNames: [String] {
    func names(_ declarations: [SourceDeclaration]) -> [String] {
      declarations.flatMap { declaration in
        // Those of one name count as one that is there several times.
        [String(declaration.name.replacing("extension ", with: "").prefix { $0 != "#" })] + names(declaration.members)
      }
    }
    return names(declarations).filter { $0.contains(".") }
  }
}
