/// The rules for files and folders themselves.
enum FileRules {
  /// The most lines that a source file may have.
  static let longest = 500

  /// Names that say nothing: what is in such a place belongs where it is used, under a name of its own.
  private static let emptyNames = ["util", "utils", "utilities", "common", "helper", "helpers"]

  /// What is wrong with the name of a file or folder, if anything.
  static func violation(inNameOf path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let words = name.prefix { $0 != "." && $0 != "+" }.lowercased()
    guard let empty = emptyNames.first(where: words.hasSuffix) else { return nil }
    return "\(path): nothing is called \"\(empty)\": name it for what it holds"
  }

  /// How a file says that nobody writes it by hand.
  static let madeMark = "// Made of the code by a test"

  /// What is wrong with the length of a source file that somebody writes, if anything.
  static func violation(inLengthOf path: String, text: String) -> String? {
    if text.contains("\(madeMark),") { return nil }
    let lines = text.utf8.reduce(into: 0) { $0 += $1 == UInt8(ascii: "\n") ? 1 : 0 }
    return lines > longest ? "\(path): \(lines) lines; a file has at most \(longest): part it by concept" : nil
  }
}
