public import DeclarativeUI
import Foundation

extension ViewType {
  /// A choice of several dates.
  public struct MultiDatePicker: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "MultiDatePicker" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a choice of several dates.
  public func multiDatePicker() throws -> InspectableView<ViewType.MultiDatePicker> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a choice of several dates.
  public func multiDatePicker(_ index: Int) throws -> InspectableView<ViewType.MultiDatePicker> { try indexed(index) }
}

extension InspectableView where View == ViewType.MultiDatePicker {
  /// What the picker is for.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// Chooses dates, instead of those that were chosen.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could.
  public func select(dateComponents: Set<DateComponents>) throws {
    try guardIsResponsive()
    try controlled(Set<DateComponents>.self).wrappedValue = dateComponents
  }

  /// The first date that can be chosen.
  public func minimumDate() throws -> Date { try bound(\.lower, "minimumDate") }

  /// The end of the dates that can be chosen.
  public func maximumDate() throws -> Date { try bound(\.upper, "maximumDate") }

  private func bound(_ side: KeyPath<(lower: Date?, upper: Date?), Date?>, _ name: String) throws -> Date {
    guard let date = try value(of: (any DateBounds).self).bounds[keyPath: side] else {
      throw InspectionError.attributeNotFound(label: name, type: "MultiDatePicker")
    }
    return date
  }
}
