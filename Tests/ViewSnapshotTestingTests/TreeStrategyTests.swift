import Foundation
import Testing
import ViewSnapshotTesting

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 8) {
      Text("Count: \(count)").font(.title)
      Button("Add") { count += 1 }.disabled(count > 1)
    }
    .onAppear { count += 1 }
    .padding(.horizontal, 4)
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    HStack {
      content.padding(2)
      Text("framed")
    }
  }
}

private struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(6).background(.tint, in: .capsule)
  }
}

private struct Unset: Hashable {}

@MainActor @Suite struct `A tree as text` {
  private func text<Value>(of value: Value, as strategy: Snapshotting<Value, String>) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  private func tree(@ViewBuilder _ view: () -> some View) -> String { text(of: view(), as: .tree) }

  @Test func `is kept and compared as any text is`() {
    assertSnapshot(of: Counter(), as: .tree, named: "counter")
  }

  @Test func `is that of a screen, too, as it is at the moment`() throws {
    let screen = UIHostingController(rootView: Counter())
    #expect(text(of: screen, as: .tree) == text(of: Counter(), as: .tree))
    #expect(text(of: screen, as: .tree(on: .iPhone8)).contains(#"Text("Count: 1")"#))
    try screen.tap("Add")
    #expect(text(of: screen, as: .tree).contains("Button.disabled(true)"))
  }

  @Test func `has layers, bodies of modifiers and styles, and what a branch has chosen`() {
    let isOn = true
    #expect(
      tree {
        Group {
          if isOn { Text("on") } else { Text("off") }
          if !isOn { Text("off") }
          AnyView(Circle())
          Text("a").modifier(Framed()).background(Color.red).overlay(alignment: .top) { Text("b") }
          Button("c", role: .destructive) {}.buttonStyle(Pill())
          Color.red.border(.blue, width: 2)
        }
      } == """
        Group
          Text("on")
          AnyView
            Circle()
          Text("a").modifier(Framed)
            background: Color.red
            overlay: Text("b")
            modifier Framed:
              HStack
                content.padding(2)
                Text("framed")
          Button(role: .destructive).buttonStyle(Pill)
            style: label.padding(6)
              background: Capsule().fill(.tint)
            Text("c")
          Color.red
            border: Rectangle().stroke(.blue, lineWidth: 2)
        """)
  }

  @Test func `writes values as code does`() {
    #expect(
      tree {
        VStack(alignment: .leading, spacing: 2.5) {
          Text("a \"b\"\n").bold().italic().foregroundColor(.primary)
          Text("a") + Text("b").fontWeight(.light)
          Image("logo").resizable().frame(width: 1, height: 2, alignment: .topLeading)
          RoundedRectangle(cornerRadius: 3).fill(Color(red: 1, green: 0.5, blue: 0))
          LinearGradient(colors: [.red, .white], startPoint: .top, endPoint: .bottom)
            .frame(maxWidth: .infinity).fixedSize(horizontal: true, vertical: false).offset(x: 1)
          Spacer(minLength: 3).layoutPriority(1).zIndex(2).hidden()
          Divider().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).padding([.top, .leading], 5)
        }
        .font(.system(size: 14, weight: .bold).italic()).foregroundStyle(.secondary).lineLimit(2)
        .environment(\.colorScheme, .dark).preferredColorScheme(.light).dynamicTypeSize(...DynamicTypeSize.large)
      } == """
        VStack(alignment: .leading, spacing: 2.5)\
        .font(.system(size: 14, weight: .bold).italic()).foregroundStyle(.secondary).lineLimit(2)\
        .environment(\\.colorScheme, .dark).preferredColorScheme(.light).dynamicTypeSize(.xSmall ... .large)
          Text("a \\"b\\"\\n").bold().italic().foregroundStyle(.primary)
          Text("a") + Text("b").fontWeight(.light)
          Image("logo").resizable().frame(width: 1, height: 2, alignment: .topLeading)
          RoundedRectangle(cornerRadius: 3).fill(Color(red: 1, green: 0.5, blue: 0))
          LinearGradient(colors: [.red, .white], startPoint: .top, endPoint: .bottom).frame(maxWidth: inf)\
        .fixedSize(horizontal: true, vertical: false).offset(x: 1, y: 0)
          Spacer(minLength: 3).layoutPriority(1).zIndex(2).hidden()
          Divider.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).padding([.top, .leading], 5)
        """)
  }

  @Test func `writes what texts are asked for as code does`() {
    #expect(
      tree {
        Text("a").underline().strikethrough(color: .red).baselineOffset(2).monospacedDigit().monospaced()
        VStack {
          Text("b").font(.body.smallCaps()).underline(false, pattern: .dash)
        }
        .textCase(.uppercase).minimumScaleFactor(0.5).allowsTightening(true).baselineOffset(1).fontDesign(.rounded)
        Color(uiColor: .label.withAlphaComponent(0.5)).opacity(0.5)
      } == """
        TupleView
          Text("a").underline().strikethrough(color: .red).baselineOffset(2).monospacedDigit().monospaced()
          VStack.textCase(.uppercase).minimumScaleFactor(0.5).allowsTightening(true).baselineOffset(1).fontDesign(.rounded)
            Text("b").font(.body.smallCaps()).underline(false, pattern: .dash)
          Color(uiColor: UIColor(.primary).withAlphaComponent(0.5)).opacity(0.5)
        """)
  }

  @Test func `has nothing of a run: no addresses, no values that only their type can spell`() {
    let object = NSObject()
    #expect(
      tree {
        Text("a").id(UUID()).id(ObjectIdentifier(object)).id(Unset()).onTapGesture {}.accessibilityAddTraits(.isButton)
      } == #"Text("a").id(UUID).id(ObjectIdentifier).id(Unset).onTapGesture { ... }.accessibilityAddTraits(.isButton)"#)
  }
}
