/// The page that lists what view code can use, and what it cannot use yet.
struct SupportedPage {
  /// A name on the page.
  struct Entry: Hashable {
    /// The name as the page spells it, without the backticks.
    let spelling: String
    /// The whole name: `View.padding(_:)`.
    let name: String
    /// What the page says about the names of its line; empty where it says nothing.
    let remark: String
    /// The line of the page, counted from 1.
    let line: Int
  }

  static let path = "Sources/DeclarativeUI/DeclarativeUI.docc/WhatIsSupported.md"
  /// What ends the list of what is there, and begins that of what is not.
  static let missingHeading = "## Not yet"

  /// What the page says is there.
  private(set) var supported: [Entry] = []
  /// What the page says is not there.
  private(set) var missing: [Entry] = []
  /// What is wrong with the page by itself, a sentence each.
  private(set) var faults: [String] = []

  init(_ text: String) {
    var topic: [String] = []
    var isMissing = false
    for (number, line) in Self.items(of: text) {
      if line.hasPrefix("#") {
        topic = []
        isMissing = isMissing || line == Self.missingHeading
        continue
      }
      let entries = Self.entries(in: line, at: number)
      guard let first = entries.first else {
        faults.append("\(Self.path):\(number): this is no list of names: \(Self.form)")
        continue
      }
      if isMissing { missing += entries } else { supported += entries }
      let key = first.spelling.lowercased()
      if !isMissing, let last = topic.last, last > key {
        faults.append("\(Self.path):\(number): `\(first.spelling)` belongs above: the lines of a topic are sorted")
      }
      topic.append(key)
    }
    faults += Self.repetitions(in: supported + missing)
  }

  private static let form =
    "write - `name`, or - `Type`, `.member`, and a remark after a colon if there is something to say"

  /// The headings and the list items with their lines; an item that goes on in indented lines is one.
  private static func items(of text: String) -> [(line: Int, text: String)] {
    var items: [(line: Int, text: String)] = []
    for (number, line) in zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)) {
      if line.hasPrefix("- ") || line.hasPrefix("#") {
        items.append((number, String(line)))
      } else if line.hasPrefix("  "), !items.isEmpty {
        items[items.count - 1].text += " " + line.drop { $0 == " " }
      }
    }
    return items
  }

  private static func entries(in item: String, at line: Int) -> [Entry] {
    guard let match = item.wholeMatch(of: #/- ((?:`[^`]+`, )*`[^`]+`)(?:: (.+))?/#) else { return [] }
    let spellings = match.1.split(separator: ", ").map { $0.filter { $0 != "`" } }
    let owner = owner(in: spellings[0])
    return spellings.map { spelling in
      let name = spelling.hasPrefix(".") ? owner + spelling : wholeName(spelling)
      return Entry(spelling: spelling, name: name, remark: String(match.2 ?? ""), line: line)
    }
  }

  /// The type whose members are written with a leading point on a line that begins with a name.
  private static func owner(in spelling: String) -> String {
    let name = wholeName(spelling)
    guard let (owner, member) = name.owned, member.first?.isUppercase != true else { return name }
    return owner
  }

  /// The whole names of what a text has in code voice, as view code writes it: `Image.init(systemName:)` for
  /// `Image(systemName:)`.
  static func namesOfCalls(in text: Substring) -> [String] {
    text.matches(of: #/`([^`]+)`/#).map { match in
      wholeName(match.1.first?.isUppercase == true ? match.1.replacing("(", with: ".init(") : match.1)
    }
  }

  /// What is written without its type is a member of every view, or a function by itself; wrappers of properties have an at sign.
  private static func wholeName(_ spelling: some StringProtocol) -> String {
    let name = spelling.drop { $0 == "@" }
    // Foundation's functions begin with large letters, as types do.
    let isFunction = name.contains("(") && String(name).owned == nil
    return name.first?.isUppercase == true && !isFunction ? String(name) : "View.\(name)"
  }

  private static func repetitions(in entries: [Entry]) -> [String] {
    var lines: [String: Int] = [:]
    return entries.compactMap { entry in
      guard let line = lines.updateValue(entry.line, forKey: entry.name) else { return nil }
      return "\(path):\(entry.line): `\(entry.spelling)` stands in line \(line) already"
    }
  }
}

