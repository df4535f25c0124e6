import DeclarativeUI
import Testing
import ViewInspection

@MainActor @Suite struct `Walking by types` {
  @Test func `goes into rows, columns and piles by their indices`() throws {
    let view = VStack {
      HStack { Text("a") }
      ZStack {
        Color.red
        Text("b")
      }
      Divider()
      Spacer(minLength: 3)
      EmptyView()
    }
    let column = try view.inspect().vStack()
    #expect(try column.hStack(0).text(0).string() == "a")
    #expect(try column.zStack(1).text(1).string() == "b")
    #expect(try column.zStack(1).color(0).value() == .red)
    #expect(try column.divider(2).pathToRoot == "vStack().divider(2)")
    #expect(try column.spacer(3).minLength() == 3)
    #expect(try column.emptyView(4).pathToRoot == "vStack().emptyView(4)")
  }

  @Test func `goes into what a geometry reader contains, on a view and on a host`() throws {
    let view = VStack {
      GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
    }
    #expect(try view.inspect().vStack().geometryReader(0).text().string() == "0")
    let host = ViewHost(view, size: CGSize(width: 80, height: 80))
    #expect(try host.inspect().find(text: "80").string() == "80")
    #expect(try host.inspect().vStack().geometryReader(0).text().pathToRoot == "vStack().geometryReader(0).text()")
  }

  @Test func `looks through views of the user's where they are not named`() throws {
    #expect(try Greeting().inspect().vStack().text(0).string() == "Hello, Ada!")
    #expect(try Greeting().inspect().view(Greeting.self).vStack().text(0).string() == "Hello, Ada!")
    let view = HStack { Greeting() }
    #expect(try view.inspect().hStack().view(Greeting.self, 0).vStack().text(1).string() == "Tapped 0 times")
    #expect(try view.inspect().hStack().view(Greeting.self, 0).actualView().name == "Ada")
  }

  @Test func `knows groups, elements, hidden types and statements`() throws {
    let isShown = true
    let view = Group {
      ForEach(["a", "b"], id: \.self) { Text($0) }
      AnyView(Text("c"))
      if isShown {
        Text("d")
        Text("e")
      }
    }
    let group = try view.inspect().group()
    #expect(try group.forEach(0).text(1).string() == "b")
    #expect(try group.anyView(1).text().string() == "c")
    #expect(try group.tupleView(2).text(1).string() == "e")
    #expect(try AnyView(VStack { Text("f") }).inspect().anyView().vStack().text(0).string() == "f")
  }

  @Test(arguments: [true, false]) func `looks through conditions, and keeps the place of what is not there`(
    isShown: Bool
  ) throws {
    let view = VStack {
      if isShown { Text("a") }
      if isShown { Text("b") } else { Color.red }
      Text("c")
    }
    let column = try view.inspect().vStack()
    #expect(try column.text(2).string() == "c")
    if isShown {
      #expect(try column.text(0).string() == "a")
      #expect(try column.text(1).string() == "b")
    } else {
      #expect(throws: InspectionError.self) { try column.text(0) }
      #expect(try column.color(1).value() == .red)
    }
  }

  @Test func `takes containers for collections`() throws {
    let isShown = false
    let column = try VStack {
      Text("a")
      if isShown { Text("b") }
      AnyView(Text("c"))
    }.inspect().vStack()
    #expect(column.count == 3)
    #expect(column.map(\.isAbsent) == [false, true, false])
    #expect(try column[2].anyView().text().string() == "c")
    #expect(try column.first { !$0.isAbsent }?.text().string() == "a")
    #expect(try column[0].classified().text().string() == "a")
  }

  @Test func `goes into buttons, their styles and their roles`() throws {
    let button = Button(role: .destructive) {
    } label: {
      AnyView(Text("Delete"))
    }
    #expect(try button.inspect().button().labelView().anyView().text().string() == "Delete")
    #expect(try button.inspect().button().role() == .destructive)
    #expect(throws: InspectionError.self) { try button.inspect().button().styleBody() }
    let styled = try button.buttonStyle(Arrow()).inspect().button()
    #expect(try styled.labelView().anyView().text().string() == "Delete")
    #expect(try styled.styleBody().hStack().text(1).string() == "→")
    #expect(try styled.styleBody().hStack().styleConfigurationLabel(0).opacity() == 0.5)
    #expect(try styled.buttonStyle() is Arrow)
  }

