import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

/// What was measured of bars on pictures and on running systems, as far as no other test holds it.
@MainActor @Suite struct `What was measured of bars` {
  private func laidOut(
    _ view: some View, _ design: SystemDesign, width: CGFloat = 402, height: CGFloat = 874, top: CGFloat = 62
  ) -> LaidOut {
    LaidOut(
      view, in: CGSize(width: width, height: height), scale: 3,
      insets: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0)
    ) { $0.systemDesign = design }
  }

  /// What is drawn of a symbol.
  private func ink(_ name: String, _ layout: LaidOut) throws -> CGRect {
    let inks = layout.items.compactMap { item -> CGRect? in
      if case .shape(let shape) = item, shape.name == name { shape.path.bounds.map { CGRect($0) } } else { nil }
    }
    return try #require(inks.reduce(nil as CGRect?) { $0?.union($1) ?? $1 })
  }

  private func titled(_ title: String, _ buttons: [String]) -> some View {
    NavigationStack {
      Color.red.navigationTitle(title).navigationBarTitleDisplayMode(.inline).toolbar {
        ToolbarItemGroup { ForEach(buttons, id: \.self) { Button($0) {} } }
      }
    }
  }

  // 20 on phones of 440 points.
  @Test func `is the margin of the widest phones`() throws {
    let view = NavigationStack {
      Color.red.navigationTitle("Title").toolbar { Button("Close", systemImage: "xmark") {} }
    }
    let layout = laidOut(view, .iOS26, width: 440, height: 956)
    #expect(abs(try #require(layout.frame("Title")).minX - 20) < 0.34)
    #expect(layout.frames("Capsule").contains { $0.isNear(CGRect(x: 376, y: 62, width: 44, height: 44), within: 0.34) })
  }

  // A title is kept 12 from a group of buttons in iOS 26, and moves aside before it is cut.
  @Test func `is how a title gives way`() throws {
    let moved = laidOut(titled("A title of some words", ["Something"]), .iOS26)
    let (title, button) = (
      try #require(moved.frame("A title of some words")), try #require(moved.frame("Something"))
    )
    #expect(abs(button.minX - 16 - title.maxX - 12) < 0.5 && title.midX < 200)
    let cut = laidOut(titled("A title that is of very many words", ["Something"]), .iOS26)
    let lines = cut.items.compactMap { item in
      if case .text(let text) = item { text.layout.lines.first?.text } else { nil }
    }
    #expect(lines.contains { $0.hasPrefix("A title") && $0.hasSuffix("\u{2026}") })
  }

  // On 375 and 393 points in iOS 18: buttons keep their words, the title is 13 from them, and all grow to 21 points.
  @Test(arguments: [
    (DynamicTypeSize.medium, 17.0, "A title of words"), (.large, 17, "A title of words"),
    (.accessibility5, 21, "Title of it"),
  ])
  func `is that buttons of iOS 18 come before the title, and grow as it does`(
    size: DynamicTypeSize, points: Double, title: String
  ) throws {
    let view = NavigationStack {
      Color.red.navigationTitle(title).navigationBarTitleDisplayMode(.inline).toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Leave all of it") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Add it") {} }
      }
    }
    let layout = LaidOut(view, in: CGSize(width: 375, height: 667), scale: 3) {
      ($0.systemDesign, $0.dynamicTypeSize) = (.iOS18, size)
    }
    for text in ["Leave all of it", "Add it", title] { #expect(layout.fontSize(of: text) == points) }
    let (leave, middle) = (try #require(layout.frame("Leave all of it")), try #require(layout.frame(title)))
    #expect(abs(middle.minX - leave.maxX - 13) < 0.34 && leave.height < 27, "\(leave) \(middle)")
  }

  // On 393 points in iOS 18: what is below the safe area begins at its edge.
  @Test func `is that a title without a character leaves no bar`() throws {
    func top(_ title: String) throws -> CGFloat {
      let view = NavigationStack {
        VStack {
          Box(10, 10)
          Spacer()
        }
        .navigationTitle(title)
      }
      return try #require(laidOut(view, .iOS18).frames.first { $0.size == CGSize(width: 10, height: 10) }).minY
    }
    #expect(try top("") == 62)
    #expect(try top(" ") > 62)
  }

  @Test func `is the size and the colour of words in a bar`() {
    let view = NavigationStack {
      Color.red.toolbar {
        ToolbarItem { Button("Plain") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      }
    }
    let (newer, older) = (laidOut(view, .iOS26), laidOut(view, .iOS18))
    func color(_ name: String, _ layout: LaidOut) -> String? {
      layout.items.first { $0.name == name }?.color?.description
    }
    for layout in [newer, older] { #expect(layout.fontSize(of: "Plain") == 17 && layout.fontSize(of: "Done") == 17) }
    #expect(color("Plain", newer) == "#000000" && color("Done", newer) == "#FFFFFF")
    #expect(color("Plain", older) == "#007AFF" && color("Done", older) == "#007AFF")
    // What is most likely done next lies on the tint.
    #expect(newer.colors.contains(RGBAColor(red: 0, green: 0x88, blue: 0xFF)))
  }

  // Contents fade from the screen's edge to 40 below the bar.
  @Test func `is how far contents fade below a bar in iOS 26`() throws {
    var environment = EnvironmentValues()
    environment.systemDesign = .iOS26
    let host = ViewHost(
      NavigationStack {
        ScrollView { Color.clear.frame(height: 2000) }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }, size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), environment: environment)
    _ = host.layout(on: host.ownScreen)
    try host.scroll(by: CGSize(width: 0, height: 100))
    let frames = LaidOut(host.layout(on: host.ownScreen)).frames("Fade")
    #expect(frames.contains { $0.isNear(CGRect(x: 0, y: 0, width: 402, height: 116 + 40), within: 0.34) }, "\(frames)")
  }

  // Capsules of the bar at the bottom are 12 apart, and the bar takes 86 from the screen's edge.
  @Test func `is the room of a bar at the bottom in iOS 26`() throws {
    let view = NavigationStack {
      GeometryReader { geometry in Text("Height \(Int(geometry.size.height))") }.toolbar {
        ToolbarItem(placement: .bottomBar) { Button("One") {} }
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("Two") {} }
      }
    }
    let layout = laidOut(view, .iOS26)
    #expect(layout.frame("Height \(874 - 62 - 86)") != nil)
    let (one, two) = (try #require(layout.frame("One")), try #require(layout.frame("Two")))
    #expect(abs(two.minX - one.maxX - 16 - 12 - 16) < 0.34)
  }

  private func tabs(_ count: Int, badge: Int = 0) -> some View {
    TabView {
      ForEach(0..<count, id: \.self) { index in
        Text("Screen").tabItem { Label("Tab \(index)", systemImage: "house") }.badge(index == 0 ? badge : 0)
      }
    }
  }

  // Measured in iOS 18: contents that go on behind something at the edge of the safe area, and behind the bar.
  @Test func `is when a bar of tabs has a background`() {
    func hasBackground(_ screen: some View) -> Bool {
      laidOut(TabView { screen.tabItem { Label("A", systemImage: "star") } }, .iOS18).frames("Rectangle")
        .contains { $0.isNear(CGRect(x: 0, y: 791, width: 402, height: 83), within: 0.01) }
    }
    func contents(_ height: CGFloat) -> some View { ScrollView { Color.red.frame(height: height) } }
    let front = Color.blue.frame(height: 60)
    #expect(hasBackground(contents(900).safeAreaInset(edge: .bottom) { front }))
    #expect(!hasBackground(contents(720).safeAreaInset(edge: .bottom) { front }))
    #expect(
      !hasBackground(
        VStack(spacing: 0) {
          contents(900)
          front
        }))
  }

  // 86 for each of up to four tabs and 16 more, 360 for five.
  @Test(arguments: [(2, 188.0), (3, 274), (4, 360), (5, 360)])
  func `is the width of the bar of tabs in iOS 26`(count: Int, width: Double) {
    let platter = CGRect(x: (402 - width) / 2, y: 791, width: width, height: 62)
    #expect(laidOut(tabs(count), .iOS26).frames("Capsule").contains { $0.isNear(platter, within: 0.34) })
  }

  // The picture's middle is 24 below the bar's top, the badge 20 high, 8.5 beside the picture's middle and 6 below the top.
  @Test func `is the place of pictures and badges of tabs in iOS 26`() throws {
    let layout = laidOut(tabs(3, badge: 7), .iOS26)
    let picture = try #require(layout.frames("house.fill").first ?? layout.frames("house").first)
    #expect(abs(picture.midY - (791 + 24)) < 1 && abs(picture.midX - 115) < 0.5)
    let badge = CGRect(x: 115 + 8.5, y: 791 + 6, width: 20, height: 20)
    #expect(layout.frames("Capsule").contains { $0.isNear(badge, within: 0.34) }, "\(layout.frames("Capsule"))")
    #expect(layout.fontSize(of: "7") == 13)
    #expect(layout.items.contains { $0.name == "Capsule" && $0.color?.description == "#FF383C" })
  }

  // iOS 17: the middle of the picture 18.2 below the bar's top, the baseline 45, tabs at odd eighths of the width.
  @Test func `is the place of pictures and titles of tabs in iOS 18`() throws {
    let layout = laidOut(tabs(4), .iOS18)
    let top: CGFloat = 874 - 83
    for (index, eighth) in [1.0, 3, 5, 7].enumerated() {
      let title = try #require(layout.frame("Tab \(index)"))
      #expect(abs(title.midX - 402 * eighth / 8) < 0.5)
    }
    for case .text(let text) in layout.items where text.text == "Tab 0" {
      let baseline = text.frame.minY + Double(text.layout.lines.first?.baseline ?? 0)
      #expect(abs(baseline - Double(top + 45)) < 0.67)
    }
    let picture = try #require(layout.frames("house.fill").first ?? layout.frames("house").first)
    #expect(abs(picture.midY - (top + 18.2)) < 1)
    #expect(layout.items.first { $0.name == "Tab 1" }?.color?.description == "#929292")
  }

  // iOS 17 and 18: the chevron's ink 11 x 19 at 9.33, words at 30.33 on 393 points and 31.67 on 402; iOS 26: a circle at 16.
  @Test(arguments: [(393.0, 852.0, 59.0, 30.33), (402, 874, 62, 31.67)])
  func `is the button that leads back`(width: Double, height: Double, top: Double, words: Double) throws {
    let view = NavigationStack(path: .constant([1])) {
      Text("Root").navigationTitle("First").navigationDestination(for: Int.self) { _ in Text("Contents") }
    }
    let older = laidOut(view, .iOS18, width: width, height: height, top: top)
    #expect(abs(try #require(older.frame("First")).minX - words) < 0.34)
    let chevron = try ink("chevron.backward", older)
    #expect(abs(chevron.width - 11) < 1 && abs(chevron.height - 19) < 1)
    #expect(abs(chevron.minX - (words - 21)) < 0.67, "\(chevron)")
    let newer = laidOut(view, .iOS26, width: width, height: height, top: top)
    let circle = CGRect(x: 16, y: top == 59 ? 53.67 : 62, width: 44, height: 44)
    #expect(newer.frames("Capsule").contains { $0.isNear(circle, within: 0.34) })
  }

  // On screens of iOS 18 of 375, 402 and 440 points: the ink of the first at 18, and of the second 26.67 behind it.
  @Test func `is the distance of pictures in a bar of iOS 18`() throws {
    let view = NavigationStack {
      Text("Contents").toolbar {
        ToolbarItemGroup(placement: .topBarLeading) {
          Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {}
          Button("Again", systemImage: "arrow.triangle.2.circlepath") {}
        }
      }
    }
    let layout = laidOut(view, .iOS18)
    let first = try ink("line.3.horizontal.decrease.circle", layout)
    let second = try ink("arrow.triangle.2.circlepath", layout)
    #expect(abs(first.minX - 18) < 0.5 && abs(first.width - 21.33) < 0.5, "\(first)")
    #expect(abs(second.minX - first.maxX - 26.67) < 0.5 && abs(second.width - 25.67) < 0.5, "\(second)")
  }

  private func searched(_ text: String = "") -> some View {
    NavigationStack { Color.red.navigationTitle("Title").searchable(text: .constant(text), prompt: "Find") }
  }

  // iOS 18: 16 from the edges; the magnifier's ink 16.5 wide and 8 inside, the microphone's 11.3 x 16.7 and 10 before the end.
  @Test func `is what is in a field to search by in iOS 18`() throws {
    let layout = laidOut(searched(), .iOS18)
    let field = try #require(layout.frames("RoundedRectangle").first { abs($0.width - 370) < 0.1 })
    #expect(field.minX == 16 && abs(field.height - 36) < 0.1)
    #expect(layout.items.first { $0.name == "RoundedRectangle" }?.color?.description == "#7676801F")
    let (magnifier, microphone) = (try ink("magnifyingglass", layout), try ink("mic.fill", layout))
    #expect(abs(magnifier.minX - (field.minX + 8)) < 1 && abs(magnifier.width - 16.5) < 1, "\(magnifier)")
    #expect(abs(microphone.maxX - (field.maxX - 10)) < 1, "\(microphone)")
    #expect(abs(microphone.width - 11.3) < 1 && abs(microphone.height - 16.7) < 1, "\(microphone)")
  }

  // iOS 26: a magnifier 19.67 inside at the bottom, the disc that clears it 17 wide and 34.33 from the end; the circle that
  // ends the search 48.
  @Test func `is what is in a field to search by in iOS 26`() throws {
    let layout = laidOut(searched("pear"), .iOS26)
    let field = CGRect(x: 28, y: 798, width: 346, height: 48)
    let disc = try ink("xmark.circle.fill", layout)
    #expect(abs(disc.minX - (field.maxX - 34.33)) < 1 && abs(disc.width - 17) < 1, "\(disc)")
    let magnifier = try ink("magnifyingglass", laidOut(searched(), .iOS26))
    #expect(abs(magnifier.minX - field.minX - 19.67) < 1 && magnifier.maxX < field.minX + 40.5, "\(magnifier)")
    var environment = EnvironmentValues()
    environment.systemDesign = .iOS26
    let host = ViewHost(
      searched(), size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), environment: environment)
    try host.tap("Find")
    let circle = LaidOut(host.layout(on: host.ownScreen)).frames("Capsule")
    #expect(circle.contains { $0.isNear(CGRect(x: 402 - 28 - 48, y: 798, width: 48, height: 48), within: 0.34) })
  }

  // On a sheet the field's slot of 52 is 54 below the bar's top, which is 16 below the sheet's, and 16 from its edges.
  @Test func `is the place of a field to search by on a sheet in iOS 26`() throws {
    let sheet = NavigationStack {
      GeometryReader { _ in Text("Probe") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .searchable(text: .constant(""), prompt: "Find")
    }
    let layout = laidOut(Text("a").sheet(isPresented: .constant(true)) { sheet }, .iOS26)
    let field = CGRect(x: 16, y: 78 + 54, width: 370, height: 44)
    #expect(layout.frames("Capsule").contains { $0.isNear(field, within: 0.34) })
    #expect(abs(try #require(layout.frame("Probe")).minY - (78 + 54 + 52)) < 0.34)
  }

  // Measured with three pages: 17.67 for each point and 20 more, 25.67 high; the first one begins 15 inside.
  @Test func `is the size of points of pages`() throws {
    let pages = TabView { ForEach(0..<3) { Text("Page \($0)") } }.tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    let layout = laidOut(pages, .iOS26)
    let (background, first) = (try #require(layout.frame("Capsule")), try #require(layout.frames("Circle").first))
    #expect(background.isNear(CGRect(x: 164.67, y: 802.33, width: 73, height: 25.67), within: 0.34), "\(background)")
    #expect(abs(first.minX - 179.83) < 0.34 && abs(first.width - 7.67) < 0.01)
    let dark = LaidOut(pages, in: CGSize(width: 402, height: 874)) {
      ($0.systemDesign, $0.colorScheme) = (.iOS26, .dark)
    }
    #expect(dark.items.first { $0.name == "Capsule" }?.color?.description == "#7676802E")
    // No background unless it is asked for.
    for mode in [PageIndexViewStyle.BackgroundDisplayMode.automatic, .interactive, .never] {
      let plain = TabView { ForEach(0..<4) { Text("Page \($0)") } }.tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: mode))
      #expect(laidOut(plain, .iOS26).frame("Capsule") == nil)
    }
    func count(_ mode: PageTabViewStyle.IndexDisplayMode, _ pages: Int) -> Int {
      laidOut(
        TabView { ForEach(0..<pages, id: \.self) { Text("Page \($0)") } }.tabViewStyle(.page(indexDisplayMode: mode)),
        .iOS26
      ).frames("Circle").count
    }
    #expect(count(.automatic, 1) == 0 && count(.always, 1) == 1 && count(.never, 3) == 0 && count(.automatic, 3) == 3)
  }
}
