import DeclarativeUI
import Foundation
import LayoutTree
import LaidOutViews
import Testing

@MainActor @Suite struct `What is heard of several views` {
  private var pair: some View {
    VStack(spacing: 0) {
      Text("a").accessibilityValue("1").frame(width: 40, height: 20)
      Text("b").accessibilityHint("h").frame(width: 60, height: 20)
    }
  }

  @Test func `is in the order of the code`() {
    let view = VStack {
      HStack {
        Text("a"); Text("b")
      }
      Text("c").background { Text("d") }.overlay { Text("e") }
      ZStack {
        Text("f").zIndex(1); Text("g")
      }
    }
    #expect(labels(view) == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(
      labels(
        HStack {
          Text("a"); Text("b")
        }.environment(\.layoutDirection, .rightToLeft)) == ["a", "b"])
  }

  @Test func `has what has a larger priority first, in its container`() {
    let row = HStack {
      Text("a"); Text("b").accessibilitySortPriority(1); Text("c").accessibilitySortPriority(2)
    }
    #expect(labels(row) == ["c", "b", "a"])
    #expect(
      labels(
        VStack {
          Text("x"); row
        }) == ["c", "b", "x", "a"])
    #expect(
      labels(
        VStack {
          Text("x"); row.accessibilityElement(children: .contain)
        }) == ["x", "c", "b", "a"])
    let raised = row.accessibilityElement(children: .contain).accessibilitySortPriority(1)
    #expect(
      labels(
        VStack {
          Text("x"); raised
        }) == ["c", "b", "a", "x"])
    #expect(
      labels(
        VStack {
          Text("x").accessibilitySortPriority(-1); Text("y")
        }) == ["y", "x"])
  }

  @Test func `is one element where they are combined`() {
    let whole = onlyElement(pair.accessibilityElement(children: .combine).accessibilityAddTraits(.isHeader))
    #expect(whole?.label == "a, b")
    #expect(whole?.value == "1")
    #expect(whole?.hint == "h")
    #expect(whole?.traits == [.isStaticText, .isHeader])
    #expect(whole?.frame == CGRect(x: 20, y: 30, width: 60, height: 40))
    #expect(onlyElement(pair.accessibilityElement(children: .combine).accessibilityLabel("ab"))?.label == "ab")
    let hiding = VStack {
      pair; Text("c").accessibilityHidden(true)
    }
    #expect(labels(hiding.accessibilityElement(children: .combine)) == ["a, b"])
    let sorted = HStack {
      Text("a"); Text("b").accessibilitySortPriority(1)
    }
    #expect(labels(sorted.accessibilityElement(children: .combine)) == ["b, a"])
    #expect(labels(pair.accessibilityElement(children: .contain).accessibilityElement(children: .combine)) == ["a, b"])
  }

  @Test func `is without a symbol's own name where they are combined`() {
    let person = HStack {
      Image(systemName: "person.circle.fill"); Text("Ada")
    }
    #expect(onlyElement(person.accessibilityElement(children: .combine))?.label == "Ada")
    let named = HStack {
      Image(systemName: "star").accessibilityLabel("Favourite"); Text("Ada")
    }
    #expect(onlyElement(named.accessibilityElement(children: .combine))?.label == "Favourite, Ada")
    let symbols = HStack {
      Image(systemName: "star"); Image(systemName: "trash")
    }
    #expect(onlyElement(symbols.accessibilityElement(children: .combine))?.label == "star, trash")
    // Of controls that is not known.
    #expect(onlyElement(Button(action: {}, label: { person }))?.label == "person.circle.fill, Ada")
  }

  @Test func `is a button where one of those that are combined is`() {
    var pressed: [String] = []
    let one = onlyElement(
      VStack {
        Text("a"); Button("b") { pressed.append("b") }
      }.accessibilityElement(children: .combine))
    #expect(one?.label == "a, b")
    #expect(one?.traits == .isButton)
    one?.actions.first { $0.kind == .activate }?.perform()
    let two = onlyElement(
      VStack {
        Text("a"); Button("b") { pressed.append("b") }; Button("c") { pressed.append("c") }
      }
      .accessibilityElement(children: .combine))
    #expect(two?.label == "a")
    #expect(two?.actions.map(\.kind) == [.named("b"), .named("c")])
    two?.actions.last?.perform()
    #expect(pressed == ["b", "c"])
  }

  @Test func `is one element that says only what is said of it where they are ignored`() {
    let whole = onlyElement(pair.accessibilityElement().accessibilityLabel("ab"))
    #expect(whole?.label == "ab")
    #expect(whole?.value == nil && whole?.hint == nil && whole?.traits == [])
    #expect(whole?.frame == CGRect(x: 20, y: 30, width: 60, height: 40))
    #expect(labels(pair.accessibilityElement(children: .ignore)) == [nil])
  }

  @Test func `is a named container with them where they are contained`() {
    let elements = LaidOut(
      pair.accessibilityElement(children: .contain).accessibilityLabel("ab").accessibilityIdentifier("pair")
    ).layout.accessibility
    #expect(elements.map(\.label) == ["ab"])
    #expect(elements.map(\.identifier) == ["pair"])
    #expect(elements.first?.children?.map(\.label) == ["a", "b"])
    #expect(elements.first?.children?.map(\.identifier) == [nil, nil])
  }

  @Test func `is only what is modal beside what is not`() {
    let sheet = VStack {
      Text("b"); Text("c")
    }.accessibilityElement(children: .contain)
    #expect(
      labels(
        ZStack {
          Text("a"); sheet.accessibilityAddTraits(.isModal)
        }) == ["b", "c"])
    #expect(
      labels(
        ZStack {
          Text("a"); sheet
        }) == ["a", "b", "c"])
  }

  @Test func `is in the place of those that they represent`() {
    let slider = Capsule().frame(width: 50, height: 10).accessibilityRepresentation {
      Button("Loud") {}.accessibilityValue("3")
    }
    let element = onlyElement(slider)
    #expect(element?.label == "Loud" && element?.value == "3" && element?.traits == .isButton)
    #expect(element?.frame == CGRect(x: 25, y: 45, width: 50, height: 10))
    #expect(LaidOut(slider).items.map(\.name) == ["Capsule"])
    #expect(LaidOut(slider).layout.buttons.isEmpty)
    #expect(
      labels(
        Text("a").accessibilityRepresentation {
          Text("b"); Text("c")
        }) == ["b", "c"])
  }

  @Test func `is laid out where they are the children of another`() {
    let chart = Rectangle().frame(width: 60, height: 20).accessibilityLabel("Chart").accessibilityChildren {
      HStack(spacing: 0) {
        ForEach(0..<3) { Rectangle().accessibilityLabel("bar \($0)") }
      }
    }
    let elements = LaidOut(chart).layout.accessibility
    #expect(elements.map(\.label) == ["Chart"])
    #expect(elements.first?.children?.map(\.label) == ["bar 0", "bar 1", "bar 2"])
    #expect(elements.first?.children?.map(\.frame.minX) == [20, 40, 60])
    #expect(elements.first?.children?.map(\.frame.height) == [20, 20, 20])
    #expect(LaidOut(chart).items.count == 1)
    let implicit = LaidOut(Rectangle().accessibilityChildren { Text("a") }).layout.accessibility
    #expect(implicit.first?.children?.map(\.label) == ["a"])
  }
}

