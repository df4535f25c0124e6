import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

/// Values, styles and requests of controls, each of which draws or does something else than the others.
@MainActor @Suite struct `A variant of a control` {
  private func differ(_ views: any View...) -> Bool {
    let drawn = views.map { laidOut(AnyView($0)).items }
    return drawn.indices.allSatisfy { index in !drawn[..<index].contains(drawn[index]) }
  }

  @Test func `is the usual one where a style is automatic`() {
    let progress = ProgressView(value: 0.5)
    #expect(isSame(progress, [progress.progressViewStyle(.automatic)]))
    let menu = Menu("More") { Button("One") {} }
    #expect(isSame(menu, [menu.menuStyle(.automatic), menu.menuStyle(DefaultMenuStyle())]))
    let group = DisclosureGroup("More", isExpanded: .constant(true)) { Text("One") }
    #expect(
      isSame(
        group, [group.disclosureGroupStyle(.automatic), group.disclosureGroupStyle(AutomaticDisclosureGroupStyle())]))
    let toggle = Toggle("Switch", isOn: .constant(true))
    #expect(isSame(toggle, [toggle.toggleStyle(.automatic), toggle.toggleStyle(DefaultToggleStyle())]))
    let field = TextField("Name", text: .constant("a"))
    #expect(isSame(field, [field.textFieldStyle(.automatic), field.textFieldStyle(DefaultTextFieldStyle())]))
    let content = LabeledContent("Name", value: "Value")
    #expect(
      isSame(
        content, [content.labeledContentStyle(.automatic), content.labeledContentStyle(AutomaticLabeledContentStyle())])
    )
    let box = GroupBox("Title") { Text("One") }
    #expect(isSame(box, [box.groupBoxStyle(.automatic), box.groupBoxStyle(DefaultGroupBoxStyle())]))
    let button = Button("Press") {}
    #expect(isSame(button, [button.buttonStyle(.automatic)]))
    let bordered = button.buttonStyle(.bordered)
    #expect(isSame(bordered, [bordered.buttonBorderShape(.automatic)]))
    let gauge = Gauge(value: 0.4) { Text("Speed") }
    #expect(isSame(gauge, [gauge.gaugeStyle(.automatic)]))
    let list = List { Text("Row") }
    #expect(isSame(list, [list.listStyle(.automatic)]))
  }

  @Test func `shows title and picture, or one of them`() {
    let label = Label("Title", systemImage: "star")
    #expect(isSame(label.labelStyle(.titleOnly), [label.labelStyle(TitleOnlyLabelStyle())]))
    #expect(isSame(label.labelStyle(.iconOnly), [label.labelStyle(IconOnlyLabelStyle())]))
    #expect(isSame(label.labelStyle(.titleAndIcon), [label.labelStyle(TitleAndIconLabelStyle())]))
    #expect(isSame(label, [label.labelStyle(.automatic), label.labelStyle(DefaultLabelStyle())]))
    #expect(differ(label.labelStyle(.titleOnly), label.labelStyle(.iconOnly), label.labelStyle(.titleAndIcon)))
    #expect(laidOut(label.labelStyle(.titleOnly)).items.map(\.name) == ["Title"])
  }

  @Test func `has the colour that its style is made with`() {
    #expect(laidOut(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))).colors[0].red == 0xFF)
    let bar = laidOut(ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)))
    #expect(bar.colors.last?.description == "#FF383C")
    let toggle = Toggle("A", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
    #expect(laidOut(toggle).colors[1].description == "#FF383C")
  }

  @Test func `has more labels beside its value`() {
    let gauge = Gauge(value: 5, in: 0...10) {
      Text("Speed")
    } currentValueLabel: {
      Text("Now")
    } minimumValueLabel: {
      Text("Least")
    } maximumValueLabel: {
      Text("Most")
    } markedValueLabels: {
      Text("Mark").tag(2.0)
    }
    let texts = LaidOut.texts(of: laidOut(gauge).layout)
    #expect(texts.contains("Least") && texts.contains("Most") && texts.contains("Now"))
    let marked = Gauge(value: 5, in: 0...10) {
      Text("Speed")
    } currentValueLabel: {
      Text("Now")
    } markedValueLabels: {
      Text("Mark").tag(2.0)
    }
    #expect(LaidOut.texts(of: laidOut(marked).layout).contains("Now"))
  }

  @Test func `leads fingers to some values of a slider only, and says its value in words`() throws {
    struct Narrow: View {
      @State private var value = 5.0
      var body: some View {
        VStack {
          Slider(value: $value, in: 0...10, enabledBounds: 2...6) {
            Text("Level")
          } currentValueLabel: {
            Text("about \(Int(value))")
          }
          .accessibilityIdentifier("slider")
          Text("value \(Int(value))")
        }
      }
    }
    let host = ViewHost(Narrow(), size: CGSize(width: 300, height: 300))
    try host.drag(id: "slider", by: CGSize(width: 140, height: 0))
    #expect(host.texts == ["value 6"])
    try host.adjust("Level", toNormalizedSliderPosition: 0)
    #expect(host.texts == ["value 2"])
    let element = try #require(
      onlyElement(
        Slider(value: .constant(0.5), neutralValue: 0.2) {
          Text("Level")
        } currentValueLabel: {
          Text("half")
        }))
    #expect(element.value == "half")
  }

  @Test func `has marks where a slider's steps are to have some`() {
    let slider = Slider(value: .constant(2.0), in: 0...4, step: 1) {
      Text("Level")
    } tick: { value in
      value == 1 || value == 3 ? SliderTick(value) : nil
    }
    #expect(laidOut(slider).frames("Circle").count == 2)
    let both = Slider(value: .constant(2.0), in: 0...4) {
      Text("Level")
    } ticks: {
      SliderTick(1) { Text("One") }
      SliderTick(2)
    }
    #expect(laidOut(both).frames("Circle").count == 2)
  }

  // Measured: 3 inside at three pixels a point, 1 at two.
  @Test(arguments: [(3.0, CGFloat(3)), (2.0, 1)])
  func `has a slider's track of iOS 18 inside of the ends`(scale: Double, inset: CGFloat) {
    let slider = LaidOut(Slider(value: .constant(0.5)), in: CGSize(width: 300, height: 100), scale: scale) {
      $0.systemDesign = .iOS18
    }
    #expect(slider.frames.first?.minX == inset && slider.frames.first?.maxX == 300 - inset)
  }

  @Test func `is a group of controls in a style of one's own, which may call the one around`() {
    struct Framed: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          ControlGroup(configuration)
        }
      }
    }
    let group = ControlGroup("Title") { Button("Cut") {} }.controlGroupStyle(Framed())
    #expect(laidOut(group).items.map(\.name) == ["Title", "Cut"])
  }

  @Test func `is a button whose role says what it is`() {
    #expect(laidOut(Button(role: .confirm) {}).items.map(\.name) == ["Done"])
    #expect(laidOut(Button(role: .destructive) {}).items.map(\.name) == ["Delete"])
    #expect(onlyElement(Button(role: .confirm) {})?.label == "Done")
    #expect(onlyElement(Button(role: .close) {})?.label == "Close")
  }

  @Test(arguments: [
    (ControlSize.mini, 28.0), (.small, 28), (.regular, 34.33), (.large, 50.33), (.extraLarge, 50),
  ])
  func `is a bordered button of a size in both designs`(size: ControlSize, height: Double) throws {
    for design in [SystemDesign.iOS18, .iOS26] {
      let button = laidOut(Button("A") {}.buttonStyle(.bordered).controlSize(size), design)
      let background = try #require(button.frames.first)
      if size == .extraLarge {
        #expect(Double(background.height) >= height)
      } else {
        #expect(abs(Double(background.height) - height) < 0.7)
      }
    }
  }
}

