import Testing
import ViewSnapshotTesting

/// Fields and toggles, on and off, with and without a border.
private struct Controls: View {
  var body: some View {
    VStack(alignment: .leading) {
      TextField("Placeholder", text: .constant(""))
      TextField("Name", text: .constant("Johanna"))
      TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder)
      SecureField("Secret", text: .constant("secret")).textFieldStyle(.roundedBorder)
      Toggle("Wi-Fi", isOn: .constant(true))
      Toggle("Bluetooth", isOn: .constant(false))
      Toggle("Disabled", isOn: .constant(true)).disabled(true)
      HStack {
        Toggle("On", isOn: .constant(true)).tint(.blue)
        Toggle("Off", isOn: .constant(false))
      }
      .toggleStyle(.button)
    }
    .padding()
  }
}

@MainActor @Suite(.snapshots) struct ControlPictureTests {
  @Test func `fields and toggles`() {
    for (name, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      assertSnapshot(of: Controls(), as: .image(layout: .fixed(width: 240, height: 380), traits: traits), named: name)
    }
  }
}
