import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

private struct Settings<Style: PickerStyle>: View {
  let style: Style
  @State private var fruit = "apple"

  var body: some View {
    Form {
      Picker("Fruit", selection: $fruit) {
        ForEach(["apple", "pear"], id: \.self) { Text($0) }
      }
      .pickerStyle(style)
    }
  }
}

@MainActor @Suite struct `A picker in a row of a form` {
  @Test func `has its label at the start and its value in the second colour at the end`() throws {
    let form = laidOut(Settings(style: .automatic), in: CGSize(width: 390, height: 400))
    let (label, value) = (try #require(form.frame("Fruit")), try #require(form.frame("apple")))
    let symbol = try #require(form.frame("chevron.up.chevron.down"))
    #expect(abs(label.minX - 32) < 0.34)
    #expect(symbol.maxX <= 358.01 && symbol.maxX > 350)
    #expect(value.maxX < symbol.minX)
    func color(_ name: String) -> String? { form.items.first { $0.name == name }?.color?.description }
    #expect(color("Fruit") == "#000000")
    #expect(color("apple") == "#3C3C4399")
  }

  @Test func `opens its menu where the row is tapped`() throws {
    let host = ViewHost(Settings(style: .menu), size: CGSize(width: 300, height: 300))
    try host.tap("Fruit")
    try host.tap("pear")
    #expect(host.texts == ["Fruit", "pear"])
  }

  @Test func `has a row for each option, of which the chosen one is checked, where it is inline`() throws {
    let host = ViewHost(Settings(style: .inline), size: CGSize(width: 300, height: 300))
    #expect(host.texts == ["Fruit", "apple", "pear"])
    try host.tap("pear")
    let mark = try #require(host.items.first { $0.name == "checkmark" }?.frame)
    let pear = try #require(host.items.first { $0.name == "pear" }?.frame)
    #expect(abs(mark.midY - pear.midY) < 1)
    #expect(mark.minX > 200)
  }

  @Test func `leads to a screen of its options, which a tap leaves`() throws {
    let host = ViewHost(
      NavigationStack { Settings(style: .navigationLink) }, size: CGSize(width: 300, height: 300))
    try host.tap("Fruit")
    try host.tap("pear")
    #expect(host.texts.contains("Fruit"))
    #expect(host.texts.contains("pear"))
    #expect(!host.texts.contains("apple"))
  }
}

@MainActor @Suite struct `A group that people open in a list` {
  @Test func `has its contents as rows`() throws {
    let host = ViewHost(
      List {
        DisclosureGroup("More") {
          Text("one")
          Text("two")
        }
      }, size: CGSize(width: 300, height: 300))
    try host.tap("More")
    let rows = host.items.filter { ["More", "one", "two"].contains($0.name) }.compactMap(\.frame)
    #expect(rows.count == 3)
    #expect(rows[1].midY - rows[0].midY > 40)
    #expect(abs(rows[2].midY - rows[1].midY - (rows[1].midY - rows[0].midY)) < 1)
  }

  // Measured in iOS 26 at 393 points, with a tint: the chevron is that of a link, 1.67 further at the end and in the label's
  // colour, and a link in the label has none.
  @Test func `has a chevron of its own, and none of a link in its label`() throws {
    let list = NavigationStack {
      List {
        DisclosureGroup {
          Text("one")
        } label: {
          NavigationLink("Folder") { Text("two") }
        }
        NavigationLink("Link") { Text("three") }
      }
    }
    .tint(.orange)
    let laidOut = LaidOut(list, in: CGSize(width: 393, height: 600), scale: 3) {
      $0.systemDesign = .iOS26
      $0.colorScheme = .dark
    }
    let chevrons = laidOut.frames("Chevron")
    #expect(chevrons.count == 2 && laidOut.frames("chevron.right").isEmpty)
    let line = 17 * 0.1375
    // The path of what a stroke is drawn around, without the stroke's ends.
    #expect(abs(chevrons[0].maxX + line / 2 - 360.26) < 0.34 && abs(chevrons[1].maxX - 358.6) < 0.34, "\(chevrons)")
    #expect(abs(chevrons[0].height + line - 11.79) < 0.34)
    #expect(laidOut.items.first { $0.name == "Chevron" }?.color?.description == "#FFFFFF")
  }
}
