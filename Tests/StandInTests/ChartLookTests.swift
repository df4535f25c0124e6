import ChartsStandIn
import DeclarativeUI
import Drawings
import LaidOutViews
import PixelImages
import PlaneGeometry
import Testing

/// Charts as pictures of Swift-Charts-Examples (iOS 16) and of SpeziHealthKit's tests (iOS 26) have them.
@MainActor
struct `Looks of charts` {
  private struct Beat: Identifiable {
    let id: Int
    let rate: Double
    var hour: Double { Double(id * 2) }
  }

  private func laidOut(_ view: some View, _ size: CGSize, _ design: SystemDesign = .iOS26) -> LaidOut {
    LaidOut(view.environment(\.systemDesign, design), in: size, scale: 3)
  }

  /// Heart rates, as far from zero as those of the pictures.
  private func rates(_ count: Int) -> some View {
    Chart((0..<count).map { Beat(id: $0, rate: $0 == 0 ? 97 : 87) }) {
      LineMark(x: .value("", $0.hour), y: .value("", $0.rate)).foregroundStyle(by: .value("", "Heart Rate"))
    }
    .chartForegroundStyleScale(["Heart Rate": Color.red])
    .chartYScale(domain: [0.0, 175])
    .chartXAxis {
      AxisMarks(values: .stride(by: 24)) {
        AxisGridLine(); AxisTick(); AxisValueLabel("Dec 17")
      }
    }
  }

  @Test func `stand over a row of words and a legend as on iOS 26`() throws {
    let found = laidOut(rates(84), CGSize(width: 600, height: 500))
    // What is drawn there: digits from 195 to 203.33, and a sign from 489.33 to 497.33.
    #expect(abs(try #require(found.frame("100")).midY - 199.17) < 0.35)
    #expect(abs(try #require(found.frame("0")).midY - 464.7) < 0.35)
    #expect(try #require(found.frame("Circle")).isNear(rect(0, 489.33, 8, 8), within: 0.2))
    let words = found.frames("Dec 17")
    #expect(words.count == 7 && abs(words[1].minX - words[0].minX - 83.3) < 0.2)
    #expect(found.colors.contains(RGBAColor(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 0x4C)))
    #expect(found.frames("50").count == 1 && found.frames("150").count == 1 && found.frames("175").isEmpty)
  }

  @Test func `have the axis and the legend that are said where there are no marks`() throws {
    let found = laidOut(rates(0), CGSize(width: 600, height: 500))
    #expect(abs(try #require(found.frame("150")).midY - 68.8) < 0.35)
    #expect(abs(try #require(found.frame("0")).midY - 482.7) < 0.35)
    #expect(found.frames("Heart Rate").count == 1 && found.frames("Dec 17").isEmpty)
  }

  @Test func `have no axis that no mark has a value of`() {
    let found = laidOut(Chart { BarMark(x: .value("", 5)) }.chartXAxis(.hidden), CGSize(width: 100, height: 30))
    #expect(found.items.map(\.name) == ["UnevenRoundedRectangle"])
  }

