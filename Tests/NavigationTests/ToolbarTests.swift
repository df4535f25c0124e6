import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

/// What stands in the bars around a screen.
@MainActor @Suite struct `A toolbar` {
  private func laidOut(_ view: some View, _ design: SystemDesign = .iOS26) -> LaidOut {
    LaidOut(
      view, in: CGSize(width: 402, height: 874), scale: 3,
      insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    ) { $0.systemDesign = design }
  }

  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(
      view, size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
  }

  private func capsules(_ layout: LaidOut) -> [CGRect] {
    layout.frames("Capsule").reduce(into: []) { all, frame in
      if !all.contains(where: { $0.isNear(frame, within: 0.1) }) { all.append(frame) }
    }
  }

  // Measured: a picture alone is a circle of 44, 16 from the screen's edge.
  @Test func `has a button with a symbol in a circle of glass`() {
    let layout = laidOut(NavigationStack { Color.red.toolbar { Button("Close", systemImage: "xmark") {} } })
    #expect(capsules(layout).contains { $0.isNear(rect(342, 62, 44, 44), within: 0.34) }, "\(capsules(layout))")
  }

  // Measured: text + 32, and 12 between backgrounds.
  @Test func `has words on backgrounds of their own`() throws {
    let layout = laidOut(
      NavigationStack {
        Color.red.toolbar {
          ToolbarItem { Button("Edit") {} }
          ToolbarItem { Button("Done") {} }
        }
      })
    let (edit, done) = (try #require(layout.frame("Edit")), try #require(layout.frame("Done")))
    let backgrounds = capsules(layout)
    #expect(backgrounds.contains { abs($0.minX - edit.minX + 16) < 0.34 && abs($0.width - edit.width - 32) < 0.34 })
    #expect(abs(done.minX - edit.maxX - 16 - 12 - 16) < 0.34)
    #expect(abs(done.maxX - (402 - 16 - 16)) < 0.34)
  }

  /// Where things stand on a phone that say where they belong.
  @Test(
    arguments: [
      (ToolbarItemPlacement.topBarLeading, "leading"), (.navigationBarLeading, "leading"), (.navigation, "leading"),
      (.cancellationAction, "leading"), (.topBarTrailing, "trailing"), (.navigationBarTrailing, "trailing"),
      (.automatic, "trailing"), (.primaryAction, "trailing"), (.confirmationAction, "trailing"),
      (.destructiveAction, "trailing"), (.principal, "middle"), (.bottomBar, "bottom"), (.status, "bottom"),
    ], [SystemDesign.iOS18, .iOS26])
  func `has things where they belong`(_ item: (placement: ToolbarItemPlacement, place: String), design: SystemDesign)
    throws
  {
    let layout = laidOut(
      NavigationStack { Color.red.toolbar { ToolbarItem(placement: item.placement) { Button("It") {} } } }, design)
    let frame = try #require(layout.frame("It"))
    let side = frame.midX < 134 ? "leading" : frame.midX > 268 ? "trailing" : "middle"
    #expect((frame.midY > 700 ? "bottom" : side) == item.place)
    #expect(frame.midY > 700 || (62...116).contains(frame.midY))
  }

  /// Nobody arranges a bar in a test: it is as it is at first.
  @Test func `that people may arrange shows what is there at first`() {
    let layout = laidOut(
      NavigationStack {
        Color.red.toolbar(id: "bar") {
          ToolbarItem(id: "a") { Button("Always") {} }.customizationBehavior(.disabled)
          ToolbarItem(id: "b", showsByDefault: false) { Button("Never") {} }
          ToolbarItem(id: "c") { Button("Hidden") {} }.defaultCustomization(.hidden)
          ToolbarItem(id: "d") { Button("Seen") {} }.defaultCustomization(options: .alwaysAvailable)
        }
      })
    let names = layout.items.map(\.name).filter { ["Always", "Never", "Hidden", "Seen"].contains($0) }
    #expect(names == ["Always", "Seen"])
  }

  @Test func `has neighbouring symbols share a background`() {
    let shared = laidOut(
      NavigationStack {
        Color.red.toolbar {
          ToolbarItem { Button("A", systemImage: "xmark") {} }
          ToolbarItem { Button("B", systemImage: "xmark") {} }
        }
      })
    #expect(capsules(shared).count == 1)
    // Measured on two pictures of iOS 26.4: 11 at the ends, and 30 between two of 22.
    #expect(abs((capsules(shared).first?.width ?? 0) - 96) < 0.34)
    let apart = laidOut(
      NavigationStack {
        Color.red.toolbar {
          ToolbarItem { Button("A", systemImage: "xmark") {} }
          ToolbarSpacer(.fixed)
          ToolbarItem { Button("B", systemImage: "xmark") {} }
        }
      })
    #expect(capsules(apart).count == 2)
  }

  /// Glass above glass would be two backgrounds for one button.
  @Test(arguments: [false, true]) func `has one background in the tint below a prominent button`(isGlass: Bool) throws {
    let button = Button("Buy") {}.tint(.green)
    let layout = laidOut(
      NavigationStack {
        Color.red.toolbar {
          if isGlass {
            ToolbarItem { button.buttonStyle(.glassProminent) }
          } else {
            ToolbarItem { button.buttonStyle(.borderedProminent) }
          }
        }
      })
    #expect(capsules(layout).count == 1)
    #expect(layout.colors.contains(RGBAColor(red: 0x34, green: 0xC7, blue: 0x59)))
    let text = try #require(layout.items.first { $0.name == "Buy" })
    #expect(text.color?.description == "#FFFFFF")
    #expect(abs(try #require(text.frame).maxX - (402 - 16 - 16)) < 0.34)
  }

  @Test func `confirms in the tint of the button`() {
    let layout = laidOut(
      NavigationStack {
        Color.red.toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") {}.tint(.pink) } }
      })
    #expect(layout.colors.contains(RGBAColor(red: 0xFF, green: 0x2D, blue: 0x55)))
    #expect(!layout.colors.contains(RGBAColor(red: 0, green: 0x88, blue: 0xFF)))
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has what is principal above a large title`(design: SystemDesign) throws {
    let layout = laidOut(
      NavigationStack {
        ScrollView { Color.red.frame(height: 1000) }.navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }
      }, design)
    let (middle, title) = (try #require(layout.frame("Middle")), try #require(layout.frame("Title")))
    #expect(abs(middle.midX - 201) < 0.34 && middle.maxY < title.minY && title.height > 30)
  }

  // Measured: the ink of a text button ends 16.33 before the screen's edge.
  @Test func `has words in the tint in iOS 18`() throws {
    let layout = laidOut(NavigationStack { Color.red.toolbar { Button("Clear") {} } }, .iOS18)
    #expect(abs(try #require(layout.frame("Clear")).maxX - 386) < 0.67)
    let color = layout.items.first { $0.name == "Clear" }?.color
    #expect(color?.description == "#007AFF")
  }

  @Test func `has each thing where it belongs`() throws {
    let layout = laidOut(
      NavigationStack {
        Color.red.navigationTitle("Title").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          ToolbarItem(placement: .principal) { Text("Middle") }
          ToolbarItem(placement: .bottomBar) { Button("Below") {} }
          ToolbarItem(placement: .keyboard) { Button("Keys") {} }
        }
        .navigationBarTitleDisplayMode(.inline)
      })
    #expect(try #require(layout.frame("Cancel")).minX == 32)
    #expect(abs(try #require(layout.frame("Save")).maxX - 370) < 0.34)
    #expect(abs(try #require(layout.frame("Middle")).midX - 201) < 0.34)
    #expect(layout.frame("Title") == nil)
    // 28 above the screen's edge, 48 high.
    #expect(abs(try #require(layout.frame("Below")).midY - (874 - 28 - 24)) < 0.34)
    #expect(layout.frame("Keys") == nil)
  }

  @Test func `spreads pictures at the bottom over one capsule`() throws {
    let layout = laidOut(
      NavigationStack {
        Color.red.toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("", systemImage: "circle") {}
            Button("", systemImage: "circle") {}
            Button("", systemImage: "circle") {}
          }
        }
      })
    let circles = layout.items.filter { $0.name == "circle" }.compactMap(\.frame)
    #expect(circles.count == 3)
    // 28 from the screen's edges, and 14.67 from the capsule's.
    #expect(circles.allSatisfy { abs($0.midY - (874 - 28 - 24)) < 1 })
    #expect(abs(circles[0].minX - (28 + 14.67)) < 3 && abs(circles[2].maxX - (402 - 28 - 14.67)) < 3)
    #expect(abs(circles[0].midX + circles[2].midX - 2 * circles[1].midX) < 0.34)
  }

  @Test func `has a title give way to what stands beside it`() throws {
    let layout = laidOut(
      NavigationStack {
        Color.red.navigationTitle("A title that is rather long").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem { Button("Something") {} }
        }
      })
    let button = try #require(layout.frame("Something"))
    let title = try #require(layout.items.first { $0.name.hasPrefix("A title") }?.frame).maxX
    #expect(title <= Double(button.minX) - 16 - 12 + 0.34)
  }

  struct Counting: View {
    @State private var count = 0
    @State private var isOn = false
    var body: some View {
      NavigationStack {
        Text("Count \(count)").toolbar {
          ToolbarItem { Button("Add \(count)") { count += 1 } }
          if isOn { ToolbarItem { Button("Extra") {} } }
          ToolbarItem(placement: .topBarLeading) { Toggle("Switch", isOn: $isOn) }
          Own { count = 100 }
        }
      }
    }
  }

  struct Own: ToolbarContent {
    let action: () -> Void
    var body: some ToolbarContent {
      ToolbarItemGroup(placement: .bottomBar) { Button("Set", action: action) }
    }
  }

  @Test func `lives`() throws {
    let host = host(Counting())
    try host.tap("Add 0")
    try host.tap("Add 1")
    #expect(LaidOut.texts(of: host.layout(on: host.ownScreen)).contains("Count 2"))
    try host.tap("Set")
    #expect(LaidOut.texts(of: host.layout(on: host.ownScreen)).contains("Count 100"))
  }

  @Test func `is heard before what is below it`() {
    let layout = laidOut(
      NavigationStack {
        Text("Content").navigationTitle("Title").toolbar { Button("Edit") {} }
      }
    ).layout
    #expect(layout.accessibility.flatMap(\.leaves).map(\.label) == ["Edit", "Title", "Content"])
  }

  @Test func `knows the older names`() throws {
    let layout = laidOut(
      NavigationView {
        Color.red.navigationBarItems(leading: Button("Left") {}, trailing: Button("Right") {})
          .navigationBarTitle("Old", displayMode: .inline)
      }, .iOS18)
    #expect(abs(try #require(layout.frame("Left")).minX - 16) < 0.34)
    #expect(abs(try #require(layout.frame("Right")).maxX - 386) < 0.34)
    #expect(layout.frame("Old") != nil)
  }

  @Test func `is mirrored where lines run from right to left`() throws {
    let view = NavigationStack { Color.red.toolbar { Button("Edit") {} } }.environment(\.layoutDirection, .rightToLeft)
    #expect(abs(try #require(laidOut(view).frame("Edit")).minX - 32) < 0.34)
  }
}

/// Menus of bars.
@MainActor @Suite struct `A menu of a bar` {
  private func host<V: View>(_ view: V, _ design: SystemDesign) -> ViewHost<V> {
    var environment = EnvironmentValues()
    environment.systemDesign = design
    return ViewHost(
      view, size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), environment: environment)
  }

  struct Titled: View {
    @State private var name = "First"
    var body: some View {
      NavigationStack {
        Text("Content of \(name)").navigationTitle(name).navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Second") { name = "Second" } }
      }
    }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `opens below the title`(design: SystemDesign) throws {
    let host = host(Titled(), design)
    #expect(!texts(host).contains("Second"))
    try host.tap("First")
    try host.tap("Second")
    #expect(texts(host).contains("Content of Second") && !texts(host).contains("First"))
  }

  struct Overflowing: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        Text("Count \(count)").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { count += 1 } }
          ToolbarItem(placement: .secondaryAction) { Button("Reset \(count)") { count = 0 } }
          ToolbarItemGroup(placement: .secondaryAction) { Button("Hundred") { count = 100 } }
        }
      }
    }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `holds what is done more rarely`(design: SystemDesign) throws {
    let host = host(Overflowing(), design)
    try host.tap("Add")
    #expect(texts(host) == ["Count 1"])
    try host.tap("More")
    #expect(texts(host).contains("Reset 1") && texts(host).contains("Hundred"))
    try host.tap("Hundred")
    #expect(texts(host) == ["Count 100"])
    try host.tap("More")
    try host.tap("Reset 100")
    #expect(texts(host) == ["Count 0"])
  }

  // Measured on a picture of a tablet: a symbol and words share a background; words are 30 from the symbol and 11 from the end.
  @Test func `has words on the background of the symbols beside them in iOS 26`() throws {
    let view = NavigationStack {
      Text("Contents").toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Star", systemImage: "star") {} }
        ToolbarItem(placement: .primaryAction) { Button("Edit") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      }
    }
    let layout = LaidOut(
      view, in: CGSize(width: 402, height: 874), scale: 3,
      insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    ) { $0.systemDesign = .iOS26 }
    let (star, edit) = (try #require(layout.frame("star")), try #require(layout.frame("Edit")))
    let background = try #require(layout.frames("Capsule").first { $0.minX < star.minX && star.maxX < $0.maxX })
    #expect(abs(background.maxX - edit.maxX - 11) < 0.5 && abs(edit.minX - star.maxX - 30) < 0.5)
    // What is prominent has a background of its own.
    #expect(try #require(layout.frame("Done")).minX > background.maxX)
  }

  // Measured: a symbol of 27 points that is alone is on a circle, as a small one is.
  @Test(arguments: ["xmark", "line.3.horizontal", "doc.text"])
  func `has a symbol alone on a circle in iOS 26`(name: String) throws {
    let view = NavigationStack {
      Text("Contents").toolbar {
        Button {
        } label: {
          Image(systemName: name)
        }
      }
    }
    let layout = LaidOut(
      view, in: CGSize(width: 402, height: 874), scale: 3,
      insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    ) { $0.systemDesign = .iOS26 }
    let background = try #require(layout.frames("Capsule").first)
    #expect(background.isNear(rect(342, 62, 44, 44), within: 0.34), "\(background)")
  }

  // Measured: neighbouring symbols share a background, 16 from the edge.
  @Test func `shares the background of the symbols beside it in iOS 26`() throws {
    let layout = LaidOut(
      Overflowing(), in: CGSize(width: 402, height: 874), scale: 3,
      insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    ) { $0.systemDesign = .iOS26 }
    let backgrounds = layout.frames("Capsule")
    #expect(Set(backgrounds.map(\.minX)).count == 1, "\(backgrounds)")
    let background = try #require(backgrounds.first)
    #expect(abs(background.maxX - 386) < 0.34 && background.width >= 96 && background.height == 44)
  }
}
