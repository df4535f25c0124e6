import DeclarativeUI
import LaidOutViews
import Testing

private struct Item: Identifiable {
  let id: Int
  var count = 0
}

private struct Row: View {
  @Binding var item: Item
  var body: some View { Button("\(item.id): \(item.count)") { item.count += 1 } }
}

private struct ItemList: View {
  @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]

  var body: some View {
    VStack {
      ForEach($items) { $item in Row(item: $item) }
      ForEach($items, id: \.count) { $item in EmptyView() }
      Button("reverse") { items.reverse() }
      Button("remove") { items.removeLast() }
      Text(items.map { "\($0.id)\($0.count)" }.joined(separator: " "))
    }
  }
}

private struct Words: View {
  @State private var words = ["a", "b"]
  var body: some View {
    ForEach($words, id: \.self) { $word in Button(word) { word += "!" } }
    ForEach($words[0...0], id: \.wrappedValue) { word in Text("first \(word.wrappedValue)") }
  }
}

@MainActor @Suite struct `Bindings to the elements of a collection` {
  @Test func `write the elements, which keep their places by their ids`() {
    let screen = LivingScreen(ItemList())
    screen.press(1)
    #expect(screen.texts == ["1: 0", "2: 1", "3: 0", "reverse", "remove", "10 21 30"])
    screen.press(3)
    screen.press(0)
    #expect(screen.texts == ["3: 1", "2: 1", "1: 0", "reverse", "remove", "31 21 10"])
    screen.press(4)
    #expect(screen.texts == ["3: 1", "2: 1", "reverse", "remove", "31 21"])
  }

  @Test func `are elements of a collection themselves`() {
    let screen = LivingScreen(Words())
    screen.press(0)
    #expect(screen.texts == ["a!", "b", "first a!"])
  }

  @Test func `go through all elements in order, forwards and backwards`() {
    var items = [1, 2, 3]
    let binding = Binding(get: { items }, set: { items = $0 })
    for element in binding { element.wrappedValue *= 10 }
    #expect(items == [10, 20, 30])
    #expect(binding.reversed().map(\.wrappedValue) == [30, 20, 10])
    #expect(binding.last?.wrappedValue == 30)
    #expect(Binding.constant(Item(id: 5)).id == 5)
  }

  @Test func `to an element that is gone have its last value, and writing them changes nothing`() {
    var items = [Item(id: 1), Item(id: 2)]
    let binding = Binding(get: { items }, set: { items = $0 })
    let last = binding[1]
    items.removeLast()
    #expect(last.wrappedValue.id == 2)
    last.wrappedValue = Item(id: 9)
    #expect(items.map(\.id) == [1])
  }
}
