import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `A type that is hidden` {
  private let middle = CGPoint(x: 50, y: 50)
  private var box: some View { Color.red.frame(width: 60, height: 60) }

  @Test func `as a gesture is recognized as the gesture itself`() {
    func erased(_ log: TouchLog) -> some View {
      box.gesture(AnyGesture(TapGesture().onEnded { log.note("tap") }))
    }
    #expect(TouchLog.entries(erased) { try? $0.tap(at: middle) } == ["tap"])
    func moved(_ log: TouchLog) -> some View {
      let drag = AnyGesture(DragGesture().map(\.translation.width))
      return box.gesture(drag.onEnded { log.note("\(Int($0))") })
    }
    #expect(TouchLog.entries(moved) { try? $0.drag(from: middle, to: CGPoint(x: 80, y: 50)) } == ["30"])
  }

  @Test(arguments: [true, false])
  func `as a gesture that may be none is recognized where it is one`(isThere: Bool) {
    func optional(_ log: TouchLog) -> some View {
      box.gesture(isThere ? TapGesture().onEnded { log.note("inside") } : nil).onTapGesture { log.note("outside") }
    }
    #expect(TouchLog.entries(optional) { try? $0.tap(at: middle) } == [isThere ? "inside" : "outside"])
  }

  @Test func `as a gesture goes on with what a later evaluation gives`() {
    func counting(_ log: TouchLog) -> some View { Counting(log: log) }
    let heard = TouchLog.entries(counting) { host in
      try? host.tap(at: middle)
      try? host.tap(at: middle)
    }
    #expect(heard == ["0", "1"])
  }

  @Test(arguments: [(true, ["on"]), (false, [])])
  func `or a gesture with a name can be switched off`(isEnabled: Bool, heard: [String]) {
    func named(_ log: TouchLog) -> some View {
      box.simultaneousGesture(TapGesture().onEnded { log.note("on") }, name: "a", isEnabled: isEnabled)
    }
    #expect(TouchLog.entries(named) { try? $0.tap(at: middle) } == heard)
    func first(_ log: TouchLog) -> some View {
      box.highPriorityGesture(TapGesture().onEnded { log.note("on") }, isEnabled: isEnabled)
    }
    #expect(TouchLog.entries(first) { try? $0.tap(at: middle) } == heard)
  }

  @Test func `as a view is drawn as the view`() throws {
    let value: Any = box
    let view = try #require(AnyView(_fromValue: value))
    #expect(LaidOut(view).frame == LaidOut(box).frame)
    let number: Any = 3
    #expect(AnyView(_fromValue: number).map { _ in true } == nil)
  }

  @Test func `as a tuple is several views`() {
    let row = HStack(spacing: 0) { TupleView((Color.red.frame(width: 10), Color.blue.frame(width: 30))) }
    #expect(LaidOut(row).frames.map(\.width) == [10, 30])
  }

  @Test func `as a branch has SwiftUI's name`() {
    struct Two: View {
      let isFirst: Bool
      var body: _ConditionalContent<Color, EmptyView> {
        if isFirst { Color.red } else { EmptyView() }
      }
    }
    func either<A: View, B: View>(_ view: _ConditionalContent<A, B>) -> Int { LaidOut(view).frames.count }
    #expect(either(ViewBuilder.buildEither(first: Color.red) as _ConditionalContent<Color, EmptyView>) == 1)
  }

  @Test func `as a picture is shared with a preview of it`() {
    let share = ShareLink(item: "a", preview: SharePreview("b", image: Image(systemName: "star"))) { box }
    #expect(LaidOut(share).frame == LaidOut(box).frame)
  }

  @Test func `as a modifier may change nothing`() {
    #expect(LaidOut(box.modifier(EmptyModifier.identity)).frame == LaidOut(box).frame)
  }
}

/// Says how often it was tapped before, from a copy of the number that each evaluation makes.
private struct Counting: View {
  let log: TouchLog
  @State private var count = 0

  var body: some View {
    Color.red.gesture(
      AnyGesture(
        TapGesture().onEnded { [count] in
          log.note("\(count)")
          self.count = count + 1
        }))
  }
}
