import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

// Apple's documentation of `MenuOrder`: `priority` keeps the first items next to where people touch, `automatic` is that
// other than in what scrolls and of pickers.

@MainActor @Suite struct `The order of a menu` {
  /// A menu at an end of a screen, so that it opens away from that.
  private func host(
    _ menu: some View, atTop: Bool = false, _ design: SystemDesign = .iOS26, open: String? = "More"
  ) throws -> ViewHost<some View> {
    let host = ViewHost(
      VStack {
        if !atTop { Spacer() }
        menu
        if atTop { Spacer() }
      }
      .environment(\.systemDesign, design), size: CGSize(width: 300, height: 300))
    if let open { try host.tap(open) }
    return host
  }

  private var simple: some View {
    Menu("More") {
      Button("One") {}
      Button("Two") {}
      Button("Three") {}
    }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is turned round where it opens upwards, unless it is fixed`(design: SystemDesign) throws {
    for (order, expected) in [
      (MenuOrder.automatic, ["Three", "Two", "One"]), (.priority, ["Three", "Two", "One"]),
      (.fixed, ["One", "Two", "Three"]),
    ] {
      let host = try host(simple.menuOrder(order), design)
      #expect(host.texts == ["More"] + expected)
      let tops = expected.compactMap { name in host.items.first { $0.name == name }?.frame?.minY }
      #expect(tops.count == 3 && tops == tops.sorted())
      // The first item of the code is next to the finger.
      #expect(tops[0] < 300 && (host.items.first { $0.name == "More" }?.frame?.minY ?? 0) > tops[0])
    }
  }

  @Test(arguments: [MenuOrder.automatic, .priority, .fixed])
  func `is that of the code where it opens downwards`(order: MenuOrder) throws {
    #expect(try host(simple.menuOrder(order), atTop: true).texts == ["More", "One", "Two", "Three"])
  }

  @Test func `is that of the code in what scrolls, unless the first items are to be near`() throws {
    func texts(_ order: MenuOrder) throws -> [String] {
      let host = ViewHost(
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(height: 260)
            simple.menuOrder(order)
          }
        }, size: CGSize(width: 300, height: 300))
      try host.tap("More")
      return host.texts
    }
    #expect(try texts(.automatic) == ["More", "One", "Two", "Three"])
    #expect(try texts(.priority) == ["More", "Three", "Two", "One"])
  }

  @Test func `is turned round on a sheet that something that scrolls presents`() throws {
    let host = ViewHost(
      ScrollView { Text("Screen") }.sheet(isPresented: .constant(true)) {
        VStack {
          Spacer()
          simple
        }
      }, size: CGSize(width: 300, height: 600))
    try host.tap("More")
    let texts = LaidOut.texts(of: host.layout(on: host.ownScreen))
    #expect(texts.suffix(3) == ["Three", "Two", "One"])
  }

  @Test func `is that of the code for the options of pickers, unless the first ones are to be near`() throws {
    func texts(_ order: MenuOrder) throws -> [String] {
      let picker = Picker("Fruit", selection: .constant(1)) { ForEach(1..<4) { Text("Fruit \($0)") } }
      return try host(picker.pickerStyle(.menu).menuOrder(order), open: "Fruit 1").texts
    }
    #expect(try texts(.automatic) == ["Fruit 1", "Fruit 1", "Fruit 2", "Fruit 3"])
    #expect(try texts(.priority) == ["Fruit 1", "Fruit 3", "Fruit 2", "Fruit 1"])
  }

  @Test func `is that of the code for a picker in a menu that is turned round`() throws {
    let menu = Menu("More") {
      Button("One") {}
      Picker("Fruit", selection: .constant(1)) { ForEach(1..<4) { Text("Fruit \($0)") } }.pickerStyle(.menu)
    }
    let host = try host(menu)
    #expect(host.texts == ["More", "Fruit", "One"])
    try host.tap("Fruit")
    #expect(host.texts.suffix(3) == ["Fruit 1", "Fruit 2", "Fruit 3"])
  }

  @Test func `turns sections and what lines part, and leaves headers above their rows`() throws {
    let menu = Menu("More") {
      Section("Head") {
        Button("One") {}
        Button("Two") {}
      }
      Button("Three") {}
      Divider()
      Button("Four") {}
    }
    let host = try host(menu)
    #expect(host.texts == ["More", "Four", "Three", "Head", "Two", "One"])
    // One line less than there are groups, between these.
    let lines = host.items.filter { $0.name == "Rectangle" && $0.frame?.height == 1 }.compactMap { $0.frame?.midY }
    let rows = ["Four", "Three", "Head"].compactMap { name in host.items.first { $0.name == name }?.frame?.midY }
    #expect(lines.count == 2 && rows.count == 3)
    #expect(rows[0] < lines[0] && lines[0] < rows[1] && rows[1] < lines[1] && lines[1] < rows[2])
  }

  @Test func `leaves no line above its first row in iOS 18`() throws {
    let host = try host(simple, .iOS18)
    let first = try #require(host.items.first { $0.name == "Three" }?.frame)
    let lines = host.items.filter { $0.name == "Divider" }.compactMap { $0.frame?.minY }
    #expect(lines.count == 2 && lines.allSatisfy { $0 > first.maxY })
  }

  @Test func `leaves the title of a further menu above its rows`() throws {
    let menu = Menu("More") {
      Menu("Move") {
        Button("Up") {}
        Button("Down") {}
      }
    }
    let host = try host(menu)
    try host.tap("Move")
    #expect(host.texts.suffix(3) == ["Move", "Down", "Up"])
  }

  @Test func `leaves the controls of a group from left to right`() throws {
    let menu = Menu("More") {
      ControlGroup {
        Button("Cut", systemImage: "scissors") {}
        Button("Copy", systemImage: "doc.on.doc") {}
      }
      Button("Delete") {}
    }
    let host = try host(menu)
    let frames = try ["Delete", "Cut", "Copy"].map { name in try #require(host.items.first { $0.name == name }?.frame) }
    #expect(frames[0].maxY < frames[1].minY && frames[1].midX < frames[2].midX)
    #expect(abs(frames[1].midY - frames[2].midY) < 5)
  }

  @Test func `is turned round of a menu that is held`() throws {
    let menu = Menu("More") {
      Button("One") {}
      Button("Two") {}
    } primaryAction: {
    }
    let host = try host(menu, open: nil)
    try host.longPress("More")
    #expect(host.texts == ["More", "Two", "One"])
  }

  @Test func `is heard as it is seen`() throws {
    let host = try host(simple)
    let card = try #require(host.layout(on: host.ownScreen).accessibility.first)
    #expect(card.leaves.map(\.label) == ["Three", "Two", "One"])
  }

  @Test func `has its first items in sight where there is too little room`() throws {
    let menu = Menu("More") { ForEach(0..<20) { index in Button("Row \(index)") {} } }
    let host = try host(menu)
    func isSeen(_ row: String) -> Bool {
      host.items.contains { $0.name == row && ($0.frame?.minY ?? -1) >= 0 && ($0.frame?.maxY ?? 999) <= 300 }
    }
    #expect(isSeen("Row 0") && !isSeen("Row 19"))
  }
}
