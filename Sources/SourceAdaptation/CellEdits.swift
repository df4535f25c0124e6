import SourceTokens

/// Gives a cell that has an initializer of its own alone the one by which lists and collections make cells that are asked for
/// by a name: without Objective-C it is a required one, which other cells inherit.
///
/// Cells are known by the classes that they are named to derive from, in one file.
struct CellEdits {
  private(set) var edits: [SourceEdit] = []
  private var kinds: Set = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView", "UICollectionViewCell",
    "UICollectionViewListCell",
  ]

  init(_ source: TokenizedSource) {
    for index in source.tokens.indices where source.has("class", at: index) && index + 3 < source.tokens.count {
      guard let parent = Self.parent(ofClassAt: index, in: source), kinds.contains(parent),
        let opening = (index + 3..<source.tokens.count).first(where: { source.has("{", at: $0) })
      else { continue }
      kinds.insert(source.text(index + 1))
      let body = opening + 1..<max(source.closing(opening), opening + 1)
      guard Self.hasOwnInitializerAlone(in: body, of: source) else { continue }
      let isPublic = DelegateEdits.modifiers(before: index, in: source).contains(where: ["public", "open"].contains)
      let place = source.tokens[opening].range.upperBound
      let text =
        " \(isPublic ? "public " : "")required convenience init(ofReuseIdentifier identifier: String) "
        + "{ fatalError(\"\(source.text(index + 1)) has no initializer by which a list makes its cells\") }"
      edits.append(SourceEdit(range: place..<place, text: text))
    }
  }

  /// The first of the types that a class is named to derive from, without its module.
  private static func parent(ofClassAt index: Int, in source: TokenizedSource) -> String? {
    // What stands in angle brackets has colons of its own.
    var (colon, depth) = (index + 2, 0)
    while colon < source.tokens.count, depth > 0 || !source.has(":", at: colon) {
      if source.has("{", at: colon) { return nil }
      depth += source.text(colon).reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
      colon += 1
    }
    guard colon + 1 < source.tokens.count else { return nil }
    let isQualified = source.has(".", at: colon + 2) && colon + 3 < source.tokens.count
    return source.text(isQualified ? colon + 3 : colon + 1)
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
