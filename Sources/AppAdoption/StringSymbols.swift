import Foundation

/// What Xcode 26 makes of string catalogs: a constant for each text whose key was written there by hand, and a function for
/// each with values: `Text(.teaCount(3))`.
///
/// Words of a key are joined as in `teaCount`, those that stand for values left out, as apps have it that name keys
/// `Tea.Count %lld`, `About app` or `Ok`; that one all of capitals has small letters is a guess. A value is called as it is in
/// `%1$(cups)lld`, or not at all. Whole numbers are `Int`, others `Float`, as apps have it of `%lld` and `%.1f`; that it is so
/// of all their kinds is a guess.
struct StringSymbols {
  private struct Symbol {
    var name: String
    var key: String
    var text: String
    var arguments: [FormatArgument]
  }

  private var symbols: [(table: String?, symbol: Symbol)] = []

  /// Reads texts.
  /// - Parameters:
  ///   - catalogs: files `.xcstrings`, from the app's folder.
  ///   - app: the app's folder.
  init(of catalogs: [String], in app: URL) {
    for catalog in catalogs {
      let file = URL(filePath: catalog).deletingPathExtension().lastPathComponent
      let table = file == "Localizable" ? nil : file
      guard file != "InfoPlist", let data = FileManager.default.contents(atPath: app.appending(path: catalog).path),
        let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let strings = contents["strings"] as? [String: [String: Any]]
      else { continue }
      let language = contents["sourceLanguage"] as? String ?? "en"
      for (key, entry) in strings.sorted(by: { $0.key < $1.key }) where entry["extractionState"] as? String == "manual"
      {
        let localization = (entry["localizations"] as? [String: Any])?[language] as? [String: Any] ?? [:]
        // Texts with parts that vary have their values elsewhere.
        if localization["substitutions"] != nil { continue }
        let text = Self.text(of: localization) ?? key
        guard let name = FormatArgument.removed(from: key).stringIdentifier else { continue }
        let arguments = FormatArgument.all(in: text)
        symbols.append((table, Symbol(name: name, key: key, text: text, arguments: arguments)))
      }
    }
  }

  /// The text itself, or that for other numbers than one.
  private static func text(of localization: [String: Any]) -> String? {
    if let unit = localization["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    guard let kinds = localization["variations"] as? [String: [String: Any]] else { return nil }
    let varied = kinds.values.compactMap { $0["other"] as? [String: Any] }.first
    return varied.flatMap(text)
  }

  /// The source, or nil where nothing of it is used.
  /// - Parameters:
  ///   - texts: the sources of the module.
  ///   - taken: names that the module has already.
  func source(usedIn texts: [String], without taken: Set<String>) -> String? {
    let used = texts.reduce(into: Set<Substring>()) { names, text in
      for part in text.split(separator: ".", omittingEmptySubsequences: false).dropFirst() {
        names.insert(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
      }
    }
    var seen: Set<String> = []
    let found = symbols.filter { table, symbol in
      used.contains(Substring(symbol.name)) && !taken.contains(symbol.name)
        && seen.insert("\(table ?? "").\(symbol.name)\(symbol.arguments)").inserted
    }
    if found.isEmpty { return nil }
    var lines = [
      "// The texts in the string catalogs of this module, as Xcode has them in code.", "import DeclarativeUI",
      "import Foundation", "",
    ]
    for (table, group) in Dictionary(grouping: found, by: { $0.table }).sorted(by: { ($0.key ?? "") < ($1.key ?? "") })
    {
      let (open, close) = table?.stringTypeName.map { (" enum \($0) {", " }") } ?? ("", "")
      lines.append("extension LocalizedStringResource {\(open)")
      lines += group.map { Self.resource($0.symbol, table) }
      lines.append("}\(close)")
      // Controls take keys, too, which show the texts of resources.
      if table != nil { continue }
      lines.append("extension LocalizedStringKey {")
      lines += group.map { Self.key($0.symbol) }
      lines.append("}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func head(_ symbol: Symbol, _ type: String) -> String {
    if symbol.arguments.isEmpty { return "  nonisolated static var \(symbol.name): \(type)" }
    let parameters = symbol.arguments.enumerated().map { index, argument in
      argument.name.map { "\($0): \(argument.type)" } ?? "_ arg\(index + 1): \(argument.type)"
    }
    return "  nonisolated static func \(symbol.name)(\(parameters.joined(separator: ", "))) -> \(type)"
  }

  private static func resource(_ symbol: Symbol, _ table: String?) -> String {
    let values = symbol.arguments.enumerated().map { "\\(\($1.name ?? "arg\($0 + 1)"))" }
    let text = FormatArgument.text(symbol.text.inSource, with: values)
    let place = table.map { ", table: \"\($0.inSource)\"" } ?? ""
    return "\(head(symbol, "LocalizedStringResource")) { "
      + "LocalizedStringResource(\"\(symbol.key.inSource)\", defaultValue: \"\(text)\"\(place)) }"
  }

  private static func key(_ symbol: Symbol) -> String {
    let values = symbol.arguments.enumerated().map { index, argument in
      argument.name.map { "\($0): \($0)" } ?? "arg\(index + 1)"
    }
    let call = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    return "\(head(symbol, "LocalizedStringKey")) { \"\\(LocalizedStringResource.\(symbol.name)\(call))\" }"
  }
}

extension String {
  /// As a literal has it.
  fileprivate var inSource: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n").replacing(
      "\r", with: "\\r"
    )
    .replacing("\t", with: "\\t")
  }

  /// The name of a constant for a key: its letters and digits, each word but the first with a capital.
  fileprivate var stringIdentifier: String? {
    let words = split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return nil }
    // `OK` is `ok`, `URLName` is `urlName`, and `IconVariant` is `iconVariant`.
    let capitals = first.prefix { !$0.isLowercase }
    let count = capitals.count == first.count ? first.count : max(1, capitals.count - 1)
    let head = first.prefix(count).lowercased() + first.dropFirst(count)
    let text = head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let name = text.first?.isNumber == true ? "_" + text : text
    return Self.reserved.contains(name) ? "`\(name)`" : name
  }

  fileprivate var stringTypeName: String? {
    let text = split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return text.isEmpty || text.first?.isNumber == true ? nil : text
  }

  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "for", "func", "if", "import", "in", "init", "is", "let", "nil", "operator", "private", "protocol", "public",
    "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "true", "try", "var",
    "where", "while",
  ]
}
