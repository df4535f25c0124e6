/// A line of a list on the page of what is supported: names, and a remark on all of them.
struct SupportedLine {
  private let spellings: [String]
  private let remark: String

  /// The lines for what is there, sorted by their first names.
  ///
  /// A type stands with its members. Members with a remark have a line for themselves, as have those of a type that
  /// stands elsewhere; of the members of every view, those with one name share a line.
  static func there(of entries: [SupportedEntry]) -> [SupportedLine] {
    let types = Dictionary(uniqueKeysWithValues: entries.filter(\.isType).map { ($0.fullName, $0.remark) })
    let lines = grouped(entries) { entry in
      if entry.isType { return [entry.fullName] }
      if entry.isOfViews { return [entry.owner, String(entry.name.prefix { $0 != "(" }), entry.remark] }
      let isCovered = types[entry.owner].map { entry.remark.isEmpty || entry.remark == $0 } ?? false
      return isCovered ? [entry.owner] : [entry.owner, "", entry.remark]
    }
    return lines.map(SupportedLine.init).sorted { ($0.sortingKey, $0.remark) < ($1.sortingKey, $1.remark) }
  }

  /// The lines for what is not there yet: what is helped in one way shares a line within its file.
  static func missing(of entries: [SupportedEntry]) -> [SupportedLine] {
    grouped(entries) { [$0.path, $0.remark] }.map { same in
      SupportedLine(spellings: same.map(\.spelling), remark: same[0].remark)
    }
  }

  private init(spellings: [String], remark: String) {
    self.spellings = spellings
    self.remark = remark
  }

  /// A type first, then initializers, then what else there is, as the code has it, and names for other types last.
  private init(_ entries: [SupportedEntry]) {
    let ranks = entries.map { entry in
      entry.isType ? 0 : entry.name.hasPrefix("init") ? 1 : entry.name.first?.isUppercase == true ? 3 : 2
    }
    let order = entries.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    let first = entries[order[0]]
    let rest = order.dropFirst().map { entries[$0] }
    spellings = [first.spelling] + rest.map { $0.isOfViews ? $0.name : ".\($0.name)" }
    remark = first.remark
  }

  private static func grouped(
    _ entries: [SupportedEntry], by key: (SupportedEntry) -> [String]
  ) -> [[SupportedEntry]] {
    let keyed = Dictionary(grouping: entries.enumerated()) { key($0.element) }
    return keyed.values.sorted { $0[0].offset < $1[0].offset }.map { $0.map(\.element) }
  }

  private var sortingKey: String { spellings[0].drop { $0 == "@" }.lowercased() }

  /// The item of a list, in lines of at most 120 characters where names are no longer.
  var wrapped: String {
    let names = spellings.map { "`\($0)`" }.joined(separator: ", ")
    let text = "- " + names + (remark.isEmpty ? "" : ": " + remark)
    var lines = [""]
    for word in Self.words(of: text) {
      if lines[lines.count - 1].count + 1 + word.count > 120 { lines.append(" ") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.joined(separator: "\n")
  }

  /// The words of a text; what is in code voice stays together.
  private static func words(of text: String) -> [Substring] {
    var isCode = false
    return text.split { character in
      if character == "`" { isCode.toggle() }
      return character == " " && !isCode
    }
  }
}
