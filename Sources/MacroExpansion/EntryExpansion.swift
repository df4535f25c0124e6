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
    var scanner = SourceScanner(macro.declSyntax.source)
    name = try Self.name(in: &scanner)
    let (type, value) = Self.typeAndValue(in: &scanner)
    self.type = type
    if let value {
      self.value = value
    } else if let type, type.hasSuffix("?") {
      self.value = "nil"
    } else {
      throw MacroMisuse(message: "@Entry needs a value to begin with: @Entry var \(name): \(type ?? "Type") = …")
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
    // A comment may end the value.
    let property =
      type.map { "static var defaultValue: \($0) {\n    \(value)\n  }" } ?? "static let defaultValue = \(value)\n"
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
    var scanner = SourceScanner(around.source)
    var words: [String] = []
    while let token = scanner.next() {
      if case .word(let word) = token { words.append(word) }
    }
    if words.contains("extension"), let key = words.lazy.compactMap({ keys[$0] }).first { return key }
    throw MacroMisuse(
      message:
        "@Entry is for properties in an extension of EnvironmentValues or ContainerValues; other values have none here")
  }

  /// Goes up to the name of the variable.
  private static func name(in scanner: inout SourceScanner) throws(MacroMisuse) -> String {
    var isVariable = false
    var isAttribute = false
    while let token = scanner.next() {
      guard case .word(let word) = token else {
        isAttribute = token == .sign("@")
        continue
      }
      if isVariable { return word }
      isVariable = word == "var" && !isAttribute
      if ["let", "func", "static", "class"].contains(word), !isAttribute { break }
      isAttribute = false
    }
    throw MacroMisuse(message: "@Entry is for properties that are written @Entry var name: Type = value")
  }

  private static func typeAndValue(in scanner: inout SourceScanner) -> (type: String?, value: String?) {
    let start = scanner.rest
    while let token = scanner.next() {
      guard token == .operators("=") else { continue }
      let type = start[..<scanner.index].dropLast()
      return (written(type), String(scanner.rest).trimmed)
    }
    return (written(start), nil)
  }

  /// The type after the colon.
  private static func written(_ annotation: Substring) -> String? {
    guard let colon = annotation.firstIndex(of: ":") else { return nil }
    return String(annotation[colon...].dropFirst()).trimmed
  }
}
