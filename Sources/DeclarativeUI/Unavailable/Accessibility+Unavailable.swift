// Lists by which VoiceOver goes through a view, by their signatures in SwiftUI: the compiler names them where code uses them.

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension View {
  /// Not available yet.
  public nonisolated func accessibilityRotor<Content: View>(
    _ labelKey: LocalizedStringKey, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func accessibilityRotor<Content: View>(
    _ label: Text, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func accessibilityRotor<Content: View>(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
}

/// What VoiceOver goes through.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public protocol AccessibilityRotorContent: View {}

/// A place that VoiceOver goes to.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Not available yet.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Not available yet.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}
}

/// Makes places of the statements of a closure.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public typealias AccessibilityRotorContentBuilder = ViewBuilder

/// A list that VoiceOver has for every program.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct AccessibilitySystemRotor: Sendable {
  /// Not available yet.
  public static let links = AccessibilitySystemRotor()
  /// Not available yet.
  public static let headings = AccessibilitySystemRotor()
  /// Not available yet.
  public static let boldText = AccessibilitySystemRotor()
  /// Not available yet.
  public static let italicText = AccessibilitySystemRotor()
  /// Not available yet.
  public static let images = AccessibilitySystemRotor()
  /// Not available yet.
  public static let landmarks = AccessibilitySystemRotor()
  /// Not available yet.
  public static let lists = AccessibilitySystemRotor()
  /// Not available yet.
  public static let tables = AccessibilitySystemRotor()
  /// Not available yet.
  public static let textFields = AccessibilitySystemRotor()
}

/// Describes what a chart shows to VoiceOver.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public protocol AXChartDescriptorRepresentable {}

/// What a chart shows.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public final class AXChartDescriptor {}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension View {
  /// Not available yet.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { self }
}
