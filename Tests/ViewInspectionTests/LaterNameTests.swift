import DeclarativeUI
import LayoutValues
import Testing
import ViewInspection

/// What ViewInspector's own tests ask views for, each by the rule that it stands for.
@MainActor @Suite struct `What is asked of a view` {
  private let isPresented = Binding(wrappedValue: true)

  @Test func `is where the arrow of a popover points`() throws {
    let view = Divider().popover(
      isPresented: isPresented, attachmentAnchor: .point(.bottom), arrowEdge: .trailing
    ) {
      Text("in front")
    }
    let popover: InspectableView<ViewType.Popover> = try view.inspect().divider().popover()
    #expect(try popover.arrowEdge() == .trailing && popover.attachmentAnchor() == .point(.bottom))
    #expect(try popover.contentView().text().string() == "in front")
    #expect(try popover.contentView(Text.self).text().string() == "in front" && popover.isPresented())
    let usual = Divider().popover(isPresented: isPresented) { Text("in front") }
    #expect(try usual.inspect().divider().popover().attachmentAnchor() == .rect(.bounds))
    #expect(throws: InspectionError.self) { try usual.inspect().divider().popover().arrowEdge() }
  }

  @Test func `has the kind of what is in front of it`() throws {
    let sheet: InspectableView<ViewType.Sheet> = try Divider().sheet(isPresented: isPresented) { Text("a") }
      .inspect().divider().sheet()
    #expect(try sheet.text().string() == "a")
    let cover: InspectableView<ViewType.FullScreenCover> = try Divider()
      .fullScreenCover(isPresented: isPresented) { Text("b") }.inspect().divider().fullScreenCover()
    #expect(try cover.text().string() == "b")
  }

  @Test func `is which of several things in front of it is meant`() throws {
    let view = Divider().sheet(isPresented: isPresented) { Text("a") }.padding().sheet(isPresented: isPresented) {
      Text("b")
    }
    #expect(try view.inspect().find(text: "a").pathToRoot == "divider().sheet().text()")
    #expect(try view.inspect().find(text: "b").pathToRoot == "divider().sheet(1).text()")
  }

  @Test func `is whether it can be touched, which nothing can that is not there`() throws {
    let isThere = false
    let view = HStack {
      if isThere { Text("a") }
      Text("b")
    }
    let row = try view.inspect().hStack()
    #expect(!row[0].isResponsive() && row[1].isResponsive())
  }

  @Test(arguments: [Visibility.automatic, .visible, .hidden])
  func `is the title of a dialog, whether it is seen or not`(visibility: Visibility) throws {
    let view = AnyView(
      Divider().confirmationDialog("Delete it?", isPresented: isPresented, titleVisibility: visibility) {
        Button("Delete") {}
      })
    let dialog = try view.inspect().anyView().divider().confirmationDialog()
    #expect(try dialog.title().string() == "Delete it?" && dialog.titleVisibility() == visibility)
    #expect(try dialog.title().pathToRoot == "anyView().divider().confirmationDialog().title()")
    let found = try view.inspect().find(text: "Delete it?")
    #expect(found.pathToRoot == "anyView().divider().confirmationDialog().title()")
    #expect(try view.inspect().findAll(ViewType.Text.self).count == 2)
  }

