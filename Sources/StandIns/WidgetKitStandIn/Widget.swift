// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

// Families, how widgets are coloured, and what their views say are in DeclarativeUI, which draws widgets.
extension WidgetFamily {
  public var description: String { "\(rawValue)" }
}

/// Nothing is reloaded.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  private init() {}
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func invalidateConfigurationRecommendations() {}
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
}
public struct WidgetInfo: Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
}

public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }
public struct TimelineEntryRelevance: Hashable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
public struct TimelineReloadPolicy: Hashable, Sendable {
  private let date: Date?
  public static let atEnd = TimelineReloadPolicy(date: nil)
  public static let never = TimelineReloadPolicy(date: .distantFuture)
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date) }
}
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
}
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

@MainActor @preconcurrency
public protocol WidgetConfiguration {}
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration { public nonisolated init() {} }
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}
extension Widget { public static func main() {} }
extension WidgetBundle { public static func main() {} }
public struct ManyWidgets: Widget {
  public init() {}
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}
@resultBuilder
public enum WidgetBundleBuilder {
  @MainActor public static func buildBlock(_ widgets: any Widget...) -> ManyWidgets { ManyWidgets() }
  @MainActor public static func buildOptional(_ widget: (any Widget)?) -> ManyWidgets { ManyWidgets() }
  @MainActor public static func buildLimitedAvailability(_ widget: any Widget) -> ManyWidgets { ManyWidgets() }
}
public struct StaticConfiguration: WidgetConfiguration, WidgetContent {
  private let content: (any TimelineEntry) -> AnyView?

  func view(at entry: any TimelineEntry) -> AnyView? { content(entry) }

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> some View
  ) {
    self.content = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
  }
}
public struct AppIntentConfiguration: WidgetConfiguration, WidgetContent {
  private let content: (any TimelineEntry) -> AnyView?

  func view(at entry: any TimelineEntry) -> AnyView? { content(entry) }

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Provider.Intent.Type = Provider.Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> some View
  ) {
    self.content = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
  }
}
extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration { self }
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration { self }
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    MarginlessConfiguration(base: self as? any WidgetContent)
  }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}

/// What a preview shows a view as: a widget of a shape, in the size of that.
public protocol PreviewContext { var family: WidgetFamily { get } }
public struct WidgetPreviewContext: PreviewContext {
  public let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
}
extension View {
  public nonisolated func previewContext(_ value: some PreviewContext) -> some View {
    environment(\.widgetFamily, value.family)
      .previewLayout(.fixed(width: value.family.previewSize.width, height: value.family.previewSize.height))
  }
  public nonisolated func widgetLabel(_ label: some StringProtocol) -> some View { self }
}
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Circle().fill(.quaternary) }
}
