import DeclarativeUI
import Foundation
import Testing
import ViewInspection

/// Lists as ViewInspector's tests look into them.
@MainActor struct ListInspectionTests {
  @Test func `rows and sections are found by index`() throws {
    let list = List {
      Text("First")
      Section("Head") {
        Text("A")
        Text("B")
      }
    }
    #expect(try list.inspect().list().text(0).string() == "First")
    #expect(try list.inspect().list().section(1).text(1).string() == "B")
    #expect(try list.inspect().find(ViewType.List.self).section(1).text(0).string() == "A")
    #expect(try list.inspect().find(text: "Head").string() == "Head")
  }

  @Test func `the only row has an index, too`() throws {
    #expect(try List { Text("One") }.inspect().list().text(0).string() == "One")
    #expect(try Form { Text("One") }.inspect().form().text(0).string() == "One")
  }

  @Test func `deleting and moving is called by inspection`() throws {
    var heard: [String] = []
    let list = List {
      ForEach(0..<3) { Text("\($0)") }
        .onDelete { heard.append("delete \(Array($0))") }
        .onMove { heard.append("move \(Array($0)) to \($1)") }
    }
    try list.inspect().list().forEach(0).callOnDelete([1])
    try list.inspect().list().forEach(0).callOnMove([0], 2)
    #expect(heard == ["delete [1]", "move [0] to 2"])
  }

  @Test func `inserting is called by inspection`() throws {
    var heard: [Int] = []
    let list = List { ForEach(0..<2) { Text("\($0)") }.onInsert(of: [.text]) { index, _ in heard.append(index) } }
    try list.inspect().list().forEach(0).callOnInsert(of: 1, [])
    #expect(heard == [1])
  }

  @Test func `a list over data is a list of one collection`() throws {
    let list = List(["x", "y"], id: \.self) { Text($0) }
    #expect(try list.inspect().list().forEach(0).text(1).string() == "y")
  }
}
