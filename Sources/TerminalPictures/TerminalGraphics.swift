/// How a terminal shows pictures.
package enum TerminalGraphics: String, CaseIterable, Sendable {
  /// Two pixels a character, in colours; every terminal of today shows them.
  case blocks
  /// kitty's graphics protocol.
  case kitty
  /// iTerm2's inline images.
  case iterm
  /// DEC's sixels, in 216 colours.
  case sixel

  /// What the terminal says of itself in the environment.
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
