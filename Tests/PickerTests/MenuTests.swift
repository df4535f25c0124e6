import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

private struct Actions: View {
  let log: TouchLog
  @State private var isBold = true

  var body: some View {
    Menu("More") {
      Button("Copy", systemImage: "doc.on.doc") { log.note("copy") }
      Toggle("Bold", isOn: $isBold)
      Menu("Move") {
        Button("Up") { log.note("up") }
      }
      Section("Danger") {
        Button("Delete", role: .destructive) { log.note("delete") }
      }
    }
  }
}

@MainActor @Suite struct `A menu` {
  private func opened(_ design: SystemDesign = .iOS26, log: TouchLog = TouchLog()) throws -> ViewHost<some View> {
    let host = ViewHost(
      Actions(log: log).environment(\.systemDesign, design), size: CGSize(width: 300, height: 300))
    try host.tap("More")
    return host
  }

  @Test func `is a button in the tint until it is tapped`() {
    let menu = laidOut(Actions(log: TouchLog()))
    #expect(menu.items.map(\.name) == ["More"])
    #expect(menu.colors.map(\.description) == ["#0088FF"])
    #expect(onlyElement(Actions(log: TouchLog()))?.traits == .isButton)
  }

  @Test func `shows its rows on a card 250 wide, with titles as far inside as pictures and marks need`() throws {
    let host = try opened()
    #expect(host.texts == ["More", "Copy", "Bold", "Move", "Danger", "Delete"])
    let card = try #require(host.items.first { $0.frame?.width == 250 }?.frame)
    let title = try #require(host.items.first { $0.name == "Bold" }?.frame)
    #expect(abs(title.minX - card.minX - 60) < 0.34)
    let (copy, bold) = (try #require(host.items.first { $0.name == "Copy" }?.frame), title)
    #expect(abs(bold.midY - copy.midY - 42) < 0.34)
  }

  // Measured on a picture of a tablet with iOS 18.
  @Test func `has rows 44 apart in iOS 18, titles 32 inside beside marks, and pictures 28 from the end`() throws {
    let host = try opened(.iOS18)
    func frame(_ name: String) throws -> Rect { try #require(host.items.first { $0.name == name }?.frame) }
    let card = try #require(host.items.first { $0.frame?.width == 250 }?.frame)
    let (copy, bold) = (try frame("Copy"), try frame("Bold"))
    #expect(abs(bold.midY - copy.midY - 44) < 0.34 && abs(copy.midY - card.minY - 22) < 0.5)
    #expect(abs(copy.minX - card.minX - 32) < 0.34)
    #expect(abs(card.maxX - (try frame("doc.on.doc")).midX - 28) < 0.5)
  }

  // Measured in iOS 26: the first row begins 38.33 below the card's edge where a section with a header is the first.
  @Test func `has a header at its edge`() throws {
    let menu = Menu("More") {
      Section("Supported") { Button("Brent") {} }
    }
    let host = ViewHost(menu.environment(\.systemDesign, .iOS26), size: CGSize(width: 300, height: 300))
    try host.tap("More")
    func middle(_ name: String) throws -> Double { try #require(host.items.first { $0.name == name }?.frame).midY }
    let card = try #require(host.items.first { $0.frame?.width == 250 }?.frame)
    #expect(abs(try middle("Brent") - card.minY - 59.33) < 0.34)
    #expect(abs(try middle("Supported") - card.minY - 19.17) < 0.5)
  }

  // A label of several views is all of them: measured in iOS 26.
  @Test func `stands in the middle of a label with a mark at its end`() throws {
    let menu = Menu {
      Button("Brent") {}
    } label: {
      Text("Choose")
      Spacer()
      Image(systemName: "chevron.up.chevron.down")
    }
    let host = ViewHost(
      HStack { menu }.padding(.leading, 68).padding(.trailing, 40).environment(\.systemDesign, .iOS26),
      size: CGSize(width: 402, height: 874))
    try host.tap("Choose")
    let layout = LaidOut(host.layout(on: host.ownScreen))
    #expect(abs(try #require(layout.frames.first { $0.width == 250 }).midX - 215) < 0.34)
  }

  // Seen in iOS 18: a title of 162 points has room for one line between a mark and a picture.
  @Test func `has titles that end 8 before their pictures in iOS 18`() throws {
    let menu = Menu("More") {
      Toggle("Bold", isOn: .constant(true))
      Button("One-Time Passwords", systemImage: "star") {}
    }
    let host = ViewHost(menu.environment(\.systemDesign, .iOS18), size: CGSize(width: 300, height: 300))
    try host.tap("More")
    let title = try #require(host.items.first { $0.name == "One-Time Passwords" }?.frame)
    #expect(title.width > 160 && title.height < 22, "\(title)")
  }

  // Measured in iOS 18: pictures in the menu of a bar are not as large as those in the bar.
  @Test func `has pictures of the usual size in a bar, too`() throws {
    func picture(_ view: some View) throws -> Rect {
      let host = ViewHost(view.environment(\.systemDesign, .iOS18), size: CGSize(width: 402, height: 874))
      try host.tap("More")
      return try #require(host.items.last { $0.name == "star" }?.frame)
    }
    let menu = Menu("More") { Button("Copy", systemImage: "star") {} }
    let inBar = try picture(NavigationStack { Text("Screen").toolbar { menu } })
    #expect(abs(inBar.width - (try picture(menu)).width) < 0.01)
  }

  // Measured in iOS 26: it begins where its view does although it has more rows than there is room for below.
  @Test func `is 520 high at most, and begins where its view does`() throws {
    let menu = Menu("More") { ForEach(0..<20) { number in Button("Row \(number)") {} } }
    let view = VStack {
      menu
      Spacer()
    }
    .padding(.top, 119)
    let host = ViewHost(
      view.environment(\.systemDesign, .iOS26), size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
    try host.tap("More")
    let card = try #require(LaidOut(host.layout(on: host.ownScreen)).frames.first { $0.width == 250 })
    #expect(abs(card.minY - 181) < 0.01 && abs(card.height - 520) < 0.01, "\(card)")
  }

  @Test func `does what a row is for and closes`() throws {
    let log = TouchLog()
    let host = try opened(log: log)
    try host.tap("Copy")
    #expect(log.entries == ["copy"])
    #expect(host.texts == ["More"])
  }

  @Test func `opens another menu in front of it, and closes with that`() throws {
    let log = TouchLog()
    let host = try opened(log: log)
    try host.tap("Move")
    try host.tap("Up")
    #expect(log.entries == ["up"])
    #expect(host.texts == ["More"])
  }

  @Test func `shows in red what loses something, and in black what has no role`() throws {
    let items = try opened().items
    #expect(items.first { $0.name == "Delete" }?.color?.description == "#FF383C")
    #expect(items.first { $0.name == "Copy" }?.color?.description == "#000000")
    #expect(try opened(.iOS18).items.first { $0.name == "Delete" }?.color?.description == "#FF3B30")
  }

  @Test func `stays open where it is told to`() throws {
    let log = TouchLog()
    let host = ViewHost(
      Actions(log: log).menuActionDismissBehavior(.disabled), size: CGSize(width: 300, height: 300))
    try host.tap("More")
    try host.tap("Copy")
    try host.tap("Copy")
    #expect(log.entries == ["copy", "copy"])
  }

  @Test func `with an action of its own does that where it is tapped and opens where it is held`() throws {
    let log = TouchLog()
    let host = ViewHost(
      Menu("Send") {
        Button("Later") { log.note("later") }
      } primaryAction: {
        log.note("now")
      }, size: CGSize(width: 300, height: 300))
    try host.tap("Send")
    #expect(log.entries == ["now"])
    #expect(host.texts == ["Send"])
    try host.longPress("Send")
    try host.tap("Later")
    #expect(log.entries == ["now", "later"])
  }

  @Test func `has a picker's options as rows`() throws {
    let host = ViewHost(Sorted(), size: CGSize(width: 300, height: 300))
    try host.tap("Sort")
    #expect(host.texts == ["Sort", "Name", "Date"])
    try host.tap("Date")
    try host.tap("Sort")
    let mark = host.items.first { $0.name == "checkmark" }?.frame
    let date = host.items.first { $0.name == "Date" }?.frame
    #expect(abs((mark?.midY ?? 0) - (date?.midY ?? 99)) < 0.5)
  }

  private struct Sorted: View {
    @State private var order = "Name"

    var body: some View {
      Menu("Sort") {
        Picker("Order", selection: $order) {
          ForEach(["Name", "Date"], id: \.self) { Text($0) }
        }
      }
    }
  }

  @Test func `looks as a style of one's own says, which may call the one around`() {
    let menu = Menu("A") { Button("B") {} }.menuStyle(Framed()).menuStyle(.borderlessButton)
    #expect(laidOut(menu).items.map(\.name) == ["A", "framed"])
  }

  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Menu(configuration)
        Text(verbatim: "framed")
      }
    }
  }
}
