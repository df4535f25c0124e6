import DeclarativeUI
import Foundation
import PixelImages
import LaidOutViews
import Testing

@MainActor @Suite struct `A colour` {
  private func color(_ color: Color, _ scheme: ColorScheme = .light) -> RGBAColor? {
    LaidOut(color) { $0.colorScheme = scheme }.colors.first
  }

  private func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  @Test func `fills what is offered, and ten points where nothing is`() {
    #expect(LaidOut(Color.red).frame == rect(0, 0, 100, 100))
    #expect(LaidOut(Color.red.fixedSize()).frame == rect(45, 45, 10, 10))
  }

  @Test(arguments: [
    (Color.red, "#FF3B30", "#FF453A"), (.orange, "#FF9500", "#FF9F0A"), (.yellow, "#FFCC00", "#FFD60A"),
    (.green, "#34C759", "#30D158"), (.mint, "#00C7BE", "#63E6E2"), (.teal, "#30B0C7", "#40C8E0"),
    (.cyan, "#32ADE6", "#64D2FF"), (.blue, "#007AFF", "#0A84FF"), (.indigo, "#5856D6", "#5E5CE6"),
    (.purple, "#AF52DE", "#BF5AF2"), (.pink, "#FF2D55", "#FF375F"), (.brown, "#A2845E", "#AC8E68"),
    (.gray, "#8E8E93", "#8E8E93"), (.primary, "#000000", "#FFFFFF"), (.secondary, "#3C3C4399", "#EBEBF599"),
    (.white, "#FFFFFF", "#FFFFFF"), (.black, "#000000", "#000000"), (.clear, "#00000000", "#00000000"),
    (.accentColor, "#007AFF", "#0A84FF"), (Color(.systemBackground), "#FFFFFF", "#000000"),
    (Color(.secondarySystemBackground), "#F2F2F7", "#1C1C1E"), (Color(.systemGray5), "#E5E5EA", "#2C2C2E"),
  ])
  func `of iOS 18 has a light and a dark variant`(color: Color, light: String, dark: String) {
    for (scheme, expected) in [(ColorScheme.light, light), (.dark, dark)] {
      let drawn = LaidOut(color) { ($0.colorScheme, $0.systemDesign) = (scheme, .iOS18) }.colors.first
      #expect(drawn?.description == expected)
    }
  }

  @Test(arguments: [
    (Color.red, "#FF383C", "#FF4245"), (.orange, "#FF8D28", "#FF9230"), (.yellow, "#FFCC00", "#FFD600"),
    (.green, "#34C759", "#30D158"), (.mint, "#00C8B3", "#00DAC3"), (.teal, "#00C3D0", "#00D2E0"),
    (.cyan, "#00C0E8", "#3CD3FE"), (.blue, "#0088FF", "#0091FF"), (.indigo, "#6155F5", "#6D7CFF"),
    (.purple, "#CB30E0", "#DB34F2"), (.pink, "#FF2D55", "#FF375F"), (.brown, "#AC7F5E", "#B78A66"),
    (.gray, "#8E8E93", "#8E8E93"), (.primary, "#000000", "#FFFFFF"), (.accentColor, "#0088FF", "#0091FF"),
    (Color(uiColor: .systemRed), "#FF383C", "#FF4245"),
    (Color(uiColor: .systemIndigo.withAlphaComponent(0.2)), "#6155F533", "#6D7CFF33"),
  ])
  func `of iOS 26 is another one, which is the usual one`(color: Color, light: String, dark: String) {
    for (scheme, expected) in [(ColorScheme.light, light), (.dark, dark)] {
      #expect(self.color(color, scheme)?.description == expected)
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      #expect(LaidOut(Color(color.resolve(in: environment))).colors.first?.description == expected)
    }
    #expect(EnvironmentValues().systemDesign == .iOS26)
  }

