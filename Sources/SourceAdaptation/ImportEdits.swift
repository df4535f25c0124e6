import SourceTokens

/// Other modules in the place of those that a source imports.
struct ImportEdits {
  private(set) var edits: [SourceEdit] = []
  /// Modules that the table knows.
  private(set) var known: Set<String> = []
  /// Modules that the table does not know.
  private(set) var unknown: [String] = []
  /// Statements for the compiler that import modules of which it is not known whether they are there.
  private(set) var conditional: [String] = []
  /// Whether nothing is imported.
  private(set) var isEmpty = true

  static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
  /// Modules that are passed on by those in their place, but for what they offer in confidence (`@_spi(Internals)`).
  private static let passedOn: Set<String> = ["SnapshotTesting"]
  /// Accesses that are no wider than an import's without a word, which is what they become.
  private static let narrow = ["fileprivate", "private", "internal"]
  /// Attributes that say how strictly what is imported is looked at, and who else has it.
  private static let keptAttributes: Set<String> = ["@_exported", "@preconcurrency"]
  private static let modifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

  /// - Parameter present: modules that are there for certain; nil where all are taken to be.
  init(_ source: TokenizedSource, _ table: AdaptationTable, present: Set<String>? = nil) {
    for index in source.tokens.indices where source.has("import", at: index) {
      let head = Self.head(of: index, in: source)
      guard source.tokens[head.start].startsLine || source.has(";", at: head.start - 1) else { continue }
      var last = index + 1
      if Self.kinds.contains(source.text(last)) { last += 1 }
      guard source.tokens.indices.contains(last) else { continue }
      let module = source.text(last)
      while source.has(".", at: last + 1), last + 2 < source.tokens.count { last += 2 }
      isEmpty = false
      guard let modules = table.imports[module] else {
        if !unknown.contains(module) { unknown.append(module) }
        if let present, !present.contains(module) {
          let range = source.tokens[head.start].range.lowerBound..<source.tokens[last].range.upperBound
          // Of a module that lacks the one declaration on Linux, what names that is missing, and not the file.
          let isOfOne = Self.kinds.contains(source.text(index + 1))
          let path =
            isOfOne
            ? "import \(module)"
            : source.text(source.tokens[index].range.lowerBound..<source.tokens[last].range.upperBound)
          conditional.append("#if \(Self.condition(for: module))\n\(head.kept)\(path)\n#endif\n")
          // One in Objective-C brings it along, and a file may import nothing else.
          if module != "Foundation" { conditional.append("import Foundation\n") }
          edits.append(SourceEdit(range: range, text: "/* \(module) */"))
        }
        continue
      }
      known.insert(module)
      let range = source.tokens[head.start].range.lowerBound..<source.tokens[last].range.upperBound
      // Several of Apple's modules are one here, and so one that is imported with an access may be without one elsewhere.
      let kept = Self.narrow.reduce(head.kept) { $0.replacing($1 + " ", with: "") }
      var imports = modules.map { "\(kept)import \($0)" }
      if let confidence = head.confidence, Self.passedOn.contains(module) {
        imports.append("\(confidence) import \(module)")
      }
      let text = imports.joined(separator: "; ")
      // What it brings along is there without it; the name stays in a comment, since a line may hold other statements.
      let instead = "import \(AppleModule.bringsViews(module) ? "DeclarativeUI" : "Foundation") /* \(module) */"
      edits.append(SourceEdit(range: range, text: modules.isEmpty ? instead : text))
    }
  }

  /// What the compiler is asked before a module is imported that may not be there.
  private static func condition(for module: String) -> String {
    // The compiler's own cannot be asked for, and is there for sources that are compiled with a feature.
    module == "Builtin" ? "hasFeature(BuiltinModule)" : "canImport(\(module))"
  }

  /// Where a statement begins that imports, what of its attributes and modifiers is kept, and the attribute that asks for what a
  /// module offers in confidence.
  ///
  /// `@testable` is not kept: our modules are built without it for others.
  private static func head(
    of index: Int, in source: TokenizedSource
  ) -> (start: Int, kept: String, confidence: String?) {
    var start = index
    var kept = ""
    var confidence: String?
    while start > 0, !source.tokens[start].startsLine {
      var previous = start - 1
      // `@_spi(Name)`, `@_documentation(visibility: internal)`.
      if source.has(")", at: previous),
        let open = source.tokens.indices[..<previous].last(where: { source.has("(", at: $0) }), open > 0,
        source.tokens[open - 1].kind == .attribute
      {
        if source.text(open - 1) == "@_spi" { confidence = "@_spi(\(source.text(open + 1)))" }
        previous = open - 1
      }
      let word = source.text(previous)
      guard source.tokens[previous].kind == .attribute || modifiers.contains(word) else { break }
      start = previous
      if modifiers.contains(word) || keptAttributes.contains(word) { kept = word + " " + kept }
    }
    // An attribute may stand on a line of its own, before.
    return (start, kept, confidence)
  }
}
