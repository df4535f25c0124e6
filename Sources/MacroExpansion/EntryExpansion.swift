import SourceTokens

/// What `@Entry var name: Type = value` stands for in an extension of values with keys: a key, and the property by it.
struct EntryExpansion {
  /// The protocol of the keys, by the values whose extension the property may be in.
  private static let keys = ["EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey"]

  private let keyProtocol: String
  /// The name of the property, in backticks where it stands so.
  private let name: String
  /// The type, where one is written.
  private let type: String?
  private let value: String

  init(of macro: HostMessage.AttachedMacro) throws(MacroMisuse) {
    keyProtocol = try Self.keyProtocol(in: macro.lexicalContext)
    let source = TokenizedSource(macro.declSyntax.source)
    let name = try Self.name(in: source)
    self.name = source.text(name)
    let end = source.tokens.count
    let sign = source.outsideBrackets(from: name).first { source.has("=", at: $0) }
    type = source.has(":", at: name + 1) ? source.text(ofTokens: name + 2..<(sign ?? end)) : nil
    if let sign {
      value = source.text(ofTokens: sign + 1..<end)
    } else if let type, type.hasSuffix("?") {
      value = "nil"
    } else {
      throw MacroMisuse(message: "@Entry needs a value to begin with: @Entry var \(self.name): \(type ?? "Type") = …")
    }
  }

  /// The part of the expansion for a role.
  func source(as role: String) -> String {
    guard role == "accessor" else { return key }
    return """
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
      """
  }

  private var keyName: String { "__Key_" + name.filter { $0 != "`" } }

  private var key: String {
    let property =
      type.map { "static var defaultValue: \($0) {\n    \(value)\n  }" } ?? "static let defaultValue = \(value)"
    return """
      private struct \(keyName): DeclarativeUI.\(keyProtocol) {
        \(property)
      }
      """
  }

  /// The protocol of the keys where the property is; compilers that do not tell what is around are taken to mean the
  /// environment.
  private static func keyProtocol(in context: [HostMessage.Syntax]?) throws(MacroMisuse) -> String {
    guard let around = context?.first else { return "EnvironmentKey" }
    let source = TokenizedSource(around.source)
    let words = source.tokens.indices.filter { source.tokens[$0].kind == .word }.map { source.text($0) }
    if words.contains("extension"), let key = words.lazy.compactMap({ keys[$0] }).first { return key }
    throw MacroMisuse(
      message:
        "@Entry is for properties in an extension of EnvironmentValues or ContainerValues; other values have none here")
  }

  /// The token that is the name of the variable.
  private static func name(in source: TokenizedSource) throws(MacroMisuse) -> Int {
    let keywords = ["var", "let", "func", "static", "class"]
    let first = source.outsideBrackets(from: 0).first { index in keywords.contains { source.has($0, at: index) } }
    guard let first, source.has("var", at: first), first + 1 < source.tokens.count else {
      throw MacroMisuse(message: "@Entry is for properties that are written @Entry var name: Type = value")
    }
    return first + 1
  }
}

extension TokenizedSource {
  /// The tokens from an index on that lie in no bracket, opening ones included.
  fileprivate func outsideBrackets(from start: Int) -> some Sequence<Int> {
    sequence(first: start) { isOpening($0) ? closing($0) + 1 : $0 + 1 }.prefix { $0 < tokens.count }
  }
}
