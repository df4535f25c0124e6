import AVKitStandIn
import ChartsStandIn
import DeclarativeUI
import Foundation
import LaidOutViews
import MapKitStandIn
import StoreKitStandIn
import Testing
import ViewSnapshotTesting
import WebKitStandIn

private struct Places: View {
  @State private var camera = MapCameraPosition.automatic

  var body: some View {
    Map(position: $camera) {
      Marker("Home", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
      UserAnnotation()
    }
    .mapStyle(.standard(elevation: .flat))
  }
}

private struct Sales: View {
  private let sums = [Sum(month: "May", sum: 1)]
  private var goal: Int?

  private struct Sum {
    var month: String
    var sum: Double
  }

  @ChartContentBuilder private var mark: some ChartContent {
    if let goal { RuleMark(y: .value("Goal", goal)) }
  }

  var body: some View {
    Chart {
      mark
      if goal == nil { PointMark(x: .value("Month", "May"), y: .value("Sum", 1)).symbolSize(20) }
      LinePlot(sums, x: .value("Month", \.month), y: .value("Sum", \.sum)).lineStyle(StrokeStyle(lineWidth: 1))
      ForEach([1.0, 2], id: \.self) { value in
        BarMark(x: .value("Month", "May"), y: .value("Sum", value)).foregroundStyle(.green)
      }
      RuleMark(y: .value("Goal", 3)).lineStyle(StrokeStyle(lineWidth: 1))
      AreaMark(x: .value("Month", "May"), yStart: .value("From", 1), yEnd: .value("To", 2), series: .value("Key", 1))
      RectangleMark(x: .value("Month", "May"), yStart: .value("From", 1), yEnd: .value("To", 2), width: .fixed(4))
    }
    .chartXAxis {
      AxisMarks(values: .automatic) { _ in
        AxisGridLine()
        AxisValueLabel()
      }
    }
    .chartXAxis { AxisMarks(values: .automatic(minimumStride: 5, desiredCount: 6)) { AxisTick() } }
    .chartYAxis { AxisMarks(values: [0, 5]) { AxisValueLabel(collisionResolution: .greedy) } }
    .chartXScale(domain: .automatic(includesZero: false))
    .chartYScale(domain: 0...10)
    .frame(height: 50)
  }
}

/// A view that all tests of this process draw another one for.
struct ProvidedForView: View {
  var body: some View { Chart {} }
}

enum TestStandInList: StandInProvider {
  static var standIns: StandInList {
    StandInList().standIn(for: ProvidedForView.self) { Color.red.frame(width: 7, height: 9) }
  }
}

@MainActor @Suite struct `A stand-in` {
  @Test func `of a module without views has values where those are known`() throws {
    let calendar = Calendar(identifier: .gregorian)
    let noon = try #require(calendar.date(from: DateComponents(year: 2026, month: 5, day: 4, hour: 12, minute: 20)))
    let hours = DateBins(unit: .hour, by: 2, range: noon...noon.addingTimeInterval(5 * 3600), calendar: calendar)
    #expect(hours.thresholds.map { calendar.component(.hour, from: $0) } == [12, 14, 16])
    #expect(NumberBins(range: 0.0...10, desiredCount: 4).thresholds == [0, 2.5, 5, 7.5, 10])
    let style = Product(id: "a", displayName: "A", price: 1, displayPrice: "1").subscriptionPeriodFormatStyle
    #expect(Product.SubscriptionPeriod(value: 3, unit: .month).formatted(style) == "3 months")
    #expect(Product.SubscriptionPeriod(value: 1, unit: .year).formatted(style) == "year")
    #expect(Product.SubscriptionPeriod.Unit.week.localizedDescription == "Week")
  }

  @Test func `that a type provides is drawn in all tests`() {
    #expect(reports(ProvidedForView()).isEmpty)
    #expect(LaidOut(ProvidedForView()).frames.last == rect(46.5, 45.5, 7, 9))
    // What a view says comes before.
    #expect(
      LaidOut(ProvidedForView().standIn(for: ProvidedForView.self) { Color.red.frame(width: 3, height: 9) }).frames.last
        == rect(48.5, 45.5, 3, 9))
  }

  @Test func `is a surface for what does not compile`() {
    #expect(
      reports(LeftOutView("Tea.body", of: "Tea", "cannot find 'KF' in scope")) == [
        "Tea.body does not compile here (cannot find 'KF' in scope)"
      ])
  }

  /// What is reported of a view, up to the colon.
  private func reports(_ view: some View) -> [String] {
    LaidOut(view).layout.problems.map { String($0.prefix { $0 != ":" }) }
  }

  @Test func `is a surface for what systems draw`() {
    #expect(reports(Places()) == ["Map is a map and cannot be drawn"])
    #expect(reports(Sales()).isEmpty)
    #expect(reports(Chart3D {}) == ["Chart3D is a chart in three dimensions and cannot be drawn"])
    #expect(reports(WebView(url: nil)) == ["WebView is a web page and cannot be drawn"])
    #expect(reports(VideoPlayer(player: nil)) == ["VideoPlayer is a film and cannot be drawn"])
    #expect(reports(StoreView(ids: ["a"])) == ["StoreView is a view of the App Store and cannot be drawn"])
  }

  @Test func `that code chooses is drawn instead, and nothing is reported`() {
    let blue = Box(10, 10).layoutPriority(1)
    for view in [
      AnyView(Places().standIn(for: Map.self) { blue }), AnyView(Places().standIn(for: Places.self) { blue }),
      AnyView(VStack { Places() }.standIn(for: Places.self) { blue }),
    ] {
      #expect(LaidOut(view).frames == [rect(45, 45, 10, 10)])
      #expect(reports(view).isEmpty)
    }
  }

  @Test func `counts from the nearest view, and ends in what stands in`() {
    let nested = Places().standIn(for: Map.self) { Box(10, 10) }.standIn(for: Map.self) { Box(30, 30) }
    #expect(LaidOut(nested).frame?.width == 10)
    // What is drawn in the place of a type may have one of the type in it.
    let inside = Places().standIn(for: Places.self) { Places().frame(width: 40) }
    #expect(LaidOut(inside).frames.first?.width == 40 && reports(inside).count == 1)
    #expect(reports(Places().standIn(for: Chart.self) { Box(1, 1) }).count == 1)
  }

  @Test func `can be that of an operation`() {
    withStandIn(for: Map.self, { Box(10, 10) }) {
      #expect(LaidOut(Places()).frame?.width == 10)
      withStandIn(for: Map.self, { Box(20, 20) }) { #expect(LaidOut(Places()).frame?.width == 20) }
    }
    #expect(reports(Places()).count == 1)
  }
}

@MainActor
@Suite(.standIn(for: Map.self) { Box(10, 10) }, .standIn(for: Chart.self) { Box(20, 20) })
struct `A suite's stand-in` {
  @Test func `is drawn in its tests`() {
    #expect(LaidOut(Places()).frame?.width == 10)
    #expect(LaidOut(Sales()).frame?.width == 20)
  }

  @Test(.standIn(for: Map.self) { Box(30, 30) }) func `counts after that of a test`() {
    #expect(LaidOut(Places()).frame?.width == 30)
    #expect(LaidOut(Sales()).frame?.width == 20)
  }
}
