import Foundation

/// What Xcode makes of asset catalogs: a constant for each picture and each colour.
struct AssetSymbols {
  /// A picture's or a colour's names: in code, and in the catalog.
  private struct Symbol: Hashable {
    var identifier: String
    var name: String
  }

  private var pictures: [[String]: Set<Symbol>] = [:]
  private var colours: [[String]: Set<Symbol>] = [:]
  /// What stands before a constant.
  private let isolation: String

  /// Reads the names in catalogs.
  /// - Parameters:
  ///   - catalogs: folders `.xcassets`, from the app's folder.
  ///   - app: the app's folder.
  ///   - isOnMainActor: whether the compiler insists on the main actor for what says nothing else: then `Bundle.module`,
  ///     which SwiftPM writes, is on it, and so is what asks for that.
  init(of catalogs: [String], in app: URL, isOnMainActor: Bool) {
    isolation = isOnMainActor ? "" : "nonisolated "
    for catalog in catalogs { read(app.appending(path: catalog), spaces: [], prefix: "") }
  }

  private mutating func read(_ folder: URL, spaces: [String], prefix: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
    for name in names {
      let (stem, kind) = (
        URL(filePath: name).deletingPathExtension().lastPathComponent, URL(filePath: name).pathExtension
      )
      switch kind {
      case "imageset", "symbolset": add(stem, without: "Image", to: &pictures, spaces, prefix)
      case "colorset": add(stem, without: "Color", to: &colours, spaces, prefix)
      case "":
        let inner = folder.appending(path: name)
        let isSpace = Self.providesNamespace(inner)
        read(inner, spaces: isSpace ? spaces + [stem.typeName] : spaces, prefix: isSpace ? "\(prefix)\(stem)/" : prefix)
      default: break
      }
    }
  }

  private func add(
    _ name: String, without ending: String, to symbols: inout [[String]: Set<Symbol>], _ spaces: [String],
    _ prefix: String
  ) {
    guard let identifier = name.identifier(without: ending) else { return }
    symbols[spaces, default: []].insert(Symbol(identifier: identifier, name: prefix + name))
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var namespace: Bool?

        private enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
      }

