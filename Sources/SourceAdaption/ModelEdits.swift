/// Classes of SwiftData in words that need no macro of ours: `@Model final class Tea {` becomes
/// `@Observable final class Tea: PersistentModel {`.
struct ModelEdits {
  private(set) var edits: [SourceEdit] = []

  /// What is said of properties that are kept, and nothing that a store in memory knows.
  private static let attributes: Set<String> = ["@Attribute", "@Relationship", "@Transient"]
  private static let directives: Set<String> = ["#Unique", "#Index"]

  init(_ source: TokenizedSource) {
    for index in source.tokens.indices where source.has("@Model", at: index) {
      guard let name = Self.className(behind: index, in: source) else { continue }
      edits.append(SourceEdit(range: source.tokens[index].range, text: "@Observable"))
      conform(name, in: source)
    }
    // A macro there, and a property wrapper here: without brackets its arguments are not found out.
    for index in source.tokens.indices where source.has("@Query", at: index) && !source.has("(", at: index + 1) {
      let end = source.tokens[index].range.upperBound
      if source.has("<", at: index + 1) { continue }
      edits.append(SourceEdit(range: end..<end, text: "()"))
    }
  }

  /// The name of the class that an attribute belongs to.
  private static func className(behind index: Int, in source: TokenizedSource) -> Int? {
    for next in index + 1..<min(index + 12, source.tokens.count) {
      if source.has("class", at: next) { return next + 1 }
      if source.has("{", at: next) || source.has("struct", at: next) { return nil }
    }
    return nil
  }

  private mutating func conform(_ name: Int, in source: TokenizedSource) {
    var index = name + 1
    var depth = 0
    while index < source.tokens.count, depth > 0 || !(source.has(":", at: index) || source.has("{", at: index)) {
      if source.has("<", at: index) { depth += 1 }
      if source.has(">", at: index) { depth -= 1 }
      index += 1
    }
    guard index < source.tokens.count else { return }
    let isList = source.has(":", at: index)
    let place = isList ? source.tokens[index].range.upperBound : source.tokens[index - 1].range.upperBound
    edits.append(SourceEdit(range: place..<place, text: isList ? " PersistentModel," : ": PersistentModel"))
    while index < source.tokens.count, !source.has("{", at: index) { index += 1 }
    guard index < source.tokens.count else { return }
    leaveOut(in: index...source.closing(index), of: source)
  }

  /// Leaves out what is said of how properties are kept.
  private mutating func leaveOut(in body: ClosedRange<Int>, of source: TokenizedSource) {
    for index in body {
      let text = source.text(index)
      let isAttribute = source.tokens[index].kind == .attribute && Self.attributes.contains(text)
      let isDirective = source.tokens[index].kind == .directive && Self.directives.contains(text)
      guard isAttribute || isDirective else { continue }
      var end = index
      if isDirective {
        while end < body.upperBound, !source.has("(", at: end) { end += 1 }
        end = source.closing(end)
      } else if source.has("(", at: index + 1) {
        end = source.closing(index + 1)
      }
      edits.append(
        SourceEdit(range: source.tokens[index].range.lowerBound..<source.tokens[end].range.upperBound, text: ""))
    }
  }
}
