public import DeclarativeUI
public import Foundation
public import LayoutValues

extension ViewType {
  /// A view whose type is hidden.
  public struct AnyView: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "AnyView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a view of a hidden type.
  public func anyView() throws -> InspectableView<ViewType.AnyView> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a view of a hidden type.
  public func anyView(_ index: Int) throws -> InspectableView<ViewType.AnyView> { try indexed(index) }
}

extension ViewType {
  /// One view for each element of a collection.
  public struct ForEach: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "ForEach" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a `ForEach`.
  public func forEach() throws -> InspectableView<ViewType.ForEach> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a `ForEach`.
  public func forEach(_ index: Int) throws -> InspectableView<ViewType.ForEach> { try indexed(index) }
}

extension ViewType {
  /// A view whose contents know its size; tests that look into a view without a host find them made for a size of zero.
  public struct GeometryReader: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "GeometryReader" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a geometry reader.
  public func geometryReader() throws -> InspectableView<ViewType.GeometryReader> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a geometry reader.
  public func geometryReader(_ index: Int) throws -> InspectableView<ViewType.GeometryReader> { try indexed(index) }
}

extension ViewType {
  /// Several views that are modified together.
  public struct Group: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "Group" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a group.
  public func group() throws -> InspectableView<ViewType.Group> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a group.
  public func group(_ index: Int) throws -> InspectableView<ViewType.Group> { try indexed(index) }
}

extension ViewType {
  /// Views in a row.
  public struct HStack: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "HStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a row.
  public func hStack() throws -> InspectableView<ViewType.HStack> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a row.
  public func hStack(_ index: Int) throws -> InspectableView<ViewType.HStack> { try indexed(index) }
}

extension ViewType {
  /// A view that is made anew at each date of a schedule.
  public struct TimelineView: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "TimelineView" }

    /// What the content knows of its time.
    public struct Context: Sendable {
      /// How often the content is evaluated again.
      public typealias Cadence = TimelineViewDefaultContext.Cadence

      let time: TimelineViewDefaultContext

      /// Creates what the content knows of its time.
      public init(date: Date = Date(timeIntervalSinceReferenceDate: 0), cadence: Cadence = .live) {
        time = TimelineViewDefaultContext(date: date, cadence: cadence)
      }
    }
  }
}

extension InspectableView where View == ViewType.TimelineView {
  /// What is shown at a date.
  public func contentView(
    _ context: ViewType.TimelineView.Context = .init()
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try possible(value(of: (any TimedView).self).view(at: context.time), by: "contentView()")
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a timeline.
  public func timelineView() throws -> InspectableView<ViewType.TimelineView> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a timeline.
  public func timelineView(_ index: Int) throws -> InspectableView<ViewType.TimelineView> { try indexed(index) }
}

extension ViewType {
  /// The statements of a `ViewBuilder` that are one of several views.
  public struct TupleView: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "TupleView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as the statements of a builder.
  public func tupleView() throws -> InspectableView<ViewType.TupleView> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as the statements of a builder.
  public func tupleView(_ index: Int) throws -> InspectableView<ViewType.TupleView> { try indexed(index) }
}

extension ViewType {
  /// Views in a column.
  public struct VStack: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "VStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a column.
  public func vStack() throws -> InspectableView<ViewType.VStack> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a column.
  public func vStack(_ index: Int) throws -> InspectableView<ViewType.VStack> { try indexed(index) }
}

extension ViewType {
  /// Views on top of each other.
  public struct ZStack: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "ZStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a stack in depth.
  public func zStack() throws -> InspectableView<ViewType.ZStack> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a stack in depth.
  public func zStack(_ index: Int) throws -> InspectableView<ViewType.ZStack> { try indexed(index) }
}

extension InspectableView where View == ViewType.HStack {
  /// The guide by which the views are aligned.
  public func alignment() throws -> VerticalAlignment { try value(of: (any HStackView).self).alignment }

  /// The distance between neighbours in points; nil where each pair has its own.
  public func spacing() throws -> CGFloat? { try value(of: (any HStackView).self).spacing }
}

extension InspectableView where View == ViewType.VStack {
  /// The guide by which the views are aligned.
  public func alignment() throws -> HorizontalAlignment { try value(of: (any VStackView).self).alignment }

  /// The distance between neighbours in points; nil where each pair has its own.
  public func spacing() throws -> CGFloat? { try value(of: (any VStackView).self).spacing }
}

extension InspectableView where View == ViewType.ZStack {
  /// The guides by which the views are aligned.
  public func alignment() throws -> Alignment { try value(of: (any ZStackView).self).alignment }
}
