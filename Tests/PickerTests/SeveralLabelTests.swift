import DeclarativeUI
import Foundation
import LaidOutViews
import PixelImages
import Testing

/// Labels of several views: a title, below it in smaller letters what it says besides, and a picture.
@MainActor @Suite struct `A label of several views` {
  private func title(_ layout: LaidOut) throws -> (title: CGRect, subtitle: CGRect) {
    (try #require(layout.frame("Title")), try #require(layout.frame("Subtitle")))
  }

  private func expectLines(_ layout: LaidOut) throws {
    let (title, subtitle) = try title(layout)
    #expect(subtitle.minX == title.minX && subtitle.minY >= title.maxY - 0.01 && subtitle.height < title.height)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26]) func `is so in a row of a menu`(design: SystemDesign) throws {
    let menu = Menu("Open") {
      Button {
      } label: {
        Text("Title")
        Text("Subtitle")
        Image(systemName: "star")
      }
    }
    let host = ViewHost(menu.environment(\.systemDesign, design), size: CGSize(width: 300, height: 300))
    try host.tap("Open")
    let layout = LaidOut(host.layout(on: host.ownScreen))
    try expectLines(layout)
    let (title, star) = (try #require(layout.frame("Title")), try #require(layout.frame("star")))
    #expect(design == .iOS26 ? star.maxX < title.minX : star.minX > title.maxX)
  }

  @Test func `is so of a toggle and of a picker in a row`() throws {
    let toggle = Toggle(isOn: .constant(true)) {
      Text("Title")
      Text("Subtitle")
    }
    try expectLines(laidOut(toggle))
    let picker = Picker(selection: .constant(1)) {
      Text("One").tag(1)
    } label: {
      Text("Title")
      Text("Subtitle")
    }
    try expectLines(laidOut(List { picker }))
  }

  @Test func `is a title alone in a compact group of a menu, and none there`() throws {
    func texts(_ isCompact: Bool) throws -> [String] {
      let group = ControlGroup { Button("Cut", systemImage: "scissors") {} }
      let menu = Menu("Open") { if isCompact { group.controlGroupStyle(.compactMenu) } else { group } }
      let host = ViewHost(menu, size: CGSize(width: 300, height: 300))
      try host.tap("Open")
      return host.texts
    }
    #expect(try texts(false).contains("Cut"))
    #expect(try !texts(true).contains("Cut"))
  }

  @Test func `has room for its picture in a menu at every size of text`() throws {
    for size in [DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility3] {
      let menu = Menu("Open") { Button("Copy", systemImage: "star") {} }.dynamicTypeSize(size)
      let host = ViewHost(menu, size: CGSize(width: 300, height: 600))
      try host.tap("Open")
      let layout = LaidOut(host.layout(on: host.ownScreen))
      #expect(try #require(layout.frame("star")).maxX <= #require(layout.frame("Copy")).minX)
    }
  }
}

@MainActor @Suite struct `A control in a row` {
  @Test func `to paste looks as outside of rows`() throws {
    func gap(_ view: some View) throws -> CGFloat {
      let layout = laidOut(view)
      return try #require(layout.frame("Paste")).minX - #require(layout.frames("doc.on.clipboard").map(\.maxX).max())
    }
    let paste = PasteButton(payloadType: String.self) { _ in }
    #expect(try gap(List { paste }) == gap(paste))
  }

  @Test func `that is a box has another background than its row`() {
    let colors = laidOut(List { GroupBox { Text("In") } }, .iOS18, .dark).colors.map(\.description)
    #expect(colors.contains("#1C1C1E") && colors.contains("#2C2C2E"))
  }
}
