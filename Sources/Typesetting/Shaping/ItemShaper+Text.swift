extension ItemShaper {
  /// Finds the characters, the grapheme clusters, of a text.
  init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    var starts: [Bool] = []
    scalars.reserveCapacity(text.utf8.count)
    starts.reserveCapacity(text.utf8.count)
    for character in text {
      var isFirst = true
      for scalar in character.unicodeScalars {
        scalars.append(scalar)
        starts.append(isFirst)
        isFirst = false
      }
    }
    self.init(scalars: scalars, startsCharacter: starts)
  }
}
