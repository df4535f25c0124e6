import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

@MainActor @Suite struct `A view of progress` {
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is a bar of 4 points, filled by its share in the tint`(design: SystemDesign) throws {
    let bar = laidOut(ProgressView(value: 30, total: 120), design)
    #expect(bar.frames == [rect(0, 98, 300, 4), rect(0, 98, 75, 4)])
    #expect(bar.colors.last?.description == (design == .iOS26 ? "#0088FF" : "#007AFF"))
    #expect(laidOut(ProgressView(value: 0.5).tint(.red), design).colors.last?.description.hasPrefix("#FF3") == true)
    #expect(laidOut(ProgressView(value: 0.0), design).frames.count == 1)
  }

  @Test func `has its bar at the leading edge where lines run from right to left`() {
    let bar = laidOut(ProgressView(value: 0.25)) { $0.layoutDirection = .rightToLeft }
    #expect(bar.frames.last == rect(225, 98, 75, 4))
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is a wheel of 20 points where nobody knows how far it is`(design: SystemDesign) {
    func extent(_ view: some View) -> CGRect? {
      let frame = laidOut(
        HStack(spacing: 0) {
          Box(10, 10); view; Box(10, 10)
        }, design
      ).frames("Color")
      return frame.count == 2 ? rect(frame[0].maxX, 0, frame[1].minX - frame[0].maxX, 0) : nil
    }
    #expect(extent(ProgressView())?.width == 20)
    #expect(extent(ProgressView().controlSize(.large))?.width == 37)
    #expect(laidOut(ProgressView(), design).frames("Capsule").count == 8)
  }

  @Test func `has eight spokes of which that to the left is the strongest`() {
    let wheel = laidOut(ProgressView().tint(.white))
    #expect(wheel.colors.count == 8)
    #expect(wheel.colors.allSatisfy { $0.description.hasPrefix("#FFFFFF") })
  }

  @Test func `has its labels around it`() {
    let view = laidOut(
      ProgressView(value: 0.5) {
        Text(verbatim: "Loading")
      } currentValueLabel: {
        Text(verbatim: "half")
      })
    #expect(view.items.map(\.name) == ["Loading", "Capsule", "Capsule", "half"])
    #expect(view.frame("Loading").map { $0.minX } == 0)
    #expect(laidOut(ProgressView("Loading")).items.last?.name == "Loading")
    #expect(laidOut(ProgressView("Loading").labelsHidden()).items.count == 8)
  }

  @Test func `shows what is left of a time`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let view = laidOut(ProgressView(timerInterval: start...start.addingTimeInterval(100))) {
      $0.now = start.addingTimeInterval(25)
    }
    #expect(view.frames.prefix(2).map(\.width) == [300, 225])
    #expect(view.items.last?.name == "1:15")
    let up = laidOut(ProgressView(timerInterval: start...start.addingTimeInterval(100), countsDown: false)) {
      $0.now = start.addingTimeInterval(25)
    }
    #expect(up.frames.prefix(2).map(\.width) == [300, 75])
  }

  @Test func `counts the work of Foundation's progress`() {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    #expect(laidOut(ProgressView(progress)).frames.last?.width == 75)
  }

  @Test func `takes its style by value, by the type's name and from the user`() {
    let bar = laidOut(ProgressView().progressViewStyle(.linear))
    #expect(bar.frames.map(\.height) == [4])
    #expect(laidOut(ProgressView().progressViewStyle(LinearProgressViewStyle())).items == bar.items)
    #expect(laidOut(ProgressView(value: 0.5).progressViewStyle(.circular)).items.count == 8)
    let own = laidOut(ProgressView("A", value: 0.5).progressViewStyle(Percent()))
    #expect(own.items.map(\.name) == ["A", "Capsule", "Capsule", "0.5"])
  }

  @Test func `is heard with what it says and how far it is`() throws {
    let element = try #require(onlyElement(ProgressView("Loading", value: 0.5)))
    #expect(element.label == "Loading")
    #expect(element.value == "50%")
    #expect(onlyElement(ProgressView())?.label == "In progress")
  }
}

/// A style that calls the usual one.
private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ProgressView(configuration)
      Text(verbatim: "\(configuration.fractionCompleted ?? 0)")
    }
  }
}
