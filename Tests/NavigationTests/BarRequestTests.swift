import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import PixelImages
import PlaneGeometry
import Testing

/// What screens ask of the bar above them.
@MainActor @Suite struct `What is asked of a bar` {
  private func screen(_ view: some View, _ design: SystemDesign) -> LaidOut {
    LaidOut(
      NavigationStack { view }, in: CGSize(width: 402, height: 874), scale: 3,
      insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    ) { $0.systemDesign = design }
  }

  private func run(of text: String, _ layout: LaidOut) -> (size: Double, color: RGBAColor)? {
    for case .text(let item) in layout.items where item.text == text {
      return item.layout.lines.first?.runs.first.map { ($0.size, $0.color) }
    }
    return nil
  }

  private var titled: some View { Text("Contents").navigationTitle("Title") }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is the size of its title`(design: SystemDesign) {
    #expect(run(of: "Title", screen(titled, design))?.size == 34)
    #expect(run(of: "Title", screen(titled.toolbarTitleDisplayMode(.inline), design))?.size == 17)
    #expect(run(of: "Title", screen(titled.toolbarTitleDisplayMode(.large), design))?.size == 34)
  }

  @Test func `is whether it is there`() {
    #expect(run(of: "Title", screen(titled.toolbarVisibility(.hidden, for: .navigationBar), .iOS18)) == nil)
    #expect(run(of: "Title", screen(titled.toolbarVisibility(.visible, for: .navigationBar), .iOS18)) != nil)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is its colour scheme`(design: SystemDesign) {
    let inline = titled.navigationBarTitleDisplayMode(.inline)
    #expect(run(of: "Title", screen(inline, design))?.color.red == 0)
    let dark = screen(inline.toolbarColorScheme(.dark, for: .navigationBar), design)
    #expect(run(of: "Title", dark)?.color.red == 255)
    #expect(run(of: "Contents", dark)?.color.red == 0)
  }

  @Test func `is what stands below its title in iOS 26`() throws {
    let view = titled.navigationSubtitle("Less").navigationBarTitleDisplayMode(.inline)
    let layout = screen(view, .iOS26)
    let (title, subtitle) = (try #require(layout.frame("Title")), try #require(layout.frame("Less")))
    #expect(subtitle.minY >= title.maxY - 1 && abs(subtitle.midX - title.midX) < 0.5)
    #expect(screen(view, .iOS18).frame("Less") == nil)
  }

  @Test func `is what stands below its large title in iOS 26`() throws {
    let (plain, view) = (titled, titled.navigationSubtitle("Less"))
    let layout = screen(view, .iOS26)
    let (title, subtitle) = (try #require(layout.frame("Title")), try #require(layout.frame("Less")))
    #expect(subtitle.minX == title.minX && abs(subtitle.minY - (title.maxY - 2.67)) < 0.67)
    #expect(run(of: "Less", layout)?.size == 12)
    // The contents begin lower, and are in the middle of what is left.
    let (contents, before) = (layout.frame("Contents"), screen(plain, .iOS26).frame("Contents"))
    #expect(abs(try #require(contents).midY - (try #require(before).midY + 10)) < 0.5)
    #expect(screen(view, .iOS18).frame("Less") == nil)
  }

  // Measured at medium text below a bar that begins at 47: baselines at 140.67 and 156.33, and contents from 172 on.
  @Test func `is a small line close below its large title`() throws {
    let view = GeometryReader { _ in Text("Contents") }.navigationTitle("Season 1").navigationSubtitle("Less")
    let layout = LaidOut(
      NavigationStack { view }, in: CGSize(width: 390, height: 844), scale: 3,
      insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    ) { $0.dynamicTypeSize = .medium }
    func baseline(_ text: String) -> CGFloat? {
      for case .text(let drawn) in layout.items where drawn.text == text {
        return drawn.frame.minY + (drawn.layout.lines.first?.baseline ?? 0)
      }
      return nil
    }
    #expect(abs(try #require(baseline("Season 1")) - 140.67) < 0.34)
    #expect(abs(try #require(baseline("Less")) - 156.33) < 0.34)
    #expect(abs(try #require(layout.frame("Contents")).minY - 172) < 0.34)
    #expect(run(of: "Less", layout)?.size == 11)
  }

  @Test func `are views in the place of a large title and of what is below it`() throws {
    let view = titled.navigationSubtitle("Less").toolbar {
      ToolbarItem(placement: .largeTitle) { Text("Own title") }
      ToolbarItem(placement: .largeSubtitle) { Text("Own subtitle") }
      ToolbarItem(placement: .subtitle) { Text("Own in the bar") }
    }
    let large = screen(view, .iOS26)
    #expect(large.frame("Less") == nil && large.frame("Own in the bar") == nil)
    let (title, subtitle) = (try #require(large.frame("Own title")), try #require(large.frame("Own subtitle")))
    #expect(title.minX == subtitle.minX && abs(subtitle.minY - (title.maxY - 2.67)) < 0.67)
    let inline = screen(view.navigationBarTitleDisplayMode(.inline), .iOS26)
    let own = try #require(inline.frame("Own in the bar"))
    #expect(abs(own.midX - (try #require(inline.frame("Title")).midX)) < 0.5)
    #expect(inline.frame("Less") == nil && inline.frame("Own title") == nil)
  }

  /// A screen that comes by a transition of its own, and asks for a role of its bar.
  private struct Moving: View {
    let asks: Bool
    @Namespace private var space

    var body: some View {
      let plain = Text("Contents").navigationTitle("Title")
      if asks {
        plain.navigationTransition(.zoom(sourceID: 1, in: space)).matchedTransitionSource(id: 1, in: space)
          .toolbarRole(.editor)
      } else {
        plain
      }
    }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is nothing that a picture of the first screen shows, of transitions and roles`(design: SystemDesign) {
    let items = screen(Moving(asks: true), design).items
    #expect(items.contains { $0.name == "Title" } && items == screen(Moving(asks: false), design).items)
  }
}
