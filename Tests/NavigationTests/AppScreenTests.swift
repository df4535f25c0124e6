import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

/// What was measured on whole screens of two apps in iOS 26, on a phone of 402 points, and of one in iOS 18, on one of 430.
@MainActor @Suite struct `What was measured on screens of apps` {
  private func laidOut(_ view: some View, _ design: SystemDesign = .iOS26) -> LaidOut {
    let isNew = design == .iOS26
    return LaidOut(
      view, in: isNew ? CGSize(width: 402, height: 874) : CGSize(width: 430, height: 932), scale: 3,
      insets: EdgeInsets(top: isNew ? 62 : 59, leading: 0, bottom: 34, trailing: 0)
    ) { $0.systemDesign = design }
  }

  private func ink(_ name: String, _ layout: LaidOut) throws -> CGRect {
    let inks = layout.items.compactMap { item -> CGRect? in
      if case .shape(let shape) = item, shape.name == name { shape.path.bounds.map { CGRect($0) } } else { nil }
    }
    return try #require(inks.reduce(nil as CGRect?) { $0?.union($1) ?? $1 }, "\(name)")
  }

  private func tabs(_ titles: [String], selected: Int = 0, _ screen: some View = Text("Screen")) -> some View {
    TabView(selection: .constant(selected)) {
      ForEach(titles.indices, id: \.self) { index in
        Tab(titles[index], systemImage: "star", value: index) { screen }
      }
    }
  }

  // The widest title is 64 points: all backgrounds are 104, and 82.67 apart.
  @Test(arguments: [(0, 25.0), (1, 107.67), (2, 190.33), (3, 273)])
  func `is that a long title makes the backgrounds of all tabs wider`(selected: Int, start: Double) throws {
    let layout = laidOut(tabs(["Overview", "Transactions", "Groups", "Settings"], selected: selected))
    let capsules = layout.frames("Capsule")
    #expect(capsules.contains { $0.isNear(rect(21, 791, 360, 62), within: 0.34) }, "\(capsules)")
    #expect(capsules.contains { $0.isNear(rect(start, 795, 104, 54), within: 0.8) }, "\(capsules)")
    let background = layout.items.first { item in
      item.name == "Capsule" && item.frame.map { abs($0.height - 54) < 0.01 } ?? false
    }
    #expect(background?.color?.description == "#00000012")
    let title = try #require(layout.frame("Transactions"))
    #expect(abs(title.midX - (107.67 + 52)) < 0.5)
  }

  // On phones of 390 and 428 points: a bar of 274, as on one of 402, and backgrounds of 94.
  @Test(arguments: [390.0, 428])
  func `is that three tabs are as far apart on phones below 430 points`(width: Double) {
    let layout = LaidOut(
      tabs(["Home", "Favorites", "Settings"], selected: 2), in: CGSize(width: width, height: 844), scale: 3,
      insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    ) { $0.systemDesign = .iOS26 }
    let (capsules, start) = (layout.frames("Capsule"), width / 2 - 137)
    #expect(capsules.contains { $0.isNear(rect(start, 761, 274, 62), within: 0.34) }, "\(capsules)")
    #expect(capsules.contains { $0.isNear(rect(start + 176, 765, 94, 54), within: 0.34) }, "\(capsules)")
  }

