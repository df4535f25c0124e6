/// The page that lists what view code can use, and what it cannot use yet.
///
/// Its headings and words are written by hand, its lists are made of the code. A heading says by a comment whose
/// declarations it lists, `<!-- there: DeclarativeUI/Shapes -->`, and the one for what is not there yet, in which order:
/// `<!-- not yet: DeclarativeUI/Unavailable -->`. Of several folders and files that hold a declaration the longest counts.
struct SupportedPage {
  /// A heading with its words, up to the list that follows.
  private struct Topic {
    var head: [Substring] = []
    /// From `Sources`.
    var sources: [String] = []
    var isMissing = false
  }

  static let path = "Sources/DeclarativeUI/DeclarativeUI.docc/WhatIsSupported.md"

  private let topics: [Topic]
  let text: String

  init(_ text: String) {
    self.text = text
    var topics: [Topic] = []
    var isList = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if topics.isEmpty || line.hasPrefix("#") {
        topics.append(Topic())
        isList = false
      }
      if !isList { topics[topics.count - 1].head.append(line) }
      guard let mark = line.wholeMatch(of: #/<!-- (there|not yet): (.+) -->/#) else { continue }
      topics[topics.count - 1].sources = mark.2.split(separator: " ").map(String.init)
      topics[topics.count - 1].isMissing = mark.1 == "not yet"
      isList = true
    }
    self.topics = topics
  }

  /// The page with the lists of some declarations, and what of them no heading lists, a sentence each.
  /// - Parameter declarations: all of them, from top to bottom of each file.
  func remade(of declarations: [Declaration]) -> (text: String, faults: [String]) {
    let entries = SupportedEntry.there(of: declarations)
    let missing = SupportedEntry.missing(of: declarations)
    let homes = entries.map { home(of: $0.path, isMissing: false)?.topic }
    let remade = topics.indices.map { index in
      let topic = topics[index]
      if topic.sources.isEmpty { return topic.head.joined(separator: "\n") }
      let listed = zip(entries, homes).filter { $0.1 == index }.map(\.0)
      let lines = topic.isMissing ? SupportedLine.missing(of: sorted(missing)) : SupportedLine.there(of: listed)
      return topic.head.joined(separator: "\n") + "\n\n" + lines.map { $0.wrapped + "\n" }.joined()
    }
    let lost = Set(zip(entries, homes).filter { $0.1 == nil }.map(\.0.path)).sorted()
    let faults = lost.map {
      "\(Self.path) has no heading that lists what \($0) declares: write its folder into a comment below one, "
        + "<!-- there: DeclarativeUI/Shapes -->"
    }
    return (remade.joined(separator: "\n"), faults)
  }

  /// Which heading lists the declarations of a file, and as how manieth of its sources.
  private func home(of path: String, isMissing: Bool) -> (topic: Int, source: Int)? {
    let file = path.dropFirst("Sources/".count)
    let found = topics.indices.filter { topics[$0].isMissing == isMissing }.flatMap { topic in
      topics[topic].sources.enumerated().filter { file == $0.element || file.hasPrefix($0.element + "/") }.map {
        (topic: topic, source: $0.offset, length: $0.element.count)
      }
    }
    return found.max { $0.length < $1.length }.map { ($0.topic, $0.source) }
  }

  /// What is not there yet in the order of the sources that the heading names.
  private func sorted(_ missing: [SupportedEntry]) -> [SupportedEntry] {
    let keyed = missing.enumerated().map { (home(of: $0.element.path, isMissing: true)?.source ?? .max, $0.offset) }
    return keyed.sorted { $0 < $1 }.map { missing[$0.1] }
  }
}