  @Test func `have legends farther below on iOS 16`() throws {
    func top(_ view: some View) throws -> CGFloat {
      try #require(laidOut(view, CGSize(width: 100, height: 50), .iOS18).outlines("UnevenRoundedRectangle").first)
        .height
    }
    let chart = Chart { BarMark(x: .value("", "a"), y: .value("", 1)).foregroundStyle(by: .value("", "b")) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(abs(try top(chart) - 30) < 0.35)
    #expect(abs(try top(chart.chartLegend(spacing: 8)) - 26.67) < 0.35)
  }

  @Test func `take colours of a gradient in turn, mixed as eyes see them`() {
    func colors(_ values: [some Hashable]) -> [RGBAColor] {
      laidOut(
        Chart(values, id: \.self) {
          RectangleMark(x: .value("", "\($0)"), y: .value("", "a")).foregroundStyle(by: .value("", $0))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        .chartForegroundStyleScale(range: Gradient(colors: [.white, .green])), CGSize(width: 100, height: 20), .iOS18
      ).colors
    }
    let (white, green) = (RGBAColor(red: 255, green: 255, blue: 255), RGBAColor(red: 52, green: 199, blue: 89))
    #expect(colors(["a", "b"]) == [white, green])
    let quarters = colors([0.0, 1, 2, 4])
    #expect(quarters[1] == RGBAColor(red: 212, green: 242, blue: 215))
    #expect(quarters[2] == RGBAColor(red: 168, green: 229, blue: 174))
  }

  @Test func `show nothing of a line inside of hollow signs`() {
    func parts(_ symbol: some ChartSymbolShape) -> Int {
      let found = laidOut(
        Chart([1.0, 2, 3], id: \.self) {
          LineMark(x: .value("", $0), y: .value("", 1)).symbol(symbol).symbolSize(.pi * 25)
        }.chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...2), CGSize(width: 100, height: 40))
      guard case .shape(let shape)? = found.items.first else { return -1 }
      return shape.path.elements.count { if case .move = $0 { true } else { false } }
    }
    // A line through three signs: two parts are left between them.
    #expect(parts(BasicChartSymbolShape.circle.strokeBorder(lineWidth: 2)) == 2)
    #expect(parts(BasicChartSymbolShape.circle) == 1)
  }

  @Test func `have crosses a little narrower than circles`() {
    let cross = BasicChartSymbolShape.cross.path(in: CGRect(x: 0, y: 0, width: 7.98, height: 7.98)).boundingRect
    #expect(abs(cross.width - 7.62) < 0.5 && abs(cross.midX - 3.99) < 0.01)
  }

  @Test func `round both ends of bars around zero`() {
    func corners(_ stacking: MarkStackingMethod) -> Int {
      let found = laidOut(
        Chart { BarMark(x: .value("", "a"), y: .value("", 1), width: 10, stacking: stacking) }
          .chartXAxis(.hidden).chartYAxis(.hidden), CGSize(width: 100, height: 40))
      guard case .shape(let shape)? = found.items.first else { return -1 }
      return shape.path.elements.count { if case .cubic = $0 { true } else { false } }
    }
    #expect(corners(.center) == 2 * corners(.standard) && corners(.standard) > 0)
  }

  @Test func `show a mark inside of its mask alone`() {
    let found = laidOut(
      Chart {
        RectangleMark(xStart: .value("", 0), xEnd: .value("", 10), yStart: .value("", 0), yEnd: .value("", 10))
          .mask {
            RectangleMark(xStart: .value("", 5), xEnd: .value("", 10), yStart: .value("", 0), yEnd: .value("", 5))
          }
      }.chartXAxis(.hidden).chartYAxis(.hidden), CGSize(width: 20, height: 20))
    let masks = found.layout.drawing.items.compactMap { item -> [DrawingItem]? in
      if case .layer(let layer) = item, case .masked(let items) = layer.effect { items } else { nil }
    }
    #expect(masks.map { $0.flattened.compactMap(\.frame).map(CGRect.init) } == [[rect(10, 10, 10, 10)]])
    #expect(found.frames == [rect(0, 0, 20, 20)])
  }

  private struct Flag: ChartSymbolShape {
    func path(in rect: CGRect) -> DeclarativeUI.Path { DeclarativeUI.Path(rect) }
  }

  @Test func `have signs of fifty square points, in a square those of an app`() {
    func width(_ symbol: some ChartSymbolShape) -> Double {
      laidOut(
        Chart { PointMark(x: .value("", 1), y: .value("", 1)).symbol(symbol) }.chartXAxis(.hidden).chartYAxis(.hidden),
        CGSize(width: 20, height: 20)
      ).items.compactMap { item in if case .shape(let shape) = item { shape.path.bounds?.width } else { nil } }[0]
    }
    #expect(abs(width(BasicChartSymbolShape.circle) - 7.98) < 0.01 && abs(width(Flag()) - 7.07) < 0.01)
    // The middle of a line of a point.
    #expect(abs(width(Flag().strokeBorder()) - 6.07) < 0.01)
  }

  @Test func `have signs between pixels`() {
    let found = laidOut(
      Chart(["a", "b", "c"], id: \.self) { PointMark(x: .value("", $0), y: .value("", 1)).symbolSize(.pi * 25) }
        .chartXAxis(.hidden).chartYAxis(.hidden), CGSize(width: 100.2, height: 20))
    // Five points before 16.7, 50.1 and 83.5; pixels are a third of a point.
    #expect(found.frames("Circle").map { ($0.minX * 3000).rounded() } == [35_000, 135_000, 236_000])
    #expect(found.outlines("Circle").map { ($0.minX * 1000).rounded() } == [11_700, 45_100, 78_500])
  }
}
