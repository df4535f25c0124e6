import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

private enum Fruit {
  case apple, pear(Int), plum
}

@MainActor @Suite struct `A view builder` {
  private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
    LaidOut(VStack(content: content), in: CGSize(width: 300, height: 300)).items.map(\.name)
  }

  @Test func `takes any number of views`() {
    #expect(texts {} == [])
    #expect(texts { Text("1") } == ["1"])
    let many = texts {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
    }
    #expect(many == (1...12).map { "\($0)" })
  }

  @Test(arguments: [true, false])
  func `takes conditions`(isOn: Bool) {
    let found = texts {
      if isOn { Text("on") }
      if isOn { Text("yes") } else { Text("no") }
      if !isOn {
        Text("a")
        Text("b")
      } else if isOn {
        EmptyView()
      }
    }
    #expect(found == (isOn ? ["on", "yes"] : ["no", "a", "b"]))
  }

  @Test func `takes optional values`() {
    func found(_ name: String?) -> [String] {
      texts {
        if let name { Text(name) }
        name.map { Text("mapped " + $0) }
      }
    }
    #expect(found("x") == ["x", "mapped x"])
    #expect(found(nil) == [])
  }

  @Test func `takes switches`() {
    func found(_ fruit: Fruit) -> [String] {
      texts {
        switch fruit {
        case .apple: Text("apple")
        case .pear(let count) where count > 1:
          Text("pears")
          Text("\(count)")
        case .pear: Text("pear")
        case .plum: EmptyView()
        }
      }
    }
    #expect(found(.apple) == ["apple"])
    #expect(found(.pear(3)) == ["pears", "3"])
    #expect(found(.pear(1)) == ["pear"])
    #expect(found(.plum) == [])
  }

  @Test func `takes availability checks and declarations`() {
    let found = texts {
      let name = "x"
      if #available(iOS 99, macOS 99, *) { Text(name) } else { Text("old") }
      let _ = name.count
    }
    #expect(found == ["x"])
  }

  @Test func `takes groups, erased views and loops`() {
    let found = texts {
      Group {
        Text("a")
        AnyView(Text("b"))
      }
      AnyView(AnyView(Text("c")))
      ForEach(0..<2) { Text("\($0)") }
      ForEach(["x", "y"], id: \.self) { name in
        Text(name)
        if name == "y" { Text("!") }
      }
    }
    #expect(found == ["a", "b", "c", "0", "1", "x", "y", "!"])
  }
}
