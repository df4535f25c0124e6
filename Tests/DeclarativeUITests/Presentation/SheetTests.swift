import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// Notes what happens, in order.
private final class Diary {
  var entries: [String] = []
}

private struct Card: View {
  let name: String
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
    Button("close \(isPresented ? "sheet" : "nothing")") { dismiss() }
  }
}

private struct Screen: View {
  let diary: Diary
  @State private var isShown = false

  var body: some View {
    Button("open") { isShown = true }
      .sheet(isPresented: $isShown, onDismiss: { diary.entries.append("dismissed") }) {
        Card(name: "card").onAppear { diary.entries.append("appears") }.onDisappear { diary.entries.append("goes") }
      }
  }
}

private struct Item: Identifiable {
  let id: Int
}

private struct ItemScreen: View {
  let item: Item?
  let diary: Diary
  @State private var chosen: Item?

  var body: some View {
    Text(chosen.map { "\($0.id)" } ?? "none")
      .sheet(item: $chosen, onDismiss: { diary.entries.append("dismissed") }) { Card(name: "\($0.id)") }
      .onChange(of: item?.id, initial: true) { chosen = item }
  }
}

private struct Mode: View {
  @Environment(\.presentationMode) private var mode
  var body: some View { Button("close \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() } }
}

extension View {
  fileprivate func presenting(_ content: some View) -> some View {
    sheet(isPresented: .constant(true)) { content }
  }
}

@MainActor @Suite struct `A sheet` {
  private let diary = Diary()

  @Test func `is there as long as its value is true, and begins anew each time`() {
    let screen = LivingScreen(Screen(diary: diary))
    #expect(screen.everyText == ["open"])
    screen.press(0)
    #expect(screen.everyText == ["open", "card 0", "close sheet"])
    screen.press(1)
    #expect(screen.everyText == ["open", "card 1", "close sheet"])
    #expect(diary.entries == ["appears"])
    screen.press(2)
    #expect(screen.everyText == ["open"])
    #expect(diary.entries == ["appears", "goes", "dismissed"])
    screen.press(0)
    #expect(screen.everyText == ["open", "card 0", "close sheet"])
  }

  @Test func `of another item is another one`() {
    let screen = LivingScreen(ItemScreen(item: Item(id: 1), diary: diary))
    screen.press(0)
    #expect(screen.everyText == ["1", "1 1", "close sheet"])
    screen.view.rootView = ItemScreen(item: Item(id: 2), diary: diary)
    #expect(screen.everyText == ["2", "2 0", "close sheet"])
    #expect(diary.entries == ["dismissed"])
    screen.press(1)
    #expect(screen.everyText == ["none"])
    #expect(diary.entries == ["dismissed", "dismissed"])
  }

  @Test func `is dismissed by its presentation mode, too`() {
    var isShown = true
    let binding = Binding(get: { isShown }, set: { isShown = $0 })
    LivingScreen(Text("a").sheet(isPresented: binding) { Mode() }).press()
    #expect(!isShown)
  }

  @Test func `inherits the environment, and is no part of the layout around`() {
    let alone = LaidOut(Box(20, 20)).frames
    let view = Box(20, 20).presenting(Text(verbatim: "sheet")).dynamicTypeSize(.xLarge)
    #expect(LaidOut(view).frames("Color") == alone)
    #expect(LaidOut(view, in: CGSize(width: 390, height: 844)).frame("sheet")?.height == 23)
  }

  /// A phone's screen: 47 points above and 34 below are not free.
  private func laidOut(_ view: some View) -> LaidOut {
    LaidOut(view, in: CGSize(width: 390, height: 844), insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    {
      $0.systemDesign = .iOS18
    }
  }

  @Test func `stands below the top of a dimmed screen, its view in the middle of what is free`() {
    let layout = laidOut(Text("a").presenting(Box(40, 20)))
    #expect(layout.frame("Dimming") == rect(0, 0, 390, 844))
    #expect(layout.frame("Background") == rect(0, 57, 390, 787))
    #expect(layout.frame("Color") == rect(175, 57 + (753 - 20) / 2, 40, 20))
    #expect(layout.frames("Grabber") == [])
  }

  @Test func `grows into the safe area as a screen does`() {
    let layout = laidOut(Text("a").presenting(Color.red.ignoresSafeArea()))
    #expect(layout.frame("Color") == rect(0, 57, 390, 787))
    #expect(laidOut(Text("a").presenting(Color.red)).frame("Color") == rect(0, 57, 390, 753))
  }

  @Test func `rests at the lowest of its heights, or at the chosen one`() {
    func frame(_ content: some View) -> CGRect? { laidOut(Text("a").presenting(content)).frame("Background") }
    #expect(frame(Text("b").presentationDetents([.height(200)])) == rect(0, 610, 390, 234))
    #expect(frame(Text("b").presentationDetents([.large, .height(200)])) == rect(0, 610, 390, 234))
    #expect(frame(Text("b").presentationDetents([.medium])) == rect(0, 844 - 34 - 376.5, 390, 410.5))
    #expect(frame(Text("b").presentationDetents([.fraction(0.2)])) == rect(0, 844 - 34 - 150.6, 390, 184.6))
    #expect(frame(Text("b").presentationDetents([.height(9000)])) == rect(0, 57, 390, 787))
    let chosen = Text("b").presentationDetents([.large, .height(200)], selection: .constant(.large))
    #expect(frame(chosen) == rect(0, 57, 390, 787))
  }

  @Test func `has a line to drag where there is a choice of heights, or as it is asked for`() {
    func grabbers(_ content: some View) -> [CGRect] { laidOut(Text("a").presenting(content)).frames("Grabber") }
    #expect(grabbers(Text("b").presentationDetents([.medium, .large])).count == 1)
    #expect(grabbers(Text("b").presentationDragIndicator(.visible)) == [rect(177, 62, 36, 5)])
    #expect(grabbers(Text("b").presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)) == [])
    #expect(grabbers(Text("b").presentationDetents([.medium]).presentationDragIndicator(.automatic)) == [])
  }

  @Test func `has another background where it is asked for, and only there`() {
    let content = Box(10, 10).presentationBackground(Color.green)
    let layout = laidOut(Text("a").presenting(content))
    #expect(layout.frames("Background") == [])
    #expect(layout.frame("Rectangle") == rect(0, 57, 390, 787))
    #expect(laidOut(content).items.map(\.name) == ["Color"])
    #expect(laidOut(Text("a").presenting(Text("b").presentationCornerRadius(30))).frame("Background")?.minY == 57)
  }

  @Test func `keeps touches from the screen behind it, unless that may be used`() throws {
    var taps = 0
    func screen(_ content: some View) -> ViewHost<some View> {
      ViewHost(Button("behind") { taps += 1 }.presenting(content), size: CGSize(width: 390, height: 844))
    }
    #expect(throws: TouchError.self) { try screen(Text("front").presentationDetents([.height(100)])).tap("behind") }
    #expect(taps == 0)
    try screen(Text("front").presentationDetents([.height(100)]).presentationBackgroundInteraction(.enabled))
      .tap("behind")
    #expect(taps == 1)
    try screen(Button("front") { taps += 10 }).tap("front")
    #expect(taps == 11)
  }

  @Test func `is not inside of what listens around the view that presents it`() throws {
    var taps = 0
    let view = Text("a").presenting(Color.red).onTapGesture { taps += 1 }
    #expect(throws: TouchError.self) {
      try ViewHost(view, size: CGSize(width: 390, height: 844)).tap(at: CGPoint(x: 100, y: 600))
    }
    #expect(taps == 0)
  }

  @Test func `presents another one in front of itself`() {
    let view = Text("a").presenting(Text("b").presenting(Text("c")))
    #expect(LivingScreen(view).everyText == ["a", "b", "c"])
    #expect(laidOut(view).frames("Dimming").count == 2)
    #expect(laidOut(view).layout.problems == [])
  }

  @Test func `is the only one of a screen, which names a second one`() {
    let view = VStack {
      Text("a").presenting(Text("b"))
      Text("c").fullScreenCover(isPresented: .constant(true)) { Text("d") }
    }
    let layout = laidOut(view)
    #expect(
      layout.layout.problems == [
        "fullScreenCover and sheet are presented at once, and a screen presents one thing at a time: only the first one "
          + "is drawn. Present the second one from inside of the first, or after it"
      ])
    #expect(layout.frames("d") == [])
  }

  @Test func `is what people hear while it is there`() {
    let layout = LaidOut(Text("a").presenting(Text("b"))).layout
    #expect(layout.accessibility.map(\.label) == ["b"])
  }

  @Test func `may be a popover, which is a sheet on a phone`() {
    let popover = laidOut(Text("a").popover(isPresented: .constant(true), arrowEdge: .bottom) { Text("b") })
    #expect(popover.frame("Background") == rect(0, 57, 390, 787))
    let item = laidOut(Text("a").popover(item: .constant(Item(id: 1) as Item?)) { Text("\($0.id)") })
    #expect(item.frames("1").count == 1)
  }

  @Test func `may cover the whole screen`() {
    let cover = laidOut(Text("a").fullScreenCover(isPresented: .constant(true)) { Color.red })
    #expect(cover.frames("Dimming") == [])
    #expect(cover.frame("Background") == rect(0, 0, 390, 844))
    #expect(cover.frame("Color") == rect(0, 47, 390, 763))
    let item = laidOut(Text("a").fullScreenCover(item: .constant(Item(id: 1) as Item?)) { Text("\($0.id)") })
    #expect(item.frames("1").count == 1)
  }

  @Test func `becomes what it asks for where there is little room across, or along`() {
    let content = Text("b").presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .sheet)
    func background(
      _ view: some View, _ width: UserInterfaceSizeClass?, _ height: UserInterfaceSizeClass?
    ) -> CGRect? {
      let layout = LaidOut(view, in: CGSize(width: 390, height: 400)) {
        ($0.horizontalSizeClass, $0.verticalSizeClass, $0.systemDesign) = (width, height, .iOS18)
      }
      #expect(layout.layout.problems == [])
      return layout.frame("Background")
    }
    let (sheet, cover) = (rect(0, 10, 390, 390), rect(0, 0, 390, 400))
    let view = Text("a").presenting(content)
    #expect(background(view, .compact, .regular) == cover)
    #expect(background(view, nil, nil) == cover)
    #expect(background(view, .compact, .compact) == sheet)
    #expect(background(view, .regular, .compact) == sheet)
    #expect(background(view, .regular, .regular) == sheet)
    #expect(background(Text("a").popover(isPresented: .constant(true)) { content }, .compact, .regular) == cover)
  }

  @Test func `names what it cannot become`() {
    let sheet = laidOut(Text("a").presenting(Text("b").presentationCompactAdaptation(.popover)))
    #expect(
      sheet.layout.problems == [
        "A sheet with presentationCompactAdaptation(.popover) is drawn as a sheet here; show what is in it in an overlay"
      ])
    let cover = Text("a").fullScreenCover(isPresented: .constant(true)) {
      Text("b").presentationCompactAdaptation(.sheet)
    }
    #expect(
      laidOut(cover).layout.problems == [
        "A fullScreenCover with presentationCompactAdaptation(.sheet) is drawn as a cover here; present it by sheet"
      ])
    #expect(laidOut(Text("a").presenting(Text("b").presentationCompactAdaptation(.none))).layout.problems == [])
  }
}
