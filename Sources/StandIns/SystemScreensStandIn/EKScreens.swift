// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// The system's screen that edits an event; it is never drawn.
open class EKEventEditViewController: UINavigationController {
  public weak var editViewDelegate: (any EKEventEditViewDelegate)?
  public var eventStore: EKEventStore!
  public var event: EKEvent?
}
public enum EKEventEditViewAction: Int, Hashable, Sendable { case canceled, saved, deleted }
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: AnyObject {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// The system's screen of an event; it is never drawn.
open class EKEventViewController: UIViewController {
  public weak var delegate: (any EKEventViewDelegate)?
  public var event: EKEvent!
  public var allowsEditing = false
  public var allowsCalendarPreview = false
}
public enum EKEventViewAction: Int, Hashable, Sendable { case done, responded, deleted }
@MainActor @preconcurrency
public protocol EKEventViewDelegate: AnyObject {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// The system's screen that chooses calendars; it is never drawn.
open class EKCalendarChooser: UIViewController {
  public weak var delegate: (any EKCalendarChooserDelegate)?
  public var showsDoneButton = false
  public var showsCancelButton = false
  public var selectedCalendars: Set<EKCalendar> = []
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType = .event, eventStore: EKEventStore
  ) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
public enum EKCalendarChooserSelectionStyle: Int, Hashable, Sendable { case single, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Hashable, Sendable { case allCalendars, writableCalendarsOnly }
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: AnyObject {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
