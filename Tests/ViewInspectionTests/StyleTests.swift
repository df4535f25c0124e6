import DeclarativeUI
import Testing
import ViewInspection

private struct Pressed: ButtonStyle {
  @Environment(\.colorScheme) private var scheme

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(scheme == .light ? "light" : "dark")
      configuration.label.blur(radius: configuration.isPressed ? 5 : 0)
    }
  }
}

private struct Triggering: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("Go", action: configuration.trigger)
  }
}

private struct Switched: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isOn ? 1 : 0.5)
  }
}

private struct Upright: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title.padding(3)
    }
  }
}

private struct Boxed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("box")
      configuration.label
      configuration.content.blur(radius: 4)
    }
  }
}

private struct Opening: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { Menu(configuration).blur(radius: 3) }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) %" } ?? "?")
  }
}

@MainActor @Suite struct `A style by itself` {
  @Test(arguments: [(true, 5), (false, 0)])
  func `is looked at for a button that is pressed or not`(isPressed: Bool, radius: CGFloat) throws {
    let body = try Pressed().inspect(isPressed: isPressed)
    #expect(try body.hStack().text(0).string() == "light")
    let label = try body.hStack().styleConfigurationLabel(1)
    #expect(try label.blur().radius == radius)
    #expect(label.pathToRoot == "hStack().styleConfigurationLabel(1)")
  }

  @Test func `does what a button is for`() throws {
    var count = 0
    try Triggering().inspect { count += 1 }.button().tap()
    #expect(count == 1)
  }

  @Test func `is looked at for a toggle that is on or off`() throws {
    #expect(try Switched().inspect(isOn: true).styleConfigurationLabel().opacity() == 1)
    #expect(try Switched().inspect(isOn: false).styleConfigurationLabel().opacity() == 0.5)
  }

  @Test func `has the places of a label's title and picture`() throws {
    let body = try Upright().inspect()
    #expect(try body.find(ViewType.StyleConfiguration.Icon.self).pathToRoot == "vStack().styleConfigurationIcon(0)")
    #expect(try body.vStack().styleConfigurationTitle(1).padding(.top) == 3)
  }

  @Test func `is given what a test says of a button, a toggle and progress`() throws {
    #expect(ButtonStyleConfiguration(isPressed: true).isPressed)
    #expect(!ButtonStyleConfiguration(isPressed: false).isPressed)
    #expect(ToggleStyleConfiguration(isOn: true).isOn && !ToggleStyleConfiguration(isOn: false).isOn)
    #expect(ProgressViewStyleConfiguration(fractionCompleted: 0.9).fractionCompleted == 0.9)
    #expect(ProgressViewStyleConfiguration(fractionCompleted: nil).fractionCompleted == nil)
    var count = 0
    let configuration = PrimitiveButtonStyleConfiguration(onTrigger: { count += 1 })
    try Triggering().makeBody(configuration: configuration).inspect().button().tap()
    #expect(count == 1)
    let body = Pressed().makeBody(configuration: ButtonStyleConfiguration(isPressed: true))
    #expect(try body.inspect().hStack().styleConfigurationLabel(1).blur().radius == 5)
  }

  @Test func `is looked at for boxes, menus and progress`() throws {
    #expect(
      try Boxed().inspect().vStack().styleConfigurationLabel(1).pathToRoot == "vStack().styleConfigurationLabel(1)")
    #expect(try Boxed().inspect().vStack().styleConfigurationContent(2).blur().radius == 4)
    #expect(try Opening().inspect().vStack().menu(0).blur().radius == 3)
    let content = try Opening().inspect().find(ViewType.StyleConfiguration.Content.self)
    #expect(content.pathToRoot == "vStack().menu(0).styleConfigurationContent(0)")
    #expect(try Percent().inspect(fractionCompleted: 0.25).text().string() == "25 %")
    #expect(try Percent().inspect().text().string() == "?")
  }
}
