import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `A gesture` {
  private let middle = CGPoint(x: 50, y: 50)
  private var box: some View { Color.red.frame(width: 60, height: 60) }

  private func tapped(_ count: Int = 1, _ view: (TouchLog) -> some View) -> [String] {
    TouchLog.entries(view) { try? $0.tap(at: middle, count: count) }
  }

  private func pressed(for duration: Duration = .seconds(1), _ view: (TouchLog) -> some View) -> [String] {
    TouchLog.entries(view) { try? $0.longPress(at: middle, for: duration) }
  }

  private func dragged(to end: CGPoint = CGPoint(x: 80, y: 50), _ view: (TouchLog) -> some View) -> [String] {
    TouchLog.entries(view) { try? $0.drag(from: middle, to: end) }
  }

  private func tap(_ name: String, count: Int = 1, _ log: TouchLog) -> some Gesture<Void> {
    TapGesture(count: count).onEnded { log.note(name) }
  }

  @Test func `of a number of taps hears that number`() {
    #expect(tapped { log in box.onTapGesture { log.note("tap") } } == ["tap"])
    #expect(tapped(3) { log in box.onTapGesture { log.note("tap") } } == ["tap", "tap", "tap"])
    #expect(tapped { log in box.onTapGesture(count: 2) { log.note("double") } } == [])
    #expect(tapped(2) { log in box.onTapGesture(count: 2) { log.note("double") } } == ["double"])
    #expect(pressed { log in box.onTapGesture { log.note("tap") } } == [])
    #expect(dragged { log in box.onTapGesture { log.note("tap") } } == [])
  }

  @Test func `inside is recognized before one outside, which waits for it`() {
    func both(_ log: TouchLog) -> some View {
      box.onTapGesture { log.note("inside") }.onTapGesture { log.note("outside") }
    }
    #expect(tapped(1, both) == ["inside"])
    func doubleFirst(_ log: TouchLog) -> some View {
      box.onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") }
    }
    #expect(tapped(1, doubleFirst) == ["single"])
    #expect(tapped(2, doubleFirst) == ["double"])
    func singleFirst(_ log: TouchLog) -> some View {
      box.onTapGesture { log.note("single") }.onTapGesture(count: 2) { log.note("double") }
    }
    #expect(tapped(2, singleFirst) == ["single", "single"])
  }

  @Test func `of high priority is recognized before those inside`() {
    func high(_ log: TouchLog) -> some View {
      box.onTapGesture { log.note("inside") }.highPriorityGesture(tap("outside", log))
    }
    #expect(tapped(1, high) == ["outside"])
    func double(_ log: TouchLog) -> some View {
      box.onTapGesture { log.note("inside") }.highPriorityGesture(tap("double", count: 2, log))
    }
    #expect(tapped(1, double) == ["inside"])
    #expect(tapped(2, double) == ["double"])
  }

  @Test func `at the same time leaves those inside`() {
    func both(_ log: TouchLog) -> some View {
      box.onTapGesture { log.note("inside") }.simultaneousGesture(tap("outside", log))
    }
    #expect(tapped(1, both) == ["inside", "outside"])
  }

  @Test func `around a button hears what the button does not`() {
    func button(_ log: TouchLog) -> some View {
      Button {
        log.note("button")
      } label: {
        box
      }
    }
    #expect(tapped { log in button(log).onTapGesture { log.note("around") } } == ["button"])
    #expect(tapped { log in button(log).highPriorityGesture(tap("around", log)) } == ["around"])
    #expect(tapped { log in button(log).simultaneousGesture(tap("around", log)) } == ["button", "around"])
    #expect(pressed { log in button(log).onLongPressGesture { log.note("around") } } == ["button"])
    #expect(
      pressed { log in button(log).highPriorityGesture(LongPressGesture().onEnded { _ in log.note("around") }) } == [
        "around"
      ])
    #expect(dragged(to: CGPoint(x: 95, y: 50)) { log in button(log) } == [])
    #expect(tapped { log in button(log).disabled(true).onTapGesture { log.note("around") } } == ["around"])
  }

  @Test func `is masked with those inside`() {
    func view(_ mask: GestureMask, _ log: TouchLog) -> some View {
      box.onTapGesture { log.note("inside") }.highPriorityGesture(tap("outside", log), including: mask)
    }
    #expect(tapped { view(.all, $0) } == ["outside"])
    #expect(tapped { view(.gesture, $0) } == ["outside"])
    #expect(tapped { view(.subviews, $0) } == ["inside"])
    #expect(tapped { view(.none, $0) } == [])
    #expect(tapped { log in box.gesture(tap("own", log), isEnabled: false) } == [])
    #expect(tapped { log in box.gesture(tap("own", log)).disabled(true) } == [])
  }

  @Test func `of a long press hears a finger that stays`() {
    func press(_ log: TouchLog) -> some View {
      box.onLongPressGesture(minimumDuration: 0.4) {
        log.note("long")
      } onPressingChanged: {
        log.note($0 ? "down" : "up")
      }
    }
    #expect(pressed(for: .seconds(1), press) == ["down", "up", "long"])
    #expect(pressed(for: .milliseconds(300), press) == ["down", "up"])
    #expect(dragged(press) == ["down", "up"])
    #expect(
      pressed { log in box.onLongPressGesture(pressing: { log.note("\($0)") }, perform: {}) } == ["true", "false"])
    let lost = dragged { log in
      box.gesture(DragGesture().onEnded { _ in log.note("drag") })
        .onLongPressGesture(perform: {}, onPressingChanged: { log.note($0 ? "down" : "up") })
    }
    #expect(lost == ["down", "up", "drag"])
    func both(_ log: TouchLog) -> some View {
      box.onTapGesture { log.note("tap") }.onLongPressGesture { log.note("long") }
    }
    #expect(tapped(1, both) == ["tap"])
    #expect(pressed(for: .seconds(1), both) == ["long"])
  }

  @Test func `of a drag says where the finger is, from its view's corner or the screen's`() {
    func drag(_ space: CoordinateSpace, _ log: TouchLog) -> some View {
      box.gesture(
        DragGesture(coordinateSpace: space).onChanged { _ in log.note("changed") }.onEnded { value in
          log.note("\(value.startLocation) \(value.location) \(value.translation) \(value.predictedEndTranslation)")
        })
    }
    let local = dragged { drag(.local, $0) }
    let (start, end) = (CGPoint(x: 30, y: 30), CGPoint(x: 60, y: 30))
    #expect(local.last == "\(start) \(end) \(CGSize(width: 30, height: 0)) \(CGSize(width: 30, height: 0))")
    // In steps of 3 points the first of which count from 10 points on, and no change when the finger goes up.
    #expect(local.count == 8)
    #expect(dragged { drag(.global, $0) }.last?.hasPrefix("\(middle)") == true)
    #expect(dragged(to: CGPoint(x: 55, y: 50)) { drag(.local, $0) } == [])
    let immediate = tapped { log in
      box.gesture(DragGesture(minimumDistance: 0).onEnded { log.note("\($0.translation.width)") })
    }
    #expect(immediate == ["0.0"])
  }

  @Test func `swipes by 200 points`() throws {
    func swiped(_ direction: SwipeDirection) throws -> [String] {
      try TouchLog.entries { log in
        Text("card").gesture(DragGesture().onEnded { log.note("\($0.translation)") })
      } while: {
        try $0.swipe(direction, on: "card")
      }
    }
    #expect(try swiped(.left) == ["\(CGSize(width: -200, height: 0))"])
    #expect(try swiped(.down) == ["\(CGSize(width: 0, height: 200))"])
    let whole = try TouchLog.entries { log in
      Color.red.gesture(DragGesture().onEnded { log.note("\($0.translation)") })
    } while: {
      try $0.swipe(.up)
    }
    #expect(whole == ["\(CGSize(width: 0, height: -200))"])
  }

  @Test func `knows where a tap is`() {
    #expect(
      tapped { log in box.onTapGesture { (place: CGPoint) in log.note("\(place)") } } == ["\(CGPoint(x: 30, y: 30))"])
    #expect(
      tapped { log in box.gesture(SpatialTapGesture(coordinateSpace: .global).onEnded { log.note("\($0.location)") }) }
        == ["\(middle)"])
  }

  @Test func `of two hears both, one, or one after the other`() {
    func both(_ log: TouchLog) -> some View {
      box.gesture(
        tap("first", log).simultaneously(with: tap("second", log)).onEnded { value in
          log.note(value.first != nil && value.second != nil ? "both" : "one")
        })
    }
    #expect(tapped(1, both) == ["first", "second", "both"])
    func either(_ log: TouchLog) -> some View {
      box.gesture(
        DragGesture().map { $0.translation.width }.exclusively(before: TapGesture()).onEnded { value in
          switch value {
          case .first(let distance): log.note("drag \(distance)")
          case .second: log.note("tap")
          }
        })
    }
    #expect(tapped(1, either) == ["tap"])
    #expect(dragged(either) == ["drag 30.0"])
  }

  @Test func `goes on with another one`() throws {
    func sequence(_ log: TouchLog) -> some View {
      box.gesture(
        LongPressGesture().sequenced(before: DragGesture()).onChanged { value in
          switch value {
          case .first: log.note("pressing")
          case .second(_, let drag): log.note(drag == nil ? "pressed" : "dragging")
          }
        }.onEnded { value in
          if case .second(_, let drag?) = value { log.note("dropped \(drag.translation.width)") }
        })
    }
    let carried = try TouchLog.entries(sequence) {
      try $0.drag(from: middle, to: CGPoint(x: 80, y: 50), after: .seconds(1))
    }
    #expect(carried.first == "pressing")
    #expect(carried.contains("pressed"))
    #expect(carried.contains("dragging"))
    #expect(carried.last == "dropped 30.0")
    #expect(dragged(sequence) == ["pressing"])
    #expect(!pressed(for: .seconds(1), sequence).contains("dropped 0.0"))
  }

  @Test func `changes a state while it lasts`() throws {
    struct Slider: View {
      @GestureState(resetTransaction: Transaction(animation: .easeIn)) private var distance: CGFloat = 0
      let log: TouchLog

      var body: some View {
        Color.red.gesture(
          DragGesture().updating($distance) { value, distance, _ in distance = value.translation.width }
        )
        .onChange(of: distance) { log.note("\(Int($1))") }
      }
    }
    let moves = dragged { Slider(log: $0) }
    #expect(moves == ["12", "15", "18", "21", "24", "27", "30", "0"])
  }

  @Test func `of one's own consists of others`() {
    struct Flick: Gesture {
      let log: TouchLog

      var body: some Gesture<CGFloat> {
        DragGesture().onChanged { _ in }.map { $0.translation.width }.onEnded { log.note("flick \($0)") }
      }
    }
    #expect(dragged { log in box.gesture(Flick(log: log)) } == ["flick 30.0"])
  }

  @Test func `sees in its closures what has changed since it began`() {
    struct Steps: View {
      let log: TouchLog
      @State private var steps = 0

      var body: some View {
        // The closure has the number of its evaluation, not the state.
        let number = steps
        Color.red.gesture(
          DragGesture(minimumDistance: 30).onChanged { _ in steps += 1 }.onEnded { _ in log.note("\(number)") })
      }
    }
    #expect(dragged { Steps(log: $0) } == ["1"])
  }

  @Test func `with two fingers is never heard`() {
    func all(_ log: TouchLog) -> some View {
      box.gesture(MagnifyGesture().onEnded { _ in log.note("magnify") })
        .gesture(RotateGesture().onEnded { _ in log.note("rotate") })
        .gesture(MagnificationGesture().onChanged { log.note("\($0)") })
        .gesture(RotationGesture().onChanged { log.note("\($0.degrees)") })
        .onTapGesture { log.note("tap") }
    }
    #expect(tapped(1, all) == ["tap"])
  }
}
