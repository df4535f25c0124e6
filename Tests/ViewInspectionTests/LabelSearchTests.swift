import DeclarativeUI
import Testing
import ViewInspection

private struct Mark: Equatable { var text = "" }

private struct MarkKey: EnvironmentKey {
  static var defaultValue: Mark { Mark() }
}

extension EnvironmentValues {
  fileprivate var mark: Mark {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

private struct Marked: View {
  @Environment(\.mark) private var mark

  var body: some View { Text(mark.text) }
}

private struct Two: View {
  var body: some View {
    Text("a")
    Text("b")
  }
}

private struct Padded<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content.padding() }
}

/// Labels whose lines a style tells apart, and which are found as other labels are.
@MainActor @Suite struct `The label of a control` {
  private let isOn = Binding(wrappedValue: false)

  @Test func `is found whatever view it is`() throws {
    let toggle = Toggle(isOn: isOn) { Label("Wi-Fi", systemImage: "wifi") }
    #expect(try toggle.inspect().find(text: "Wi-Fi").pathToRoot == "toggle().labelView().label().title().text()")
    let hidden = Toggle(isOn: isOn) { AnyView(Text("abc")) }
    #expect(try hidden.inspect().find(text: "abc").pathToRoot == "toggle().labelView().anyView().text()")
    #expect(try hidden.inspect().toggle().labelView().anyView().text().string() == "abc")
    let content = LabeledContent {
      Text("1")
    } label: {
      Label("2", systemImage: "star")
    }
    #expect(
      try content.inspect().find(text: "2").pathToRoot == "labeledContent().labelView().label().title().text()")
  }

  @Test func `may have several lines`() throws {
    let toggle = Toggle(isOn: isOn) {
      Text("Wi-Fi")
      Text("off")
    }
    #expect(try toggle.inspect().toggle().labelView().text(1).string() == "off")
    #expect(try toggle.inspect().find(text: "off").pathToRoot == "toggle().labelView().text(1)")
    #expect(try toggle.inspect().findAll(ViewType.Text.self).count == 2)
  }

  @Test func `is counted where a view of the user's modifies what it was given`() throws {
    let view = Divider().overlay {
      Padded {
        Text("a")
        Text("b")
      }
    }
    let padded = try view.inspect().find(Padded<TupleView<(Text, Text)>>.self)
    #expect(try padded.text(1).string() == "b")
    #expect(try padded.find(text: "b").pathToRoot.hasSuffix("view(Padded<EmptyView>.self).text(1)"))
  }

  @Test func `is looked at through what newer compilers put around several views`() throws {
    #expect(try Two().inspect().find(Two.self).implicitAnyView().text(1).string() == "b")
    #expect(try Divider().inspect().implicitAnyView().divider().pathToRoot == "divider()")
  }

  @Test func `has the environment of its control`() throws {
    let toggle = Toggle(isOn: isOn) { Marked() }.environment(\.mark, Mark(text: "marked"))
    #expect(try toggle.inspect().find(Marked.self).text().string() == "marked")
  }

  @Test func `is another part than the value that is shown beside it`() throws {
    let progress = ProgressView(value: 0.5) {
      Text("Loading")
    } currentValueLabel: {
      Text("50 %")
    }
    #expect(try progress.inspect().find(text: "Loading").pathToRoot == "progressView().labelView().text()")
    #expect(try progress.inspect().find(text: "50 %").pathToRoot == "progressView().currentValueLabelView().text()")
  }

  @Test func `is what is said of a view where a pointer stays on it, and no hint`() throws {
    let view = AnyView(EmptyView().padding().help("What it is for").accessibilityHint("Opens it"))
    #expect(try view.inspect().find(text: "What it is for").pathToRoot == "anyView().emptyView().help()")
    #expect(throws: InspectionError.self) { try view.inspect().find(text: "Opens it") }
    #expect(throws: InspectionError.self) { try Divider().accessibilityHint("a").inspect().divider().help() }
    #expect(try Divider().help("a").inspect().divider().accessibilityHint().string() == "a")
  }

  @Test func `is the title of the button that shares something, whatever its usual label is made of`() throws {
    let link = AnyView(ShareLink("Title", item: "Item"))
    #expect(try link.inspect().find(text: "Title").pathToRoot == "anyView().shareLink().labelView().text()")
    let own = AnyView(ShareLink(item: "Item") { Label("Title", systemImage: "star") })
    let path = try own.inspect().find(text: "Title").pathToRoot
    #expect(path == "anyView().shareLink().labelView().label().title().text()")
  }

  @Test func `is what is said beside what is shared`() throws {
    let link = AnyView(ShareLink("Title", item: "Item", subject: Text("Subject"), message: Text("Message")))
    #expect(try link.inspect().find(text: "Subject").pathToRoot == "anyView().shareLink().subjectView()")
    #expect(try link.inspect().find(text: "Message").pathToRoot == "anyView().shareLink().messageView()")
  }
}