  @Test func `goes into layers`() throws {
    let view = Text("a").background(Color.red).background { Text("b") }.overlay(alignment: .top) {
      Circle()
      Text("c")
    }
    let text = try view.inspect().text()
    #expect(try text.background().color().value() == .red)
    #expect(try text.background(1).text().string() == "b")
    #expect(try text.overlay().text(1).string() == "c")
    #expect(try text.overlay().alignment() == .top)
    #expect(try Color.red.border(.blue, width: 2).inspect().color().border(Color.self) == (.blue, 2))
    #expect(throws: InspectionError.self) { try Color.red.border(.blue).inspect().color().overlay() }
    #expect(throws: InspectionError.self) { try text.overlay(1) }
    // What is a style is known by it, and not by the shape that is painted with it.
    let styled = try Divider().overlay(Color.red, ignoresSafeAreaEdges: .bottom).background(.blue).inspect().divider()
    #expect(try styled.overlay().color().value() == .red && styled.overlay().ignoresSafeAreaEdges() == .bottom)
    #expect(try styled.background().ignoresSafeAreaEdges() == .all)
  }

  @Test func `goes into what is made of times and preferences`() throws {
    let timeline = TimelineView(.periodic(from: .now, by: 1)) { _ in Text("now") }
    #expect(try timeline.inspect().timelineView().text().string() == "now")
    #expect(try VStack { timeline }.inspect().vStack().timelineView(0).text().string() == "now")
    struct Length: PreferenceKey {
      static let defaultValue = 3
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let told = Text("a").preference(key: Length.self, value: 5).overlayPreferenceValue(Length.self) { Text("\($0)") }
    #expect(try told.inspect().text().overlayPreferenceValue().text().string() == "5")
  }

  @Test func `goes into modifiers of the user's`() throws {
    let text = try Text("a").modifier(Badge()).padding(5).inspect().text()
    #expect(try text.string() == "a")
    #expect(try text.padding(.top) == 5)
    let badge = try text.modifier(Badge.self)
    #expect(try badge.hStack().text(1).string() == "new")
    #expect(try badge.hStack().viewModifierContent(0).padding(.top) == 3)
    #expect(try Badge(text: "own").inspect().hStack().text(1).string() == "own")
    #expect(throws: InspectionError.self) { try Text("a").inspect().text().modifier(Badge.self) }
  }

  @Test func `knows shapes, pictures and gradients`() throws {
    let view = ZStack {
      Circle()
      RoundedRectangle(cornerRadius: 4).fill(.red)
      Capsule().stroke(.blue, lineWidth: 2)
      Image("logo")
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      RadialGradient(colors: [.red], center: .center, startRadius: 1, endRadius: 2)
    }
    let pile = try view.inspect().zStack()
    #expect(throws: Never.self) { try pile.shape(0).actualShape(Circle.self) }
    #expect(throws: InspectionError.self) { try pile.shape(0).actualShape(Capsule.self) }
    #expect(try pile.shape(1).actualShape(RoundedRectangle.self).cornerSize.width == 4)
    #expect(try pile.shape(1).fillShapeStyle(Color.self) == .red)
    #expect(try !pile.shape(1).fillStyle().isEOFilled)
    #expect(try pile.shape(2).strokeStyle().lineWidth == 2)
    #expect(try pile.shape(2).fillShapeStyle(Color.self) == .blue)
    #expect(try pile.image(3).actualImage().name() == "logo")
    #expect(try pile.linearGradient(4).gradient().stops.map(\.color) == [.red, .blue])
    #expect(try pile.linearGradient(4).startPoint() == .top)
    #expect(try pile.linearGradient(4).endPoint() == .bottom)
    #expect(try pile.radialGradient(5).center() == .center)
    #expect(try pile.radialGradient(5).startRadius() == 1)
    #expect(try pile.radialGradient(5).endRadius() == 2)
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(try pile.shape(0).path(in: rect).boundingRect == rect)
  }

  @Test func `knows how views are arranged`() throws {
    #expect(try HStack(alignment: .top, spacing: 3) {}.inspect().hStack().alignment() == .top)
    #expect(try HStack(alignment: .top, spacing: 3) {}.inspect().hStack().spacing() == 3)
    #expect(try VStack(alignment: .leading) {}.inspect().vStack().alignment() == .leading)
    #expect(try VStack(alignment: .leading) {}.inspect().vStack().spacing() == nil)
    #expect(try ZStack(alignment: .bottom) {}.inspect().zStack().alignment() == .bottom)
  }

  @Test func `goes to the view around`() throws {
    let text = try AnyView(HStack { Text("a") }).inspect().find(text: "a")
    #expect(try text.parent().hStack().pathToRoot == "anyView().hStack()")
    #expect(try text.parent().parent().anyView().pathToRoot == "anyView()")
    let layered = Divider().overlay { HStack { Text("a") } }
    let inLayer = try layered.inspect().divider().overlay().hStack().text(0)
    #expect(try inLayer.parent().pathToRoot == "divider().overlay().hStack()")
    let error = #expect(throws: InspectionError.self) { try text.parent().parent().parent() }
    #expect(error?.description == "AnyView does not have parent")
  }

  @Test func `says why a view has no body`() throws {
    let error = #expect(throws: InspectionError.self) { try Lost().inspect().view(Lost.self).text() }
    let reason =
      "No Trace is in the environment of a view with @Environment(Trace.self): give a view around it "
      + ".environment(Trace(...))"
    #expect(error?.description == "view(Lost.self) could not be evaluated. \(reason)")
    let search = #expect(throws: InspectionError.self) { try VStack { Lost() }.inspect().find(text: "a") }
    #expect(
      search?.description == """
        No Text "a" was found.

        The search saw:
          VStack
            Lost (not evaluated)

        \(reason)
        """)
  }

