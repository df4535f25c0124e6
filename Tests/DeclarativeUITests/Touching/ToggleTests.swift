import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

private struct Settings: View {
  @State private var isOn = false
  @State private var flags = [true, false]

  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn)
      Toggle(isOn: $isOn) {
        Text("Title")
        Text("Subtitle")
      }
      Toggle("All", sources: [$flags[0], $flags[1]], isOn: \.self)
      Text("\(isOn) \(flags[0]) \(flags[1])")
    }
  }
}

@MainActor @Suite struct `A toggle` {
  private let size = CGSize(width: 200, height: 200)

  private func texts(_ host: ViewHost<some View>) -> [String] {
    LaidOut.texts(of: host.layout(on: HostedScreen(.fixed(size), hasBackground: false)))
  }

  @Test func `is switched by its switch, and not by its label`() throws {
    let host = ViewHost(Settings(), size: size)
    try host.toggle("Wi-Fi")
    #expect(texts(host).last == "true true false")
    try host.tap("Wi-Fi")
    #expect(texts(host).last == "false true false")
    try host.toggle("Title, Subtitle")
    #expect(texts(host).last == "true true false")
    try host.toggle("All")
    #expect(texts(host).last == "true true true")
    try host.toggle("All")
    #expect(texts(host).last == "true false false")
    let label = TouchLog.refusal(of: Toggle("a", isOn: .constant(true))) { try $0.tap(at: CGPoint(x: 4, y: 50)) }
    #expect(label?.code == .unheard)
    let none = TouchLog.refusal(of: Button("a") {}) { try $0.toggle("a") }
    #expect(none?.description.hasPrefix("No Toggle on the screen says \"a\".") == true)
    #expect(TouchLog.refusal(of: Settings().disabled(true)) { try $0.toggle("Wi-Fi") }?.code == .disabled)
  }

  @Test func `shows a symbol beside its words`() {
    let name = "Wi-Fi"
    let layouts = [
      LaidOut(Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true)), in: size),
      LaidOut(Toggle(name, systemImage: "wifi", isOn: .constant(true)), in: size),
      LaidOut(Toggle(isOn: .constant(true)) { Label("Wi-Fi", systemImage: "wifi") }, in: size),
    ]
    #expect(layouts.allSatisfy { $0.layout.drawing == layouts[2].layout.drawing })
    #expect(layouts[0].frames("wifi").count == 1)
  }

  private func asInIOS18(_ view: some View, change: (inout EnvironmentValues) -> Void = { _ in }) -> LaidOut {
    LaidOut(view) {
      $0.systemDesign = .iOS18
      change(&$0)
    }
  }

  @Test func `has its label at the leading and its switch at the trailing edge`() {
    let toggle = Toggle(isOn: .constant(true)) { Color.red.frame(width: 10, height: 10) }
    let wide = asInIOS18(toggle)
    #expect(wide.frames("Color") == [rect(0, 45, 10, 10)])
    // 51 points wide, 2 of which are behind the edge.
    #expect(wide.frames("Rectangle") == [rect(51, 34.5, 51, 31)])
    #expect(wide.frames("Circle") == [rect(73, 36.5, 27, 27)])
    let off = asInIOS18(Toggle(isOn: .constant(false)) { Color.red.frame(width: 10, height: 10) })
    #expect(off.frames("Circle") == [rect(53, 36.5, 27, 27)])
    let fitting = asInIOS18(toggle.fixedSize())
    #expect(fitting.frames("Rectangle").first.map { $0.minX - (fitting.frame("Color")?.maxX ?? 0) } == 12)
    let hidden = asInIOS18(toggle.labelsHidden())
    #expect(hidden.frames("Color") == [])
    #expect(hidden.frames("Rectangle") == [rect(25.5, 34.5, 51, 31)])
    let mirrored = asInIOS18(toggle) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored.frames("Rectangle") == [rect(-2, 34.5, 51, 31)])
    #expect(mirrored.frames("Circle") == [rect(0, 36.5, 27, 27)])
  }

  @Test func `is green, or tinted, when it is on, and grey when it is off`() {
    func track(_ isOn: Bool, _ scheme: ColorScheme = .light, _ tint: Color? = nil) -> RGBAColor? {
      asInIOS18(Toggle("", isOn: .constant(isOn)).labelsHidden().tint(tint)) { $0.colorScheme = scheme }.items.first?
        .color
    }
    #expect(track(true) == RGBAColor(red: 0x34, green: 0xC7, blue: 0x59))
    #expect(track(true, .dark) == RGBAColor(red: 0x30, green: 0xD1, blue: 0x58))
    #expect(track(true, .light, .red) == RGBAColor(red: 0xFF, green: 0x3B, blue: 0x30))
    #expect(track(false) == RGBAColor(red: 0x78, green: 0x78, blue: 0x80, alpha: 41))
    #expect(track(false, .dark) == RGBAColor(red: 0x78, green: 0x78, blue: 0x80, alpha: 82))
    let styled = asInIOS18(Toggle("", isOn: .constant(true)).labelsHidden().toggleStyle(SwitchToggleStyle(tint: .red)))
    #expect(styled.items.first?.color == RGBAColor(red: 0xFF, green: 0x3B, blue: 0x30))
  }

  @Test func `has other styles, and those of one's own`() throws {
    struct Checkbox: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(configuration.isOn ? "x" : "o").onTapGesture { configuration.isOn.toggle() }
        }
      }
    }
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Toggle(configuration)
          Text(configuration.isMixed ? "mixed" : "clear")
        }
      }
    }
    struct Screen: View {
      @State private var isOn = false

      var body: some View {
        Toggle("box", isOn: $isOn).toggleStyle(Framed()).toggleStyle(Checkbox())
        Toggle("button", isOn: $isOn).toggleStyle(.button)
        Toggle("switch", isOn: $isOn).toggleStyle(.switch)
      }
    }
    let host = ViewHost(Screen(), size: size)
    #expect(texts(host) == ["box", "o", "clear", "button", "switch"])
    try host.tap("o")
    #expect(texts(host) == ["box", "x", "clear", "button", "switch"])
    try host.toggle("button")
    #expect(texts(host) == ["box", "o", "clear", "button", "switch"])
    try host.toggle("switch")
    #expect(texts(host) == ["box", "x", "clear", "button", "switch"])
  }

  @Test func `is heard as one element with its value, as is a field`() {
    let screen = VStack {
      Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
      Toggle(isOn: .constant(false)) { Color.red.accessibilityLabel("Red") }.disabled(true)
      TextField("Name", text: .constant("Jo"))
      SecureField("Secret", text: .constant(""))
    }
    let heard = LaidOut(screen).layout.accessibility
    #expect(heard.map(\.label) == ["Wi-Fi", "Red", "Name", "Secret"])
    #expect(heard.map(\.value) == ["1", "0", "Jo", nil])
    #expect(heard[0].traits == [.isButton, .isToggle])
    #expect(heard[1].traits.names.contains("dimmed"))
  }
}