extension String {
  /// The part before the last point that is no argument's, and the part after it; nil without a point.
  fileprivate var owned: (owner: String, member: String)? {
    guard let point = prefix(while: { $0 != "(" }).lastIndex(of: ".") else { return nil }
    return (String(self[..<point]), String(self[index(after: point)...]))
  }
}

extension SupportedPage {
  /// What a line says whose names do nothing.
  static let withoutEffect = "accepted; changes no still picture"

  /// What the page says that is not so, and what it does not say, by the declarations that view code can use.
  func violations(of declarations: [Declaration]) -> [String] {
    let declared = Dictionary(declarations.map { ($0.pageName, $0) }) { first, _ in first }
    let baseNames = Dictionary(declarations.map { ($0.baseName, $0) }) { first, _ in first }
    return faults + undeclared(declared) + supported.compactMap { silence(of: $0, declared[$0.name]) }
      + missing.compactMap { entry in
        (declared[entry.name] ?? baseNames[entry.name]).map { declaration in
          "\(Self.path):\(entry.line): `\(entry.spelling)` is there now, \(declaration.place): "
            + "move it from \"Not yet\" to its topic"
        }
      } + unlisted(declared)
  }

  /// What is declared nowhere, a sentence for each line.
  private func undeclared(_ declared: [String: Declaration]) -> [String] {
    let lost = Dictionary(grouping: supported.filter { declared[$0.name] == nil }, by: \.line)
    return lost.sorted { $0.key < $1.key }.map { line, entries in
      let names = entries.map { "`\($0.spelling)`" }.joined(separator: ", ")
      return "\(Self.path):\(line): declared nowhere: \(names): remove what is gone, or spell it as it is declared"
    }
  }

  /// What is not said of an entry for something that does nothing.
  private func silence(of entry: Entry, _ declaration: Declaration?) -> String? {
    guard let declaration, declaration.returnsItself, declaration.owner == "View",
      !entry.remark.hasPrefix(Self.withoutEffect)
    else { return nil }
    return "\(Self.path):\(entry.line): `\(entry.spelling)` returns the view as it is, \(declaration.place): "
      + "say so, with \": \(Self.withoutEffect).\""
  }

  /// What is declared only to be named as missing and the page does not call missing, a sentence each.
  /// - Parameter declarations: all declarations of the code.
  func unlistedMissing(of declarations: [Declaration]) -> [String] {
    let listed = Set(missing.map { $0.name.prefix { $0 != "(" } })
    let named = declarations.filter { declaration in
      declaration.isUnavailable && (declaration.owner.isEmpty || declaration.owner == "View")
    }
    return named.filter { !listed.contains($0.baseName[...]) }.map { declaration in
      "\(Self.path): `\(declaration.spelling)` is unavailable, \(declaration.place): add it to \"Not yet\""
    }
  }

  private func unlisted(_ declared: [String: Declaration]) -> [String] {
    let listed = Set(supported.map(\.name))
    return declared.values.filter { !listed.contains($0.pageName) }
      .sorted { ($0.path, $0.line, $0.name) < ($1.path, $1.line, $1.name) }.map { declaration in
        let line = neighbour(of: declaration, declared)?.line
        return "\(Self.path)\(line.map { ":\($0)" } ?? ""): there is no entry for `\(declaration.spelling)`, "
          + "\(declaration.place): add a line for it\(line == nil ? "" : " about here")"
      }
  }

  /// The last entry for something from the same file, or of the same type.
  private func neighbour(of declaration: Declaration, _ declared: [String: Declaration]) -> Entry? {
    supported.last { declared[$0.name]?.path == declaration.path }
      ?? supported.last { $0.name == declaration.owner || declared[$0.name]?.owner == declaration.owner }
  }
}

extension Declaration {
  /// The whole name as the page has it, on which functions by themselves stand among the members of views.
  fileprivate var pageName: String { owner.isEmpty && kind == .member ? "View.\(name)" : fullName }

  /// The whole name without labels: `View.padding`.
  fileprivate var baseName: String { String(pageName.prefix { $0 != "(" }) }

  /// The name as the page spells it.
  fileprivate var spelling: String { owner == "View" ? name : fullName }

  fileprivate var place: String { "\(path):\(line)" }
}
