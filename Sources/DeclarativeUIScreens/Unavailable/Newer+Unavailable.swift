public import Foundation

// What iOS 17 to 26 have for containers, texts, bars and lists, by their signatures in SwiftUI: the compiler names them where
// code uses them.

@available(*, unavailable, message: "not in Stills yet: set the font of the text")
extension View {
  /// Not available yet.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Not available yet.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { self }
}

@available(*, unavailable, message: "not in Stills yet: set the locale of the environment")
extension View {
  /// Not available yet.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}

@available(*, unavailable, message: "not in Stills yet: set the locale of the environment")
extension Text {
  /// Not available yet.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

@available(*, unavailable, message: "not in Stills yet: set the font of the text")
extension Text {
  /// Not available yet.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
}

@available(*, unavailable, message: "not in Stills yet: set the font of the text")
extension Text {
  /// Not available yet.
  public struct Scale: Hashable, Sendable {
    /// Not available yet.
    public static let `default` = Scale()
    /// Not available yet.
    public static let secondary = Scale()
  }
}

@available(*, unavailable, message: "not in Stills yet: set the font of the text")
extension AttributedString {
  /// Not available yet.
  public struct LineHeight: Hashable, Sendable {
    /// Not available yet.
    public static let normal = LineHeight()
    /// Not available yet.
    public static let tight = LineHeight()
    /// Not available yet.
    public static let loose = LineHeight()

    /// Not available yet.
    public static func multiple(factor: CGFloat) -> LineHeight { normal }

    /// Not available yet.
    public static func exact(points: CGFloat) -> LineHeight { normal }
  }
}

@available(*, unavailable, message: "not in Stills yet: use symbolRenderingMode")
extension View {
  /// Not available yet.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// Not available yet.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}

/// Whether a symbol has one colour or a gradient.
@available(*, unavailable, message: "not in Stills yet: use symbolRenderingMode")
public struct SymbolColorRenderingMode: Hashable, Sendable {
  /// Not available yet.
  public static let flat = SymbolColorRenderingMode()

  /// Not available yet.
  public static let gradient = SymbolColorRenderingMode()
}

/// How a symbol shows a value.
@available(*, unavailable, message: "not in Stills yet: use symbolRenderingMode")
public struct SymbolVariableValueMode: Hashable, Sendable {
  /// Not available yet.
  public static let color = SymbolVariableValueMode()

  /// Not available yet.
  public static let draw = SymbolVariableValueMode()
}

@available(*, unavailable, message: "not in Stills yet: use an HStack")
extension View {
  /// Not available yet.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// Not available yet.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
}

@available(*, unavailable, message: "not in Stills yet: use Group(subviews:), for all sections as one")
extension Group {
  /// Not available yet.
  public init<Base: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Content
  ) where Content: View { preconditionFailure("There are no sections to ask for") }
}

@available(*, unavailable, message: "not in Stills yet: use ForEach(subviews:), for all sections as one")
extension ForEach {
  /// Not available yet.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == SectionCollection, ID == SectionConfiguration.ID {
    preconditionFailure("There are no sections to ask for")
  }
}

/// The sections in a container.
@available(*, unavailable, message: "not in Stills yet: use SubviewsCollection")
public struct SectionCollection: RandomAccessCollection {
  /// Not available yet.
  public var startIndex: Int { 0 }

  /// Not available yet.
  public var endIndex: Int { 0 }

  /// Not available yet.
  public subscript(index: Int) -> SectionConfiguration { SectionConfiguration() }
}

/// A section in a container.
@available(*, unavailable, message: "not in Stills yet: use Subview")
public struct SectionConfiguration: Identifiable {
  /// Not available yet.
  public var id: Int { 0 }

  /// Not available yet.
  public var containerValues: ContainerValues { ContainerValues() }

  /// Not available yet.
  public var header: SubviewsCollection { SubviewsCollection([]) }

  /// Not available yet.
  public var footer: SubviewsCollection { SubviewsCollection([]) }

  /// Not available yet.
  public var content: SubviewsCollection { SubviewsCollection([]) }
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension Gesture {
  /// Not available yet.
  public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> { self }
}