  // Backgrounds of 74, 69.5 apart, though "Subtitles" is 43 points wide.
  @Test func `is how far five tabs are apart`() throws {
    let layout = laidOut(tabs(["Home", "Library", "Subtitles", "Calendar", "More"], selected: 4))
    let middles = try ["Home", "Library", "Subtitles", "Calendar", "More"].map { try #require(layout.frame($0)).midX }
    for (middle, measured) in zip(middles, [62.5, 131, 199.67, 270.33, 339.67]) {
      #expect(abs(middle - measured) < 1.5)
    }
    #expect(layout.frames("Capsule").contains { $0.isNear(rect(303, 795, 74, 54), within: 0.34) })
  }

  // #F5831F where the tint is #FF8D28, and #007EF5 where it is #0088FF.
  @Test func `is that the chosen tab is darker than the tint in light`() {
    func color(_ view: some View, _ design: SystemDesign = .iOS26) -> String? {
      laidOut(view, design).items.first { $0.name == "One" }?.color?.description
    }
    let view = tabs(["One", "Two"])
    #expect(color(view.tint(.orange)) == "#F5831E" && color(view) == "#007EF5")
    #expect(color(view.environment(\.colorScheme, .dark)) == "#16A7FF")
    #expect(color(view, .iOS18) == "#007AFF")
  }

  @Test func `is the grey of other tabs of iOS 18`() {
    func colors(_ scheme: ColorScheme) -> [String?] {
      let items = laidOut(tabs(["One", "Two"]).environment(\.colorScheme, scheme), .iOS18).items
      return items.filter { $0.name == "Two" }.map { $0.color?.description }
    }
    #expect(colors(.light) == ["#929292"] && colors(.dark) == ["#757575"])
  }

  // As beside a text of 23 points.
  @Test func `is how large the symbols of tabs are`() throws {
    let house = try ink(
      "house.fill", laidOut(TabView { Tab("House", systemImage: "house") { Text("Screen") } }))
    #expect(abs(house.width - 27.11) < 0.34 && abs(house.height - 23.99) < 0.34, "\(house)")
  }

  /// The gradients over what is below the bars.
  private func fades(_ view: some View) -> [(frame: CGRect, gradient: PixelImages.Gradient)] {
    laidOut(view).items.compactMap { item in
      guard case .shape(let shape) = item, shape.name == "Fade", case .linearGradient(let gradient, _, _) = shape.paint
      else { return nil }
      return (CGRect(shape.frame), gradient)
    }
  }

  // From 31 above the bar, 0.855 of the background at the end, which is a hundredth darker.
  @Test func `is how contents fade below tabs`() throws {
    let long = List(0..<40, id: \.self) { Text("Row \($0)") }
    let found = fades(tabs(["One", "Two"], long))
    let fade = try #require(found.first)
    #expect(found.count == 1 && fade.frame.isNear(rect(0, 760, 402, 114), within: 0.01))
    let (first, last) = (try #require(fade.gradient.stops.first?.color), try #require(fade.gradient.stops.last?.color))
    #expect((last.red, last.green, last.blue) == (239, 239, 244) && abs(Int(last.alpha) - 218) <= 1)
    #expect(first.alpha == 0)
    // Half of it in the middle of a soft step of 76 points.
    let middle = try #require(fade.gradient.stops.min { abs($0.location - 38.0 / 114) < abs($1.location - 38.0 / 114) })
    #expect(abs(Int(middle.color.alpha) - 109) <= 1)
  }

  @Test func `is that contents fade to what is behind them, and only where some are`() throws {
    let short = tabs(["One", "Two"], ScrollView { Text("Row") })
    #expect(fades(short).isEmpty)
    let long = ScrollView { Color.clear.frame(height: 2000) }
    let white = try #require(fades(tabs(["One", "Two"], long)).first?.gradient.stops.last?.color)
    #expect(white.red == 252)
    let green = Color(red: 0, green: 200.0 / 255, blue: 0)
    let other = try #require(fades(tabs(["One", "Two"], long.background(green))).first?.gradient.stops.last?.color)
    #expect((other.red, other.green, other.blue) == (0, 198, 0))
  }

  private func screen(_ bar: some View) -> some View {
    NavigationStack {
      Color.red.navigationTitle("Title").toolbar { ToolbarItem(placement: .topBarTrailing) { bar } }
    }
  }

  @Test func `is that a tint around a bar is that of its buttons`() {
    func color(_ view: some View) -> RGBAColor? { laidOut(view).items.first { $0.name == "Edit" }?.color }
    let button = Button("Edit") {}
    #expect(color(screen(button)) == .black)
    let pink = laidOut(Text("Edit").foregroundStyle(Color.pink)).colors.first
    #expect(color(screen(button).tint(.pink)) == pink)
    #expect(color(screen(Menu("Edit") { Button("Other") {} }).tint(.pink)) == pink)
    #expect(color(Text("Behind").sheet(isPresented: .constant(true)) { screen(button) }.tint(.pink)) == pink)
  }

  // 11 at both ends, as with single things.
  @Test func `is how far the views of a group in a bar are from the ends of their glass`() throws {
    let layout = laidOut(
      NavigationStack {
        Color.red.toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("A", systemImage: "xmark") {}
            Button("B", systemImage: "xmark") {}
          }
        }
      })
    #expect(layout.frames("Capsule").contains { $0.isNear(rect(290, 62, 96, 44), within: 0.34) })
  }

