import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `Words that agree with a number` {
  private func words(_ text: Text) -> String {
    LaidOut(text, in: CGSize(width: 400, height: 100)).items.compactMap { $0.name }.joined()
  }

  @Test(arguments: [
    (3, "task", "3 tasks left"), (1, "task", "1 task left"), (0, "task", "0 tasks left"),
    (2, "party", "2 parties left"),
    (2, "day", "2 days left"), (2, "box", "2 boxes left"), (2, "match", "2 matches left"),
    (2, "class", "2 classes left"),
    (2, "bus", "2 buses left"), (2, "Person", "2 People left"), (2, "green leaf", "2 green leaves left"),
    (2, "tasks", "2 tasks left"), (1200, "task", "1,200 tasks left"),
  ])
  func `have their plural in English`(count: Int, noun: String, shown: String) {
    #expect(words(Text("^[\(count) \(noun)](inflect: true) left")) == shown)
  }

  @Test func `are found between other words, in literals and in attributed texts`() {
    let (a, b) = (2, 1)
    #expect(words(Text("**^[\(a) cup](inflect: true)** and ^[\(b) pot](inflect: true)")) == "2 cups and 1 pot")
    #expect(words(Text("^[3 item](inflect: true) in cart")) == "3 items in cart")
    #expect(String(AttributedString(localized: "^[\(a) cup](inflect: true)").characters) == "2 cups")
    #expect(words(Text("2^[3] and ^[a")) == "2^[3] and ^[a")
  }

  @Test func `stay as they are without a number, and in other languages`() {
    for (text, language) in [(Text("^[task](inflect: true)"), "en"), (Text("^[\(3) Hund](inflect: true)"), "de")] {
      let problems = LaidOut(text, change: { $0.locale = Locale(identifier: language) }).layout.problems
      #expect(problems.count == 1 && problems[0].contains("are to agree with their number"))
    }
  }
}
