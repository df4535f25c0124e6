import DeclarativeUI
import LaidOutViews

/// An app with four tabs, through which tests walk: a list, a search, settings three levels deep, and things in front of
/// the screen.
struct Pantry: View {
  let log: TouchLog

  var body: some View {
    TabView {
      NavigationStack { Shelf(log: log) }.tabItem { Label("Shelf", systemImage: "cart") }.badge(3)
      NavigationStack { Finder(log: log) }.tabItem { Label("Find", systemImage: "magnifyingglass") }
      NavigationStack { Preferences(log: log) }.tabItem { Label("Settings", systemImage: "gear") }
      Help(log: log).tabItem { Label("Help", systemImage: "questionmark.circle") }
    }
  }
}

extension View {
  /// The view, of which a log says when it appears and disappears.
  fileprivate func logged(_ name: String, _ log: TouchLog) -> some View {
    onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
  }
}

extension Pantry {
  /// The things that are there, with a form to add one.
  struct Shelf: View {
    let log: TouchLog
    @State private var things = ["Apples", "Bread", "Milk"]
    @State private var isAdding = false
    @State private var isAsked = false

    var body: some View {
      List {
        Section("In the kitchen") {
          ForEach(things, id: \.self) { thing in
            Text(thing).contextMenu {
              Button("Duplicate", systemImage: "plus") { things.append("\(thing) again") }
              Button("Remove", systemImage: "trash", role: .destructive) { things.removeAll { $0 == thing } }
            }
          }
        }
        Section {
          Button("Remove everything") { isAsked = true }
        } footer: {
          Text("What is removed is gone.")
        }
      }
      .navigationTitle("Pantry")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { isAdding = true } }
        ToolbarItem(placement: .secondaryAction) { Button("Sort") { things.sort(by: >) } }
      }
      .alert("Remove everything?", isPresented: $isAsked) {
        Button("Remove", role: .destructive) { things = [] }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Nothing is left in the kitchen then.")
      }
      .sheet(isPresented: $isAdding) { Adding(log: log) { things.append($0) } }
      .logged("shelf", log)
    }
  }

  /// A form on a sheet.
  struct Adding: View {
    let log: TouchLog
    let add: (String) -> Void
    @State private var name = ""
    @State private var isCold = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      NavigationStack {
        Form {
          TextField("Name", text: $name)
          Toggle("Keep it cold", isOn: $isCold)
        }
        .navigationTitle("New").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              add(name)
              dismiss()
            }
            .disabled(name.isEmpty)
          }
        }
      }
      .logged("form", log)
    }
  }

  /// What people search.
  struct Finder: View {
    let log: TouchLog
    @State private var text = ""
    @State private var scope = "all"
    private let all = ["Apple", "Apricot", "Banana", "Bread", "Butter"]

    var body: some View {
      List(all.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }, id: \.self) { Text($0) }
        .listStyle(.plain)
        .searchable(text: $text, prompt: "Things")
        .searchScopes($scope) {
          Text("Everything").tag("all")
          Text("Cold").tag("cold")
        }
        .navigationTitle("Find")
        .logged("finder", log)
    }
  }

  /// Settings, three levels deep.
  struct Preferences: View {
    let log: TouchLog

    var body: some View {
      List {
        NavigationLink("Account", value: "Account")
        NavigationLink("Kitchen", value: "Kitchen")
      }
      .navigationTitle("Settings")
      .navigationDestination(for: String.self) { name in
        List { NavigationLink("Sounds", value: 7) }.navigationTitle(name).logged(name, log)
      }
      .navigationDestination(for: Int.self) { number in
        List { Text("Level \(number)") }.navigationTitle("Sounds").navigationBarTitleDisplayMode(.inline)
          .logged("sounds", log)
      }
      .logged("settings", log)
    }
  }

  /// A popover.
  struct Help: View {
    let log: TouchLog
    @State private var isShown = false

    var body: some View {
      Button("What is this?") { isShown = true }
        .popover(isPresented: $isShown) { Text("It keeps what you keep.").padding().logged("popover", log) }
        .logged("help", log)
    }
  }
}
