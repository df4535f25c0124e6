// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// What is shown in a chart.
public protocol ChartContent {
  associatedtype ChartBody: ChartContent
  @ChartContentBuilder var body: ChartBody { get }

  /// Adds the marks to others.
  func _appendMarks(to list: inout ChartMarkList)
}
extension ChartContent {
  public func _appendMarks(to list: inout ChartMarkList) { body._appendMarks(to: &list) }
}
extension ChartContent where ChartBody == Never {
  public var body: Never { preconditionFailure("Marks have no content of their own") }
}
extension Never: ChartContent {
  public typealias ChartBody = Never
}

public struct EmptyChartContent: ChartContent {
  public typealias ChartBody = Never
  public init() {}
  public func _appendMarks(to list: inout ChartMarkList) {}
}
public struct AnyChartContent: ChartContent {
  public typealias ChartBody = Never
  private let marks: [ChartMark]

  public init(_ content: some ChartContent) { marks = ChartMarkList.marks(of: content) }
  public init(erasing content: some ChartContent) { self.init(content) }
  public func _appendMarks(to list: inout ChartMarkList) { list.marks += marks }
}
/// Marks that are changed together.
public struct Plot: ChartContent {
  public typealias ChartBody = Never
  private let marks: [ChartMark]

  public init(@ChartContentBuilder content: () -> some ChartContent) { marks = ChartMarkList.marks(of: content()) }
  public func _appendMarks(to list: inout ChartMarkList) { list.marks += marks }
}

@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  public static func buildBlock<each Content: ChartContent>(_ contents: repeat each Content) -> ChartMarks {
    var list = ChartMarkList()
    repeat (each contents)._appendMarks(to: &list)
    return ChartMarks(list.marks)
  }
  // Of no generic type: nothing says which one it would be where there is no content.
  public static func buildOptional(_ content: (any ChartContent)?) -> ChartMarks {
    ChartMarks(content.map { ChartMarkList.marks(of: $0) } ?? [])
  }
  public static func buildEither(first content: some ChartContent) -> ChartMarks {
    ChartMarks(ChartMarkList.marks(of: content))
  }
  public static func buildEither(second content: some ChartContent) -> ChartMarks {
    ChartMarks(ChartMarkList.marks(of: content))
  }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> ChartMarks {
    ChartMarks(ChartMarkList.marks(of: content))
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias ChartBody = Never

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(of: data, id: { $0[keyPath: id] }, content: content)
  }

  public func _appendMarks(to list: inout ChartMarkList) {
    for element in data { content(element)._appendMarks(to: &list) }
  }
}
extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(of: data, id: \.id, content: content)
  }
}
extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(of: data, id: { $0 }, content: content)
  }
}
