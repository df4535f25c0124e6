import SnapshotReview
import TerminalPictures
import TextFormats

/// What a person sees of a review at the moment, and what keys do to it.
struct ReviewDialog {
  private(set) var session: ReviewSession
  private let graphics: TerminalGraphics
  /// Which of the files is shown.
  private var view = ReviewView.all
  /// The first line of the text that is shown.
  private var line = 0
  /// How many lines of text one screen has, as far as it was drawn.
  private var pageLength = 10
  private var isHelpShown = false
  /// What is typed as a filter, or nil where nobody types one.
  private var typed: String?

  init(_ session: ReviewSession, by graphics: TerminalGraphics) {
    (self.session, self.graphics) = (session, graphics)
  }

  /// Does what a key means.
  mutating func perform(_ event: TerminalEvent) {
    if typed != nil { return type(event) }
    if isHelpShown {
      isHelpShown = false
      return
    }
    switch event {
    case .quit: session.perform(.quit)
    case .key(let key): press(key)
    case .arrow(let arrow): move(arrow)
    case .press, .release: break
    }
  }

  private mutating func press(_ key: String) {
    switch key {
    case "?": isHelpShown = true
    case "/": typed = session.filter
    case "\t": show(view.next(among: views))
    case " ": line += pageLength
    case "1", "2", "3", "4": show(ReviewView.allCases[(Int(key) ?? 1) - 1])
    default:
      guard let action = ReviewSession.Action(key: key) else { return }
      let id = session.current?.id
      session.perform(action)
      if session.current?.id != id { (line, view) = (0, views.contains(view) ? view : .all) }
    }
  }

  private mutating func move(_ arrow: TerminalEvent.Arrow) {
    switch arrow {
    case .left: press("b")
    case .right: press("s")
    case .up: line -= 1
    case .down: line += 1
    case .pageUp: line -= pageLength
    case .pageDown: line += pageLength
    case .home: line = 0
    case .end: line = .max / 2
    }
    line = max(0, line)
  }

  private mutating func type(_ event: TerminalEvent) {
    switch event {
    case .quit: typed = nil
    case .key("\n"):
      session.show(filter: typed ?? "")
      (typed, line) = (nil, 0)
    case .key("\u{8}"): typed = typed.map { String($0.dropLast()) }
    case .key(let key): typed? += key
    case .arrow, .press, .release: break
    }
  }

  private mutating func show(_ other: ReviewView) {
    guard views.contains(other) else { return }
    (view, line) = (other, 0)
  }

  private var views: [ReviewView] { session.current.map(ReviewView.of) ?? [.all] }

  /// The whole screen, for a terminal of this size.
  mutating func screen(_ size: TerminalSize) -> String {
    let screen = ReviewScreen(graphics: graphics, size: size)
    let content = isHelpShown ? ReviewContent.text(Self.help) : session.current.map(view.content) ?? .text([])
    var footer = ["? keys", session.help, views.count > 1 ? "Tab one picture" : "", "/ filter"]
      .filter { !$0.isEmpty }.joined(separator: " · ")
    if let typed { footer = "Show what has: \(typed.escapedForTerminal)▏   Enter shows, Escape leaves" }
    let tabs =
      views.count > 1 ? views.map { $0 == view ? "[\($0.rawValue)]" : " \($0.rawValue) " }.joined(separator: " ") : ""
    let drawn = screen.text(
      heading: session.heading + [tabs, session.notice].filter { !$0.isEmpty }, content: content, from: line,
      footer: footer)
    (line, pageLength) = (drawn.line, max(1, drawn.pageLength - 1))
    return drawn.text
  }

  private static let help =
    ReviewSession.Action.keys.map { "  \($0.key)        \($0.words)" } + [
      "  ← →      back, and on without a decision", "  Tab      the next of all, expected, actual and difference",
      "  1 2 3 4  one of them", "  ↑ ↓      a line of the text up or down; Page Up, Page Down and Space a page",
      "  /        show only changes with a word in their name, test, file or cause",
      "  ?        these keys", "", "Decisions are written at once: interrupting the review loses nothing.",
    ]
}
