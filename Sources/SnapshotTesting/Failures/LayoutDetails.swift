/// Puts changes of paint, fonts and the like into words.
struct LayoutDetails {
  private let words: [String]
  private let kind: String

  init(_ item: LayoutItem) {
    words = item.details
    kind = item.kind
  }

  /// What changed, such as `colour #FFFFFF became #000000`.
  func changes(to other: LayoutDetails) -> [String] {
    guard words != other.words else { return [] }
    guard words.count == other.words.count else { return [change("", all, other.all)] }
    var changes: [String] = []
    for index in words.indices where words[index] != other.words[index] {
      guard let name = name(of: index, in: other) else { return [change("", all, other.all)] }
      let words = change(name, plain(words[index]), plain(other.words[index]))
      if !changes.contains(words) { changes.append(words) }
    }
    return changes
  }

  private var all: String { words.isEmpty ? "nothing" : withoutZeros(words.joined(separator: " ")) }

  /// What the word is about; nil where the words alone do not tell.
  private func name(of index: Int, in other: LayoutDetails) -> String? {
    if [words[index], other.words[index]].allSatisfy({ plain($0).hasPrefix("#") }) { return "colour" }
    if words.dropFirst(index + 1).first == "pt" { return "font size" }
    if index > 0, words[index - 1] == "stroke" { return "line width" }
    if index > 0, words[index - 1] == "radius" { return "radius" }
    return kind == "Opacity" ? "" : nil
  }

  private func plain(_ word: String) -> String { withoutZeros(word.filter { !"[],".contains($0) }) }

  private func change(_ name: String, _ before: String, _ after: String) -> String {
    "\(name.isEmpty ? "" : name + " ")\(before) became \(after)"
  }
}

/// The text with its numbers as short as they can be: 4 instead of 4.00.
func withoutZeros(_ text: String) -> String {
  text.replacing(/(\d+)\.(\d?)(0+)(?!\d)/) { number in
    let (whole, tenths) = (number.output.1, number.output.2)
    return tenths.isEmpty || tenths == "0" ? String(whole) : "\(whole).\(tenths)"
  }
}
