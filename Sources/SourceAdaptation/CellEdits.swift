import SourceTokens

/// Gives a cell that has an initializer of its own alone the one by which lists and collections make cells that are asked for
/// by a name: without Objective-C it is a required one, which other cells inherit.
struct CellEdits {
  private(set) var edits: [SourceEdit] = []

  private static let kinds: Set = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView", "UICollectionViewCell",
    "UICollectionViewListCell",
  ]

  init(_ source: TokenizedSource) {
    for index in source.tokens.indices where source.has("class", at: index) && source.has(":", at: index + 2) {
      guard index + 3 < source.tokens.count, Self.kinds.contains(source.text(index + 3)),
        let opening = (index + 3..<source.tokens.count).first(where: { source.has("{", at: $0) }),
        Self.hasOwnInitializerAlone(in: opening + 1..<max(source.closing(opening), opening + 1), of: source)
      else { continue }
      let access = index > 0 && ["public", "open"].contains(source.text(index - 1)) ? "public " : ""
      let place = source.tokens[opening].range.upperBound
      let text =
        " \(access)required convenience init(ofReuseIdentifier identifier: String) "
        + "{ fatalError(\"\(source.text(index + 1)) has no initializer by which a list makes its cells\") }"
      edits.append(SourceEdit(range: place..<place, text: text))
    }
  }

  private static func hasOwnInitializerAlone(in body: Range<Int>, of source: TokenizedSource) -> Bool {
    var index = body.lowerBound
    var (hasOwn, hasInherited) = (false, false)
    while index < body.upperBound {
      if source.has("init", at: index) {
        let words = (body.lowerBound..<index).suffix(3).map { source.text($0) }
        if words.contains("override") { hasInherited = true }
        if !words.contains(where: ["override", "required", "convenience", "."].contains) { hasOwn = true }
      }
      // What is in braces belongs to what is declared there.
      index = source.has("{", at: index) ? max(source.closing(index), index) + 1 : index + 1
    }
    return hasOwn && !hasInherited
  }
}
