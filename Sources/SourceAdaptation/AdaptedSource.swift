import SourceTokens

/// A source for Apple's platforms as the compiler reads it here: with our modules, and the conditions of iOS.
///
/// Lines stay where they are, and nothing within strings and comments is touched.
public struct AdaptedSource: Sendable {
  /// The source's text, with other imports, conditions and attributes.
  public let text: String
  /// Modules that words in it need besides, in order.
  public let addedModules: [String]
  /// The modules that it imports by its own words and the table does not know.
  public let unknownModules: [String]
  /// All modules that the compiler is to import for it.
  public let modules: Set<String>
  /// Whether it declares previews: what comments say of them counts for nothing.
  public let hasPreviews: Bool
  /// Whether it asks for what a project says of its app, such as a version.
  public let asksForInfo: Bool
  /// Statements that import modules which the table does not know.
  private let conditionalImports: [String]

  /// Adapts a source.
  /// - Parameters:
  ///   - source: the text of the file.
  ///   - table: what stands in for what.
  ///   - isOnMainActor: whether declarations are on the main actor by the settings of their module.
  ///   - cuts: what of it is left out, and why.
  ///   - present: modules that are there for certain, such as the app's own; nil where all are taken to be.
  public init(
    _ source: String, table: AdaptationTable = .stills, isOnMainActor: Bool = false,
    without cuts: [DeclarationCut: String] = [:],
    present: Set<String>? = nil
  ) {
    let tokens = TokenizedSource(source)
    let imports = ImportEdits(tokens, table, present: present)
    let imported = Set(imports.known.flatMap { table.imports[$0] ?? [] })
    let expected = imports.unknown.contains("XCTest") ? ExpectedFailureEdits(tokens).edits : []
    let words = imports.isEmpty ? [] : Self.modules(forWordsOf: tokens, table)
    let added = (expected.isEmpty ? words : Set(words).union(["XCTestStandIn"]).sorted())
      .filter { Self.isNew($0, to: imported) }
    let isManaged = imports.known.contains("CoreData") || added.contains("CoreDataStandIn")
    let hasGaps = imported.contains("FoundationStandIn") || added.contains("FoundationStandIn")
    let edits =
      imports.edits + ConditionEdits(tokens, table).edits
      + AttributeEdits(tokens, hasModels: imports.known.contains("FoundationModels")).edits
      + DelegateEdits(tokens).edits
      + CellEdits(tokens).edits
      + QualifiedNameEdits(tokens, table, imported: imports.known).edits + SelectorEdits(tokens).edits
      + (imports.known.contains("SwiftData") ? ModelEdits(tokens).edits : [])
      + (imports.known.contains("TipKit") ? TipEdits(tokens).edits : [])
      + (isManaged ? ManagedObjectEdits(tokens).edits : [])
      + (imports.unknown.contains("XCTest") ? ExpectationEdits(tokens).edits : [])
      + (imports.known.contains("ViewInspector") ? InspectionEdits(tokens).edits : [])
      + expected
      + (hasGaps
        ? BundleEdits(tokens).edits + LocaleEdits(tokens).edits + KeyValueEdits(tokens).edits
          + MainThreadEdits(tokens).edits : [])
      + TestMethodEdits(tokens, isOnMainActor: isOnMainActor, inspects: imports.known.contains("ViewInspector")).edits
      + (cuts.isEmpty ? [] : CuttableSource(tokens).edits(cuts))
    text = tokens.text(with: edits)
    hasPreviews = tokens.tokens.indices.contains {
      tokens.has("#Preview", at: $0) || tokens.has("PreviewProvider", at: $0)
    }
    asksForInfo = tokens.tokens.indices.contains { index in
      ["infoDictionary", "forInfoDictionaryKey", "bundleIdentifier"].contains { tokens.has($0, at: index) }
    }
    unknownModules = imports.unknown
    conditionalImports = imports.conditional
    addedModules = added
    let sources = added.map(Self.module(of:)).filter { $0.hasSuffix("StandIn") }
    modules = Set(added).union(sources).union(imported).union(imports.unknown)
  }

  /// How many tests it declares: functions with `@Test`, and those of XCTest by their names.
  public var testCount: Int {
    let source = TokenizedSource(text)
    return source.tokens.indices.count { index in
      if source.has("@Test", at: index) { return true }
      let name = source.has("func", at: index) && index + 2 < source.tokens.count ? source.text(index + 1) : ""
      // One on the main actor holds another of its name.
      let isHeld = source.has("@MainActor", at: index - 1) && source.has(";", at: index - 2)
      return name.hasPrefix("test") && source.has("(", at: index + 2) && !isHeld && !source.isTested(before: index)
    }
  }

  /// What the compiler is handed: the imports that are added, and the text under the name of the user's file.
  public func compiled(as path: String) -> String {
    var lines = addedModules.map { "import \($0)\n" }.joined()
    lines += conditionalImports.joined()
    let name = path.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    lines += "#sourceLocation(file: \"\(String(name))\", line: 1)\n"
    return lines + text
  }

  /// Whether an import brings what others do not: one name of a module that is imported as a whole is there.
  private static func isNew(_ added: String, to imported: Set<String>) -> Bool {
    added.contains(" ") ? !imported.contains(module(of: added)) : true
  }

  /// The module of an import, which may be of one name: `class DeclarativeUI.UIColor`.
  private static func module(of added: String) -> String {
    String(added.split(separator: " ").last?.split(separator: ".").first ?? "")
  }

  private static func modules(forWordsOf source: TokenizedSource, _ table: AdaptationTable) -> [String] {
    var modules: Set<String> = []
    for token in source.tokens where [.word, .attribute, .directive].contains(token.kind) {
      if let module = table.words[source.text(token.range)] { modules.insert(module) }
    }
    return modules.sorted()
  }
}

extension TokenizedSource {
  /// Whether the declaration of a function has `@Test` among its attributes and modifiers.
  fileprivate func isTested(before index: Int) -> Bool {
    var previous = index - 1
    while previous >= 0, !has("}", at: previous), !has("{", at: previous), !has(";", at: previous) {
      if has("@Test", at: previous) { return true }
      previous -= 1
    }
    return false
  }
}

/// Bytes of a source with others in their place.
struct SourceEdit: Equatable {
  let range: Range<Int>
  let text: String
}

extension TokenizedSource {
  /// The source with edits made.
  func text(with edits: [SourceEdit]) -> String {
    var result: [UInt8] = []
    var start = 0
    // Of two that begin at one place, the longer one holds the other.
    let sorted = edits.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    for edit in sorted where edit.range.lowerBound >= start {
      result += bytes[start..<edit.range.lowerBound]
      result += edit.text.utf8
      // Lines stay lines.
      let lines = bytes[edit.range].count { $0 == UInt8(ascii: "\n") }
      result += repeatElement(UInt8(ascii: "\n"), count: lines)
      start = edit.range.upperBound
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }
}

/// Rules of TipKit in words that need no macro: `#Rule(Self.$isNew) { $0 }` becomes `Tips.Rule(Self.$isNew) { $0 }`.
struct TipEdits {
  private(set) var edits: [SourceEdit] = []

  init(_ source: TokenizedSource) {
    for (index, token) in source.tokens.enumerated() where source.has("#Rule", at: index) {
      edits.append(SourceEdit(range: token.range, text: "Tips.Rule"))
    }
    for index in source.tokens.indices where source.has("@Parameter", at: index) {
      edits.append(SourceEdit(range: source.tokens[index].range, text: "@Tips.Parameter"))
    }
  }
}
