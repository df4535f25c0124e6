import ChartsStandIn
import DeclarativeUI
import Drawings
import LaidOutViews
import PlaneGeometry
import Testing

/// Charts as pictures of iOS 16 at three pixels a point have them, 340 points wide.
@MainActor
struct `Charts` {
  private struct Amount: Identifiable {
    let id: Int
    let value: Double
    var kind = "A"

    /// The start of a day in Greenwich, of a Monday first.
    var day: Date { Date(timeIntervalSinceReferenceDate: Double(id) * 86_400) }
  }

  private func amounts(_ values: [Double], _ kind: String = "A") -> [Amount] {
    values.enumerated().map { Amount(id: $0.offset, value: $0.element, kind: kind) }
  }

  private func laidOut(_ view: some View, height: CGFloat = 100) -> LaidOut {
    LaidOut(view, in: CGSize(width: 340, height: height), scale: 3)
  }

  private func bars(_ view: some View, height: CGFloat = 100) -> [CGRect] {
    laidOut(view, height: height).outlines("UnevenRoundedRectangle")
  }

  private struct NoAxes: ViewModifier {
    func body(content: Content) -> some View { content.chartXAxis(.hidden).chartYAxis(.hidden) }
  }

  @Test func `let bars at the ends stand over the edge, as high as the largest value`() throws {
    let found = bars(
      Chart(amounts((0..<30).map { 50 + Double($0) })) { BarMark(x: .value("", $0.day), y: .value("", $0.value)) }
        .modifier(NoAxes()))
    #expect(found.count == 30)
    #expect(try #require(found.last).isNear(rect(336, 0, 8, 100)))
    #expect(try #require(found.first).isNear(rect(-4, 100 - 5000.0 / 79, 8, 5000.0 / 79)))
  }

  @Test func `give a bar seven tenths of its day, and of those again with a position`() {
    let week = amounts([1, 2, 3, 4, 5, 6, 7])
    let plain = bars(
      Chart(week) { BarMark(x: .value("", $0.day, unit: .day), y: .value("", $0.value)) }.modifier(NoAxes()))
    #expect(plain.map { ($0.width * 1000).rounded() / 1000 } == Array(repeating: 34, count: 7))
    let positioned = bars(
      Chart(week) {
        BarMark(x: .value("", $0.day, unit: .day), y: .value("", $0.value)).position(by: .value("", "all"))
      }.modifier(NoAxes()))
    #expect(positioned.map { ($0.width * 1000).rounded() / 1000 } == Array(repeating: 24, count: 7))
    #expect(abs(positioned[0].midX - 340.0 / 14) < 0.01)
  }

  @Test func `extend to the values that are written along the axis`() {
    let found = laidOut(
      Chart(amounts([29_000])) { BarMark(x: .value("", "Monday"), y: .value("", $0.value)) }
        .chartXAxis(.hidden).chartYAxis { AxisMarks(values: .automatic(desiredCount: 3)) })
    #expect(["0", "20,000", "40,000"].map { found.frames($0).count } == [1, 1, 1])
    #expect(found.outlines("UnevenRoundedRectangle").map(\.height) == [72.5])
  }

