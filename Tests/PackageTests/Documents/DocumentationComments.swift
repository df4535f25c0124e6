/// What a Swift file says in texts: the remarks of its documentation, and the messages of its attributes.
struct DocumentationComments {
  private let lines: [Substring]

  init(of text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// What stands after `- Remark:` in the documentation that ends above a line, counted from 1.
  func remark(above line: Int) -> String? {
    let above = lines.prefix(line - 1).reversed().lazy.map { $0.drop { $0 == " " } }.prefix { $0.hasPrefix("///") }
    let comment = Array(above).reversed().map { $0.dropFirst(3) }
    guard let start = comment.firstIndex(where: { $0.hasPrefix(Self.mark) }) else { return nil }
    let rest = comment[(start + 1)...].prefix { $0.hasPrefix("   ") }
    return ([comment[start].dropFirst(Self.mark.count)] + rest.map { $0.drop { $0 == " " } }).joined(separator: " ")
  }

  private static let mark = " - Remark: "

  /// The message of an attribute that begins in a line; empty where it has none.
  func message(from line: Int) -> String {
    let rest = lines[(line - 1)...].prefix(5).joined(separator: "\n")
    return rest.firstMatch(of: #/message:\s*"(.*)"\s*\)/#).map { String($0.1) } ?? ""
  }
}
