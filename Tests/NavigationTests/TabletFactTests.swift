import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// What was measured on screens of an app in iOS 26 on a tablet of 1024 x 1366 points, whose safe area begins at 32.
@MainActor @Suite struct `What was measured on a tablet in iOS 26` {
  private func laidOut(_ view: some View) -> LaidOut {
    LaidOut(
      view, in: CGSize(width: 1024, height: 1366), scale: 2,
      insets: EdgeInsets(top: 32, leading: 0, bottom: 20, trailing: 0)
    ) {
      ($0.systemDesign, $0.userInterfaceIdiom) = (.iOS26, .pad)
      ($0.horizontalSizeClass, $0.verticalSizeClass) = (.regular, .regular)
    }
  }

  private let shown = Binding.constant(true)

  private func tabs(_ path: [Int]) -> some View {
    TabView {
      NavigationStack(path: .constant(path)) {
        GeometryReader { _ in Text("Probe") }.navigationTitle("First").navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Add", systemImage: "plus") {} }
          .navigationDestination(for: Int.self) { _ in
            List(["One"], id: \.self) { Text($0) }.listStyle(.plain).navigationTitle("Second")
              .searchable(text: .constant(""), placement: .navigationBarDrawer)
              .navigationBarTitleDisplayMode(.inline).toolbar { Button("Add", systemImage: "plus") {} }
          }
      }
      .tabItem { Label("Home", systemImage: "house") }
      ForEach(["Journal", "Progress", "More"], id: \.self) { name in
        Text(name + " screen").tabItem { Label(name, systemImage: "star") }
      }
    }
  }

  @Test func `is the place of sheets in front of each other`() {
    let layout = laidOut(Text("a").sheet(isPresented: shown) { Text("b").sheet(isPresented: shown) { Text("c") } })
    #expect(layout.frames("Background") == [rect(222, 353, 580, 650), rect(222, 363, 580, 640)])
    // The screen is dimmed once.
    #expect(layout.frames("Dimming").map(\.minY) == [0, 353])
  }

  @Test func `is the bar of a sheet`() {
    let sheet = NavigationStack {
      Text("Inside").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Add", systemImage: "plus") {} }
    }
    let glass = laidOut(Text("a").sheet(isPresented: shown) { sheet }).frames("Capsule")
    #expect(glass.contains { $0.isNear(rect(748, 363, 44, 44), within: 0.5) }, "\(glass)")
  }

  // The capsule of four titles is 352 wide on an iPhone's own letters.
  @Test func `is that the first screen of a tab has no title beside the tabs`() throws {
    let layout = laidOut(tabs([]))
    #expect(layout.frame("First") == nil)
    #expect(layout.frame("Probe")?.minY == 86)
    let glass = layout.frames("Capsule")
    #expect(glass.contains { $0.isNear(rect(970, 32, 44, 44), within: 0.5) }, "\(glass)")
    let platter = try #require(glass.first { $0.minX > 300 && $0.maxX < 700 && $0.height == 44 })
    #expect(abs(platter.minX - 336) < 3 && abs(platter.midX - 512) < 0.5, "\(platter)")
    #expect(layout.fontSize(of: "Journal") == 17)
  }

  @Test func `is that other screens have theirs below the tabs, and the field below that`() throws {
    let layout = laidOut(tabs([1]))
    let title = try #require(layout.frame("Second"))
    #expect(abs(title.midX - 512) < 0.5 && abs(title.midY - 108) < 0.5, "\(title)")
    let glass = layout.frames("Capsule")
    for frame in [rect(10, 32, 44, 44), rect(970, 32, 44, 44), rect(20, 141, 984, 44)] {
      #expect(glass.contains { $0.isNear(frame, within: 0.5) }, "\(frame) \(glass)")
    }
    #expect(abs(try #require(layout.frames("Separator").first).minY - 200) < 0.5)
  }
}
