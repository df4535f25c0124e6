import DeclarativeUI
import Foundation
import PixelImages
import LaidOutViews
import Testing

/// A style of a user's own.
private struct Inverted: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .light ? Color.white : Color.black
  }
}

/// A style that means the style around it.
private struct Fading: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { HierarchicalShapeStyle.secondary }
}

@MainActor @Suite struct `The foreground` {
  private func colors(_ view: some View, _ scheme: ColorScheme = .light) -> [String] {
    LaidOut(view) { $0.colorScheme = scheme }.colors.map(\.description)
  }

  @Test func `is the colour of labels at first`() {
    #expect(
      colors(
        HStack {
          Text("A"); Circle()
        }) == ["#000000", "#000000"])
    #expect(colors(Text("A"), .dark) == ["#FFFFFF"])
    #expect(colors(Text("A").foregroundStyle(.secondary)) == ["#3C3C4399"])
    #expect(colors(Circle().fill(.tertiary)) == ["#3C3C434C"])
  }

  @Test func `is inherited, and the nearest one wins`() {
    #expect(
      colors(
        HStack {
          Text("A"); Text("B").foregroundStyle(.black)
        }.foregroundStyle(.white)) == ["#FFFFFF", "#000000"])
    #expect(colors(Text("A").foregroundColor(.white).foregroundColor(.black)) == ["#FFFFFF"])
    #expect(colors(Text("A").foregroundColor(nil)) == ["#000000"])
  }

  @Test func `has lower levels of its own`() {
    let view = HStack {
      Text("A"); Text("B").foregroundStyle(.secondary); Circle().fill(.tertiary)
    }
    #expect(colors(view.foregroundStyle(.white, .black)) == ["#FFFFFF", "#000000", "#00000080"])
    #expect(colors(view.foregroundStyle(.white)) == ["#FFFFFF", "#FFFFFF80", "#FFFFFF40"])
  }

  @Test func `may be meant by the style that sets it`() {
    #expect(colors(Rectangle().foregroundStyle(.secondary).foregroundStyle(.white)) == ["#FFFFFF80"])
    #expect(colors(Rectangle().foregroundStyle(.foreground)) == ["#000000"])
    #expect(colors(Rectangle().foregroundStyle(Fading())) == ["#3C3C4399"])
    #expect(colors(Rectangle().foregroundStyle(.tint).tint(TintShapeStyle())) == ["#0088FF"])
  }

  @Test func `may be a style of one's own`() {
    #expect(colors(Text("A").foregroundStyle(Inverted())) == ["#FFFFFF"])
    #expect(colors(Circle().fill(Inverted()), .dark) == ["#000000"])
    #expect(colors(Circle().fill(AnyShapeStyle(Inverted()))) == ["#FFFFFF"])
  }
}
