import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

/// Screens whose lines run from right to left have everything at the mirrored place.
@MainActor @Suite struct `A mirrored screen` {
  enum Screen: CaseIterable {
    case tabs, searchedTabs, controls, fields, list, editedList, alert, dialog, sheet, search, split, glass

    @ViewBuilder @MainActor var view: some View {
      switch self {
      case .tabs: Tabs(hasSearch: false)
      case .searchedTabs: Tabs(hasSearch: true)
      case .controls: Controls()
      case .fields: Fields()
      case .list: Rows()
      case .editedList: Rows().environment(\.editMode, .constant(.active))
      case .alert, .dialog, .sheet: Presented(kind: self)
      case .search: Searched()
      case .split: Columns()
      case .glass: UnitedGlass()
      }
    }
  }

  private struct Tabs: View {
    let hasSearch: Bool
    var body: some View {
      TabView {
        Tab("Library", systemImage: "book") { NavigationStack { Text("Screen").navigationTitle("Title") } }
        Tab("Radio", systemImage: "radio") { Text("Other") }.badge(3)
        if hasSearch { Tab(role: .search) { Text("Search") } }
      }
    }
  }

  private struct Controls: View {
    var body: some View {
      Form {
        Toggle("Toggle", systemImage: "bell", isOn: .constant(true))
        Stepper("Stepper", value: .constant(3))
        Slider(value: .constant(0.25)) {
          Text("Slider")
        } minimumValueLabel: {
          Text("Low")
        } maximumValueLabel: {
          Text("High")
        }
        Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }
        Picker("Segments", selection: .constant(1)) { ForEach(1..<4) { Text("S\($0)") } }.pickerStyle(.segmented)
        LabeledContent("Name", value: "Value")
        DisclosureGroup("Group", isExpanded: .constant(true)) { Text("Inside") }
        ProgressView("Progress", value: 0.25)
        Gauge(value: 0.25) { Text("Gauge") }
        Menu("Menu", systemImage: "ellipsis") { Button("Item") {} }
        ColorPicker("Colour", selection: .constant(.red))
        Label("Label", systemImage: "star").badge(4)
      }
    }
  }

  private struct Fields: View {
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Empty", text: .constant("")).textFieldStyle(.roundedBorder).focused($isFocused)
        TextField("Written", text: .constant("Words")).textFieldStyle(.roundedBorder)
        SecureField("Secret", text: .constant("abc"))
        TextEditor(text: .constant("Text")).frame(height: 60)
      }
      .padding()
      .onAppear { isFocused = true }
    }
  }

  private struct Rows: View {
    var body: some View {
      NavigationStack {
        List {
          Section("Header") {
            ForEach(0..<3) { NavigationLink("Row \($0)", value: $0) }.onDelete { _ in }.onMove { _, _ in }
          }
          Section {
            Button("Button") {}
          } footer: {
            Text("Footer")
          }
        }
        .navigationTitle("Title")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Left") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("Right", systemImage: "plus") {} }
          ToolbarItem(placement: .bottomBar) { Button("Below") {} }
        }
      }
    }
  }

  private struct Presented: View {
    let kind: Screen
    var body: some View {
      Text("Behind")
        .alert("Question", isPresented: .constant(kind == .alert)) {
          Button("Yes") {}
          Button("No", role: .cancel) {}
        } message: {
          Text("Message")
        }
        .confirmationDialog("Dialog", isPresented: .constant(kind == .dialog), titleVisibility: .visible) {
          Button("Delete", role: .destructive) {}
        }
        .sheet(isPresented: .constant(kind == .sheet)) {
          NavigationStack {
            Text("Sheet").navigationTitle("Over").navigationBarTitleDisplayMode(.inline)
              .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
          }
          .presentationDetents([.medium])
        }
    }
  }

  private struct Searched: View {
    var body: some View {
      NavigationStack {
        List { Text("Found") }.navigationTitle("Title")
          .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: "Prompt")
      }
    }
  }

  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        List { Label("Folder", systemImage: "folder").badge(2) }.navigationTitle("Sidebar")
      } detail: {
        Text("Detail").navigationTitle("Shown").toolbar { Button("Act", systemImage: "plus") {} }
      }
    }
  }

  private struct UnitedGlass: View {
    @Namespace private var names
    var body: some View {
      GlassEffectContainer {
        HStack {
          Text("One").padding().glassEffect().glassEffectUnion(id: 1, namespace: names)
          Text("Second").padding().glassEffect().glassEffectUnion(id: 1, namespace: names)
          Text("Apart").padding().glassEffect(.regular.tint(.red))
        }
      }
      .padding(.leading, 40)
    }
  }

  /// The names and places of all things, with each symbol that points to a side by one name.
  private func places(_ host: ViewHost<some View>, mirrorsIn width: CGFloat?) -> [String] {
    laidOut(host).layout.drawing.items.drawnPlaces.compactMap { item, frame -> String? in
      let x = width.map { $0 - frame.maxX } ?? frame.minX
      let name = ["right", "forward", "backward"].reduce(item.name) {
        $0.replacingOccurrences(of: $1, with: "left")
      }
      // Thirds of pixels are where one side is rounded to one and the other is not.
      return "\(name) x \(Int((x / 2).rounded())) y \(Int(frame.minY.rounded())) w \(Int((frame.width / 2).rounded()))"
    }
  }

  @Test(arguments: Screen.allCases, [SystemDesign.iOS18, .iOS26])
  func `has everything at the mirrored place`(screen: Screen, design: SystemDesign) {
    let isTablet = screen == .split
    let usual = host(screen.view, design, isTablet: isTablet)
    let mirrored = host(screen.view, design, isTablet: isTablet, direction: .rightToLeft)
    let expected = places(usual, mirrorsIn: isTablet ? 1180 : 402).sorted()
    let seen = places(mirrored, mirrorsIn: nil).sorted()
    let missing = expected.filter { !seen.contains($0) }
    let surplus = seen.filter { !expected.contains($0) }
    #expect(!expected.isEmpty && missing.isEmpty && surplus.isEmpty, "missing \(missing), surplus \(surplus)")
  }
}
