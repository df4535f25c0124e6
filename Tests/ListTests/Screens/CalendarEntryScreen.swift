import DeclarativeUI
import Foundation

/// An entry of a calendar.
struct CalendarEntryScreen: View {
  @State private var title = "Tea with Grace"
  @State private var place = ""
  @State private var isAllDay = false
  @State private var start = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var alert = 1

  var body: some View {
    NavigationStack {
      List {
        DeclarativeUI.Section {
          TextField("Title", text: $title)
          TextField("Place", text: $place)
        }
        DeclarativeUI.Section {
          Toggle("All day", isOn: $isAllDay)
          DatePicker("Starts", selection: $start)
          Picker("Alert", selection: $alert) {
            Text("None").tag(0)
            Text("5 minutes before").tag(1)
          }
        }
        DeclarativeUI.Section("People") {
          Label("Grace", systemImage: "person").badge(3)
          Label("Add somebody", systemImage: "plus").foregroundStyle(.tint)
        }
      }
      .navigationTitle("New Entry").navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Done") {} }
    }
  }
}

/// A list of nothing.
struct EmptyListScreen: View {
  var body: some View {
    NavigationStack {
      List {}
        .overlay {
          ContentUnavailableView(
            "No Entries", systemImage: "calendar", description: Text("What you write down appears here."))
        }
        .navigationTitle("Entries")
        .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }
}