@MainActor @Suite struct `An accessibility action` {
  @Test func `has a kind or a name, and is called`() {
    var called: [String] = []
    let element = onlyElement(
      Text("a").accessibilityAction { called.append("default") }
        .accessibilityAction(.escape) { called.append("escape") }
        .accessibilityAction(named: "Share") { called.append("share") }
        .accessibilityAction(named: Text("Print")) { called.append("print") }
        .accessibilityAction(named: String("Copy")) { called.append("copy") }
        .accessibilityAction(.magicTap) {}
        .accessibilityAction {
          called.append("delete")
        } label: {
          Text("Delete")
        })
    #expect(
      element?.actions.map(\.kind) == [
        .activate, .escape, .named("Share"), .named("Print"), .named("Copy"), .magicTap, .named("Delete"),
      ])
    for action in element?.actions ?? [] { action.perform() }
    #expect(called == ["default", "escape", "share", "print", "copy", "delete"])
  }

  @Test func `stands for each of some buttons`() {
    let view = Circle().accessibilityLabel("c").accessibilityActions {
      Button("Share") {}
      Button {
      } label: {
        Text("Copy"); Text("it")
      }
    }
    let element = onlyElement(view)
    #expect(element?.label == "c")
    #expect(element?.actions.map(\.kind) == [.named("Copy, it"), .named("Share")])
    #expect(LaidOut(view).items.count == 1)
    #expect(onlyElement(Circle().accessibilityActions { Button("Share") {} })?.actions.count == 1)
  }

  @Test func `adjusts a value in both directions`() {
    var value = 0
    let element = onlyElement(
      Circle().accessibilityLabel("Volume").accessibilityAdjustableAction { direction in
        value += direction == .increment ? 1 : -10
      })
    #expect(element?.traits == .isAdjustable)
    element?.actions.first { $0.kind == .increment }?.perform()
    #expect(value == 1)
    element?.actions.first { $0.kind == .decrement }?.perform()
    #expect(value == -9)
  }

  @Test func `leaves its place to another of its kind`() {
    let element = onlyElement(Text("a").accessibilityAction(named: "b") {}.accessibilityAction(named: "b") {})
    #expect(element?.actions.map(\.kind) == [.named("b")])
  }
}

@MainActor @Suite struct `A detail of an element` {
  @Test func `has a label, a value and an importance`() {
    let key = AccessibilityCustomContentKey("Age", id: "age")
    let element = onlyElement(
      Text("a").accessibilityCustomContent(key, "1").accessibilityCustomContent("Size", Text("2"), importance: .high)
        .accessibilityCustomContent(Text("Colour"), Text("red")).accessibilityCustomContent("Taste", String("sweet"))
        .accessibilityCustomContent(key, Text?.none)
        .accessibilityCustomContent(AccessibilityCustomContentKey(Text("Years"), id: "age"), String("3")))
    #expect(element?.customContent.map(\.label) == ["Size", "Colour", "Taste", "Years"])
    #expect(element?.customContent.map(\.value) == ["2", "red", "sweet", "3"])
    #expect(element?.customContent.map(\.isImportant) == [true, false, false, false])
  }
}
