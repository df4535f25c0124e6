import DeclarativeUI
import Foundation
import LayoutTree
import PixelImages
import LaidOutViews
import Testing

@MainActor @Suite struct `An accessibility element` {
  private let bitmap = Bitmap(width: 2, height: 2)

  @Test func `is a label in the place of a part of a text`() {
    let text: Text = Text("3").accessibilityLabel(Text("three")) + Text(" apples")
    #expect(onlyElement(text)?.label == "three apples")
    let half: Text = Text("1").bold().accessibilityLabel("one") + Text("/2")
    let both: Text = half.accessibilityLabel("a half") + Text(" left")
    #expect(onlyElement(both)?.label == "a half left")
    #expect(onlyElement(Circle().accessibilityLabel(both))?.label == "a half left")
    #expect(LaidOut(text).frames == LaidOut(Text("3") + Text(" apples")).frames)
    let spoken: Text = Text("c").accessibilityHeading(.h1).speechSpellsOutCharacters() + Text("d")
    #expect(onlyElement(spoken)?.label == "cd")
    let words = "five"
    let number: Text = Text("5").accessibilityLabel(words)
    #expect(
      onlyElement(number + Text(" pears"))?.label == "five pears"
        && labels(Text("5").accessibilityLabel(words)) == [words])
  }

  @Test func `is each text, which is static`() {
    let elements = heard(
      VStack {
        Text("a"); Text("b ") + Text("c").bold(); Text("")
      })
    #expect(elements.map(\.label) == ["a", "b c"])
    #expect(elements.map(\.traits) == [.isStaticText, .isStaticText])
  }

  @Test func `is a picture by its name or its label, and no decoration`() {
    let picture = onlyElement(Image("cat"))
    #expect(picture?.label == "cat")
    #expect(picture?.traits == .isImage)
    #expect(labels(Image("cat", label: Text("A cat"))) == ["A cat"])
    #expect(labels(Image(decorative: "cat")) == [])
    #expect(labels(Image(bitmap, scale: 1, label: Text("A dot"))) == ["A dot"])
    #expect(labels(Image(bitmap, scale: 1)) == [])
    #expect(onlyElement(Image(bitmap, scale: 1, label: Text("A dot")))?.traits == .isImage)
  }

  @Test func `is no shape, unless something is said of it`() {
    #expect(labels(Circle()) == [])
    #expect(labels(Color.red.accessibilityIdentifier("red")) == [])
    let circle = onlyElement(Circle().frame(width: 30, height: 20).accessibilityLabel("Circle"))
    #expect(circle?.label == "Circle")
    #expect(circle?.traits == [])
    #expect(circle?.frame == CGRect(x: 35, y: 40, width: 30, height: 20))
    #expect(onlyElement(Circle().accessibilityValue("1"))?.value == "1")
    #expect(onlyElement(Circle().accessibilityHint("h"))?.hint == "h")
    #expect(onlyElement(Circle().accessibilityAddTraits(.isImage))?.traits == .isImage)
    #expect(onlyElement(Circle().accessibilityAction(named: "Do") {})?.actions.count == 1)
    #expect(onlyElement(Circle().accessibilityInputLabels(["x"]))?.inputLabels == ["x"])
    #expect(onlyElement(Circle().accessibilityCustomContent("k", "v"))?.customContent.map(\.value) == ["v"])
    #expect(labels(EmptyView().accessibilityLabel("Nothing")) == [])
  }

  @Test func `is a button with all texts of its label`() {
    let button = onlyElement(
      Button {
      } label: {
        HStack {
          Image(bitmap, scale: 1, label: Text("Heart")); Text("Like"); Text("it")
        }
        .frame(width: 80, height: 40)
      })
    #expect(button?.label == "Heart, Like, it")
    #expect(button?.traits == .isButton)
    #expect(button?.frame == CGRect(x: 10, y: 30, width: 80, height: 40))
    #expect(onlyElement(Button("Go") {})?.traits == .isButton)
    #expect(onlyElement(Button("Go") {}.accessibilityLabel("Leave"))?.label == "Leave")
    let unnamed = onlyElement(
      Button {
      } label: {
        Color.red
      })
    #expect(unnamed != nil && unnamed?.label == nil)
    #expect(unnamed?.traits == .isButton)
  }

  @Test func `does what its button does`() {
    var count = 0
    onlyElement(Button("Go") { count += 1 })?.actions.first { $0.kind == .activate }?.perform()
    #expect(count == 1)
  }

  @Test func `is dimmed where its button is disabled`() {
    #expect(onlyElement(Button("Go") {}.disabled(true))?.traits == [.isButton, .isNotEnabled])
    #expect(onlyElement(Button("Go") {}.disabled(false))?.traits == .isButton)
    #expect(onlyElement(VStack { Button("Go") {} }.disabled(true))?.traits == [.isButton, .isNotEnabled])
  }

  @Test func `has what is said of it, the outer word last`() {
    let element = onlyElement(
      Text("12 %").accessibilityLabel("Battery").accessibilityLabel(Text("Charge")).accessibilityValue("12")
        .accessibilityHint(String("Plug in")).accessibilityIdentifier("charge")
        .accessibilityAddTraits([.updatesFrequently, .isSelected]).accessibilityRemoveTraits(.isStaticText)
        .accessibilityHeading(.h2).accessibilityInputLabels([String("Battery"), "Power"])
        .accessibilityRespondsToUserInteraction(false))
    #expect(element?.label == "Charge")
    #expect(element?.value == "12")
    #expect(element?.hint == "Plug in")
    #expect(element?.identifier == "charge")
    #expect(element?.traits == [.updatesFrequently, .isSelected, .isHeader])
    #expect(element?.headingLevel == .h2)
    #expect(element?.inputLabels == ["Battery", "Power"])
    #expect(element?.respondsToUserInteraction == false)
    let traits = Text("a").accessibilityRemoveTraits(.isSelected).accessibilityAddTraits(.isSelected)
    #expect(onlyElement(traits)?.traits.contains(.isSelected) == true)
  }

  @Test func `keeps what it has where something is said that is not enabled`() {
    let element = onlyElement(
      Text("a").accessibilityLabel("b", isEnabled: false).accessibilityValue(Text("c"), isEnabled: false)
        .accessibilityHint("d", isEnabled: false).accessibilityHidden(true, isEnabled: false)
        .accessibilityIdentifier("e", isEnabled: false).accessibilityInputLabels([Text("f")], isEnabled: false)
        .accessibilityRespondsToUserInteraction(isEnabled: false))
    #expect(element?.label == "a")
    #expect(element?.value == nil && element?.hint == nil && element?.identifier == nil)
    #expect(element?.inputLabels == [] && element?.respondsToUserInteraction == nil)
    #expect(labels(Circle().accessibilityLabel("b", isEnabled: false)) == [])
  }

  @Test func `has what is said by the first names of the modifiers`() {
    let element = onlyElement(
      Text("a").accessibility(label: Text("b")).accessibility(value: Text("c")).accessibility(hint: Text("d"))
        .accessibility(identifier: "e").accessibility(addTraits: .isHeader).accessibility(removeTraits: .isStaticText)
        .accessibility(inputLabels: [Text("f")]).accessibility(sortPriority: 1).accessibility(hidden: false)
        .accessibilityIgnoresInvertColors())
    #expect(element?.label == "b" && element?.value == "c" && element?.hint == "d" && element?.identifier == "e")
    #expect(element?.traits == .isHeader && element?.inputLabels == ["f"])
    #expect(labels(Text("a").accessibility(hidden: true)) == [])
  }

  @Test func `is each one inside of what something is said of`() {
    let elements = heard(
      VStack {
        Text("a"); Button("b") {}
      }.accessibilityIdentifier("both").accessibilityHint("h"))
    #expect(elements.map(\.identifier) == ["both", "both"])
    #expect(elements.map(\.hint) == ["h", "h"])
  }

  @Test func `is nothing hidden or wholly transparent, whatever is said of it`() {
    #expect(labels(Text("a").accessibilityHidden(true)) == [])
    #expect(
      labels(
        VStack {
          Text("a"); Text("b")
        }.accessibilityHidden(true).accessibilityLabel("c")) == [])
    #expect(labels(Circle().accessibilityHidden(true).accessibilityLabel("c")) == [])
    #expect(labels(Circle().accessibilityLabel("c").accessibilityHidden(true).accessibilityHidden(false)) == [])
    #expect(labels(Text("a").opacity(0).accessibilityLabel("c")) == [])
    #expect(labels(Text("a").opacity(0.01)) == ["a"])
    #expect(labels(Text("a").hidden().accessibilityLabel("c")) == [])
    #expect(
      labels(
        VStack {
          Text("a").accessibilityHidden(true); Text("b")
        }) == ["b"])
  }

  @Test func `is what functions of apps return by the name of its modifier`() {
    func named(_ name: String) -> ModifiedContent<Color, AccessibilityAttachmentModifier> {
      name.isEmpty ? Color.red.accessibilityIdentifier("red") : Color.red.accessibilityLabel(name)
    }
    #expect(labels(named("a")) == ["a"] && labels(named("")) == [])
    let old: ModifiedContent<ModifiedContent<Color, AccessibilityAttachmentModifier>, AccessibilityAttachmentModifier> =
      named("a").accessibility(hidden: true)
    #expect(labels(old) == [])
  }

  @Test func `names its attributes in the tree`() {
    let root = LaidOut(Text("a").accessibilityLabel("b").accessibilityIdentifier("c")).layout.root
    func all(_ node: Node) -> [Node] { [node] + node.children.flatMap(all) }
    #expect(all(root).compactMap(\.accessibilityLabel) == ["b", "a"])
    #expect(all(root).compactMap(\.accessibilityIdentifier) == ["c"])
  }
}
