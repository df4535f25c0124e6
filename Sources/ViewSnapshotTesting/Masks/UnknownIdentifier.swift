import TextFormats

/// A mask names a view that is not in the layout.
struct UnknownIdentifier: Error, Equatable, CustomStringConvertible {
  var identifier: String
  /// Those that are there, each once.
  var known: [String]

  var description: String {
    let names = known.map(\.quoted).joined(separator: ", ")
    let others = known.isEmpty ? "No view has one." : "There \(known.count == 1 ? "is" : "are") \(names)."
    return """
      A mask names the view "\(identifier)", but no view that is drawn has that identifier. \(others) Give it with \
      .id("\(identifier)") or .accessibilityIdentifier("\(identifier)"), or remove the mask.
      """
  }
}