  @Test func `is made from amounts of red, green and blue`() {
    #expect(color(Color(red: 1, green: 0.5, blue: 0)) == rgb(255, 128, 0))
    #expect(color(Color(red: 1, green: 0.5, blue: 0, opacity: 0.25)) == rgb(255, 128, 0, 64))
    #expect(color(Color(.sRGB, red: -3, green: 7, blue: .nan)) == rgb(0, 255, 0))
    #expect(color(Color(white: 0.2)) == rgb(51, 51, 51))
  }

  @Test func `of Display P3 is the nearest one of sRGB`() {
    #expect(color(Color(.displayP3, red: 0xA6 / 255, green: 0xC0 / 255, blue: 0xF1 / 255)) == rgb(159, 193, 245))
  }

  @Test func `of linear light is encoded`() {
    // 0.5 of the light is 188 of 255, and 0.002 is on the straight part of the curve.
    #expect(color(Color(.sRGBLinear, red: 0, green: 0.5, blue: 1)) == rgb(0, 188, 255))
    #expect(color(Color(.sRGBLinear, white: 0.002)) == rgb(7, 7, 7))
  }

  @Test func `is made from hue, saturation and brightness`() {
    #expect(color(Color(hue: 0, saturation: 1, brightness: 1)) == rgb(255, 0, 0))
    #expect(color(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == rgb(0, 255, 0))
    #expect(color(Color(hue: 2.0 / 3, saturation: 0.5, brightness: 1)) == rgb(128, 128, 255))
    #expect(color(Color(hue: 1, saturation: 1, brightness: 0.2)) == rgb(51, 0, 0))
    #expect(color(Color(hue: 0.7, saturation: 0, brightness: 0.4)) == rgb(102, 102, 102))
  }

  @Test func `multiplies its opacities`() {
    #expect(color(.black.opacity(0.5).opacity(0.5)) == rgb(0, 0, 0, 64))
  }

  @Test func `of the accent is that of the app, or what a modifier says, whatever the tint is`() {
    #expect(color(.accentColor) == color(.blue))
    #expect(LaidOut(Color.accentColor.tint(.white)).colors == [color(.blue)])
    #expect(LaidOut(Color.accentColor.accentColor(.white)).colors == [.white])
    #expect(LaidOut(Color.accentColor.tint(.red).accentColor(.white)).colors == [.white])
    // What is meant by it is that around, however often it is said.
    #expect(LaidOut(Color.accentColor.accentColor(.accentColor).accentColor(.white)).colors == [.white])
    #expect(LaidOut(Rectangle().fill(.tint).accentColor(.white)).colors == [.white])
    let ofApp = LaidOut(Color.accentColor.background(Rectangle().fill(.tint))) { $0.appAccentColor = .red }
    #expect(ofApp.colors == [color(.red), color(.red)])
  }

  @Test func `of the accent is the tint around the outermost container of screens`() {
    func drawn(_ view: some View) -> Set<RGBAColor?> {
      Set<RGBAColor?>(LaidOut(view).colors).intersection([Color.red, .green, .blue].map { color($0) })
    }
    #expect(drawn(NavigationStack { Color.accentColor }.tint(.red)) == [color(.red)])
    #expect(drawn(NavigationStack { Color.accentColor.tint(.green) }) == [color(.blue)])
    #expect(drawn(NavigationStack { Color.accentColor.tint(.green) }.tint(.red)) == [color(.red)])
    #expect(drawn(NavigationStack { Color.accentColor.accentColor(.green) }.tint(.red)) == [color(.green)])
    let tabs = TabView { NavigationStack { Color.accentColor }.tint(.green).tag(1) }
    #expect(drawn(tabs.tint(.red)).contains(color(.green)) == false)
  }

  @Test func `that is unknown is magenta and a sentence`() {
    let layout = LaidOut(Box(10, 10).background(Color("nobody")))
    #expect(layout.colors.first == rgb(255, 0, 255))
    #expect(layout.layout.problems.count == 1)
    #expect(layout.layout.problems.first?.contains("Add nobody.colorset to an .xcassets folder") == true)
  }
}