  @Test func `says why a modifier of the user's has no body`() throws {
    struct Lookup: ViewModifier {
      @Environment(Trace.self) private var trace
      func body(content: Content) -> some View { content.id(trace.marks.count) }
    }
    let error = #expect(throws: InspectionError.self) { try Text("a").modifier(Lookup()).inspect().text() }
    #expect(error?.description.hasPrefix("modifier(Lookup.self) could not be evaluated. No Trace is") == true)
  }

  @Test func `says what it found and where, and what it wanted`() throws {
    let isShown = false
    let view = VStack {
      HStack { Text("a") }
      if isShown { Text("b") }
      Greeting()
    }
    func message(_ walk: (InspectableView<ViewType.VStack>) throws -> Any) -> String? {
      #expect(throws: InspectionError.self) { _ = try walk(view.inspect().vStack()) }?.description
    }
    #expect(message { try $0.text(0) } == "vStack().hStack(0) found HStack instead of Text")
    #expect(message { try $0.text(1) } == "View for Optional<Text> is absent")
    #expect(message { try $0.text(7) } == "vStack() has 3 views inside, so the index 7 is out of bounds")
    #expect(message { try $0.view(Greeting.self, 0) } == "vStack().hStack(0) found HStack instead of Greeting")
    #expect(
      message { try $0.view(Greeting.self, 2).hStack() }
        == "vStack().view(Greeting.self, 2).vStack() found VStack instead of HStack")
    let error = #expect(throws: InspectionError.self) { try Group { Text("a") }.inspect().hStack() }
    #expect(error?.description == "group() found Group instead of HStack")
  }

  @Test func `means the first of several screens of a stack or of columns, and of nothing else`() throws {
    let columns = NavigationSplitView {
      Text("1")
      Text("11")
    } content: {
      Text("2")
      Text("22")
    } detail: {
      Text("0")
    }
    let stack = NavigationStack {
      Text("3")
      Text("33")
    }
    #expect(try columns.inspect().navigationSplitView().text().string() == "2")
    #expect(try columns.inspect().navigationSplitView().text(1).string() == "22")
    #expect(try columns.inspect().navigationSplitView().sidebarView().text(1).string() == "11")
    #expect(try stack.inspect().navigationStack().text().string() == "3")
    let other = ScrollView {
      Text("4")
      Text("44")
    }
    #expect(throws: InspectionError.self) { try other.inspect().scrollView().text() }
  }
}
