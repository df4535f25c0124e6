import DeclarativeUI
import LayoutTree
import Testing

@testable import ViewSnapshotTesting

@MainActor @Suite struct `What is spoken of an element` {
  private func spoken(_ view: some View) -> SpokenElement? {
    HostedScreen(.fitting).layout(view).accessibility.first.map { SpokenElement($0) }
  }

  @Test func `is its label, its value and its traits`() {
    #expect(spoken(Text("a"))?.description == "a")
    #expect(spoken(Text("a").accessibilityValue("1"))?.description == "a: 1")
    #expect(spoken(Button("Go") {})?.description == "Go. Button.")
    #expect(spoken(Button("Go.") {}.disabled(true))?.description == "Go. Dimmed. Button.")
    #expect(spoken(Text("a").accessibilityAddTraits([.isSelected, .isHeader]))?.description == "Selected: a. Heading.")
    #expect(
      spoken(Text("a").accessibilityAddTraits([.isLink, .isImage, .isSearchField]))?.description
        == "a. Link. Image. Search Field.")
    #expect(spoken(Color.red.accessibilityAddTraits(.isSelected))?.description == "Selected.")
    #expect(spoken(Color.red.accessibilityValue("1"))?.description == "1")
    #expect(spoken(Text("a").accessibilityAddTraits(.playsSound))?.description == "a")
  }

  @Test func `says how to use what is adjusted or toggled, unless it is disabled`() {
    let toggle = Toggle("a", isOn: .constant(true))
    #expect(spoken(toggle)?.hint == "Double tap to toggle setting.")
    #expect(spoken(toggle.disabled(true)).map(\.hint) == .some(nil))
  }

  @Test func `ends with its hint, which stands for a label where there is none`() {
    #expect(spoken(Text("a").accessibilityHint("h"))?.hint == "h")
    #expect(spoken(Text("a").accessibilityHint(""))?.hint == nil)
    let hintOnly = spoken(Color.red.accessibilityHint("h").accessibilityAddTraits(.isButton))
    #expect(hintOnly?.description == "h. Button.")
    #expect(hintOnly?.hint == nil)
  }

  @Test func `is the state of a switch, and how to change it`() {
    func toggle(_ value: String) -> some View {
      Text("Wi-Fi").accessibilityValue(value).accessibilityAddTraits([.isToggle, .isButton])
    }
    #expect(spoken(toggle("1"))?.description == "Wi-Fi. Switch Button. On.")
    #expect(spoken(toggle("0"))?.description == "Wi-Fi. Switch Button. Off.")
    #expect(spoken(toggle("half"))?.description == "Wi-Fi. Switch Button. half")
    #expect(spoken(toggle("1"))?.hint == "Double tap to toggle setting.")
    #expect(spoken(toggle("1").accessibilityHint("h"))?.hint == "h. Double tap to toggle setting.")
    #expect(spoken(Text("a").accessibilityAddTraits([.isToggle, .isHeader]))?.description == "a. Heading.")
  }

  @Test func `says how to adjust what can be adjusted`() {
    let gesture = "Swipe up or down with one finger to adjust the value."
    let slider = Color.red.accessibilityLabel("Volume").accessibilityAdjustableAction { _ in }
    #expect(spoken(slider)?.description == "Volume. Adjustable.")
    #expect(spoken(slider)?.hint == gesture)
    #expect(spoken(slider.accessibilityHint("h"))?.hint == "h. \(gesture)")
    #expect(spoken(slider.accessibilityHint("h."))?.hint == "h. \(gesture)")
  }
}
