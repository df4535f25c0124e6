extension SymbolLibrary {
  /// Up to three names with a drawing that are near to one without: with its words spelt as known ones are, with few other
  /// letters, and with words left out at its end.
  package static func names(near name: String) -> [String] {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let spelt = words.map { word in vocabulary.contains(word) ? word : nearest(to: word, in: vocabulary) ?? word }
      .joined(separator: ".")
    let shorter = (1..<max(words.count, 1)).reversed().map { words[..<$0].joined(separator: ".") }
    var near: [String] = []
    for candidate in [spelt, nearest(to: name, in: drawnNames)].compactMap(\.self) + shorter
    where candidate != name && !near.contains(candidate) && SymbolRecipe(name: candidate) != nil {
      near.append(candidate)
    }
    return Array(near.prefix(3))
  }

  private static let drawnNames = (SketchTable.names + SymbolTable.names).filter { !$0.hasPrefix("_") }

  /// All words of names, in an order that does not change.
  private static let vocabulary: [String] = {
    let suffixes = SymbolFrame.allCases.map(\.rawValue) + ["fill", "slash", "badge", "filled", "inset"]
    return Set((drawnNames + suffixes).flatMap { $0.split(separator: ".").map(String.init) }).sorted()
  }()

  /// The one that differs in the fewest letters, if these are no more than a third.
  private static func nearest(to word: String, in words: [String]) -> String? {
    let most = word.count / 3
    var best: (word: String, distance: Int)?
    for other in words where abs(other.count - word.count) <= most {
      let distance = distance(Array(word), Array(other))
      if distance <= most, distance < best?.distance ?? .max { best = (other, distance) }
    }
    return best?.word
  }

  /// How many letters have to be put in, left out or exchanged to make one word the other (Levenshtein).
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for place in other.indices {
        let next = min(row[place] + 1, row[place + 1] + 1, corner + (other[place] == letter ? 0 : 1))
        corner = row[place + 1]
        row[place + 1] = next
      }
    }
    return row[other.count]
  }
}
