import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

@MainActor @Suite struct `A content with a label` {
  @Test func `has the label at the start and the value in the second colour at the end`() throws {
    let row = laidOut(LabeledContent("Name", value: "Ann"), in: CGSize(width: 200, height: 60))
    #expect(row.frame("Name")?.minX == 0)
    #expect(abs((row.frame("Ann")?.maxX ?? 0) - 200) < 0.01)
    #expect(row.colors.map(\.description) == ["#000000", "#3C3C4399"])
  }

  @Test func `is turned round from right to left`() {
    let row = laidOut(LabeledContent("Name", value: "Ann"), in: CGSize(width: 200, height: 60)) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(abs(row.frame("Ann")?.minX ?? 9) < 0.01)
  }

  @Test func `is one element`() {
    #expect(labels(LabeledContent("Name", value: "Ann")) == ["Name, Ann"])
  }

  @Test func `is in words by a format`() {
    #expect(laidOut(LabeledContent("Count", value: 1234, format: .number)).items.map(\.name) == ["Count", "1,234"])
  }

  @Test func `looks as a style of one's own says, which may call the one around`() {
    let row = LabeledContent("Name", value: "Ann").labeledContentStyle(Below())
    #expect(laidOut(row).items.map(\.name) == ["Name", "Ann", "below"])
  }

  private struct Below: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        LabeledContent(configuration)
        Text(verbatim: "below")
      }
    }
  }
}

@MainActor @Suite struct `A group that people open` {
  @Test func `shows its content where its label is tapped, and hides it again`() throws {
    let host = ViewHost(DisclosureGroup("More") { Text("inside") }, size: CGSize(width: 300, height: 300))
    #expect(host.texts == ["More"])
    try host.tap("More")
    #expect(host.texts == ["More", "inside"])
    try host.tap("More")
    #expect(host.texts == ["More"])
  }

  @Test func `follows a binding, and says whether it is open`() {
    #expect(laidOut(DisclosureGroup("More", isExpanded: .constant(true)) { Text("in") }).items.count == 3)
    #expect(heard(DisclosureGroup("More") { Text("in") }).map(\.value) == ["Collapsed"])
  }

  @Test func `looks as a style of one's own says`() throws {
    let host = ViewHost(
      DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Plain()), size: CGSize(width: 300, height: 300))
    try host.tap("open")
    #expect(host.texts == ["More", "open", "inside"])
  }

  private struct Plain: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Button("open") { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }
}

@MainActor @Suite struct `A box around views` {
  // Measured on a picture of iOS 14: 16 around a headline and a line of text with nothing between.
  @Test func `is as wide as there is room where it has a label, with its contents in the middle`() throws {
    let box = laidOut(GroupBox("Title") { Box(80, 20) }, .iOS18)
    let background = try #require(box.frames.first)
    let (title, inside) = (try #require(box.frame("Title")), try #require(box.frames.last))
    #expect(background.minX == 0 && background.width == 300)
    #expect(title.minX == 16 && abs(title.minY - background.minY - 16) < 0.01)
    #expect(
      inside.midX == 150 && abs(inside.minY - title.maxY) < 0.01 && abs(background.maxY - inside.maxY - 16) < 0.01)
    let text = laidOut(GroupBox("Heart rate") { Text("90 beats a minute") }, .iOS18)
    #expect(try abs(#require(text.frames.first).height - 72.7) < 0.34)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is as wide as its contents where it has no label`(design: SystemDesign) throws {
    let background = try #require(laidOut(GroupBox { Box(80, 20) }, design).frames.first)
    #expect(background.size == CGSize(width: 112, height: 52))
  }

  @Test func `has round corners`() throws {
    func edges(_ design: SystemDesign, _ rows: [Int]) throws -> [Double] {
      let box = GroupBox("Title") { Box(80, 20) }
      guard case .shape(let background)? = laidOut(box, design).items.first else {
        Issue.record("There is no background.")
        return []
      }
      return rows.map { background.path.leftEdge(inRow: $0, ofPixels: 3, in: background.frame) }
    }
    // Measured on a picture of iOS 14, from the upper edge of the background on; in iOS 26 twice as large.
    let (older, newer) = (try edges(.iOS18, [3, 5, 10, 13]), try edges(.iOS26, [7, 11]))
    for (edge, measured) in zip(older, [10.9, 8.3, 4.0, 2.3]) {
      #expect(abs(edge - measured) < 0.7)
    }
    for (edge, measured) in zip(newer, [21.5, 16.2]) { #expect(abs(edge - measured) < 1.4) }
  }

  @Test func `has a background around its label and its content`() throws {
    let box = laidOut(GroupBox("Title") { Box(80, 20) }, .iOS18)
    #expect(box.colors.first?.description == "#F2F2F7")
    #expect(laidOut(GroupBox("Title") { Box(80, 20) }, .iOS18, .dark).colors.first?.description == "#1C1C1E")
  }

  @Test func `looks as a style of one's own says, which may call the one around`() {
    let box = GroupBox("Title") { Text("in") }.groupBoxStyle(Twice())
    #expect(laidOut(box).items.map(\.name) == ["RoundedRectangle", "Title", "in", "below"])
  }

  private struct Twice: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        GroupBox(configuration)
        Text(verbatim: "below")
      }
    }
  }
}