/// What asks for something that a still picture on a phone shows nothing of, on purpose.
@MainActor @Suite struct `What a picture shows nothing of` {
  @Test func `leaves views as they are`() {
    let button = Button("Press") {}.buttonStyle(.bordered)
    #expect(
      isSame(
        button,
        [
          button.buttonRepeatBehavior(.enabled), button.buttonRepeatBehavior(.disabled),
          button.buttonRepeatBehavior(.automatic),
        ]))
    let editor = TextEditor(text: .constant("Text"))
    #expect(isSame(editor, [editor.textEditorStyle(.plain), editor.textEditorStyle(.automatic)]))
    let list = List {
      Text("One")
      Text("Two")
    }
    #expect(
      isSame(
        list,
        [
          list.listRowHoverEffect(.lift), list.listRowHoverEffectDisabled(), list.listRowPlatterColor(.red),
          list.alternatingRowBackgrounds(), list.listSectionIndexVisibility(.visible),
          List {
            Section {
              Text("One")
              Text("Two")
            }
            .sectionIndexLabel("A").sectionIndexLabel(Text("A")).sectionIndexLabel(String("A"))
          },
        ]))
  }

  @Test func `leaves glass at rest`() {
    struct Row: View {
      let isNamed: Bool
      @Namespace private var space
      var body: some View {
        let text = Text("Glass").padding()
        if isNamed {
          text.glassEffect(.regular.interactive()).glassEffectID("a", in: space).glassEffectTransition(.materialize)
        } else {
          text.glassEffect()
        }
      }
    }
    #expect(isSame(Row(isNamed: false), [Row(isNamed: true)]))
  }
}

