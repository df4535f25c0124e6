import SourceTokens

/// How a source is laid out: where its lines begin, how they end, how far each level stands in.
struct SourceLayout {
  private let bytes: [UInt8]
  /// The places of the first bytes of all lines.
  private let lineStarts: [Int]
  private let lineEnd: String
  private let level: String

  init(of source: TokenizedSource) {
    bytes = source.bytes
    let bytes = bytes
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    lineStarts = [0] + ends.map { $0 + 1 }
    lineEnd = ends.first.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } == true ? "\r\n" : "\n"
    level = SourceLayout.level(in: source)
  }

  /// The first indentation of code, not of a comment or a text; four spaces where nothing is indented.
  private static func level(in source: TokenizedSource) -> String {
    for token in source.tokens where token.startsLine {
      let space = source.bytes[..<token.range.lowerBound].reversed().prefix { $0 != UInt8(ascii: "\n") }
      guard let first = space.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") else { continue }
      if space.allSatisfy({ $0 == first }) { return String(decoding: space, as: UTF8.self) }
    }
    return "    "
  }

  /// The place of a line and a column, or nil where the source is shorter.
  func offset(line: UInt, column: UInt) -> Int? {
    guard line > 0, column > 0, line <= lineStarts.count else { return nil }
    let offset = lineStarts[Int(line) - 1] + Int(column) - 1
    return offset < bytes.count ? offset : nil
  }

  /// The line and the column of a place.
  func position(of offset: Int) -> (line: UInt, column: UInt) {
    let line = lineStarts.count { $0 <= offset }
    return (UInt(line), UInt(offset - lineStarts[line - 1] + 1))
  }

  /// The space that the line of a place begins with.
  func indentation(at offset: Int) -> String {
    let start = lineStarts[Int(position(of: offset).line) - 1]
    let space = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: space, as: UTF8.self)
  }

  /// A closure that returns a text, as it stands in a line with some indentation.
  func closure(_ text: String, indentation: String) -> String {
    let lines = SnapshotLiteral(text: text).lines(indentation: indentation + level)
    return (["{"] + lines + [indentation + "}"]).joined(separator: lineEnd)
  }
}