  @Test func `is the chevron that leads back`() throws {
    let view = NavigationStack(path: .constant([1])) {
      Text("Root").navigationTitle("First").navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Int.self) { _ in Text("Contents") }
    }
    let newer = try ink("chevron.backward", laidOut(view))
    #expect(abs(newer.minX - 31) < 0.5 && abs(newer.width - 11) < 0.5 && abs(newer.height - 19) < 0.67, "\(newer)")
    let older = laidOut(view, .iOS18)
    #expect(abs(try ink("chevron.backward", older).minX - 13.33) < 0.67)
    #expect(abs(try #require(older.frame("First")).minX - 34.67) < 0.34)
  }

  // Measured in iOS 26 in a larger text, and in the dark at the usual one.
  @Test func `is a chevron that follows the text size, and nearly white in the dark`() throws {
    let view = NavigationStack(path: .constant([1])) {
      Text("Root").navigationDestination(for: Int.self) { _ in Text("Contents") }
    }
    let larger = try ink("chevron.backward", laidOut(view.dynamicTypeSize(.xLarge)))
    #expect(abs(larger.width - 12.14) < 0.34 && abs(larger.height - 20.96) < 0.34, "\(larger)")
    func alpha(_ layout: LaidOut) -> UInt8? { layout.items.first { $0.name == "chevron.backward" }?.color?.alpha }
    #expect(alpha(laidOut(view)) == 230)
    #expect(alpha(laidOut(view.environment(\.colorScheme, .dark))) == 242)
  }

  // Measured in iOS 26 on two apps.
  @Test func `are other tabs, whose titles are nearly white in the dark`() throws {
    func alpha(_ scheme: ColorScheme) throws -> UInt8 {
      let layout = laidOut(tabs(["One", "Two"]).environment(\.colorScheme, scheme))
      return try #require(layout.items.first { $0.name == "Two" }?.color?.alpha)
    }
    #expect(try alpha(.light) == 230)
    #expect(try alpha(.dark) == 247)
  }

  // Grey and not glass, 1.67 below the title's slot, in a slot of 60.
  @Test func `is the field below a large title`() throws {
    let stack = NavigationStack {
      GeometryReader { _ in Text("Probe") }.navigationTitle("Title").searchable(text: .constant(""), prompt: "Find")
    }
    let layout = laidOut(tabs(["One", "Two"], stack))
    let field = layout.items.first { item in
      item.name == "Capsule" && item.frame.map { CGRect($0).isNear(rect(16, 169.67, 370, 44), within: 0.34) } ?? false
    }
    #expect(field?.color?.description == "#7676801F")
    #expect(abs(try #require(layout.frame("Find")).minX - 55.67) < 0.34)
    #expect(layout.items.first { $0.name == "Find" }?.color?.description == "#3C3C4399")
    #expect(try ink("magnifyingglass", layout).width < 17)
    #expect(abs(try #require(layout.frame("Probe")).minY - 228) < 0.34)
  }

  @Test func `is that a bar with a background of its own has no line`() {
    func lines(_ design: SystemDesign) -> Int {
      let view = NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(.black, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
      }
      return laidOut(view, design).frames("Rectangle").filter { $0.height < 0.5 }.count
    }
    #expect(lines(.iOS26) == 0 && lines(.iOS18) == 1)
  }
}
