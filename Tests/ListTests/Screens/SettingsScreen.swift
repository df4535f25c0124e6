import DeclarativeUI

/// Settings, as most apps have them.
struct SettingsScreen: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var volume = 0.4
  @State private var theme = "Automatic"

  var body: some View {
    NavigationStack {
      Form {
        DeclarativeUI.Section {
          NavigationLink {
            Text("Account")
          } label: {
            HStack {
              Image(systemName: "person.circle.fill").font(.largeTitle).foregroundStyle(.secondary)
              VStack(alignment: .leading) {
                Text("Ada Lovelace").font(.headline)
                Text("Account, payments, devices").font(.subheadline).foregroundStyle(.secondary)
              }
            }
          }
        }
        DeclarativeUI.Section {
          Toggle("Notifications", isOn: $isOn)
          Toggle("Sounds", isOn: $isOff)
          Slider(value: $volume)
          Picker("Theme", selection: $theme) { ForEach(["Automatic", "Light"], id: \.self) { Text($0) } }
        } header: {
          Text("General")
        } footer: {
          Text("Sounds are played while the phone is not muted, and never at night between ten and six.")
        }
        DeclarativeUI.Section("About") {
          LabeledContent("Version", value: "3.2")
          NavigationLink("Licences") { Text("Licences") }
          NavigationLink {
            Text("Help")
          } label: {
            Label("Help", systemImage: "questionmark.circle")
          }
          Button("Sign Out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
    }
  }
}
