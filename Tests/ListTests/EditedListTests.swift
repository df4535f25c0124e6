import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import Testing

/// Rows that people delete, move, select, swipe and pull at.
@MainActor struct EditedListTests {
  private static let size = CGSize(width: 390, height: 844)

  private static func host<V: View>(
    _ view: V, _ design: SystemDesign = .iOS26, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost<V> {
    var environment = EnvironmentValues()
    environment.systemDesign = design
    change(&environment)
    return ViewHost(view, size: size, environment: environment)
  }

  @Test func `a swipe shows Delete at the end of the row, which deletes it`() throws {
    let host = Self.host(Fruit())
    try host.swipe(.left, on: "Pear")
    let frame = try #require(host.frame("Delete"))
    #expect(frame.maxX < 374 && frame.minX > 280)
    #expect(host.texts.filter { $0 == "Delete" }.count == 1)
    try host.tap("Delete")
    #expect(host.texts == ["Edit", "Apple", "Plum"])
  }

  @Test func `a swipe over nearly all of a row deletes it at once`() throws {
    let host = Self.host(Fruit())
    try host.drag(from: CGPoint(x: 370, y: 125), to: CGPoint(x: 60, y: 125))
    #expect(host.texts == ["Edit", "Pear", "Plum"])
  }

  @Test func `a swipe back closes what is beside a row`() throws {
    let host = Self.host(Fruit())
    let row = try #require(host.frame("Pear"))
    try host.swipe(.left, on: "Pear")
    try host.drag(from: CGPoint(x: 100, y: row.midY), to: CGPoint(x: 250, y: row.midY))
    #expect(!host.texts.contains("Delete"))
  }

  @Test func `the contents of a swiped row move by the width of the actions`() throws {
    let host = Self.host(Fruit())
    let before = try #require(host.frame("Pear"))
    try host.swipe(.left, on: "Pear")
    let after = try #require(host.frame("Pear"))
    let delete = try #require(host.shape("RoundedRectangle"))
    // As read off UIKit: 10 before and after, 44 high in a row of 52.
    #expect(abs((before.minX - after.minX) - (delete.width + 20)) < 0.01)
    #expect(abs(delete.height - 44) <= 1 && abs(delete.maxX - 364) < 0.01)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `a disc before each row deletes it after it was asked for`(design: SystemDesign) throws {
    let host = Self.host(Fruit(), design)
    let before = try #require(host.frame("Pear"))
    try host.tap("Edit")
    let after = try #require(host.frame("Pear"))
    #expect(after.minX - before.minX == 40)
    let discs = host.shapes("Circle").filter { $0.width == 22 }
    #expect(discs.count == 3)
    let card = try #require(host.shapes("ListSection").first)
    #expect(discs[0].minX == card.minX + 17)
    try host.tap(at: CGPoint(x: discs[1].midX, y: discs[1].midY))
    try host.tap("Delete")
    #expect(host.texts.contains("Done") && !host.texts.contains("Pear"))
    try host.tap("Done")
    #expect(host.frame("Plum")?.minX == before.minX)
  }

  @Test func `a row is moved by its handle`() throws {
    let host = Self.host(Fruit())
    try host.tap("Edit")
    let handle = try #require(host.frame("Apple"))
    try host.drag(from: CGPoint(x: 345, y: handle.midY), to: CGPoint(x: 345, y: handle.midY + 60))
    #expect(host.texts == ["Done", "Pear", "Apple", "Plum"])
    try host.drag(from: CGPoint(x: 345, y: handle.midY + 104), to: CGPoint(x: 345, y: handle.midY - 20))
    #expect(host.texts == ["Done", "Plum", "Pear", "Apple"])
  }

  @Test func `what cannot be deleted has no disc and no action`() throws {
    let host = Self.host(
      List { ForEach(["a", "b"], id: \.self) { Text($0).deleteDisabled($0 == "a") }.onDelete { _ in } })
    #expect(throws: TouchError.self) { try host.swipe(.left, on: "c") }
    try host.swipe(.left, on: "b")
    #expect(host.texts.contains("Delete"))
    try host.swipe(.left, on: "a")
    #expect(!host.texts.contains("Delete"))
  }

  @Test func `the first action is at the end, and all are as wide as the widest`() throws {
    var heard: [String] = []
    let list = List {
      Text("Mail")
        .swipeActions {
          Button("Trash", role: .destructive) { heard.append("trash") }
          Button("Flag it now") { heard.append("flag") }.tint(.orange)
        }
        .swipeActions(edge: .leading) { Button("Read") { heard.append("read") } }
    }
    let host = Self.host(list)
    try host.swipe(.left, on: "Mail")
    let (trash, flag) = (try #require(host.frame("Trash")), try #require(host.frame("Flag it now")))
    #expect(trash.midX > flag.midX)
    let backgrounds = host.shapes("RoundedRectangle")
    #expect(backgrounds.count == 2 && backgrounds[0].width == backgrounds[1].width)
    try host.tap("Flag it now")
    #expect(heard == ["flag"])
    #expect(host.shapes("RoundedRectangle").isEmpty)
    try host.swipe(.right, on: "Mail")
    try host.tap("Read")
    #expect(heard == ["flag", "read"])
    try host.drag(from: CGPoint(x: 370, y: 60), to: CGPoint(x: 50, y: 60))
    #expect(heard == ["flag", "read", "trash"])
  }

  @Test func `iOS 18 shows actions as rectangles as high as the row`() throws {
    let host = Self.host(List { Text("Mail").swipeActions { Button("Go") {} } }, .iOS18)
    try host.swipe(.left, on: "Mail")
    let background = try #require(host.shape("RoundedRectangle"))
    #expect(background == CGRect(x: 296, y: 35, width: 74, height: 44))
  }

  @Test func `a tap selects a row`() throws {
    let host = Self.host(OneChoice())
    #expect(host.shapes("SelectedRow").isEmpty)
    try host.tap("2")
    #expect(host.texts.contains("selected 2"))
    #expect(host.shapes("SelectedRow") == [try #require(host.row(1))])
    try host.tap(at: CGPoint(x: 300, y: 60))
    #expect(host.texts.contains("selected 1"))
  }

  @Test func `rows have circles that select them while people edit`() throws {
    let host = Self.host(ManyChoices())
    try host.tap("2")
    #expect(host.texts.contains("none"))
    try host.tap("Edit")
    try host.tap("2")
    try host.tap("3")
    #expect(host.texts.contains("2 3"))
    try host.tap("2")
    #expect(host.texts.contains("3"))
  }

  @Test func `a pull at the top refreshes`() async throws {
    let host = Self.host(Pulled())
    try host.swipe(.up)
    try host.swipe(.down)
    #expect(host.texts.contains("Row 0"))
    try host.swipe(.down)
    // Other tests may keep the main actor busy meanwhile.
    try await host.settled(within: .seconds(60))
    #expect(host.texts.contains("Fresh 0"))
  }

  @Test func `a drag up and down still scrolls rows that can be swiped`() throws {
    let host = Self.host(List { ForEach(0..<50) { Text("Row \($0)") }.onDelete { _ in } })
    let before = try #require(host.frame("Row 8"))
    try host.swipe(.up, on: "Row 8")
    #expect(try #require(host.frame("Row 8")).minY == before.minY - 200)
  }
}

private struct Fruit: View {
  @State private var fruit = ["Apple", "Pear", "Plum"]

  var body: some View {
    VStack(spacing: 0) {
      EditButton().frame(height: 60)
      List {
        ForEach(fruit, id: \.self) { Text($0) }
          .onDelete { fruit.remove(atOffsets: $0) }
          .onMove { fruit.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

private struct OneChoice: View {
  @State private var choice: Int?

  var body: some View {
    List(selection: $choice) {
      ForEach(1..<4) { Text("\($0)") }
      Text("selected \(choice ?? 0)").selectionDisabled()
    }
  }
}

private struct ManyChoices: View {
  @State private var choices: Set<Int> = []

  var body: some View {
    VStack {
      EditButton()
      List([1, 2, 3], id: \.self, selection: $choices) { Text("\($0)") }
      Text(choices.isEmpty ? "none" : choices.sorted().map { "\($0)" }.joined(separator: " "))
    }
  }
}

private struct Pulled: View {
  @State private var word = "Row"

  var body: some View {
    List(0..<40) { Text("\(word) \($0)") }.refreshable { await refresh() }
  }

  private func refresh() async { word = "Fresh" }
}

extension ViewHost {
  /// The frame of a row of the only section in iOS 26, 51 points high at `.medium` and 52 at `.large`.
  fileprivate func row(_ index: Int) -> CGRect? {
    guard let card = shape("ListSection") else { return nil }
    return CGRect(
      x: card.minX, y: card.minY + CGFloat(index) * card.height / 4, width: card.width, height: card.height / 4)
  }
}
