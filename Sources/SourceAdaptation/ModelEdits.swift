import SourceTokens

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
      guard let brace = conform(name, to: "PersistentModel", in: source) else { continue }
      leaveOut(in: brace...source.closing(brace), of: source)
      ignoreKeywords(in: brace...source.closing(brace), of: source)
    }
    for index in source.tokens.indices where source.has("@ModelActor", at: index) { giveContext(index, in: source) }
    // A macro there, and a property wrapper here: without brackets its arguments are not found out.
    for index in source.tokens.indices where source.has("@Query", at: index) && !source.has("(", at: index + 1) {
      let end = source.tokens[index].range.upperBound
      if source.has("<", at: index + 1) { continue }
      edits.append(SourceEdit(range: end..<end, text: "()"))
    }
  }

  /// Gives an actor what the macro `@ModelActor` gives it: `@ModelActor actor Brain {` becomes
  /// `actor Brain: ModelActor { nonisolated let modelExecutor … `, in one line.
  private mutating func giveContext(_ index: Int, in source: TokenizedSource) {
    let start = source.tokens[index].range.lowerBound
    var end = index
    var hasInitializer = true
    if source.has("(", at: index + 1), source.has("disableGenerateInit", at: index + 2) {
      end = source.closing(index + 1)
      hasInitializer = !source.has("true", at: index + 4)
    }
    let words = end + 1..<min(end + 8, source.tokens.count)
    guard let keyword = words.first(where: { source.has("actor", at: $0) || source.has("class", at: $0) }) else {
      return
    }
    let isPublic = (end + 1..<keyword).contains { source.has("public", at: $0) }
    guard let brace = conform(keyword + 1, to: "ModelActor", in: source) else { return }
    edits.append(SourceEdit(range: start..<source.tokens[end].range.upperBound, text: ""))
    let access = isPublic ? "public " : ""
    let initializer = """
       \(access)init(modelContainer: ModelContainer) { \
      modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer)); \
      self.modelContainer = modelContainer };
      """
    let members = """
       \(access)nonisolated let modelExecutor: any ModelExecutor; \
      \(access)nonisolated let modelContainer: ModelContainer;
      """
    let place = source.tokens[brace].range.upperBound
    edits.append(SourceEdit(range: place..<place, text: members + (hasInitializer ? initializer : "")))
  }

  /// The name of the class that an attribute belongs to.
  private static func className(behind index: Int, in source: TokenizedSource) -> Int? {
    for next in index + 1..<min(index + 12, source.tokens.count) {
      if source.has("class", at: next) { return next + 1 }
      if source.has("{", at: next) || source.has("struct", at: next) { return nil }
    }
    return nil
  }

  /// Has a type conform to a protocol.
  /// - Returns: its opening brace.
  private mutating func conform(_ name: Int, to conformance: String, in source: TokenizedSource) -> Int? {
    var index = name + 1
    var depth = 0
    while index < source.tokens.count, depth > 0 || !(source.has(":", at: index) || source.has("{", at: index)) {
      if source.has("<", at: index) { depth += 1 }
      if source.has(">", at: index) { depth -= 1 }
      index += 1
    }
    guard index < source.tokens.count else { return nil }
    let isList = source.has(":", at: index)
    let place = isList ? source.tokens[index].range.upperBound : source.tokens[index - 1].range.upperBound
    edits.append(SourceEdit(range: place..<place, text: isList ? " \(conformance)," : ": \(conformance)"))
    while index < source.tokens.count, !source.has("{", at: index) { index += 1 }
    return index < source.tokens.count ? index : nil
  }

  /// Has properties that are called like keywords, ``var `default`: String``, not watched: the macro writes their names
  /// without the signs around them, and nothing of the class compiles.
  private mutating func ignoreKeywords(in body: ClosedRange<Int>, of source: TokenizedSource) {
    var index = body.lowerBound + 1
    while index < body.upperBound {
      if source.has("{", at: index) { index = source.closing(index) }
      if source.has("var", at: index), source.text(index + 1).hasPrefix("`") {
        let place = source.tokens[index].range.lowerBound
        edits.append(SourceEdit(range: place..<place, text: "@ObservationIgnored "))
      }
      index += 1
    }
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
