import DeclarativeUI
import Foundation
import Testing
import ViewInspection

@MainActor @Suite struct `A picture that something else makes` {
  @Test func `is drawn by a closure with views by their tags`() throws {
    let canvas = Canvas(opaque: true, rendersAsynchronously: true) { _, _ in
    } symbols: {
      Spacer()
    }
    let found = try AnyView(canvas).inspect()
    #expect(try found.find(ViewType.Spacer.self).pathToRoot == "anyView().canvas().symbolsView().spacer()")
    #expect(try found.anyView().canvas().opaque())
    #expect(try found.anyView().canvas().rendersAsynchronously())
    #expect(try found.anyView().canvas().colorMode() == .nonLinear)
  }

  @Test func `comes from the network in phases`() throws {
    let url = try #require(URL(string: "https://picture.example/a.png"))
    let picture = AsyncImage(url: url, scale: 2) { phase in
      switch phase {
      case .success(let image): AnyView(image)
      case .failure: Text("Failed")
      default: ProgressView()
      }
    }
    let found = try picture.inspect().asyncImage()
    #expect(try found.url() == url)
    #expect(try found.scale() == 2)
    #expect(try !found.transaction().disablesAnimations)
    #expect(throws: Never.self) { try found.contentView(.empty).progressView() }
    let failed = try found.contentView(.failure(InspectionError.notSupported(""))).text()
    #expect(failed.pathToRoot == "asyncImage().contentView(.failure()).text()")
    #expect(try found.contentView(.success(Image("a"))).anyView().image().actualImage().name() == "a")
  }

  @Test func `knows its pixels and what it is without modifiers`() throws {
    let pixels = UIImage()
    #expect(try Image(uiImage: pixels).uiImage() == pixels)
    let renderer = ImageRenderer(content: Text("a"))
    renderer.scale = 2
    let drawn = try #require(renderer.uiImage)
    #expect(try Image(uiImage: drawn).resizable().inspect().image().actualImage().uiImage() == drawn)
    renderer.content = Text("b")
    #expect(renderer.uiImage != drawn)
    let star = try #require(UIImage(systemName: "star"))
    #expect(try Image(uiImage: star).uiImage() == star && star != UIImage(systemName: "trash"))
    #expect(throws: InspectionError.self) { try Image(systemName: "star").uiImage() }
    #expect(throws: InspectionError.self) { try Image("a").uiImage() }
    #expect(try Image("a").resizable().rootImage() == Image("a"))
  }
}

@MainActor @Suite struct `A row of an outline` {
  private struct Item: Hashable {
    let name: String
    var children: [Item]?
  }

  private let item = Item(name: "a", children: [Item(name: "b")])

  @Test func `is made of the data that the outline has`() throws {
    let outline = OutlineGroup(item, id: \.name, children: \.children) { Text($0.name) }
    let found = try outline.inspect().outlineGroup()
    #expect(try found.sourceData(Item.self) == item)
    #expect(throws: InspectionError.self) { try found.sourceData([Item].self) }
    #expect(try found.leaf(Item(name: "c")).text().string() == "c")
    #expect(throws: InspectionError.self) { try found.leaf("c") }
    let several = try OutlineGroup([item], id: \.name, children: \.children) { Text($0.name) }.inspect()
    #expect(try several.outlineGroup().sourceData([Item].self) == [item])
  }
}

@MainActor @Suite struct `A text with lines` {
  @Test func `knows them and its distance from the line`() throws {
    let text = Text("a").strikethrough(true, color: .red).underline().baselineOffset(6)
    let attributes = try text.inspect().text().attributes()
    #expect(try attributes.isStrikethrough() && attributes.isUnderline())
    #expect(try attributes.strikethroughColor() == .red)
    #expect(try attributes.strikethroughStyle() == .single)
    #expect(try attributes.underlineColor() == nil)
    #expect(try attributes.underlineStyle() == .single)
    #expect(try attributes.baselineOffset() == 6)
    #expect(try !Text("a").underline(false).inspect().text().attributes().isUnderline())
  }
}
