import DeclarativeUI
import Foundation
import Testing
import ViewSnapshotTesting

/// Screens of pickers and menus as a whole.
@MainActor @Suite(.snapshots) struct PickerPictureTests {
  @Test func `a calendar entry`() {
    picture(EntryScreen(), .iOS26, .light)
    picture(EntryScreen(), .iOS18, .dark)
  }

  @Test func `an open menu`() throws {
    for design in [SystemDesign.iOS26, .iOS18] {
      let host = ViewHost(MenuScreen().environment(\.systemDesign, design), size: CGSize(width: 320, height: 480))
      try host.tap("More")
      picture(host, design, design == .iOS18 ? .dark : .light)
    }
  }

  @Test func `an empty list`() {
    picture(
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray.fill")
      } description: {
        Text("New mail that you get will appear here.")
      } actions: {
        Button("Check Mail") {}.buttonStyle(.borderedProminent)
      }, .iOS26, .light)
  }

  private func picture(
    _ view: some View, _ design: SystemDesign, _ style: UIUserInterfaceStyle, testName: String = #function,
    line: UInt = #line
  ) {
    assertSnapshot(
      of: view, as: .image(layout: .fixed(width: 320, height: 580), traits: traits(design, style)),
      named: name(design, style), testName: testName, line: line)
  }

  private func picture(
    _ host: ViewHost<some View>, _ design: SystemDesign, _ style: UIUserInterfaceStyle,
    testName: String = #function, line: UInt = #line
  ) {
    assertSnapshot(
      of: host, as: .image(traits: traits(design, style)), named: name(design, style), testName: testName, line: line)
  }

  private func traits(_ design: SystemDesign, _ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection {
      $0.systemDesign = design
      $0.userInterfaceStyle = style
      $0.displayScale = 2
    }
  }

  private func name(_ design: SystemDesign, _ style: UIUserInterfaceStyle) -> String {
    "\(design.rawValue)-\(style == .dark ? "dark" : "light")"
  }
}

private struct EntryScreen: View {
  @State private var kind = 1
  @State private var city = "Rome"
  @State private var date = Date(timeIntervalSince1970: 1_168_335_660)
  @State private var color = Color.orange

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Kind", selection: $kind) {
        Text("Work").tag(0)
        Text("Home").tag(1)
        Text("Travel").tag(2)
        Text("Other").tag(3)
      }
      .pickerStyle(.segmented)
      HStack {
        Text("City")
        Picker("City", selection: $city) { ForEach(["Oslo", "Rome"], id: \.self) { Text($0) } }
      }
      DatePicker("Begins", selection: $date)
      LabeledContent("Calendar", value: "Private")
      ColorPicker("Colour", selection: $color)
      GroupBox("Notes") { Text("Bring the map.") }
      DisclosureGroup("Guests", isExpanded: .constant(true)) { Text("Ann and Ben") }
      Picker("City", selection: $city) {
        ForEach(["Bern", "Graz", "Oslo", "Rome", "Wien"], id: \.self) { Text($0) }
      }
      .pickerStyle(.wheel)
      .frame(height: 120)
      .clipped()
    }
    .padding()
  }
}

private struct MenuScreen: View {
  @State private var order = "Name"

  var body: some View {
    VStack {
      Menu("More") {
        Button("Copy", systemImage: "doc.on.doc") {}
        Menu("Move") { Button("Up") {} }
        Picker("Order", selection: $order) {
          Text("Name").tag("Name")
          Text("Date").tag("Date")
        }
        Section("Danger") {
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
      }
      Image(systemName: "star.fill").font(.system(size: 120)).foregroundStyle(.orange)
      Spacer()
    }
    .padding()
  }
}
