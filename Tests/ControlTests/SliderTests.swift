import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

@MainActor @Suite struct `A slider` {
  @Test func `has in iOS 26 a thumb of 37 x 24 on a track of 6 points`() {
    let slider = laidOut(Slider(value: .constant(0.5)))
    #expect(slider.frames == [rect(0, 97, 300, 6), rect(0, 97, 150, 6), rect(131.5, 88, 37, 24)])
    #expect(slider.colors.map(\.description) == ["#0000001A", "#0088FF", "#FFFFFF"])
    #expect(laidOut(Slider(value: .constant(0.0))).frames.last == rect(0, 88, 37, 24))
    #expect(laidOut(Slider(value: .constant(9), in: 0...9)).frames.last == rect(263, 88, 37, 24))
  }

  @Test func `has in iOS 18 a thumb of 27.5 on a track of 4 points`() throws {
    // 260 points wide, as on the picture: the middle of the thumb is at 130.25, at its ends at 13.5 and 246.5.
    let middles = [0.5, 0.0, 1.0].map { value in
      laidOut(Slider(value: .constant(value)).frame(width: 260).frame(width: 300, alignment: .leading), .iOS18)
        .frames.last?.midX
    }
    for (middle, seen) in zip(middles, [130.25, 13.5, 246.5]) {
      #expect(abs(Double(try #require(middle)) - seen) < 0.51)
    }
    let slider = laidOut(Slider(value: .constant(0.5)), .iOS18)
    #expect(slider.frames.map(\.height) == [4, 4, 27.5])
    #expect(slider.colors.map(\.description) == ["#78788033", "#007AFF", "#FFFFFF"])
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is 34 points high and as wide as there is room`(design: SystemDesign) {
    let column = laidOut(
      VStack(spacing: 0) {
        Box(1, 1)
        Slider(value: .constant(0.5)) { Text("a") }
        Box(1, 1)
      }, design)
    let boxes = column.frames("Color")
    #expect(boxes[1].minY - boxes[0].maxY == 34)
  }

  @Test func `stands between the labels of its ends, and does not show its own`() {
    let slider = laidOut(
      Slider(value: .constant(0.5)) {
        Text(verbatim: "Volume")
      } minimumValueLabel: {
        Box(10, 10)
      } maximumValueLabel: {
        Box(20, 10)
      })
    #expect(slider.frames("Color") == [rect(0, 95, 10, 10), rect(280, 95, 20, 10)])
    #expect(slider.frames("Capsule").first == rect(18, 97, 254, 6))
    #expect(slider.frames("Volume").isEmpty)
  }

  @Test func `has marks at the values that are named, and is filled from a value on`() {
    let marked = laidOut(
      Slider(value: .constant(0.5), in: 0...4) {
        Text(verbatim: "Level")
      } currentValueLabel: {
        Text(verbatim: "Half")
      } ticks: {
        SliderTick(1)
        SliderTick(4)
        SliderTick(5)
      })
    let (first, last): (CGFloat, CGFloat) = (84.25, 281.5)
    #expect(marked.frames("Circle").map(\.midX) == [first, last])
    let each = laidOut(
      Slider(value: .constant(2.0), in: 0...4) {
        Text(verbatim: "Size")
      } currentValueLabel: {
        Text(verbatim: "Half")
      } ticks: {
        SliderTickContentForEach([1.0, 4.0], id: \.self) { SliderTick($0) }
      })
    #expect(each.frames("Circle") == marked.frames("Circle"))
    let balance = laidOut(
      Slider(value: .constant(1), in: 0...4, neutralValue: 2) {
        Text(verbatim: "Balance")
      } currentValueLabel: {
        Text(verbatim: "Left")
      })
    #expect(balance.frames("Capsule")[1] == rect(84.25, 97, 65.75, 6))
  }

  // Seen between a row of segments and posters: the row of the slider is 31 high.
  @Test func `is lower with steps, and has no marks`() throws {
    func heights(_ slider: some View) -> [CGFloat] {
      let column = VStack(spacing: 0) {
        Box(10, 10)
        slider
        Box(10, 10)
      }
      return laidOut(column).frames("Color").map(\.minY)
    }
    let (stepped, plain) = (Slider(value: .constant(1.0), in: 1...3, step: 1), Slider(value: .constant(1.0), in: 1...3))
    let (lower, usual) = (heights(stepped), heights(plain))
    #expect(lower.count == 2 && lower[1] - lower[0] == 10 + 31)
    #expect(usual.count == 2 && usual[1] - usual[0] == 10 + 34)
    #expect(laidOut(stepped).frames("Circle").isEmpty)
  }

  @Test func `has no thumb where none is wanted`() {
    let slider = laidOut(Slider(value: .constant(0.5)).sliderThumbVisibility(.hidden))
    #expect(slider.layout.drawing.description.contains("Opacity 0.00"))
    #expect(!laidOut(Slider(value: .constant(0.5))).layout.drawing.description.contains("Opacity"))
  }

  @Test func `begins at the right where lines run from right to left`() {
    let slider = laidOut(Slider(value: .constant(0.25))) { $0.layoutDirection = .rightToLeft }
    #expect(slider.frames.last == rect(300 - 37 - 65.75, 88, 37, 24))
  }

  @Test func `follows a finger on its thumb, and tells of it around the change`() throws {
    let (host, log) = SliderScreen.shown()
    try host.drag(id: "slider", by: CGSize(width: 263 / 2, height: 0))
    #expect(log.entries.first == "editing true")
    #expect(log.entries.last == "editing false")
    #expect(log.entries.contains("changed 60"))
    #expect(host.texts == ["100"])
  }

  @Test func `brings its thumb to a finger beside it`() throws {
    let (host, log) = SliderScreen.shown()
    try host.tap(at: CGPoint(x: 18.5 + 263 * 0.7, y: 150))
    #expect(log.entries == ["editing true", "changed 70", "editing false"])
  }

  @Test func `takes the nearest of its steps`() throws {
    let (host, _) = SliderScreen.shown(step: 25)
    try host.tap(at: CGPoint(x: 18.5 + 263 * 0.7, y: 150))
    #expect(host.texts == ["75"])
  }

  @Test func `does nothing where it is disabled`() throws {
    let (host, log) = SliderScreen.shown(isEnabled: false)
    #expect(throws: TouchError.self) { try host.drag(id: "slider", by: CGSize(width: 50, height: 0)) }
    #expect(throws: TouchError.self) { try host.increment("Volume") }
    #expect(log.entries.isEmpty)
  }

  @Test func `goes up and down by accessibility actions`() throws {
    let (host, log) = SliderScreen.shown()
    try host.increment("Volume")
    #expect(host.texts == ["60"])
    try host.decrement("Volume")
    try host.decrement("Volume")
    #expect(log.entries == ["changed 60", "changed 50", "changed 40"])
    try host.adjust("Volume", toNormalizedSliderPosition: 0.9)
    #expect(host.texts == ["90"])
  }

  @Test func `is heard as one element that can be adjusted`() throws {
    let element = try #require(onlyElement(Slider(value: .constant(0.3)) { Text(verbatim: "Volume") }))
    #expect(element.label == "Volume")
    #expect(element.value == "30%")
    #expect(element.traits.contains(.isAdjustable))
    #expect(element.actions.map(\.kind) == [.increment, .decrement])
  }
}

/// A slider of percents that notes what happens to it.
private struct SliderScreen: View {
  let log: TouchLog
  let step: Double
  @State private var value = 50.0

  var body: some View {
    Slider(value: $value, in: 0...100, step: step) {
      Text(verbatim: "Volume")
    } onEditingChanged: {
      log.note("editing \($0)")
    }
    .accessibilityIdentifier("slider")
    .onChange(of: value) { log.note("changed \(Int($1))") }
    .overlay(alignment: .bottom) { Text(verbatim: "\(Int(value))").offset(y: 40) }
  }

  static func shown(step: Double = 10, isEnabled: Bool = true) -> (ViewHost<some View>, TouchLog) {
    let log = TouchLog()
    return (
      ViewHost(SliderScreen(log: log, step: step).disabled(!isEnabled), size: CGSize(width: 300, height: 300)), log
    )
  }
}
