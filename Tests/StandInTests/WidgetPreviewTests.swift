import ActivityKitStandIn
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

private struct Brewing: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var tea: String
}

private struct BrewingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Brewing.self) { context in
      Text(verbatim: "\(context.attributes.tea) \(context.state.minutes)").activityBackgroundTint(.green)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(verbatim: context.attributes.tea) }
        DynamicIslandExpandedRegion(.bottom, priority: 1) { Color.red }
      } compactLeading: {
        Text("a")
      } compactTrailing: {
        Text("b")
      } minimal: {
        Text("c")
      }
      .keylineTint(.green)
    }
  }
}

#Preview("Brewing", as: .content, using: Brewing(tea: "Sencha")) {
  BrewingActivity()
} contentStates: {
  Brewing.ContentState(minutes: 3)
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

  @Test func `is a live activity at each of its states, on the lock screen alone`() {
    func preview(_ kind: ActivityPreviewViewKind) -> Preview {
      Preview(as: kind, using: Brewing(tea: "Sencha")) {
        BrewingActivity()
      } contentStates: {
        Brewing.ContentState(minutes: 3)
        if true { Brewing.ContentState(minutes: 2) }
      }
    }
    let layouts = preview(.content).views.map { LaidOut(AnyView($0), in: CGSize(width: 371, height: 160)).layout }
    #expect(layouts.map { LaidOut.texts(of: $0) } == [["Sencha 3"], ["Sencha 2"]])
    #expect(layouts.flatMap { $0.problems }.isEmpty)
    #expect(preview(.content).settings.layout == .fixed(width: 371, height: 160))
    let island = preview(.dynamicIsland(.compact)).views.map { LaidOut(AnyView($0)).layout.problems }
    #expect(island.count == 1 && island[0].count == 1 && island[0][0].contains("what is around a phone's camera"))
    #expect(Activity<Brewing>.activities.isEmpty && !ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(throws: ActivityAuthorizationError.denied) {
      try Activity.request(
        attributes: Brewing(tea: "a"), content: ActivityContent(state: .init(minutes: 1), staleDate: nil))
    }
  }

  @Test func `is told of its margins, which it may have turned off`() {
    struct Margins: View {
      @Environment(\.widgetContentMargins) var margins
      var body: some View { Text(verbatim: "\(margins.leading)") }
    }
    struct Bare: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bare", provider: CupProvider()) { _ in Margins() }.contentMarginsDisabled()
      }
    }
    let preview = Preview(as: .systemSmall, widget: { Bare() }, timelineProvider: { CupProvider() })
    #expect(preview.views.map { LaidOut.texts(of: LaidOut(AnyView($0)).layout) } == [["16.0"]])
    #expect(LaidOut.texts(of: LaidOut(Margins()).layout) == ["0.0"])
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