/// Glass of all kinds.
@MainActor @Suite struct `A kind of glass` {
  private func drawing(_ view: some View) -> Drawing { laidOut(view).layout.drawing }

  @Test func `is none, clear, in a colour, or of a shape`() {
    let text = Text("Glass").padding()
    let kinds: [any View] = [
      text, text.glassEffect(), text.glassEffect(.clear), text.glassEffect(.regular.tint(.red)),
      text.glassEffect(in: Rectangle()), text.glassEffect(.regular, in: .rect(cornerRadius: 4)),
    ]
    let drawn = kinds.map { drawing(AnyView($0)) }
    for index in drawn.indices { #expect(!drawn[..<index].contains(drawn[index])) }
    #expect(drawing(text.glassEffect(.identity)) == drawing(text))
    #expect(drawing(text.glassEffect(.regular.tint(nil))) == drawing(text.glassEffect()))
  }

  @Test func `is that of a button`() {
    let button = Button("Press") {}
    #expect(drawing(button.buttonStyle(.glass(.regular))) == drawing(button.buttonStyle(.glass)))
    #expect(drawing(button.buttonStyle(.glass(.clear))) != drawing(button.buttonStyle(.glass)))
    #expect(drawing(button.buttonStyle(GlassButtonStyle(.clear))) == drawing(button.buttonStyle(.glass(.clear))))
  }
}

/// Corners of a concentric rectangle that are alike.
@MainActor @Suite struct `A concentric rectangle's corners` {
  private func outline(_ rectangle: ConcentricRectangle) -> PlaneGeometry.Path? {
    let view = rectangle.fill(.red).padding(10).containerShape(RoundedRectangle(cornerRadius: 40))
    if case .shape(let shape)? = laidOut(view, in: CGSize(width: 100, height: 100)).items.first { return shape.path }
    return nil
  }

  @Test func `are said by sides or one by one`() {
    func corners(
      _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
      _ bottomTrailing: Edge.Corner.Style
    ) -> PlaneGeometry.Path? {
      outline(
        ConcentricRectangle(
          topLeadingCorner: topLeading, topTrailingCorner: topTrailing, bottomLeadingCorner: bottomLeading,
          bottomTrailingCorner: bottomTrailing))
    }
    #expect(outline(ConcentricRectangle(uniformTopCorners: 4)) == corners(4, 4, .concentric, .concentric))
    #expect(outline(ConcentricRectangle(uniformTopCorners: 4, uniformBottomCorners: 8)) == corners(4, 4, 8, 8))
    #expect(outline(ConcentricRectangle(uniformBottomCorners: 8)) == corners(.concentric, .concentric, 8, 8))
    #expect(outline(ConcentricRectangle(uniformLeadingCorners: 4)) == corners(4, .concentric, 4, .concentric))
    #expect(outline(ConcentricRectangle(uniformLeadingCorners: 4, uniformTrailingCorners: 8)) == corners(4, 8, 4, 8))
    #expect(outline(ConcentricRectangle(uniformTrailingCorners: 8)) == corners(.concentric, 8, .concentric, 8))
    #expect(
      outline(ConcentricRectangle(uniformTopCorners: 4, bottomLeadingCorner: 2, bottomTrailingCorner: 6))
        == corners(4, 4, 2, 6))
    #expect(
      outline(ConcentricRectangle(uniformBottomCorners: 4, topLeadingCorner: 2, topTrailingCorner: 6))
        == corners(2, 6, 4, 4))
    #expect(
      outline(ConcentricRectangle(uniformLeadingCorners: 4, topTrailingCorner: 2, bottomTrailingCorner: 6))
        == corners(4, 2, 4, 6))
    #expect(
      outline(ConcentricRectangle(uniformTrailingCorners: 4, topLeadingCorner: 2, bottomLeadingCorner: 6))
        == corners(2, 4, 6, 4))
    #expect(corners(1, 2, 3, 4) != corners(4, 3, 2, 1))
    #expect(
      outline(ConcentricRectangle(corners: .concentric(minimum: 8), isUniform: true))
        == outline(ConcentricRectangle()))
  }
}
