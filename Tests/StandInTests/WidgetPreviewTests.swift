@testable import DeclarativeUI
import Foundation
import LaidOutViews
import PreviewMacros
import TipKitStandIn
import Testing
import WidgetKitStandIn

private struct Cup: TimelineEntry {
  let date = Date(timeIntervalSince1970: 0)
  let minutes: Int
}

private struct CupProvider: TimelineProvider {
  func placeholder(in context: Context) -> Cup { Cup(minutes: 0) }
  func getSnapshot(in context: Context, completion: @escaping (Cup) -> Void) { completion(Cup(minutes: 0)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Cup>) -> Void) {
    completion(Timeline(entries: [Cup(minutes: 7)], policy: .never))
  }
}

private struct CupWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Cup", provider: CupProvider()) { entry in
      Text(verbatim: "\(entry.minutes)").containerBackground(.green, for: .widget)
    }
    .configurationDisplayName("Cup")
  }
}

#Preview("Cups", as: .systemSmall) {
  CupWidget()
} timeline: {
  Cup(minutes: 3)
  Cup(minutes: 4)
}

private struct NewTip: Tip {
  var title: Text { Text("New") }
  var message: Text? { Text("Tea is here") }
}

@MainActor @Suite struct `What previews show of other systems` {
  @Test func `is a widget at each entry of its timeline, in its size`() {
    let preview = Preview(as: .systemMedium) {
      CupWidget()
    } timeline: {
      Cup(minutes: 3)
      if true { Cup(minutes: 4) }
    }
    #expect(preview.views.map { LaidOut.texts(of: LaidOut(AnyView($0)).layout) } == [["3"], ["4"]])
    #expect(preview.settings.layout == .fixed(width: 338, height: 158))
    let provided = Preview(as: .systemSmall, widget: { CupWidget() }, timelineProvider: { CupProvider() })
    #expect(provided.views.map { LaidOut.texts(of: LaidOut(AnyView($0)).layout) } == [["7"]])
  }

  @Test func `is a view of a provider in the size of a widget`() {
    enum Cups: PreviewProvider {
      static var previews: some View { Color.red.previewContext(WidgetPreviewContext(family: .systemSmall)) }
    }
    #expect(Cups._allPreviews.map(\.layout) == [.fixed(width: 158, height: 158)])
  }

  @Test func `is a tip as a surface with its room, or as its own style draws it`() {
    let tip = LaidOut(TipView(NewTip()), in: CGSize(width: 300, height: 300)).layout
    #expect(tip.problems.count == 1 && tip.problems[0].hasPrefix("TipSurface is a tip of TipKit and cannot be drawn"))
    struct Plain: TipViewStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.title }
    }
    let styled = LaidOut(TipView(NewTip()).tipViewStyle(Plain())).layout
    #expect(LaidOut.texts(of: styled) == ["New"] && styled.problems.isEmpty)
    let bubble = LaidOut(Text("a").popoverTip(NewTip())).layout
    #expect(bubble.problems.count == 1 && bubble.problems[0].contains("is not drawn"))
    #expect(LaidOut(TipView(nil as NewTip?)).items.isEmpty)
  }

  @Test func `is told of a tip by its rules`() {
    let isNew = Tips.Parameter(wrappedValue: false)
    let opened = Tips.Event(id: "opened")
    let rules = [Tips.Rule(isNew) { $0 }, Tips.Rule(opened) { $0.donations.count > 0 }]
    struct Ruled: Tip {
      let rules: [Tips.Rule]
      var title: Text { Text("Ruled") }
    }
    let tip = Ruled(rules: rules)
    #expect(!tip.shouldDisplay)
    isNew.wrappedValue = true
    opened.sendDonation()
    #expect(tip.shouldDisplay)
    tip.invalidate(reason: .tipClosed)
    #expect(tip.status == .invalidated(.tipClosed))
  }
}
