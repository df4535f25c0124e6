import DeclarativeUI
import Testing
import ViewInspection

private struct Tabs: View {
  @State private var selection = 1

  var body: some View {
    VStack {
      Button("third") { selection = 3 }
      TabView(selection: $selection) {
        Text("screen 1").tabItem { Text("tab 1") }.tag(1)
        Text("screen 3").tabItem { Text("tab 3") }.tag(3)
      }
    }
  }
}

@MainActor @Suite struct `A view that is not seen at the moment` {
  @Test func `is the screen of a tab that a binding does not choose`() throws {
    let host = UIHostingController(rootView: Tabs())
    _ = try host.inspect().find(text: "screen 1")
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "screen 3") }
    #expect(throws: InspectionError.self) { try host.inspect().find(ViewType.TabView.self).text(1) }
    // What leads to it is seen.
    _ = try Tabs().inspect().find(text: "tab 3")
    try host.inspect().find(button: "third").tap()
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "screen 1") }
    #expect(try host.inspect().find(ViewType.TabView.self).text(1).string() == "screen 3")
    // Without a binding nothing says which one is meant.
    let tabs = TabView {
      Text("screen 1").tag(1)
      Text("screen 3").tag(3)
    }
    #expect(try tabs.inspect().find(text: "screen 3").pathToRoot == "tabView().text(1)")
  }

  @Test func `is found in each phase of a picture of the network`() throws {
    let view = AsyncImage(url: nil) { phase in
      switch phase {
      case .success(let image): AnyView(image.resizable())
      case .failure: Text("failed")
      default: ProgressView()
      }
    }
    let picture = try AnyView(view).inspect()
    let found = try picture.find(ViewType.Image.self)
    #expect(found.pathToRoot == "anyView().asyncImage().contentView(.success()).anyView().image()")
    #expect(try picture.find(text: "failed").pathToRoot == "anyView().asyncImage().contentView(.failure()).text()")
    #expect(picture.findAll(ViewType.ProgressView.self).count == 1)
  }

  @Test func `is a label where labels are hidden`() throws {
    let view = VStack {
      LabeledContent("name") { Text("value") }
      LabeledContent("shown") { Text("value") }.labelsVisibility(.visible)
    }
    let hidden = try view.labelsHidden().inspect()
    #expect(try hidden.find(text: "name").isHidden() && hidden.find(text: "name").labelsHidden())
    #expect(try hidden.find(text: "name").pathToRoot == "vStack().labeledContent(0).labelView().text()")
    #expect(try !hidden.find(text: "shown").isHidden())
    let controls = VStack {
      Stepper("step", onIncrement: nil, onDecrement: nil)
      Toggle(isOn: .constant(true)) { HStack { Text("switch") } }
    }
    let unlabelled = try controls.labelsHidden().inspect()
    #expect(try unlabelled.find(text: "step").pathToRoot == "vStack().stepper(0).labelView().text()")
    #expect(try unlabelled.find(text: "switch").isHidden() && unlabelled.find(text: "switch").labelsHidden())
    #expect(try controls.inspect().findAll(ViewType.Text.self).count == 2)
    #expect(try !hidden.findAll(ViewType.Text.self).last!.isHidden() && !view.inspect().find(text: "name").isHidden())
  }

  @Test func `is what stands for a view of UIKit`() throws {
    let found = try AnyView(Picture(labels: ["a", "b"])).inspect().find(text: "b")
    #expect(try found.string() == "b")
  }

  @Test func `is a view of UIKit, which is made where it is hosted`() throws {
    let view = Picture(labels: [])
    #expect(throws: InspectionError.self) { try view.uiView() }
    ViewHosting.host(view: VStack { view })
    defer { ViewHosting.expel() }
    #expect(try view.uiView().tag == 7)
    #expect(try view.uiView().constraintUpdates > 0)
    #expect(throws: InspectionError.self) { try Screen().viewController() }
    ViewHosting.host(view: Screen(), function: "other")
    defer { ViewHosting.expel(function: "other") }
    #expect(try Screen().viewController().title == "made")
  }
}

private final class Constrained: UIView {
  private(set) var constraintUpdates = 0

  override func updateConstraints() {
    constraintUpdates += 1
    super.updateConstraints()
  }
}

private struct Picture: UIViewRepresentable, CustomInspectable {
  let labels: [String]

  var customInspectableContent: some View { ForEach(labels, id: \.self) { Text($0) } }

  func makeUIView(context: Context) -> Constrained {
    let view = Constrained()
    view.tag = 7
    return view
  }

  func updateUIView(_ view: Constrained, context: Context) {
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
  }
}

private struct Screen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let screen = UIViewController()
    screen.title = "made"
    return screen
  }

  func updateUIViewController(_ screen: UIViewController, context: Context) {}
}
