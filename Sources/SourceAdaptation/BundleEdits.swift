import SourceTokens

/// What an app asks its bundle for, in words that find it in the bundles of its modules: `Bundle.main.url(forResource:…)`
/// becomes `Bundle.main.appURL(forResource:…)`.
struct BundleEdits {
  private(set) var edits: [SourceEdit] = []

  /// Words by which a source needs what finds it.
  static let words = [
    "forResource", "forResourcesWithExtension", "forResourcesOfType", "forInfoDictionaryKey", "infoDictionary",
    "bundleIdentifier",
  ]

  /// Methods, each with the labels of its first argument that say that it is a bundle's.
  private static let methods: [String: (labels: Set<String>, name: String)] = [
    "url": (["forResource"], "appURL"), "urls": (["forResourcesWithExtension"], "appURLs"),
    "path": (["forResource"], "appPath"), "paths": (["forResourcesOfType"], "appPaths"),
    "object": (["forInfoDictionaryKey"], "appObject"),
  ]
  private static let properties = ["infoDictionary": "appInfoDictionary", "bundleIdentifier": "appIdentifier"]

  init(_ source: TokenizedSource) {
    for index in source.tokens.indices where source.tokens[index].kind == .word {
      if source.has("Bundle", at: index), source.has("(", at: index + 1), source.has("for", at: index + 2),
        source.has(":", at: index + 3)
      {
        let range = source.tokens[index].range
        edits.append(SourceEdit(range: range, text: "Bundle.adopted"))
      }
      guard source.has(".", at: index - 1) else { continue }
      let name = source.text(index)
      if let method = Self.methods[name], source.has("(", at: index + 1),
        method.labels.contains(source.text(index + 2)),
        !Self.declares(name, labelled: source.text(index + 2), source)
      {
        edits.append(SourceEdit(range: source.tokens[index].range, text: method.name))
      } else if let property = Self.properties[name], Self.isBundle(before: index - 1, source) {
        edits.append(SourceEdit(range: source.tokens[index].range, text: property))
      }
    }
  }

  /// Whether a source has a method of this name itself.
  private static func declares(_ name: String, labelled label: String, _ source: TokenizedSource) -> Bool {
    source.tokens.indices.contains {
      source.has("func", at: $0) && source.has(name, at: $0 + 1) && source.has(label, at: $0 + 3)
    }
  }

  /// Whether a dot stands behind `Bundle.main` or `Bundle(for: …)`.
  private static func isBundle(before dot: Int, _ source: TokenizedSource) -> Bool {
    if source.has("main", at: dot - 1) { return source.has(".", at: dot - 2) && source.has("Bundle", at: dot - 3) }
    guard source.has(")", at: dot - 1) else { return false }
    let open = source.tokens.indices.prefix(max(0, dot - 1)).last {
      source.has("(", at: $0) && source.closing($0) == dot - 1
    }
    guard let open else { return false }
    return source.has("Bundle", at: open - 1) && source.has("for", at: open + 1)
  }
}