@MainActor @Suite struct `A group of controls` {
  @Test func `stands in a row, or is a menu`() throws {
    let group = ControlGroup {
      Button("A") {}
      Button("B") {}
    } label: {
      Text("Both")
    }
    #expect(laidOut(group).items.map(\.name) == ["A", "B"])
    let host = ViewHost(group.controlGroupStyle(.menu), size: CGSize(width: 300, height: 300))
    #expect(host.texts == ["Both"])
    try host.tap("Both")
    #expect(host.texts == ["Both", "A", "B"])
  }
}

@MainActor @Suite struct `What is seen where there is nothing` {
  @Test func `is a symbol, a title and a description in the middle`() throws {
    let view = laidOut(
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail comes here.")),
      in: CGSize(width: 300, height: 400))
    #expect(view.items.map(\.name) == ["tray", "No Mail", "New mail comes here."])
    for frame in view.frames { #expect(abs(frame.midX - 150) < 1) }
    #expect(view.colors.map(\.description) == ["#3C3C4399", "#000000", "#3C3C4399"])
  }

  @Test func `stands 10 points above the middle without actions`() throws {
    func top(_ design: SystemDesign, _ actions: some View) throws -> CGFloat {
      let view = ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } actions: {
        actions
      }
      let layout = laidOut(view.environment(\.systemDesign, design), in: CGSize(width: 300, height: 400))
      return try #require(layout.frames.first).minY
    }
    // Half of what the actions are high, and no room more, is what they move it up by.
    let action = Color.red.frame(width: 30, height: 30)
    #expect(abs(try top(.iOS26, EmptyView()) - top(.iOS26, action) - 15) < 0.51)
    #expect(abs(try top(.iOS18, EmptyView()) - top(.iOS26, EmptyView())) < 0.51)
  }

  @Test func `has the font of its label in the title, and not in the symbol`() {
    func sizes(_ view: some View) -> [CGFloat] {
      laidOut(view, in: CGSize(width: 300, height: 400)).frames.map(\.height)
    }
    let label = Label("No Mail", systemImage: "tray")
    let usual = sizes(ContentUnavailableView { label })
    let own = sizes(ContentUnavailableView { label.font(.system(size: 40)) })
    #expect(own[0] == usual[0])
    #expect(own[1] > usual[1] + 15)
  }

  @Test func `says what a search was for`() {
    let view = laidOut(ContentUnavailableView.search(text: "xyz"), in: CGSize(width: 390, height: 400))
    #expect(view.items.map(\.name).contains("No Results for “xyz”"))
    #expect(
      laidOut(ContentUnavailableView.search, in: CGSize(width: 390, height: 400)).items.map(\.name).contains(
        "No Results"))
  }
}

@MainActor @Suite struct `A button of the system` {
  @Test func `shows its label`() throws {
    let address = try #require(URL(string: "https://example.org"))
    #expect(laidOut(ShareLink(item: address)).items.map(\.name) == ["square.and.arrow.up", "Share…"])
    #expect(laidOut(ShareLink("Send", item: "text")).items.map(\.name) == ["square.and.arrow.up", "Send"])
    #expect(laidOut(ShareLink(item: address) { Text("Own") }).items.map(\.name) == ["Own"])
    let picker = PhotosPicker("Choose", selection: .constant([]))
    #expect(laidOut(picker).items.map(\.name) == ["Choose"])
    #expect(laidOut(picker.photosPickerStyle(.presentation)).layout.problems.isEmpty)
    // People's pictures are not drawn, so that what would show them fails.
    #expect(laidOut(picker.photosPickerStyle(.inline)).layout.problems.count == 1)
  }

  @Test func `fails the picture as long as the system's screen would be there`() throws {
    let host = ViewHost(ShareLink("Send", item: "text"), size: CGSize(width: 300, height: 300))
    try host.tap("Send")
    let layout = host.layout(on: HostedScreen(.fixed(CGSize(width: 300, height: 300)), hasBackground: false))
    #expect(layout.problems.contains { $0.contains("ShareLink") })
  }

  @Test func `renames where that has an action`() throws {
    let entries = try TouchLog.entries({ log in RenameButton().renameAction { log.note("rename") } }) {
      try $0.tap("Rename")
    }
    #expect(entries == ["rename"])
    #expect(TouchLog.refusal(of: RenameButton()) { try $0.tap("Rename") }?.code == .disabled)
  }
}
