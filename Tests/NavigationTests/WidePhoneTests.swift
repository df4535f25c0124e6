import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

/// What was measured on screens of an app in iOS 26 on a phone of 430 points, whose safe area begins at 59.
@MainActor @Suite struct `What was measured on a phone of 430 points in iOS 26` {
  private func laidOut(_ view: some View) -> LaidOut {
    LaidOut(
      view, in: CGSize(width: 430, height: 932), scale: 3,
      insets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ) { $0.systemDesign = .iOS26 }
  }

  private let shown = Binding.constant(true)

  @Test func `is that the bar begins at the edge of the safe area`() {
    let view = NavigationStack {
      Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Add", systemImage: "plus") {} }
    }
    let glass = laidOut(view).frames("Capsule")
    #expect(glass.contains { $0.isNear(CGRect(x: 366, y: 59, width: 44, height: 44), within: 0.34) }, "\(glass)")
  }

  @Test func `is that cards and rows are 20 inside`() throws {
    let layout = laidOut(
      NavigationStack {
        List {
          Section("Head") {
            NavigationLink("One") { Text("x") }
            Text("Two")
          }
        }
        .navigationBarTitleDisplayMode(.inline).navigationTitle("T")
      })
    let card = try #require(layout.frame("ListSection"))
    #expect((card.minX, card.maxX) == (20, 410))
    #expect(layout.frame("One")?.minX == 40 && layout.frame("Head")?.minX == 40)
    let line = try #require(layout.frame("Separator"))
    #expect((line.minX, line.maxX) == (40, 390))
  }

  @Test func `is that rows of a plain list are 20 inside, with lines as long`() throws {
    let layout = laidOut(List(["One", "Two"], id: \.self) { Text($0) }.listStyle(.plain))
    #expect(layout.frame("One")?.minX == 20)
    #expect(layout.frames("Separator").allSatisfy { $0.minX == 20 && $0.maxX == 410 })
  }

  @Test func `is that four tabs take a bar from 21 inside to 21 inside`() {
    let tabs = TabView {
      ForEach(0..<4, id: \.self) { tab in Text("Inside").tabItem { Label("Tab \(tab)", systemImage: "star") } }
    }
    let capsules = laidOut(tabs).frames("Capsule")
    #expect(capsules.contains { $0.isNear(CGRect(x: 21, y: 849, width: 388, height: 62), within: 0.34) }, "\(capsules)")
    #expect(capsules.contains { $0.isNear(CGRect(x: 25, y: 853, width: 101, height: 54), within: 0.34) }, "\(capsules)")
  }

  @Test func `is that the bar of a sheet begins 20 below its edge`() {
    let sheet = NavigationStack {
      Text("Inside").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Add", systemImage: "plus") {} }
    }
    let glass = laidOut(Text("Behind").sheet(isPresented: shown) { sheet }).frames("Capsule")
    #expect(glass.contains { $0.isNear(CGRect(x: 366, y: 79, width: 44, height: 44), within: 0.34) }, "\(glass)")
  }

  @Test func `is that the words of a link have 10.67 at their sides`() throws {
    let layout = laidOut(
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { NavigationLink("Infoposts") { Text("x") } }
      })
    let words = try #require(layout.frame("Infoposts"))
    let glass = try #require(layout.frames("Capsule").first { abs($0.midX - words.midX) < 1 }, "\(layout.frames)")
    #expect(abs(words.minX - glass.minX - 10.67) < 0.01 && abs(glass.maxX - words.maxX - 10.67) < 0.01)
    #expect(abs(glass.maxX - 410) < 0.34)
  }

  // A glass of 44 below a bar of 54 with 1 in between, the list 60 below the bar, no microphone.
  @Test func `is the field below a bar`() throws {
    let layout = laidOut(
      NavigationStack {
        List(["One"], id: \.self) { Text($0) }.listStyle(.plain)
          .searchable(text: .constant(""), placement: .navigationBarDrawer)
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      })
    let glass = layout.frames("Capsule")
    #expect(glass.contains { $0.isNear(CGRect(x: 20, y: 114, width: 390, height: 44), within: 0.34) }, "\(glass)")
    #expect(abs(try #require(layout.frames("Separator").first).minY - 173) < 0.34)
    #expect(abs(try #require(layout.frame("Search")).minX - 59.67) < 0.34)
    #expect(layout.frame("mic.fill") == nil)
    let magnifier = try #require(layout.frame("magnifyingglass"))
    #expect(abs(magnifier.midX - 42.17) < 0.34)
  }

  // Its texts are those of a screen, and its buttons have the tint; its symbols are as large as in the bar.
  @Test func `is what a sheet that a button of a bar presents inherits of the bar`() throws {
    let button = Button("Add", systemImage: "plus") {}.sheet(isPresented: shown) {
      VStack {
        Text("Words")
        Button("Press") {}
        Image(systemName: "circle.fill").font(.title3)
      }
    }
    let layout = laidOut(NavigationStack { Color.white.toolbar { button } })
    let plain = laidOut(Text("Words"))
    #expect(layout.frame("Words")?.size == plain.frame("Words")?.size)
    #expect(layout.items.first { $0.name == "Press" }?.color == RGBAColor(red: 0, green: 0x88, blue: 0xFF))
    let disc = layout.items.compactMap { item -> CGRect? in
      if case .shape(let shape) = item, shape.name == "circle.fill" {
        shape.path.bounds.map { CGRect($0) }
      } else {
        nil
      }
    }
    #expect(abs(try #require(disc.first).width - 25.67) < 0.5)
  }
}
