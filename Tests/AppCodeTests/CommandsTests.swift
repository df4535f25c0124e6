import DeclarativeUI
import LaidOutViews
import Testing

/// Menus as programs for several systems have them.
private struct TeaCommands: Commands {
  var isBrewing = false

  var body: some Commands {
    SidebarCommands()
    ToolbarCommands()
    CommandMenu("Tea") {
      Button("Brew") {}.keyboardShortcut("b")
      Divider()
    }
    CommandGroup(replacing: .help) { Button("How to brew") {} }
    if isBrewing { CommandGroup(after: .newItem) { Button("Stop") {} } }
  }
}

private struct TeaApp: App {
  var body: some Scene {
    WindowGroup { Color.red.frame(width: 30, height: 10) }
      .commands {
        TeaCommands()
        TextEditingCommands()
      }
      .commandsReplaced { EmptyCommands() }
  }
}

@MainActor @Suite struct `Menus of a program` {
  @Test func `leave its views as they are`() {
    #expect(String(describing: type(of: TeaApp().body)).contains("WindowGroup"))
    #expect(String(describing: type(of: TeaCommands(isBrewing: true).body)).contains("EmptyCommands"))
  }
}

@MainActor @Suite struct `Lists that VoiceOver goes through` {
  private struct Tea: Identifiable {
    var id: Int
    var name: String
  }

  @Namespace private var place
  private let teas = [Tea(id: 1, name: "Mint"), Tea(id: 2, name: "Fennel")]

  @Test func `change nothing of a view`() {
    let view = Color.red.frame(width: 30, height: 10)
    let listed =
      view
      .accessibilityRotor("Teas", entries: teas, entryLabel: \.name)
      .accessibilityRotor("Teas", entries: teas, entryID: \.id, entryLabel: \.name)
      .accessibilityRotor("Favourites") {
        ForEach(teas) { tea in
          if tea.id > 1 { AccessibilityRotorEntry(tea.name, id: tea.id) }
        }
      }
      .accessibilityRotor(.headings) {
        AccessibilityRotorEntry("Mint", id: 1, in: place)
        AccessibilityRotorEntry(Text("Fennel"), id: 2, in: place)
      }
    #expect(LaidOut(listed).frames == LaidOut(view).frames)
  }
}

@MainActor @Suite struct `The dots of pages of UIKit` {
  @Test func `stay at a page that there is`() {
    let dots = UIPageControl()
    dots.currentPage = 3
    #expect(dots.currentPage == 0)
    dots.numberOfPages = 3
    dots.currentPage = 2
    #expect(dots.currentPage == 2)
    dots.currentPage = 7
    #expect(dots.currentPage == 2)
    dots.numberOfPages = 1
    #expect(dots.currentPage == 0)
  }
}
