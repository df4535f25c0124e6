extension Array<String> {
  /// The names that are most like one that is not there, each once, the most alike first; of equals the first.
  /// - Parameter count: how many at most.
  package func nearest(to name: String, count: Int = 5) -> [String] {
    var known: Set<String> = []
    let distances = filter { known.insert($0).inserted }.map { ($0, $0.editDistance(to: name)) }
    return distances.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.prefix(count).map(
      \.element.0)
  }
}

extension String {
  /// How many letters have to be added, removed or exchanged to make another text of this one, without regard to case.
  package func editDistance(to other: String) -> Int {
    // Levenshtein's distance, a row of the table at a time.
    let (letters, others) = (Array(lowercased()), Array(other.lowercased()))
    var row = Array(0...others.count)
    for (index, letter) in letters.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in others.indices {
        let exchanged = diagonal + (letter == others[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(exchanged, row[column] + 1, diagonal + 1)
      }
    }
    return row[others.count]
  }
}