      var properties: Properties?
    }
    let data = FileManager.default.contents(atPath: folder.appending(path: "Contents.json").path)
    return data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }?.properties?.namespace == true
  }

  /// The source, or nil where there are no names.
  /// - Parameters:
  ///   - hasExtensions: whether colours and pictures have the names too, besides their resources.
  ///   - taken: names that the module has already.
  func source(hasExtensions: Bool, without taken: Set<String>) -> String? {
    if pictures.isEmpty && colours.isEmpty { return nil }
    var parts = [
      """
      // The names in the asset catalogs of this module, as Xcode has them in code.
      import DeclarativeUI
      import Foundation

      """, resources(colours, of: "ColorResource"), resources(pictures, of: "ImageResource"),
    ]
    if hasExtensions {
      parts.append(values(colours, of: "Color", "Color(ColorResource.%)", taken))
      parts.append(values(colours, of: "UIColor", "UIColor(resource: ColorResource.%)", taken))
      parts.append(values(colours, of: "Color", "Color(ColorResource.%)", taken, "ShapeStyle where Self == Color"))
      parts.append(values(pictures, of: "UIImage", "UIImage(resource: ImageResource.%)", taken))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private func resources(_ symbols: [[String]: Set<Symbol>], of type: String) -> String {
    var lines: [String] = []
    for (spaces, found) in symbols.sorted(by: { $0.key.joined() < $1.key.joined() }) {
      let constants = found.sorted { $0.name < $1.name }.unique(by: \.identifier).map {
        "\(isolation)static var \($0.identifier): \(type) { \(type)(name: \"\($0.name)\", bundle: .module) }"
      }
      // Spaces are written out each time: an extension of the innermost one.
      for depth in spaces.indices {
        let outer = ([type] + spaces[..<depth]).joined(separator: ".")
        let line = "extension \(outer) { enum \(spaces[depth]) {} }"
        if !lines.contains(line) { lines.append(line) }
      }
      lines.append("extension \(([type] + spaces).joined(separator: ".")) {")
      lines += constants.map { "  " + $0 } + ["}"]
    }
    return lines.joined(separator: "\n")
  }

  /// A line for each name outside of spaces that the type does not have already.
  private func values(
    _ symbols: [[String]: Set<Symbol>], of type: String, _ value: String, _ taken: Set<String>,
    _ extended: String? = nil
  ) -> String {
    let names = (symbols[[]] ?? []).sorted { $0.name < $1.name }.map(\.identifier).unique(by: \.self)
    let system = type == "Color" ? Self.systemNames : Self.systemNames.union(Self.uiColorNames)
    let lines = names.filter { !system.contains($0) && !taken.contains($0) }.map {
      "  \(isolation)static var \($0): \(type) { \(value.replacing("%", with: $0)) }"
    }
    if lines.isEmpty { return "" }
    return "extension \(extended ?? type) {\n\(lines.joined(separator: "\n"))\n}"
  }

  /// Names that colours have without a catalog, which Xcode leaves to them.
  private static let systemNames: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// Those that only colours of UIKit have.
  private static let uiColorNames: Set<String> = [
    "lightGray", "darkGray", "magenta", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel",
    "systemBackground", "secondarySystemBackground",
  ]
}

extension String {
  /// The name in code of a picture or a colour; nil where there is none.
  ///
  /// As files that Xcode wrote have it: `402a` is `_402A`, `GateIN` is `gateIN`, and what has capitals and no small letters
  /// keeps them: `CS` is `CS`, `DCAC00` is `DCAC_00`. That the latter holds for several words is a guess.
  fileprivate func identifier(without ending: String) -> String? {
    var words = self.words
    guard let first = words.first else { return nil }
    if contains(where: \.isUppercase) && !contains(where: \.isLowercase) {
      let text = words.joined(separator: "_")
      return text.first?.isNumber == true ? "_" + text : text
    }
    // `AccentColor` is `accent`.
    if let last = words.last, last.hasSuffix(ending), count > ending.count {
      words[words.count - 1] = String(last.dropLast(ending.count))
    }
    var text = words.enumerated().map { $0 == 0 ? $1.loweredHead : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    if text.isEmpty { text = first.loweredHead }
    if text.first?.isNumber == true { text = "_" + text }
    return Self.keywords.contains(text) ? "`\(text)`" : text
  }

  /// The name of a folder as that of a type.
  fileprivate var typeName: String {
    let text = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return text.first?.isNumber == true ? "_" + text : text
  }

  /// Letters that follow each other, and digits that do.
  private var words: [String] {
    var words: [String] = []
    var last: Character?
    for character in self {
      defer { last = character }
      guard character.isLetter || character.isNumber else { continue }
      if let last, last.isLetter && character.isLetter || last.isNumber && character.isNumber {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }

  /// With small letters at the beginning: `URLBar` is `urlBar`.
  private var loweredHead: String {
    let head = prefix { $0.isUppercase }
    let count = head.count == self.count || head.count <= 1 ? head.count : head.count - 1
    return prefix(count).lowercased() + dropFirst(count)
  }

  private static let keywords: Set<String> = [
    "default", "in", "is", "as", "repeat", "switch", "case", "for", "while", "if", "else", "return", "break",
    "continue",
    "public", "private", "internal", "import", "class", "struct", "enum", "extension", "protocol", "func", "var", "let",
    "self", "super", "true", "false", "nil", "try", "throw", "do", "catch", "where", "guard", "defer", "operator",
    "static",
    "init", "subscript", "any",
  ]
}

extension Array {
  /// The first element of each name.
  fileprivate func unique(by name: (Element) -> String) -> [Element] {
    var seen: Set<String> = []
    return filter { seen.insert(name($0)).inserted }
  }
}
