// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// A chart of marks, with axes and a legend.
///
/// What is measured of its distances and colours, and what is a guess, is in the article "Four apps".
public struct Chart: View {
  let marks: [ChartMark]

  public init(@ChartContentBuilder content: () -> some ChartContent) { marks = ChartMarkList.marks(of: content()) }
  public init<Data: RandomAccessCollection, Content: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable { marks = data.flatMap { ChartMarkList.marks(of: content($0)) } }
  public init<Data: RandomAccessCollection, ID: Hashable, Content: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { marks = data.flatMap { ChartMarkList.marks(of: content($0)) } }

  public var body: some View { ChartBody(marks: marks) }
}
