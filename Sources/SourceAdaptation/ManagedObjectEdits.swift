import SourceTokens

/// Classes of Core Data in words that need no Objective-C: `@NSManaged var name: String?` becomes a computed property that
/// asks the object for the value of that name, and `NSPredicate(format:)` one that is read here.
struct ManagedObjectEdits {
  private(set) var edits: [SourceEdit] = []

  /// Initializers that Foundation lacks on Linux, by the type and the label that they begin with, and the label of ours.
  private static let initializers = [
    "NSPredicate": ("format", "managedFormat"), "NSSortDescriptor": ("key", "managedKey"),
  ]

  init(_ source: TokenizedSource) {
    for index in source.tokens.indices {
      if source.has("@NSManaged", at: index) { giveBody(behind: index, in: source) }
      if source.tokens[index].kind == .word, let (label, own) = Self.initializers[source.text(index)],
        source.has("(", at: index + 1), source.has(label, at: index + 2), source.has(":", at: index + 3)
      {
        edits.append(SourceEdit(range: source.tokens[index + 2].range, text: own))
      }
    }
  }

  private mutating func giveBody(behind index: Int, in source: TokenizedSource) {
    let words = index + 1..<min(index + 8, source.tokens.count)
    guard let keyword = words.first(where: { source.has("var", at: $0) || source.has("func", at: $0) }) else { return }
    let name = source.text(keyword + 1).filter { $0 != "`" }
    let body =
      source.has("var", at: keyword)
      ? "{ get { managedValue(forKey: \"\(name)\") } set { setManagedValue(newValue, forKey: \"\(name)\") } }"
      : Self.body(ofMethod: name, at: keyword, in: source)
    let place = source.tokens[Self.end(of: keyword, in: source)].range.upperBound
    edits.append(SourceEdit(range: place..<place, text: " " + body))
  }

  /// A method changes a relationship: `addToLeaves(_ value: Leaf)`.
  private static func body(ofMethod name: String, at keyword: Int, in source: TokenizedSource) -> String {
    let parameters = keyword + 2..<max(source.closing(keyword + 2), keyword + 3)
    // Those that say a place in an order have more than one, and change nothing.
    guard let colon = parameters.first(where: { source.has(":", at: $0) }),
      !parameters.contains(where: { source.has(",", at: $0) })
    else { return "{}" }
    return "{ changeManaged(\"\(name)\", \(source.text(colon - 1))) }"
  }

  /// The last token of a declaration without braces: that of its line.
  private static func end(of keyword: Int, in source: TokenizedSource) -> Int {
    var end = keyword + 1
    while end + 1 < source.tokens.count, !source.tokens[end + 1].startsLine, !source.has(";", at: end + 1),
      !source.has("}", at: end + 1)
    {
      end += 1
      if source.has("(", at: end) { end = max(end, source.closing(end)) }
    }
    return end
  }
}
