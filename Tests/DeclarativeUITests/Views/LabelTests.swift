import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import PlaneGeometry
import Testing

private struct Upright: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.icon
      configuration.title
    }
  }
}

/// The style around, with the title in bold.
private struct Outlined: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).padding(10)
  }
}

@MainActor @Suite struct `A label` {
  private func laidOut(_ view: some View) -> LaidOut {
    LaidOut(view, in: CGSize(width: 300, height: 300), scale: 3)
  }

  @Test func `is a symbol and its title, 8 points apart`() throws {
    let label = laidOut(Label("Delete", systemImage: "xmark"))
    let (icon, title) = (try #require(label.frame("xmark")), try #require(label.frame("Delete")))
    #expect(abs(title.minX - icon.maxX - 8) < 1e-6)
    #expect(abs(icon.midY - title.midY) < 0.4)
  }

  @Test func `has the distance and the column of pictures that views ask for`() throws {
    func places(_ view: some View) throws -> (icon: CGRect, title: CGRect, left: CGFloat) {
      let label = laidOut(view.background { Color.red })
      let back = try #require(label.items.first?.frame)
      return (try #require(label.frame("xmark")), try #require(label.frame("Delete")), CGFloat(back.minX))
    }
    let label = Label("Delete", systemImage: "xmark")
    let far = try places(label.labelIconToTitleSpacing(30))
    #expect(abs(far.title.minX - far.icon.maxX - 30) < 1e-6)
    let wide = try places(label.labelReservedIconWidth(60))
    #expect(abs(wide.title.minX - wide.left - 68) < 1e-6 && abs(wide.icon.midX - wide.left - 30) < 1e-6)
    let list = laidOut(List { label }.labelReservedIconWidth(60).labelIconToTitleSpacing(5))
    let row = try #require(list.frame("Delete"))
    #expect(abs(row.minX - 32 - 65) < 1e-6)
  }

  @Test func `keeps its symbol on the first line, and any picture at the middle of it`() throws {
    let label = laidOut(Label("Several words in two lines", systemImage: "xmark").frame(width: 120))
    let (icon, title) = (try #require(label.frame("xmark")), try #require(label.frames.last))
    #expect(abs(icon.midY - title.minY - 10.2) < 0.5)
    let other = laidOut(
      Label {
        Text("Name")
      } icon: {
        Circle().frame(width: 40, height: 40)
      })
    #expect(abs(try #require(other.frame("Circle")).midY - (try #require(other.frame("Name"))).midY) < 0.5)
  }

  /// As in swift-markdown-ui's lists: a bullet of 6 points stands at the middle of capitals of 17 points.
  @Test func `has a symbol of a smaller font in the middle of its title's capitals`() throws {
    let label = laidOut(
      Label {
        Text("Systems")
      } icon: {
        Image(systemName: "circle.fill").font(.system(size: 6))
      })
    let title = try #require(label.frame("Systems"))
    let icon = try #require(label.frame("circle.fill"))
    // Of a line of 20 1/3 points, the baseline is 16 below the top, and capitals are 12 high.
    #expect(abs(icon.midY - (title.minY + 10)) < 0.6)
  }

  @Test func `shows what its style says`() {
    func names(_ style: some LabelStyle) -> [String] {
      laidOut(Label("Delete", systemImage: "xmark").labelStyle(style)).items.map(\.name)
    }
    #expect(names(.automatic) == ["xmark", "Delete"])
    #expect(names(.titleAndIcon) == ["xmark", "Delete"])
    #expect(names(.iconOnly) == ["xmark"])
    #expect(names(.titleOnly) == ["Delete"])
    #expect(names(Upright()) == ["xmark", "Delete"])
  }

  @Test func `in the body of a style has the style around`() {
    let label = Label("Delete", systemImage: "xmark").labelStyle(Outlined()).labelStyle(.titleOnly)
    #expect(laidOut(label).items.map(\.name) == ["Delete"])
  }

  @Test func `takes strings, keys and pictures`() {
    let name = "Name"
    #expect(laidOut(Label(name, systemImage: "star")).layout.problems.isEmpty)
    #expect(laidOut(Label(name.dropFirst(), systemImage: "star")).frame("ame") != nil)
    #expect(laidOut(Label("Name", image: "nobody")).layout.problems.count == 1)
  }

  @Test func `is what a button with a symbol shows, in the tint`() {
    let button = laidOut(Button("Delete", systemImage: "trash", role: .destructive) {})
    #expect(button.items.map(\.name) == ["trash", "Delete"])
    #expect(Set(button.colors).count == 1)
    #expect(button.layout.buttons.count == 1)
    #expect(laidOut(Button("Add", systemImage: "plus", action: {}).labelStyle(.iconOnly)).items.map(\.name) == ["plus"])
  }

  @Test func `is one element for VoiceOver, also without its title`() {
    let label = laidOut(Button("Delete", systemImage: "trash") {}.labelStyle(.iconOnly))
    #expect(label.layout.buttons.count == 1)
  }
}
