import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// Views whose parts come from closures that do not escape, as those of app code do that pass on their own parameters.
@MainActor @Suite struct `Closures that do not escape` {
  private struct Item: Identifiable {
    let id = 1
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "Failure" }
  }

  private let shown = Binding.constant(true)
  private let item = Binding<Item?>.constant(Item())

  private func texts(_ view: some View) -> [String] {
    LaidOutViews.texts(ViewHost(view, size: CGSize(width: 402, height: 874)))
  }

  private func alerts(_ actions: () -> Button<Text>, _ message: () -> Text) -> [any View] {
    let view = Text("a")
    return [
      view.alert("Title", isPresented: shown, actions: actions, message: message),
      view.alert(String("Title"), isPresented: shown, actions: actions, message: message),
      view.alert(Text("Title"), isPresented: shown, actions: actions, message: message),
      view.confirmationDialog("Title", isPresented: shown, actions: actions, message: message),
      view.confirmationDialog(String("Title"), isPresented: shown, actions: actions, message: message),
      view.confirmationDialog(Text("Title"), isPresented: shown, actions: actions, message: message),
    ]
  }

  private func alerts(of number: Int, _ actions: (Int) -> Button<Text>, _ message: (Int) -> Text) -> [any View] {
    let view = Text("a")
    return [
      view.alert("Title", isPresented: shown, presenting: number, actions: actions, message: message),
      view.alert(String("Title"), isPresented: shown, presenting: number, actions: actions, message: message),
      view.alert(Text("Title"), isPresented: shown, presenting: number, actions: actions, message: message),
      view.confirmationDialog("Title", isPresented: shown, presenting: number, actions: actions, message: message),
      view.confirmationDialog(
        String("Title"), isPresented: shown, presenting: number, actions: actions, message: message),
      view.confirmationDialog(
        Text("Title"), isPresented: shown, presenting: number, actions: actions, message: message),
    ]
  }

  private func alertsWithoutMessage(_ actions: () -> Button<Text>, of number: (Int) -> Button<Text>) -> [any View] {
    let view = Text("a")
    return [
      view.alert("Title", isPresented: shown, actions: actions),
      view.alert(Text("Title"), isPresented: shown, actions: actions),
      view.alert("Title", isPresented: shown, presenting: 2, actions: number),
      view.alert(isPresented: shown, error: Failure(), actions: actions),
      view.confirmationDialog("Title", isPresented: shown, actions: actions),
      view.confirmationDialog(Text("Title"), isPresented: shown, presenting: 2, actions: number),
    ]
  }

  private func older(_ alert: () -> Alert, _ alertOf: (Item) -> Alert) -> [any View] {
    [Text("a").alert(isPresented: shown, content: alert), Text("a").alert(item: item, content: alertOf)]
  }

  private func older(_ sheet: () -> ActionSheet, _ sheetOf: (Item) -> ActionSheet) -> [any View] {
    [
      Text("a").actionSheet(isPresented: shown, content: sheet), Text("a").actionSheet(item: item, content: sheetOf),
    ]
  }

  @Test func `give alerts and dialogs their words and buttons`() {
    let views =
      alerts({ Button("Button") {} }, { Text("Message") })
      + alerts(of: 2, { _ in Button("Button") {} }, { _ in Text("Message") })
    for view in views {
      #expect(Set(texts(AnyView(view))).isSuperset(of: ["Button", "Message"]))
    }
    for view in alertsWithoutMessage({ Button("Button") {} }, of: { _ in Button("Button") {} }) {
      #expect(texts(AnyView(view)).contains("Button"))
    }
  }

  @Test func `give alerts and dialogs of data their words`() {
    let alert = Alert(title: Text("Title"), message: Text("Message"))
    let sheet = ActionSheet(title: Text("Title"), message: Text("Message"))
    for view in older({ alert }, { _ in alert }) + older({ sheet }, { _ in sheet }) {
      #expect(texts(AnyView(view)).contains("Message"))
    }
  }

  @Test func `are not called for data that is not there`() {
    var calls = 0
    let nothing: Int? = nil
    let view = Text("a")
      .alert("Title", isPresented: shown, presenting: nothing) { _ in
        let _ = calls += 1
        Button("Button") {}
      }
      .alert(isPresented: .constant(false)) {
        calls += 1
        return Alert(title: Text("Title"))
      }
      .actionSheet(item: Binding<Item?>.constant(nil)) { _ in
        calls += 1
        return ActionSheet(title: Text("Title"))
      }
    #expect(texts(view) == ["a"])
    #expect(calls == 0)
  }

  private struct Asking: View {
    @Binding var isAsked: Bool
    let name: String

    var body: some View {
      Button("Ask") { isAsked = true }.alert(isPresented: $isAsked) { Alert(title: Text("Delete \(name)?")) }
    }
  }

  @Observable final class Cup {
    var name = "one"
  }

  private struct Renaming: View {
    @State private var isAsked = false
    @State private var isNamed = false
    let cup: Cup

    var body: some View {
      VStack {
        Asking(isAsked: $isAsked, name: "one")
        Button("Name") { isNamed = true }
      }
      .alert("Name", isPresented: $isNamed) {
        Button("Use \(cup.name)") {}
      }
    }
  }

  @Test func `give words that change with their view's state`() throws {
    let cup = Cup()
    let host = ViewHost(Renaming(cup: cup), size: CGSize(width: 402, height: 874))
    try host.tap("Ask")
    #expect(LaidOutViews.texts(host).contains("Delete one?"))
    try host.tap("OK")
    #expect(!LaidOutViews.texts(host).contains("Delete one?"))
    try host.tap("Name")
    #expect(LaidOutViews.texts(host).contains("Use one"))
    cup.name = "two"
    #expect(LaidOutViews.texts(host).contains("Use two"))
  }

  private func around(_ content: () -> Text) -> some View {
    NavigationStack {
      List {
        Text("a").swipeActions(content: content).contextMenu(menuItems: content).badge(1)
      }
      .background(content: content).overlay(content: content).mask(content)
      .toolbar(content: content).toolbarTitleMenu(content: content)
      .safeAreaInset(edge: .bottom, content: content)
      .inspector(isPresented: .constant(false), content: content)
      .navigationDestination(isPresented: .constant(false), destination: content)
    }
    .tabItem(content)
  }

  @Test func `give what is beside, below and in front of a view`() {
    #expect(texts(around { Text("part") }).filter { $0 == "part" }.count > 3)
  }
}
