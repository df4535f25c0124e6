import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

private struct Person: Identifiable {
  var id: Int
  var name: String
}

@MainActor @Suite struct `A loop of views` {
  @Test func `has one view for each element, in order`() {
    let people = [Person(id: 2, name: "B"), Person(id: 1, name: "A")]
    #expect(LaidOut(VStack { ForEach(people) { Text($0.name) } }).items.map(\.name) == ["B", "A"])
    let numbered = ForEach(Array(people.enumerated()), id: \.offset) { Text("\($0.offset)\($0.element.name)") }
    #expect(LaidOut(VStack { numbered }).items.map(\.name) == ["0B", "1A"])
  }

  @Test func `of nothing is nothing`() {
    #expect(LaidOut(VStack { ForEach([Person]()) { Text($0.name) } }).items.isEmpty)
  }

  @Test func `draws elements with the same id and reports them`() {
    let layout = LaidOut(VStack { ForEach(["a", "a"], id: \.self) { Text($0) } })
    #expect(layout.items.count == 2)
    #expect(
      layout.layout.problems == [
        "ForEach has two elements with the id a; give every element an id of its own, or they are taken for each other"
      ])
  }
}
