// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// What a widget shows at an entry of its timeline.
@MainActor
protocol WidgetContent {
  func view(at entry: any TimelineEntry) -> AnyView?
  /// Whether the system puts margins around it.
  var hasMargins: Bool { get }
}

extension WidgetContent { var hasMargins: Bool { true } }

/// A widget around which the system puts no margins.
struct MarginlessConfiguration: WidgetConfiguration, WidgetContent {
  let base: (any WidgetContent)?
  var hasMargins: Bool { false }

  func view(at entry: any TimelineEntry) -> AnyView? { base?.view(at: entry) }
}

@resultBuilder
public enum TimelineEntryBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap(\.self) }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap(\.self) }
}

extension Preview {
  /// A preview of a widget: one picture for each entry of its timeline.
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @TimelineEntryBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name, size: family.previewSize) { WidgetView.all(of: widget(), family, timeline()) }
  }

  /// A preview of a widget: one picture for each entry that its provider gives at once, or of its placeholder.
  public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, size: family.previewSize) {
      WidgetView.all(of: widget(), family, Self.entries(of: timelineProvider(), family))
    }
  }

  /// A preview of a widget with its provider's placeholder: its timeline takes time.
  public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, size: family.previewSize) {
      WidgetView.all(of: widget(), family, [timelineProvider().placeholder(in: family.previewContext)])
    }
  }

  @MainActor private static func entries<Provider: TimelineProvider>(
    of provider: Provider, _ family: WidgetFamily
  ) -> [any TimelineEntry] {
    var entries: [any TimelineEntry] = []
    provider.getTimeline(in: family.previewContext) { entries = $0.entries }
    return entries.isEmpty ? [provider.placeholder(in: family.previewContext)] : entries
  }
}

/// A widget at an entry of its timeline.
private struct WidgetView: View {
  let content: AnyView
  let family: WidgetFamily
  let hasMargins: Bool

  /// So many entries of a timeline are drawn: one of a day's minutes has more than anybody looks at.
  private static let mostEntries = 8

  static func all(of widget: any Widget, _ family: WidgetFamily, _ entries: [any TimelineEntry]) -> [any View] {
    guard let shown = body(of: widget) as? any WidgetContent else { return [] }
    return entries.prefix(mostEntries).compactMap { entry in
      shown.view(at: entry).map { WidgetView(content: $0, family: family, hasMargins: shown.hasMargins) }
    }
  }

  private static func body(of widget: some Widget) -> any WidgetConfiguration { widget.body }

  var body: some View {
    let margin = family.previewMargin
    content
      .padding(hasMargins ? margin : 0)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
  }
}

extension WidgetFamily {
  /// How large it is on a phone 390 points wide, in points, as Apple's guidelines say; the largest is that of an iPad.
  var previewSize: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 342)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  /// The margin that the guidelines name as the usual one; those of lock screens are not known.
  fileprivate var previewMargin: CGFloat {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: 16
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: 0
    }
  }

  fileprivate var previewContext: TimelineProviderContext {
    TimelineProviderContext(family: self, isPreview: true, displaySize: previewSize)
  }
}