  @Test func `is what data of a dialog says, by names of its own`() throws {
    var said: [String] = []
    let alert = Divider().alert(isPresented: isPresented) {
      Alert(
        title: Text("title"), message: Text("message"), primaryButton: .default(Text("a")) { said.append("a") },
        secondaryButton: .cancel(Text("b")) { said.append("b") })
    }
    #expect(try alert.inspect().find(text: "b").pathToRoot == "divider().alert().secondaryButton().labelView()")
    #expect(try alert.inspect().find(text: "message").pathToRoot == "divider().alert().message().text()")
    let button = try alert.inspect().divider().alert().primaryButton()
    #expect(try button.labelView().pathToRoot == "divider().alert().primaryButton().labelView()")
    try button.tap()
    #expect(said == ["a"] && !isPresented.wrappedValue)
    isPresented.wrappedValue = true
    let choices = Divider().actionSheet(isPresented: isPresented) {
      ActionSheet(title: Text("title"), message: Text("message"), buttons: [.default(Text("a")), .cancel(Text("b"))])
    }
    #expect(try choices.inspect().find(text: "b").pathToRoot == "divider().actionSheet().button(1).labelView()")
    #expect(try choices.inspect().find(button: "b").pathToRoot == "divider().actionSheet().button(1)")
    #expect(try choices.inspect().divider().actionSheet().message().pathToRoot == "divider().actionSheet().message()")
    // Views in the place of data are walked to as everywhere.
    let views = Divider().alert("title", isPresented: isPresented) {
      Button("a") {}
      Button("b") {}
    } message: {
      Text("message")
    }
    #expect(try views.inspect().find(text: "message").pathToRoot == "divider().alert().message().text()")
    #expect(
      try views.inspect().find(text: "b").pathToRoot == "divider().alert().actions().button(1).labelView().text()")
  }

  @Test func `is the one button of an alert that names none, which closes it`() throws {
    let alert = Divider().alert(isPresented: isPresented) { Alert(title: Text("title")) }
    let button = try alert.inspect().divider().alert().primaryButton()
    #expect(try button.labelView().string() == "OK")
    try button.tap()
    #expect(!isPresented.wrappedValue)
  }

  @Test func `is what VoiceOver makes actions of`() throws {
    let view = AnyView(
      Divider().accessibilityActions {
        Button("Share") {}
        HStack { Text("Keep") }
      })
    let actions = try view.inspect().anyView().divider().accessibilityActions()
    #expect(try actions.button(0).labelView().text().string() == "Share")
    #expect(
      try view.inspect().find(text: "Keep").pathToRoot == "anyView().divider().accessibilityActions().hStack(1).text(0)"
    )
    #expect(throws: InspectionError.self) { try Divider().inspect().divider().accessibilityActions() }
    // What stands for a view in VoiceOver's place is no action.
    let other = Divider().accessibilityRepresentation { Button("Share") {} }
    #expect(throws: InspectionError.self) { try other.inspect().find(button: "Share") }
  }

  @Test func `is how it is turned in space`() throws {
    let turned = Divider().rotation3DEffect(
      .degrees(5), axis: (2, 7, 3), anchor: .top, anchorZ: 9, perspective: 6)
    let values = try turned.inspect().divider().rotation3D()
    #expect(values.angle == .degrees(5) && values.axis == (2, 7, 3) && values.anchor == .top)
    #expect(values.anchorZ == 9 && values.perspective == 6)
    let usual = try Divider().rotation3DEffect(.degrees(5), axis: (0, 0, 1)).inspect().divider().rotation3D()
    #expect(usual.anchor == .center && usual.anchorZ == 0 && usual.perspective == 1)
    #expect(throws: InspectionError.self) { try Divider().inspect().divider().rotation3D() }
  }

  @Test func `is its task by a value and its place among all tasks`() async throws {
    var done: [String] = []
    let view = Divider().task { done.append("first") }.task(id: 1) { done.append("one") }.task(id: 1) {
      done.append("again")
    }
    try await view.inspect().divider().callTask(id: 1)
    try await view.inspect().divider().callTask(id: 1, index: 2)
    #expect(done == ["one", "again"])
    await #expect(throws: InspectionError.self) { try await view.inspect().divider().callTask(id: 1, index: 0) }
    await #expect(throws: InspectionError.self) { try await view.inspect().divider().callTask(id: 1, index: 3) }
  }

  @Test func `is what views around it have said of colours and directions`() throws {
    let inside = HStack { Text("a").flipsForRightToLeftLayoutDirection(false) }.preferredColorScheme(.light)
    let view = VStack { inside.flipsForRightToLeftLayoutDirection(true) }.preferredColorScheme(.dark)
    #expect(try view.inspect().find(text: "a").preferredColorScheme() == .dark)
    #expect(try view.inspect().find(text: "a").flipsForRightToLeftLayoutDirection())
    #expect(try !inside.inspect().find(text: "a").flipsForRightToLeftLayoutDirection())
    #expect(throws: InspectionError.self) { try Text("a").inspect().text().preferredColorScheme() }
  }

  @Test func `is the line of a shape in front of it, as its border`() throws {
    let framed = Divider().overlay { Rectangle().strokeBorder(Color.red, lineWidth: 3) }
    let border = try framed.inspect().divider().border(Color.self)
    #expect(border.shapeStyle == .red && border.width == 3)
    let filled = Divider().overlay { Rectangle().fill(Color.red) }
    #expect(throws: InspectionError.self) { try filled.inspect().divider().border(Color.self) }
    #expect(try framed.inspect().divider().overlay().shape().fillStyle().isAntialiased)
  }

  @Test func `is the point that VoiceOver touches, by its old name`() throws {
    let view = Divider().accessibility(activationPoint: UnitPoint.bottomTrailing)
    #expect(try view.inspect().divider().accessibilityActivationPoint() == .bottomTrailing)
  }

  @Test func `is the device of its preview, and the time of a timeline`() throws {
    #expect(try Divider().previewDevice("iPhone 8").inspect().divider().previewDevice().rawValue == "iPhone 8")
    let timeline = AnyView(TimelineView(.everyMinute) { _ in Divider() })
    let found = try timeline.inspect().find(ViewType.Divider.self)
    #expect(found.pathToRoot == "anyView().timelineView().contentView().divider()")
  }

  @Test func `is a value as one of its type, or an error`() throws {
    let value: Any = 3
    #expect(try Inspector.cast(value: value, type: Int.self) == 3)
    #expect(throws: InspectionError.self) { try Inspector.cast(value: value, type: String.self) }
    #expect(Inspector.typeName(value: value) == "Int" && Inspector.typeName(type: Divider.self) == "Divider")
  }
}

private struct Box<Value>: View {
  struct Inside: View {
    var body: some View { Divider() }
  }

  var body: some View { Inside() }
}

private struct Measured: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.currentValueLabel.blur(radius: 5)
    }
  }
}

@MainActor @Suite struct `A view that is named by its type` {
  @Test func `is another one than the generic type that its type lies in`() throws {
    let view = try AnyView(Box<String>()).inspect()
    #expect(try view.find(Box<String>.self).pathToRoot == "anyView().view(Box<EmptyView>.self)")
    let inside = try view.find(Box<String>.Inside.self)
    #expect(inside.pathToRoot == "anyView().view(Box<EmptyView>.self).view(Inside.self)")
    #expect(try view.find(Box<Int>.Inside.self).pathToRoot == inside.pathToRoot)
  }

  @Test func `is a label of a value, and no label of a control`() throws {
    let row = try Measured().inspect().hStack()
    #expect(try row.styleConfigurationCurrentValueLabel(1).blur().radius == 5)
    #expect(throws: InspectionError.self) { try row.styleConfigurationLabel(1) }
    #expect(throws: InspectionError.self) { try row.styleConfigurationCurrentValueLabel(0) }
    let found = try Measured().inspect().find(ViewType.StyleConfiguration.CurrentValueLabel.self)
    #expect(found.pathToRoot == "hStack().styleConfigurationCurrentValueLabel(1)")
  }
}
