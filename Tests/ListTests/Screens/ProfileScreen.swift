import DeclarativeUI
import Foundation

/// A form with which people change what others see of them.
struct ProfileScreen: View {
  @State private var name = "Ada"
  @State private var mail = ""
  @State private var about = "Writes programs for engines that are not built yet."
  @State private var isPublic = true
  @State private var count = 2

  var body: some View {
    NavigationStack {
      Form {
        DeclarativeUI.Section("Name") {
          TextField("Name", text: $name)
          TextField("Mail", text: $mail)
        }
        DeclarativeUI.Section("About you") {
          TextField("About", text: $about, axis: .vertical).lineLimit(3...)
        }
        DeclarativeUI.Section {
          Toggle("Public", isOn: $isPublic)
          Stepper("Guests: \(count)", value: $count)
          DisclosureGroup("Interests", isExpanded: .constant(true)) {
            Text("Mathematics")
            Text("Poetry")
          }
        } footer: {
          Text("Everybody sees what is public.")
        }
      }
      .navigationTitle("Profile").navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
    }
  }
}
