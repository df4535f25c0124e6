/// How a terminal shows pictures.
package enum TerminalGraphics: String, CaseIterable, Sendable {
  /// Two pixels a character, in colours; every terminal of today shows them.
  case blocks
  /// kitty's graphics protocol.
  case kitty
  /// iTerm2's inline images.
  case iterm
  /// DEC's sixels, in 256 colours.
  case sixel

  /// Asks a terminal what it shows: a picture of a pixel for kitty's protocol, its name (XTVERSION), and at last its
  /// attributes (DA1), which every terminal answers, also one that does not understand the others.
  package static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q\u{1B}[c"

  /// What a terminal says of itself that was asked, or nil as long as its answer has no end.
  package static func offered(inAnswer bytes: some Sequence<UInt8>) -> TerminalGraphics? {
    let answer = String(decoding: Array(bytes), as: UTF8.self)
    guard let attributes = answer.firstMatch(of: #/\u{1B}\[\?([\d;]*)c/#) else { return nil }
    if answer.contains(#/\u{1B}_Gi=31;OK/#) { return .kitty }
    let name = answer.firstMatch(of: #/\u{1B}P>\|([^\u{1B}]*)/#)?.1.lowercased() ?? ""
    if name.contains("iterm") || name.contains("mintty") { return .iterm }
    return attributes.1.split(separator: ";").contains("4") ? .sixel : .blocks
  }

  /// What the environment says of a terminal that does not answer.
  package static func offered(by environment: [String: String]) -> TerminalGraphics {
    // Inside of tmux or screen, the outer terminal does not hear of it.
    guard environment["TMUX"] == nil, environment["STY"] == nil else { return .blocks }
    let names = ["TERM", "TERM_PROGRAM", "LC_TERMINAL"].compactMap { environment[$0]?.lowercased() }
    func isNamed(_ terminals: String...) -> Bool { names.contains { name in terminals.contains { name.contains($0) } } }
    if environment["KITTY_WINDOW_ID"] != nil || isNamed("kitty", "ghostty", "wezterm") { return .kitty }
    if isNamed("iterm", "mintty", "vscode") { return .iterm }
    return isNamed("foot", "mlterm", "yaft", "contour", "sixel") ? .sixel : .blocks
  }
}
