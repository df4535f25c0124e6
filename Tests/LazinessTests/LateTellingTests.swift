import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import Testing

private enum Sum: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum Places: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

/// A value that nobody can compare.
private enum Actions: PreferenceKey {
  static var defaultValue: [() -> Void] { [] }
  static func reduce(value: inout [() -> Void], nextValue: () -> [() -> Void]) { value += nextValue() }
}

@MainActor @Suite struct `Views that tell something when they are placed` {
  /// Four rows, of which each tells its number.
  private var rows: some View {
    LazyVStack(spacing: 0) {
      ForEach([1, 2, 3, 4], id: \.self) { number in
        Color.red.frame(height: 10).preference(key: Sum.self, value: number)
      }
    }
  }

  @Test func `are read by the layers of a single picture`() {
    #expect(LaidOut(rows.overlayPreferenceValue(Sum.self) { Text(verbatim: "sum \($0)") }).frame("sum 10") != nil)
    #expect(LaidOut(rows.backgroundPreferenceValue(Sum.self) { Text(verbatim: "sum \($0)") }).frame("sum 10") != nil)
    let both = rows.overlayPreferenceValue(Sum.self) { Text(verbatim: "\($0)").preference(key: Sum.self, value: 5) }
      .overlayPreferenceValue(Sum.self) { Text(verbatim: "both \($0)") }
    #expect(LaidOut(both).frame("both 15") != nil)
  }

  private struct Telling<Rows: View>: View {
    let rows: Rows
    @State private var sum = 0

    var body: some View {
      VStack {
        Text(verbatim: "told \(sum)"); rows
      }.onPreferenceChange(Sum.self) { sum = $0 }
    }
  }

  @Test func `are told to those who wait for a change`() {
    #expect(LaidOut(Telling(rows: rows)).frame("told 10") != nil)
  }

  @Observable final class Model {
    var word = "first"
  }

  @Test func `have layers that are watched for what they read`() {
    let model = Model()
    let view = rows.overlayPreferenceValue(Sum.self) { sum in
      // It is read only once the rows have told something, and changes after that.
      if sum > 0 { Text(verbatim: model.word).onAppear { model.word = "second" } }
    }
    #expect(LaidOut(view).items.map(\.name).last == "second")
  }

  /// Shows where cells are, as tables of text do.
  private struct Table: View {
    @State private var margin: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(0..<2, id: \.self) { row in
            GridRow {
              cell(2 * row); cell(2 * row + 1)
            }
          }
        }
        .backgroundPreferenceValue(Places.self) { places in
          GeometryReader { proxy in
            ForEach(places.keys.sorted(), id: \.self) { key in
              if let place = places[key] {
                Color.blue.frame(width: proxy[place].width, height: proxy[place].height)
                  .offset(x: proxy[place].minX, y: proxy[place].minY)
              }
            }
          }
        }
        .preference(key: Sum.self, value: 7)
      }
      .onPreferenceChange(Sum.self) { margin = CGFloat($0) }
      .padding(.top, margin)
    }

    /// The modifier's content holds a closure, so that it is never the same again.
    private func cell(_ number: Int) -> some View {
      AnyView(
        Button {
        } label: {
          Color.red.frame(width: 10, height: 10)
        }.buttonStyle(.plain).modifier(Cell())
      )
      .anchorPreference(key: Places.self, value: .bounds) { [number: $0] }
    }
  }

  private struct Cell: ViewModifier {
    func body(content: Content) -> some View { content.padding(1) }
  }

  @Test(arguments: [false, true]) func `come to rest as the cells of a decorated table`(lives: Bool) {
    let layout = lives ? LivingScreen(Table()).layout : LaidOut(Table()).layout
    #expect(layout.problems == [])
    let items = layout.drawing.items.flattened
    let decorations = items.filter { $0.color == items[0].color }.compactMap(\.frame).map(CGRect.init)
    let cells = items.filter { $0.color != items[0].color }.compactMap(\.frame).map(CGRect.init)
    #expect(decorations.count == 4)
    #expect(decorations == cells.map { $0.insetBy(dx: -1, dy: -1) })
  }

  @Test func `come to rest where nobody can compare what they tell`() {
    let view = Color.red.background {
      GeometryReader { _ in Color.clear.preference(key: Actions.self, value: [{}]) }
    }
    .overlayPreferenceValue(Actions.self) { actions in
      GeometryReader { _ in Text(verbatim: "\(actions.count)").preference(key: Actions.self, value: [{}, {}]) }
    }
    .overlayPreferenceValue(Actions.self) { actions in Text(verbatim: "of \(actions.count)") }
    for layout in [LaidOut(view).layout, LivingScreen(view).layout] {
      #expect(layout.problems == [])
      #expect(layout.drawing.items.flattened.map(\.name).suffix(2) == ["1", "of 3"])
    }
  }

  private struct Exchanged: View {
    @State private var isOther = false

    var body: some View {
      VStack(spacing: 0) {
        Button("Exchange") { isOther.toggle() }.frame(height: 20)
        Color.red.frame(width: 10, height: 10).id(isOther)
          .anchorPreference(key: Places.self, value: .bounds) { [0: $0] }
        Color.green.frame(height: isOther ? 30 : 0)
      }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          Text(verbatim: "at \(places[0].map { Int(proxy[$0].minY) } ?? -1)")
        }
      }
    }
  }

  @Test func `are found where they are after they were exchanged`() {
    let screen = LivingScreen(Exchanged())
    #expect(screen.texts.last == "at 20")
    screen.press()
    #expect(screen.texts.last == "at 20")
  }
}
