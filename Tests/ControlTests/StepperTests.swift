import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

@MainActor @Suite struct `A stepper` {
  @Test(arguments: [
    (SystemDesign.iOS18, 18.0, "RoundedRectangle", "#7676801F", 1.5), (.iOS26, 24, "Capsule", "#3C3C4316", 1.77),
  ])
  func `is 94 x 32 with a divider in the middle`(
    design: SystemDesign, divider: Double, shape: String, fill: String, stroke: CGFloat
  ) throws {
    let stepper = laidOut(Stepper("A", value: .constant(1)).labelsHidden(), design)
    #expect(stepper.items.first?.name == shape)
    #expect(stepper.frames.first == rect(103, 84, 94, 32))
    #expect(stepper.colors.first?.description == fill)
    #expect(stepper.frame("Rectangle") == rect(149.5, 100 - divider / 2, 1, divider))
    #expect(stepper.frames("Capsule").suffix(3).map { min($0.width, $0.height) } == [stroke, stroke, stroke])
  }

  @Test func `has its label at the leading edge and its buttons at the trailing one`() {
    let stepper = laidOut(Stepper("A", value: .constant(1)))
    #expect(stepper.frame("A")?.minX == 0)
    #expect(stepper.frames("Capsule").first?.maxX == 300)
  }

  @Test func `goes up and down between its bounds, and tells of it around the change`() throws {
    let log = TouchLog()
    let host = ViewHost(StepperScreen(log: log), size: CGSize(width: 300, height: 300))
    try host.tap("Increment")
    #expect(
      log.entries == ["editing true", "changed 2", "editing false"]
        || log.entries == ["editing true", "editing false", "changed 2"])
    try host.tap("Increment")
    #expect(host.texts.last == "3")
    #expect(
      TouchLog.refusal(of: Stepper("A", value: .constant(3), in: 1...3)) { try $0.tap("Increment") }?.code == .disabled)
    try host.decrement("Count")
    try host.decrement("Count")
    #expect(host.texts.last == "1")
    #expect(throws: TouchError.self) { try host.decrement("Count") }
  }

  @Test func `does what its two actions say`() throws {
    let entries = try TouchLog.entries({ log in
      Stepper("A", onIncrement: { log.note("up") }, onDecrement: nil)
    }) {
      try $0.tap("Increment")
    }
    #expect(entries == ["up"])
    #expect(TouchLog.refusal(of: Stepper("A", onIncrement: {}, onDecrement: nil)) { try $0.tap("Decrement") } != nil)
  }

  @Test func `is heard as one element that can be adjusted`() throws {
    let element = try #require(onlyElement(Stepper("Count", value: .constant(1), in: 1...3)))
    #expect(element.label == "Count")
    #expect(element.traits == .isAdjustable)
    #expect(element.actions.map(\.kind) == [.increment])
  }
}

private struct StepperScreen: View {
  let log: TouchLog
  @State private var value = 1

  var body: some View {
    Stepper("Count", value: $value, in: 1...3) { log.note("editing \($0)") }
      .onChange(of: value) { log.note("changed \($1)") }
      .overlay(alignment: .bottom) { Text(verbatim: "\(value)").offset(y: 40) }
  }
}

@MainActor @Suite struct `A gauge` {
  @Test func `is a bar filled as far as its value`() {
    let gauge = laidOut(
      Gauge(value: 30, in: 10...50) {
        Text(verbatim: "A")
      } currentValueLabel: {
        Text(verbatim: "30")
      } minimumValueLabel: {
        Text(verbatim: "10")
      } maximumValueLabel: {
        Text(verbatim: "50")
      })
    #expect(gauge.items.map(\.name) == ["A", "10", "Capsule", "Capsule", "50", "30"])
    let bars = gauge.frames("Capsule")
    #expect(abs(bars[1].width - bars[0].width / 2) < 1e-6)
  }

  @Test func `takes every style, and that of the user`() {
    let gauge = Gauge(value: 0.5) {
      Text(verbatim: "A")
    } currentValueLabel: {
      Text(verbatim: "5")
    }
    #expect(laidOut(gauge.gaugeStyle(.accessoryCircular)).items.contains { $0.name == "5" })
    #expect(laidOut(gauge.gaugeStyle(.accessoryCircularCapacity)).items.contains { $0.name == "5" })
    #expect(laidOut(gauge.gaugeStyle(.accessoryLinear)).items.count == 3)
    #expect(laidOut(gauge.gaugeStyle(.accessoryLinearCapacity)).items.map(\.name) == ["A", "Capsule", "Capsule", "5"])
    #expect(laidOut(gauge.gaugeStyle(Numbers())).items.map(\.name) == ["A", "0.5"])
  }

  @Test func `has the colours of its gradient from its least value to its greatest`() {
    func paints(_ style: some GaugeStyle, _ direction: LayoutDirection = .leftToRight) -> [Paint] {
      let gauge = Gauge(value: 0.5) { Text(verbatim: "A") }.gaugeStyle(style).tint(Gradient(colors: [.blue, .red]))
      return laidOut(gauge.environment(\.layoutDirection, direction)).items.compactMap { item in
        if case .shape(let shape) = item { shape.paint } else { nil }
      }
    }
    /// How far to the right gradients along a line run.
    func runs(_ direction: LayoutDirection) -> [Double] {
      paints(.accessoryLinear, direction).compactMap {
        if case .linearGradient(_, let start, let end) = $0, start.y == end.y { end.x - start.x } else { nil }
      }
    }
    let arcs = [paints(.accessoryCircular), paints(.accessoryCircularCapacity)].map { paints in
      paints.compactMap { if case .angularGradient(_, _, let start, let end) = $0 { end - start } else { nil } }
    }
    // The ring and the disc on it; the ring and what of it is filled.
    #expect(arcs.map { $0.map { ($0 / .pi * 100).rounded() } } == [[150, 150], [200, 200]])
    #expect(runs(.leftToRight).map { $0 > 0 } == [true])
    #expect(runs(.rightToLeft).map { $0 < 0 } == [true])
  }

  @Test func `is heard with its label and its value`() throws {
    let element = try #require(onlyElement(Gauge(value: 0.5) { Text(verbatim: "A") }))
    #expect(element.label == "A")
    #expect(element.value == "50%")
  }
}

private struct Numbers: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: "\(configuration.value)")
    }
  }
}
