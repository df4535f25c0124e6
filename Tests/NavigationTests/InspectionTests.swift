import DeclarativeUI
import Foundation
import Testing
import ViewInspection

/// Navigation as ViewInspector's users look at it.
@MainActor @Suite struct `Inspecting navigation` {
  @Test func `finds what is in a stack, and its links`() throws {
    let view = NavigationStack {
      VStack {
        Text("Root")
        NavigationLink("Next") { Text("Second") }
      }
      .navigationTitle("Title")
    }
    let stack = try view.inspect().navigationStack()
    #expect(try stack.vStack().text(0).string() == "Root")
    #expect(try stack.vStack().navigationLink(1).labelView().text().string() == "Next")
    #expect(try view.inspect().find(text: "Root").string() == "Root")
  }

  @Test func `finds the screens of tabs`() throws {
    let view = TabView {
      Text("One").tabItem { Text("First") }
      Text("Two").tabItem { Text("Second") }
    }
    #expect(try view.inspect().tabView().text(1).string() == "Two")
  }
}
