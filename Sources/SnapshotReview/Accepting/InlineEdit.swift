import Foundation
import SnapshotReferences

/// Another text for a reference that stands in its source, in a literal of several lines.
///
/// The literal is found by the text that it had in the run. Literals of one line, those with escapes, and what is not in
/// the source at all are left to another run, which reads sources by the rules of the language.
struct InlineEdit {
  private let change: SnapshotChange
  private let file: ReviewedFile
  private let source: String
  private let expected, actual: String

  init(of change: SnapshotChange, at places: RunPlaces) throws(ReviewRefusal) {
    let record = change.record
    let file = ReviewedFile(path: record.file, url: places.reference(record.file), memory: .unknown)
    guard file.url != nil else { throw .outside(record.file) }
    let content: Data?
    do {
      content = try file.load()
    } catch {
      throw .file(error.description)
    }
    self.change = change
    self.file = file
    guard let content, let source = String(data: content, encoding: .utf8), let texts = record.texts else {
      throw InlineEdit.refusal(of: change)
    }
    self.source = source
    (expected, actual) = (texts.expected, texts.actual)
    guard isMade || literal(holding: expected) != nil else { throw InlineEdit.refusal(of: change) }
  }

  /// Whether the source already has what the run found.
  var isMade: Bool { literal(holding: actual) != nil && literal(holding: expected) == nil }

  /// Writes what the run found.
  func make() throws(ReviewRefusal) { try replace(expected, by: actual) }

  /// Writes what was there before.
  func takeBack() throws(ReviewRefusal) { try replace(actual, by: expected) }

  private func replace(_ old: String, by new: String) throws(ReviewRefusal) {
    guard let literal = literal(holding: old), let file = file.file else { throw InlineEdit.refusal(of: change) }
    // What a literal cannot hold as it is, or what would be seen as another line.
    guard !new.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" && $0 != "\t" }) else {
      throw InlineEdit.refusal(of: change)
    }
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.replaceSubrange(literal.lines, with: literal.written(new, instead: lines[literal.lines]))
    do {
      try AtomicFile.write(Data(lines.joined(separator: "\n").utf8), to: file.url)
    } catch {
      throw .file(error.description)
    }
  }

  /// The literal at the assertion's line or below it that holds a text; else the only one of the file.
  private func literal(holding text: String) -> SourceLiteral? {
    let literals = SourceLiteral.all(in: source).filter { $0.text == text }
    let line = Int(change.record.line) - 1
    let nearest = literals.first { $0.lines.lowerBound >= line && $0.lines.lowerBound - line < 20 }
    return nearest ?? (literals.count == 1 ? literals[0] : nil)
  }

  private static func refusal(of change: SnapshotChange) -> ReviewRefusal {
    let command = change.record.filter.map {
      "SNAPSHOT_TESTING_RECORD=failed swift test --filter '\($0.replacing("'", with: "'\\''"))'"
    }
    return .unreplaceableText(place: "\(change.record.file):\(change.record.line)", command: command)
  }
}

/// A literal of several lines in a source.
struct SourceLiteral: Equatable {
  /// The lines from the one that opens it to the one that closes it, from 0.
  let lines: Range<Int>
  /// What it says, or nil where it has escapes.
  let text: String?
  /// The number signs around it.
  private let pounds: String
  private let indentation: String

  /// The literals of a source, from its beginning.
  static func all(in source: String) -> [SourceLiteral] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var literals: [SourceLiteral] = []
    var opening: (line: Int, pounds: String)?
    for (number, line) in lines.enumerated() {
      if let (start, pounds) = opening {
        let indentation = line.prefix { $0 == " " || $0 == "\t" }
        guard line.dropFirst(indentation.count).hasPrefix("\"\"\"" + pounds) else { continue }
        literals.append(SourceLiteral(lines[start + 1..<number], from: start, pounds, String(indentation)))
        opening = nil
      } else if let pounds = pounds(opening: line) {
        opening = (number, pounds)
      }
    }
    return literals
  }

  /// The number signs of the literal that a line opens at its end, or nil where it opens none.
  private static func pounds(opening line: Substring) -> String? {
    guard line.hasSuffix("\"\"\"") else { return nil }
    return String(line.dropLast(3).reversed().prefix { $0 == "#" })
  }

  private init(_ content: ArraySlice<Substring>, from start: Int, _ pounds: String, _ indentation: String) {
    lines = start..<start + content.count + 2
    (self.pounds, self.indentation) = (pounds, indentation)
    let texts = content.map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0.drop { $0 == " " } }
    text = texts.contains { $0.contains("\\" + pounds) } ? nil : texts.joined(separator: "\n")
  }

  /// The lines with another text, between as many number signs as it needs.
  func written(_ text: String, instead lines: ArraySlice<String>) -> [String] {
    let opening = (lines.first ?? "").dropLast(3 + self.pounds.count)
    let rest = (lines.last ?? "").dropFirst(indentation.count + 3 + self.pounds.count)
    var pounds = self.pounds
    while text.contains("\"\"\"" + pounds) || text.contains("\\" + pounds) { pounds += "#" }
    let content = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }
    return ["\(opening)\(pounds)\"\"\""] + content + ["\(indentation)\"\"\"\(pounds)\(rest)"]
  }
}
