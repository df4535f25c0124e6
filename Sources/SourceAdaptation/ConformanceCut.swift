import SourceTokens

// A protocol or class of another package alone, so that the type that is one stays.
extension CuttableSource {
  /// The protocol or class behind a type's name that an error is about, where nothing of that name is there.
  ///
  /// What needs the type to be one has its own error then.
  /// - Parameter message: the error's words. The compiler takes what an enumeration is first for its raw type where it does
  ///   not know it, and says so of each case.
  func conformanceCut(_ token: Int, in declarations: [SourceDeclaration], message: String) -> DeclarationCut? {
    let isMissing = message.hasPrefix("cannot find type '") || message.contains("is not a member type of")
    let isTakenForRawType = message == "enum with raw type cannot have cases with arguments"
    guard isMissing || isTakenForRawType, let found = declarations.first(where: { $0.tokens.contains(token) }) else {
      return nil
    }
    if let inner = conformanceCut(token, in: found.members, message: message) { return inner }
    let all = conformances(of: found)
    guard let range = isMissing ? all.first(where: { $0.contains(token) }) : all.first else { return nil }
    return DeclarationCut(declaration: found.name, isBody: false, conformance: name(of: range))
  }

  /// Leaves out some of what stands behind a type's name.
  func conformanceEdits(_ names: [String], of declaration: SourceDeclaration) -> [SourceEdit] {
    let all = conformances(of: declaration)
    let kept = all.indices.filter { !names.contains(name(of: all[$0])) }
    guard let firstKept = kept.first else {
      // The colon, too.
      return all.isEmpty ? [] : [edit(all[0].lowerBound - 1...all[all.count - 1].upperBound)]
    }
    // With the comma that joins it to what stays.
    return all.indices.filter { !kept.contains($0) }.map { index in
      let own = all[index]
      return edit(index < firstKept ? own.lowerBound...own.upperBound + 1 : own.lowerBound - 1...own.upperBound)
    }
  }

  /// What stands behind a type's colon, up to its braces or conditions.
  private func conformances(of declaration: SourceDeclaration) -> [ClosedRange<Int>] {
    guard declaration.kind == .type, let braces = declaration.braces else { return [] }
    var found: [ClosedRange<Int>] = []
    var start: Int?
    var depth = 0
    var index = declaration.head + 1
    while index < braces.lowerBound, !source.has("where", at: index) {
      if source.has("<", at: index) { depth += 1 }
      if source.has(">", at: index) { depth -= 1 }
      if depth == 0, start == nil, source.has(":", at: index) {
        start = index + 1
      } else if depth == 0, let begin = start, begin < index, source.has(",", at: index) {
        found.append(begin...index - 1)
        start = index + 1
      }
      index += 1
    }
    if let start, start < index { found.append(start...index - 1) }
    return found
  }

  private func name(of range: ClosedRange<Int>) -> String { range.map { source.text($0) }.joined() }

  private func edit(_ range: ClosedRange<Int>) -> SourceEdit {
    SourceEdit(range: source.bytes(ofTokens: range), text: "")
  }
}
