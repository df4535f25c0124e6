import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

/// What bars make of their roles, of little room, and of the ways that titles are shown.
@MainActor @Suite struct `The room in a bar` {
  private func document(_ role: ToolbarRole) -> some View {
    NavigationStack {
      Text("Contents").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbarRole(role)
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Share") {} }
          ToolbarItem(placement: .secondaryAction) { Button("Draw") {} }
          ToolbarItem(placement: .secondaryAction) { Button("Write") {} }
        }
    }
  }

  // Documented: the roles of browsers and editors move the title of tablets to the beginning, and free the middle.
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is shared on tablets as the role says`(design: SystemDesign) throws {
    let plain = laidOut(host(document(.automatic), design, isTablet: true))
    #expect(abs(try #require(plain.frame("Title")).midX - 590) < 1)
    #expect(plain.frame("Draw") == nil)
    for role in [ToolbarRole.browser, .editor] {
      let layout = laidOut(host(document(role), design, isTablet: true))
      let (title, share) = (try #require(layout.frame("Title")), try #require(layout.frame("Share")))
      let (draw, write) = (try #require(layout.frame("Draw")), try #require(layout.frame("Write")))
      #expect(abs(title.minX - 20) < 0.5 && title.maxX < draw.minX && write.maxX < share.minX)
      #expect(abs((draw.minX + write.maxX) / 2 - 590) < 1 && abs(draw.midY - title.midY) < 1)
    }
    let stack = laidOut(host(document(.navigationStack), design, isTablet: true))
    #expect(stack.items == plain.items)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26], [ToolbarRole.browser, .editor])
  func `is shared on phones as without a role`(design: SystemDesign, role: ToolbarRole) {
    #expect(laidOut(host(document(role), design)).items == laidOut(host(document(.automatic), design)).items)
  }

  @Test func `has what is principal in the middle beside a title at the beginning`() throws {
    let view = NavigationStack {
      Text("Contents").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbarRole(.browser)
        .toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }
    }
    let layout = laidOut(host(view, .iOS18, isTablet: true))
    #expect(abs(try #require(layout.frame("Title")).minX - 20) < 0.5)
    #expect(abs(try #require(layout.frame("Middle")).midX - 590) < 1)
    #expect(laidOut(host(view, .iOS18)).frame("Title") == nil)
  }

  @Test(arguments: [true, false]) func `holds what a group has, where it is asked for`(isShown: Bool) throws {
    func screen(@ToolbarContentBuilder _ items: () -> some ToolbarContent) -> some View {
      NavigationStack { Text("Contents").navigationTitle("Title").toolbar(content: items) }
    }
    let grouped = screen {
      Group {
        if isShown { ToolbarItem { Button("Share") {} } }
        ToolbarItem(placement: .topBarLeading) { Button("Draw") {} }
      }
    }
    let plain = screen {
      if isShown { ToolbarItem { Button("Share") {} } }
      ToolbarItem(placement: .topBarLeading) { Button("Draw") {} }
    }
    let layout = laidOut(host(grouped))
    #expect((layout.frame("Share") != nil) == isShown && layout.frame("Draw") != nil)
    #expect(layout.items == laidOut(host(plain)).items)
  }

  private func pushed(_ role: ToolbarRole) -> some View {
    NavigationStack(path: .constant([1])) {
      Text("Root").navigationTitle("Library").navigationDestination(for: Int.self) { _ in
        Text("Contents").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbarRole(role)
          .toolbar { ToolbarItem(placement: .navigation) { Button("Forward") {} } }
      }
    }
  }

  // Documented: an editor's button that leads back looks otherwise.
  @Test(arguments: [false, true])
  func `has the chevron alone lead back from an editor`(isTablet: Bool) throws {
    #expect(texts(host(pushed(.automatic), .iOS18, isTablet: isTablet)).contains("Library"))
    let editor = host(pushed(.editor), .iOS18, isTablet: isTablet)
    #expect(!texts(editor).contains("Library") && !texts(editor).contains("Back"))
    let labels = editor.layout(on: editor.ownScreen).accessibility.flatMap(\.leaves).map(\.label)
    #expect(labels.contains("Library"))
  }

  // Documented: beside a button that leads back there is no room for other ways on phones.
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has ways at the end of a phone's bar where a button leads back`(design: SystemDesign) throws {
    #expect(try #require(laidOut(host(pushed(.automatic), design)).frame("Forward")).midX > 268)
    let tablet = laidOut(host(pushed(.automatic), design, isTablet: true))
    #expect(try #require(tablet.frame("Forward")).midX < 300)
    let hidden = NavigationStack {
      Text("Contents").toolbar { ToolbarItem(placement: .navigation) { Button("Forward") {} } }
    }
    #expect(try #require(laidOut(host(hidden, design)).frame("Forward")).midX < 134)
  }

  struct Searchable: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        ScrollView { ForEach(0..<60) { Text("Row \($0), \(count)").frame(height: 40) } }
          .navigationTitle("Title").toolbarTitleDisplayMode(.inlineLarge)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") { count += 1 } }
            ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
          }
      }
    }
  }

  // Documented: the title is large and in the bar, and what was before it is in the menu at the end.
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is taken by a large title in the bar`(design: SystemDesign) throws {
    let host = host(Searchable(), design)
    let layout = laidOut(host)
    let (title, add) = (try #require(layout.frame("Title")), try #require(layout.frame("plus")))
    #expect(layout.fontSize(of: "Title") == 34)
    #expect(abs(title.minX - 16) < 0.5 && abs(title.midY - add.midY) < 4 && layout.frame("Edit") == nil)
    // Nothing is below the bar that a large title takes elsewhere.
    #expect(try #require(layout.frame("Row 0, 0")).midY < 116 + 20.5)
    try host.tap("More")
    try host.tap("Edit")
    #expect(texts(host).contains("Row 0, 1"))
    try host.scroll(by: CGSize(width: 0, height: 60))
    #expect(laidOut(host).fontSize(of: "Title") == 17)
  }

  // Documented: what has no room in a bar is in a menu.
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has what finds none in a menu`(design: SystemDesign) throws {
    struct Items: View {
      @State private var chosen = "nothing"
      var body: some View {
        NavigationStack {
          Text("Chosen: \(chosen)").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem { Button("Underline") { chosen = "Underline" } }
            ToolbarItem { Button("Strikethrough") { chosen = "Strikethrough" } }
            ToolbarItem { Button("Monospaced") { chosen = "Monospaced" } }
            ToolbarItem { Button("Emphasis") { chosen = "Emphasis" } }
          }
        }
      }
    }
    let phone = host(Items(), design)
    #expect(texts(phone).contains("Underline") && !texts(phone).contains("Emphasis"))
    #expect(laidOut(phone).frames.allSatisfy { $0.minX >= 0 })
    try phone.tap("More")
    try phone.tap("Emphasis")
    #expect(texts(phone).contains("Chosen: Emphasis"))
    #expect(texts(host(Items(), design, isTablet: true)).contains("Emphasis"))
  }

  // Measured: a disabled button of a prominent style is grey, #D5D5D8 in light, and what is on it stays white. What confirms is on
  // plain glass then, in the label's colour at 30 %, as other disabled words are.
  @Test(arguments: [false, true])
  func `has a grey background where something of a prominent style is disabled in iOS 26`(isStyled: Bool) throws {
    func screen(isDisabled: Bool) -> LaidOut {
      laidOut(
        host(
          NavigationStack {
            Text("Contents").toolbar {
              ToolbarItem(placement: .confirmationAction) {
                if isStyled {
                  Button("Save") {}.buttonStyle(.borderedProminent).disabled(isDisabled)
                } else {
                  Button("Save") {}.disabled(isDisabled)
                }
              }
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {}.disabled(isDisabled) }
            }
          }, .iOS26))
    }
    func color(_ name: String, _ layout: LaidOut) -> String? {
      layout.items.first { $0.name == name }?.color?.description
    }
    let grey = RGBAColor(red: 0xD5, green: 0xD5, blue: 0xD8)
    #expect(
      screen(isDisabled: true).colors.contains(grey) == isStyled && !screen(isDisabled: false).colors.contains(grey))
    #expect(color("Save", screen(isDisabled: false)) == "#FFFFFF")
    #expect(color("Save", screen(isDisabled: true)) == (isStyled ? "#FFFFFF" : "#0000004D"))
    #expect(color("Cancel", screen(isDisabled: true)) == "#0000004D")
  }

  // Documented: in the middle of the bar at the bottom.
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has what is said of the screen in the middle of the bar at the bottom`(design: SystemDesign) throws {
    let view = NavigationStack {
      Text("Contents").toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Filter") {} }
        ToolbarItem(placement: .status) { Text("Updated") }
      }
    }
    let layout = laidOut(host(view, design))
    #expect(abs(try #require(layout.frame("Updated")).midX - 201) < 0.5)
    #expect(try #require(layout.frame("Filter")).maxX < 134)
  }

  @Test func `has no menu behind a title where there is nothing in it`() throws {
    let view = NavigationStack {
      Text("Contents").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar { ToolbarTitleMenu() }
    }
    let plain = NavigationStack { Text("Contents").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    #expect(laidOut(host(view, .iOS18)).items == laidOut(host(plain, .iOS18)).items)
  }
}
