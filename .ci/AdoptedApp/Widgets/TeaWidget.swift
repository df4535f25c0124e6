import SwiftUI
import WidgetKit

struct TeaEntry: TimelineEntry {
  let date: Date
  let minutes: Int
}

struct TeaProvider: TimelineProvider {
  func placeholder(in context: Context) -> TeaEntry { TeaEntry(date: .now, minutes: 3) }

  func getSnapshot(in context: Context, completion: @escaping (TeaEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TeaEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

struct TeaWidgetView: View {
  let entry: TeaEntry

  var body: some View {
    Text("\(entry.minutes) min").padding().containerBackground(.green, for: .widget)
  }
}

@main
struct TeaWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tea", provider: TeaProvider()) { TeaWidgetView(entry: $0) }
      .configurationDisplayName("Tea")
  }
}

struct TeaWidget_Previews: PreviewProvider {
  static var previews: some View {
    TeaWidgetView(entry: TeaEntry(date: Date(timeIntervalSince1970: 0), minutes: 3)).previewLayout(.sizeThatFits)
  }
}

#Preview("Timeline", as: .systemSmall) {
  TeaWidget()
} timeline: {
  TeaEntry(date: Date(timeIntervalSince1970: 0), minutes: 3)
  TeaEntry(date: Date(timeIntervalSince1970: 60), minutes: 2)
}
