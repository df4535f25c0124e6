import DeclarativeUI
import Foundation
import Testing
import ViewInspection

@MainActor @Suite struct `What a view puts into bars` {
  private var screen: some View {
    Group {
      EmptyView()
        .toolbar(id: "bar") {
          ToolbarItem(id: "first", placement: .primaryAction, showsByDefault: false) { Text("1") }
        }
        .padding()
        .toolbar {
          ToolbarItem(placement: .secondaryAction) { Text("2") }
          ToolbarItemGroup { HStack { Text("3") } }
        }
        .toolbar { Text("4") }
    }
  }

  @Test func `is found with the calls that lead to it`() throws {
    let paths = try ["1", "2", "3", "4"].map { try screen.inspect().find(text: $0).pathToRoot }
    #expect(
      paths == [
        "group().emptyView(0).toolbar().item(0).text()", "group().emptyView(0).toolbar(1).item(0).text()",
        "group().emptyView(0).toolbar(1).itemGroup(1).hStack().text(0)",
        "group().emptyView(0).toolbar(2).itemGroup(0).text()",
      ])
    #expect(try screen.inspect().group().emptyView(0).toolbar(1).itemGroup(1).hStack().text(0).string() == "3")
  }

  @Test func `says its name, place and first appearance`() throws {
    let view = try screen.inspect().group().emptyView(0)
    #expect(try view.toolbar().identifier() == "bar")
    #expect(try view.toolbar(1).identifier() == nil)
    let first = try view.toolbar().item()
    #expect(try first.identifier() == "first")
    #expect(try first.placement() == .primaryAction)
    #expect(try !first.showsByDefault())
    #expect(try view.toolbar(1).item().showsByDefault())
    #expect(try view.toolbar(2).itemGroup().placement() == .automatic)
    #expect(throws: InspectionError.self) { try view.toolbar(1).item(2) }
    #expect(throws: InspectionError.self) { try view.toolbar(3) }
  }

  @Test func `is pressed in a host`() throws {
    var count = 0
    let host = ViewHost(
      NavigationStack { Text("Page").toolbar { Button("Add") { count += 1 } } }, size: CGSize(width: 300, height: 200))
    try host.inspect().find(button: "Add").tap()
    #expect(count == 1)
  }
}

@MainActor @Suite struct `A view that is shown elsewhere` {
  @Test func `is the label of a tab`() throws {
    let tabs = TabView { Text("Page").tabItem { Text("Tab") } }
    #expect(try tabs.inspect().find(text: "Tab").pathToRoot == "tabView().text(0).tabItem().text()")
    #expect(try EmptyView().tabItem { Text("Tab") }.inspect().tabItem().text().string() == "Tab")
  }

  @Test func `is behind a row, or keeps room at an edge`() throws {
    #expect(
      try EmptyView().listRowBackground(Text("Background")).inspect().listRowBackground().text().string()
        == "Background")
    let view = Text("").safeAreaInset(edge: .top, spacing: 7) {
      EmptyView()
      Text("Bar")
    }
    .safeAreaInset(edge: .leading) { Text("Side") }
    #expect(try view.inspect().find(text: "Bar").pathToRoot == "text().safeAreaInset().text(1)")
    #expect(try view.inspect().find(text: "Side").pathToRoot == "text().safeAreaInset(1).text()")
    #expect(try view.inspect().text().safeAreaInset().spacing() == 7)
    #expect(try view.inspect().text().safeAreaInset(1).edge() == .leading)
    #expect(throws: InspectionError.self) { try view.inspect().text().overlay() }
  }

  @Test func `is a screen that a binding puts on top`() throws {
    var isShown = true
    let binding = Binding {
      isShown
    } set: {
      isShown = $0
    }
    let view = EmptyView().navigationDestination(isPresented: binding) { Text("Screen") }
    let screen = try view.inspect().emptyView().navigationDestination()
    #expect(try screen.text().string() == "Screen")
    #expect(try screen.isPresented())
    try screen.set(isPresented: false)
    #expect(!isShown)
    #expect(throws: InspectionError.self) { try view.inspect().emptyView().navigationDestination() }
  }

  @Test func `is made of what views tell`() throws {
    let view = EmptyView()
      .overlay(Spacer())
      .overlayPreferenceValue(Told.self) { Text("over \($0)") }
      .backgroundPreferenceValue(Told.self) { Text("below \($0)") }
    #expect(try view.inspect().emptyView().overlayPreferenceValue().text().string() == "over 3")
    #expect(try view.inspect().emptyView().backgroundPreferenceValue().text().string() == "below 3")
    #expect(throws: Never.self) { try view.inspect().emptyView().overlay().spacer() }
  }
}

private enum Told: PreferenceKey {
  static let defaultValue = 3
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}
