/// An event of a terminal: a key or the mouse.
package enum TerminalEvent: Equatable, Sendable {
  case press(column: Int, row: Int)
  case release(column: Int, row: Int)
  case key(String)
  case arrow(Arrow)
  case quit

  /// A key that moves.
  package enum Arrow: Sendable { case up, down, left, right, pageUp, pageDown, home, end }
}

/// Reads what a terminal sends: keys, the mouse in the encoding SGR 1006, and answers, which are no events.
///
/// A sequence may come in several reads; Escape alone is one behind which nothing comes.
package struct TerminalInput {
  private static let escape: UInt8 = 0x1B
  /// What has begun and has no end yet.
  private var rest: [UInt8] = []

  package init() {}

  /// Whether the beginning of something has come.
  package var isWaiting: Bool { !rest.isEmpty }

  /// What the bytes of a read mean.
  /// - Parameter bytes: what has come; nothing where nothing came for a while.
  package mutating func events(in bytes: [UInt8]) -> [TerminalEvent] {
    var input = (rest + bytes)[...]
    rest = []
    var events: [TerminalEvent] = []
    while let first = input.first {
      let length = first == Self.escape ? Self.sequenceLength(input) : Self.textLength(input)
      guard let length else {
        if !bytes.isEmpty { rest = Array(input) } else { keep(input, &events) }
        break
      }
      events += first == Self.escape ? Self.event(of: input.prefix(length)) : Self.keys(input.prefix(length))
      input = input.dropFirst(length)
    }
    return events
  }

  /// Nothing follows: an Escape was the key, a short beginning one with Alt, and only a long one is a slow line's.
  private mutating func keep(_ beginning: ArraySlice<UInt8>, _ events: inout [TerminalEvent]) {
    if Array(beginning) == [Self.escape] { events.append(.quit) }
    if beginning.count > 2 { rest = Array(beginning) }
  }

  /// The length of the control sequence that the input begins with (ECMA-48), or nil where its end is missing.
  private static func sequenceLength(_ input: ArraySlice<UInt8>) -> Int? {
    let body = input.dropFirst(2)
    switch input.dropFirst().first {
    case nil: return nil
    case escape: return 1
    case UInt8(ascii: "["):
      guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return nil }
      // What is no end does not belong to it.
      return end - input.startIndex + ((0x40...0x7E).contains(body[end]) ? 1 : 0)
    case UInt8(ascii: "O"): return body.isEmpty ? nil : 3
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "X"):
      return stringLength(input)
    case let key?:
      // A key with Alt.
      let length = 1 + characterLength(key)
      return input.count < length ? nil : length
    }
  }

  /// Up to the terminator ST or BEL; Control-C and Control-D are in no string.
  private static func stringLength(_ input: ArraySlice<UInt8>) -> Int? {
    guard let end = input.dropFirst(2).firstIndex(where: { [3, 4, 7, escape].contains($0) }) else { return nil }
    let length = end - input.startIndex
    switch input[end] {
    case 7: return length + 1
    case escape: return end + 1 < input.endIndex ? length + 2 : nil
    default: return length
    }
  }

  /// The length of the text that the input begins with, or nil where that is the beginning of a character.
  private static func textLength(_ input: ArraySlice<UInt8>) -> Int? {
    let text = input.prefix { $0 != escape }
    guard text.endIndex == input.endIndex, let lead = text.lastIndex(where: { $0 & 0xC0 != 0x80 }) else {
      return text.count
    }
    let whole = text.endIndex - lead < characterLength(text[lead]) ? text[..<lead] : text
    return whole.isEmpty ? nil : whole.count
  }

  /// The length of a character in UTF-8, by its first byte.
  private static func characterLength(_ first: UInt8) -> Int {
    first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
  }

  private static func event(of sequence: ArraySlice<UInt8>) -> [TerminalEvent] {
    if sequence.count == 1 { return [.quit] }
    let text = String(decoding: sequence, as: UTF8.self)
    if let arrow = arrows[text] { return [.arrow(arrow)] }
    // The left button; others, wheels and movements have other numbers.
    guard let mouse = text.wholeMatch(of: #/\u{1B}\[<0;(\d+);(\d+)([Mm])/#), let column = Int(mouse.1),
      let row = Int(mouse.2)
    else { return [] }
    return [mouse.3 == "M" ? .press(column: column, row: row) : .release(column: column, row: row)]
  }

  /// What terminals send in their usual mode (CSI) and in that of applications (SS3).
  private static let arrows: [String: TerminalEvent.Arrow] = [
    "\u{1B}[A": .up, "\u{1B}[B": .down, "\u{1B}[C": .right, "\u{1B}[D": .left, "\u{1B}OA": .up, "\u{1B}OB": .down,
    "\u{1B}OC": .right, "\u{1B}OD": .left, "\u{1B}[5~": .pageUp, "\u{1B}[6~": .pageDown, "\u{1B}[H": .home,
    "\u{1B}[F": .end, "\u{1B}OH": .home, "\u{1B}OF": .end, "\u{1B}[1~": .home, "\u{1B}[4~": .end,
  ]

  private static func keys(_ text: ArraySlice<UInt8>) -> [TerminalEvent] {
    String(decoding: text, as: UTF8.self).map { character in
      switch character {
      case "\u{3}", "\u{4}": .quit
      case "\r", "\n", "\r\n": .key("\n")
      case "\u{7F}": .key("\u{8}")
      default: .key(String(character))
      }
    }
  }
}