  @Test func `have words below and beside the plot`() throws {
    let found = laidOut(
      Chart(amounts([1, 2, 3, 4, 5, 6, 7])) { BarMark(x: .value("", $0.day, unit: .day), y: .value("", $0.value)) }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) {
            AxisGridLine()
            AxisTick()
            AxisValueLabel(format: .dateTime.weekday(.narrow))
          }
        }
        .chartYAxis { AxisMarks(values: [0, 7]) { value in AxisValueLabel(value.index == 0 ? "no" : "all") } },
      height: 146)
    let monday = try #require(found.frame("M"))
    #expect(monday.minX == 4 && monday.minY == 132)
    // The day after the last one has no words: there is no room for them.
    #expect(found.frames("W").count == 1 && found.frames("S").count == 2 && found.frames("T").count == 2)
    let all = try #require(found.frame("all"))
    #expect(abs(all.midY) < 0.2 && abs(all.maxX - 340) < 1.5)
    let bar = try #require(found.outlines("UnevenRoundedRectangle").last)
    #expect(bar.minY == 0 && bar.height == 128)
  }

  @Test func `begin categories at the top, and name each in the middle of its place`() throws {
    let found = laidOut(
      Chart(["First", "Last"], id: \.self) { BarMark(x: .value("", 1), y: .value("", $0)) }
        .chartXAxis(.hidden).chartYAxis { AxisMarks(position: .leading) })
    let words = try (#require(found.frame("First")), #require(found.frame("Last")))
    #expect(abs(words.0.midY - 25) < 0.2 && abs(words.1.midY - 75) < 0.2)
    let first = try #require(found.outlines("UnevenRoundedRectangle").first)
    #expect(abs(first.midY - 25) < 0.2 && first.height == 35 && abs(first.minX - words.0.maxX - 4) < 1)
  }

  @Test func `stack bars of one place`() {
    func stack(_ stacking: MarkStackingMethod) -> [CGRect] {
      bars(
        Chart([1.0, 3, -2], id: \.self) {
          BarMark(x: .value("", "a"), y: .value("", $0), width: 10, stacking: stacking)
        }.modifier(NoAxes()).chartYScale(domain: -4...4))
    }
    #expect(stack(.standard).map(\.minY) == [37.5, 0, 50])
    #expect(stack(.unstacked).map(\.minY) == [37.5, 12.5, 50])
    // Parts of what all have together, six here.
    #expect(stack(.normalized).map { ($0.height * 600).rounded() } == [1250, 3750, 2500])
    #expect(stack(.center).map(\.minY) == [75, 37.5, 87.5])
  }

  @Test func `colour series in turn and name them below`() throws {
    let found = laidOut(
      Chart(amounts([1, 2], "Rain") + amounts([3], "Sun")) {
        BarMark(x: .value("", "\($0.id)"), y: .value("", $0.value)).foregroundStyle(by: .value("", $0.kind))
      }.modifier(NoAxes()))
    // Two signs, and three bars in a plot that is 17.33 points lower.
    let signs = found.frames("Circle")
    #expect(signs.map(\.size) == [CGSize(width: 8, height: 8), CGSize(width: 8, height: 8)])
    #expect(signs[0].isNear(rect(0, 89.33, 8, 8)))
    #expect(try #require(found.frame("Rain")).minX == 13)
    // Bars, then what the legend has.
    let colors = [Color.blue, .green, .red].map { LaidOut($0).colors[0] }
    #expect(found.colors.prefix(3) == [colors[0], colors[0], colors[1]])
    let hidden = laidOut(
      Chart(amounts([1], "Rain")) {
        BarMark(x: .value("", "a"), y: .value("", $0.value)).foregroundStyle(by: .value("", $0.kind))
      }.modifier(NoAxes()).chartLegend(.hidden).chartForegroundStyleScale(["Rain": Color.red]))
    #expect(hidden.colors == [colors[2]] && hidden.frames("Rain").isEmpty)
  }

  @Test func `go through points as the method says`() {
    func height(_ method: InterpolationMethod) -> CGFloat? {
      laidOut(
        Chart(amounts([0, 0, 10, 8])) {
          LineMark(x: .value("", $0.id), y: .value("", $0.value)).interpolationMethod(method)
        }.modifier(NoAxes()).chartYScale(domain: 0...10)
      ).frames.first?.height
    }
    #expect(height(.linear) == 100 && height(.monotone) == 100)
    // A spline without tension goes a little beyond, above and below.
    #expect((height(.cardinal) ?? 0) > 104 && (height(.catmullRom) ?? 0) > 101)
  }

  @Test func `step below an area where they step above it`() {
    let found = laidOut(
      Chart(["a", "b"], id: \.self) { series in
        ForEach(amounts([1, 2], series)) {
          AreaMark(x: .value("", $0.id), y: .value("", $0.value)).interpolationMethod(.stepEnd)
            .foregroundStyle(by: .value("", series))
        }
      }.modifier(NoAxes()).chartLegend(.hidden))
    // The second area stands on the first, which steps up at its end: from 75 to 50, at the trailing edge and nowhere else.
    let corners = found.items.last?.linePoints ?? []
    #expect(corners.contains(CGPoint(x: 340, y: 75)) && !corners.contains(CGPoint(x: 0, y: 50)))
  }

  @Test func `keep series apart by all that tells them apart`() {
    let found = laidOut(
      Chart(amounts([1, 2, 3, 4])) {
        LineMark(x: .value("", $0.id % 2), y: .value("", $0.value))
          .foregroundStyle(by: .value("", "\($0.id / 2)")).lineStyle(by: .value("", "same"))
      }.modifier(NoAxes()).chartLegend(.hidden).chartYScale(domain: 0...4))
    #expect(found.frames.map(\.height) == [25, 25])
  }

  @Test(arguments: [[Double.infinity], [.nan], [-.infinity, 1], [1e17, 1e17], [], [0], [1e-300]])
  func `are drawn with any numbers`(values: [Double]) {
    for isLogarithmic in [false, true] {
      let found = laidOut(
        Chart(amounts(values)) {
          BarMark(x: .value("", $0.id), y: .value("", $0.value))
          PointMark(x: .value("", $0.value), y: .value("", $0.value))
        }.chartYScale(domain: .automatic(includesZero: false), type: isLogarithmic ? .log : .linear))
      #expect(found.frames.allSatisfy { $0.minX.isFinite && $0.height.isFinite })
    }
    #expect(laidOut(Chart(values, id: \.self) { SectorMark(angle: .value("", $0)) }).layout.problems.isEmpty)
  }

  @Test func `grow by factors`() {
    let found = laidOut(
      Chart([1.0, 10, 1000], id: \.self) { PointMark(x: .value("", "\($0)"), y: .value("", $0)).symbolSize(.pi) }
        .chartXAxis(.hidden).chartYScale(type: .log))
    #expect(found.outlines("Circle").map { $0.midY.rounded() } == [100, 67, 0])
    #expect(["1", "10", "100", "1,000"].map { found.frames($0).count } == [1, 1, 1, 1])
  }

  @Test func `leave out what a domain has no place for`() {
    let found = laidOut(
      Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("", $0), y: .value("", 1)) }
        .modifier(NoAxes()).chartXScale(domain: ["b", "a"])
        .chartOverlay { proxy in
          if proxy.position(forX: "c") == nil { Text("nowhere") }
          if let name: String = proxy.value(atX: 300) { Text(name) }
        })
    #expect(found.outlines("UnevenRoundedRectangle").map(\.midX) == [255, 85])
    #expect(found.frames("nowhere").count == 1 && found.frames("a").count == 1)
  }

  @Test func `name a day in its middle`() throws {
    let found = laidOut(
      Chart(amounts([1, 2])) { BarMark(x: .value("", $0.day, unit: .day), y: .value("", $0.value)) }
        .chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true) }
        })
    let (monday, tuesday) = try (#require(found.frame("M")), #require(found.frame("T")))
    #expect(abs(monday.midX - 85) < 1 && abs(tuesday.midX - 255) < 1)
    #expect(found.frames("W").isEmpty)
  }

  @Test func `draw bars that are thinner than a point`() {
    let found = bars(
      Chart(0..<500, id: \.self) { BarMark(x: .value("", "\($0)"), y: .value("", 1)) }.modifier(NoAxes()))
    #expect(found.count == 500 && found.allSatisfy { abs($0.width - 0.476) < 0.01 })
  }

  @Test func `show the overlay that is said last in front, and charts in it by themselves`() {
    let found = laidOut(
      Chart { BarMark(x: .value("", "a"), y: .value("", 1)) }.modifier(NoAxes())
        .chartOverlay { _ in Color.red }
        .chartOverlay { _ in Chart { PointMark(x: .value("", 1), y: .value("", 1)) } })
    let (red, point) = (
      found.items.lastIndex { $0.name == "Color" }, found.items.lastIndex { $0.name == "Circle" }
    )
    #expect(red != nil && point != nil && red.map { $0 < point ?? -1 } == true)
  }

  @Test func `place views beside marks`() throws {
    let found = laidOut(
      Chart {
        BarMark(x: .value("", "a"), y: .value("", 1), width: 20).annotation { Color.red.frame(width: 10, height: 6) }
        RuleMark(y: .value("", 1)).annotation(position: .bottom, alignment: .leading, spacing: 2) { Text("goal") }
      }.modifier(NoAxes()).chartYScale(domain: 0...2))
    #expect(found.frames("Color") == [rect(165, 40, 10, 6)])
    let goal = try #require(found.frame("goal"))
    #expect(goal.minX == 0 && goal.minY == 52)
  }

  @Test func `cut rings from the top and clockwise`() throws {
    let found = laidOut(
      Chart([1.0, 3], id: \.self) {
        SectorMark(angle: .value("", $0), innerRadius: .ratio(0.5))
          .foregroundStyle(by: .value("", $0)).annotation(position: .overlay) { Color.red.frame(width: 2, height: 2) }
      }.chartLegend(.hidden))
    // The first quarter's middle: three quarters of 50 points from the middle of the plot, up and to the right.
    let away = 37.5 * 0.5.squareRoot()
    #expect(try #require(found.frames("Color").first).isNear(rect(169 + away, 49 - away, 2, 2)))
    #expect(try #require(found.frames("Color").last).isNear(rect(169 - away, 49 + away, 2, 2)))
  }

  @Test func `tell where values are`() {
    let found = laidOut(
      Chart(amounts([1, 2])) { PointMark(x: .value("", "p\($0.id)"), y: .value("", $0.value)) }
        .modifier(NoAxes())
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let frame = geometry[proxy.plotAreaFrame]
            Color.red.frame(width: 2, height: 2).position(
              x: frame.minX + (proxy.position(forX: "p1") ?? 0), y: frame.minY + (proxy.position(forY: 2) ?? 9))
            if let value: Double = proxy.value(atY: 25) { Text(value, format: .number) }
          }
        })
    #expect(found.frames("Color") == [rect(254, -1, 2, 2)])
    #expect(found.frames("1.5").count == 1)
    let padded = laidOut(
      Chart(amounts([0, 10])) { PointMark(x: .value("", $0.value), y: .value("", $0.value)) }.modifier(NoAxes())
        .chartXScale(range: .plotDimension(padding: 20))
        .chartOverlay { proxy in
          if let place = proxy.position(forX: 5), let value: Int = proxy.value(atX: place) { Text("at \(value)") }
        })
    #expect(padded.frames("at 5").count == 1)
  }

  @Test func `colour numbers by a gradient`() {
    let found = laidOut(
      Chart([0.0, 5, 10], id: \.self) {
        RectangleMark(x: .value("", "\($0)"), y: .value("", "a")).foregroundStyle(by: .value("", $0))
      }.modifier(NoAxes()).chartLegend(.hidden).chartForegroundStyleScale(range: Gradient(colors: [.black, .white])))
    let middle = LaidOut(Color.black.mix(with: .white, by: 0.5)).colors[0]
    #expect(found.colors == [LaidOut(Color.black).colors[0], middle, LaidOut(Color.white).colors[0]])
    #expect(found.outlines("Rectangle").map(\.width).allSatisfy { abs($0 - 340.0 / 3) < 0.35 })
  }

  @Test func `show a part of what people scroll`() {
    let found = bars(
      Chart(amounts([1, 2, 3, 4, 5, 6])) { BarMark(x: .value("", "\($0.id)"), y: .value("", $0.value)) }
        .modifier(NoAxes()).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2)
        .chartScrollPosition(initialX: "3"))
    #expect(found.map(\.midX) == [-425, -255, -85, 85, 255, 425])
  }

  @Test func `have the kinds of values that types of an app stand for`() {
    enum Kind: String, Plottable, CaseIterable { case small, large }
    let found = laidOut(
      Chart(Kind.allCases, id: \.self) { BarMark(x: .value("", $0), y: .value("", 1)) }.chartYAxis(.hidden))
    #expect(found.frames("small").count == 1 && found.frames("large").count == 1)
    let named = laidOut(
      Chart(Kind.allCases, id: \.self) { BarMark(x: .value("", $0), y: .value("", 1)) }.chartYAxis(.hidden)
        .chartXAxis { AxisMarks { value in AxisValueLabel(value.as(Kind.self) == .small ? "little" : "much") } })
    #expect(named.frames("little").count == 1 && named.frames("much").count == 1)
  }

  @Test func `hold contents that an app makes itself`() {
    #expect(bars(Chart { PairOfBars(value: 2) }.modifier(NoAxes())).count == 2)
    #expect(bars(Chart {}.modifier(NoAxes())).isEmpty)
  }

  private struct PairOfBars: ChartContent {
    let value: Double

    var body: some ChartContent {
      BarMark(x: .value("", "a"), y: .value("", value))
      if value > 1 { BarMark(x: .value("", "b"), y: .value("", value)) }
    }
  }
}

extension DrawingItem {
  /// Where the lines of a shape end, in whole points.
  fileprivate var linePoints: [CGPoint] {
    guard case .shape(let shape) = self else { return [] }
    var points: [CGPoint] = []
    for element in shape.path.elements {
      if case .line(let end) = element { points.append(CGPoint(x: end.x.rounded(), y: end.y.rounded())) }
    }
    return points
  }
}

extension LaidOut {
  /// Where the shapes of a name are between pixels, to a millionth of a point: their frames are at whole pixels.
  func outlines(_ name: String) -> [CGRect] {
    items.compactMap { item in
      guard item.name == name, case .shape(let shape) = item, let bounds = shape.path.bounds else { return nil }
      let edges = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map { ($0 * 1e6).rounded() / 1e6 }
      return CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.35 && abs(minY - other.minY) < 0.35 && abs(width - other.width) < 0.35
      && abs(height - other.height) < 0.35
  }
}
