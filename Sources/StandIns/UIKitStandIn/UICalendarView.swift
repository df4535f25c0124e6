// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// A month of UIKit, as values: nobody chooses a day in it.
@MainActor @preconcurrency
open class UICalendarView: UIView {
  public weak var delegate: (any UICalendarViewDelegate)?
  open var selectionBehavior: UICalendarSelection?
  open var calendar = Calendar.current
  open var locale = Locale.current
  open var timeZone: TimeZone?
  open var fontDesign: UIFontDescriptor.SystemDesign = .default
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  open var visibleDateComponents = DateComponents()
  open var wantsDateDecorations = true

  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  /// A sign below a day.
  @MainActor @preconcurrency
  public final class Decoration: NSObject {
    public enum Size: Int, Hashable, Sendable { case small, medium, large }

    public static func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration { Decoration() }
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration {
      Decoration()
    }
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration() }
  }
}

@MainActor @preconcurrency
public protocol UICalendarViewDelegate: AnyObject {
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
  open func updateSelectableDates() {}
}

open class UICalendarSelectionSingleDate: UICalendarSelection {
  public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents?
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}

@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}
extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

open class UICalendarSelectionMultiDate: UICalendarSelection {
  public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = []
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}

@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
